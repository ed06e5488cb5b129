# Builds the example bundle and runs it without the toolchain.
#
#   docker build -t vitrine .
#   docker run -p 8080:8080 -v vitrine-data:/data -e VITRINE_TOKEN=secret vitrine
#
# The service listens on all addresses of the container, so it asks for a token: changes need it, reading does not.
# Without VITRINE_TOKEN it refuses to start and says so.

FROM swift:6.3-noble AS build
WORKDIR /source
COPY . .
RUN swift build -c release --static-swift-stdlib --product vitrine \
    && install -D "$(swift build -c release --static-swift-stdlib --show-bin-path)/vitrine" /out/vitrine

FROM ubuntu:24.04
RUN apt-get update \
    && apt-get install -y --no-install-recommends curl tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /app vitrine \
    && install -d -o vitrine -g vitrine /app /data
WORKDIR /app
COPY --from=build /out/vitrine /usr/local/bin/vitrine
COPY config.json ./
COPY public public
USER 10001
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD curl --fail --silent --show-error http://127.0.0.1:8080/healthz
ENTRYPOINT ["vitrine"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
