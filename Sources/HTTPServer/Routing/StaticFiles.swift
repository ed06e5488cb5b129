package import LinuxSystem
internal import Synchronization

/// Serves the files of a folder, and nothing outside it: no path and no symbolic link leads out.
package final class StaticFiles: HTTPHandler {
    private struct Cached {
        let stamp: FileStamp
        let response: HTTPResponse
    }

    private let folder: PublicFolder
    private let cacheControl: String
    private let sizeLimit: Int
    private let cache = Mutex<[String: Cached]>([:])

    /// Serves the folder; files above `sizeLimit` bytes are not served, as answers are held in memory.
    package init(
        folder: String,
        cacheControl: String = "max-age=60",
        sizeLimit: Int = 16_777_216
    ) throws(SystemError) {
        self.folder = try PublicFolder(folder)
        self.cacheControl = cacheControl
        self.sizeLimit = sizeLimit
    }

    /// Answers GET and HEAD with the file that the path names below the folder.
    package func respond(to request: HTTPRequest, with responder: HTTPResponder) {
        responder.send(response(to: request, segments: request.pathSegments))
    }

    /// The answer for a file below the folder, such as what a `{rest...}` route took.
    package func response(to request: HTTPRequest, segments: [String]) -> HTTPResponse {
        guard request.method == .get || request.method == .head else {
            return HTTPProblem(.methodNotAllowed, detail: "files can only be read", headers: ["Allow": "GET, HEAD"])
                .response
        }
        guard let response = file(segments) else {
            return .problem(.notFound, "nothing is at \(request.path)")
        }
        return response
    }

    /// The file as a response; nil where there is none. A path that is empty or ends in a slash means its index.html.
    package func file(_ segments: [String]) -> HTTPResponse? {
        var segments = segments
        if segments.last?.isEmpty ?? true { segments = segments.dropLast() + ["index.html"] }
        // Names that begin with a dot are the tools' own, such as .git.
        guard let name = segments.last, !segments.contains(where: { $0.hasPrefix(".") }) else { return nil }
        guard let file = try? folder.open(segments), let stamp = try? FileStamp(file), stamp.size <= sizeLimit else {
            return nil
        }
        let key = segments.joined(separator: "/")
        if let cached = cache.withLock({ $0[key] }), cached.stamp == stamp { return cached.response }
        guard let bytes = try? file.readAll(limit: sizeLimit) else { return nil }
        var response = HTTPResponse.content(bytes, type: MediaType.forFile(name))
        response.headers.add("Last-Modified", HTTPDate.format(stamp.modifiedNanoseconds / 1_000_000_000))
        response.headers.add("Cache-Control", cacheControl)
        response.headers.add("X-Content-Type-Options", "nosniff")
        response.freeze()
        let fresh = Cached(stamp: stamp, response: response)
        cache.withLock { cache in
            // Only files that exist get here, so the folder bounds the cache; the count bounds a folder that churns.
            if cache.count >= 1024 { cache.removeAll() }
            cache[key] = fresh
        }
        return response
    }
}
