internal import HTTPServer
internal import LinuxSystem

extension ServiceRoutes {
    /// The description of the routes that were added before.
    func addDescription(to router: inout HTTPRouter) {
        let known = router.routes
        router.add(.get, "/openapi.json", summary: "This interface as OpenAPI 3.1") { _, _, responder in
            let document = OpenAPIDescription(
                title: "Vitrine",
                version: HostProgram.version,
                basePath: configuration.basePath,
                routes: known
            )
            var response = HTTPResponse.json(document.json.encoded)
            response.headers.add("Cache-Control", "no-cache")
            response.headers.add("X-Content-Type-Options", "nosniff")
            responder.send(response)
        }
    }

    func addOperations(to router: inout HTTPRouter) {
        router.add(
            .get,
            "/v1/events",
            summary: "What happens, as server-sent events",
            details: RouteDetails(produces: ["text/event-stream"])
        ) { request, _, responder in
            let head = HTTPResponse(
                headers: [
                    "Content-Type": "text/event-stream; charset=utf-8",
                    "Cache-Control": "no-store",
                    // nginx would hold events back until its buffer is full.
                    "X-Accel-Buffering": "no",
                    "X-Content-Type-Options": "nosniff",
                ],
                body: Array(": events\nretry: 3000\n\n".utf8)
            )
            guard let stream = responder.stream(head) else { return }
            hub.add(stream, after: request.headers["Last-Event-ID"]) { announcer.snapshot }
        }
        router.add(.get, "/metrics", summary: "Counts for Prometheus", details: RouteDetails(produces: ["text/plain"]))
        { _, _, responder in
            responder.answerLater { () throws(HTTPProblem) in
                var response = HTTPResponse(
                    headers: ["Content-Type": MetricsText.contentType, "Cache-Control": "no-store"],
                    body: Array(await metricsText().utf8)
                )
                response.headers.add("X-Content-Type-Options", "nosniff")
                return response
            }
        }
    }

    private func metricsText() async -> String {
        let counts = metrics.counts
        let widgets = shelf.widgets
        var text = MetricsText()
        text.add(
            "vitrine_reloads_total",
            .counter,
            "Reload requests by outcome.",
            by: "outcome",
            counts.reloads.inDoubles
        )
        text.add("vitrine_intents_total", .counter, "Intents by outcome.", by: "outcome", counts.intents.inDoubles)
        text.add(
            "vitrine_extension_starts_total",
            .counter,
            "Extension processes started.",
            Double(counts.processStarts)
        )
        text.add(
            "vitrine_extension_faults_total",
            .counter,
            "Extension processes ended by a fault.",
            by: "cause",
            counts.processFaults.inDoubles
        )
        text.add("vitrine_drawing_seconds", "From a resolved tree to an SVG.", counts.drawing)
        text.add("vitrine_widgets", .gauge, "Placed widgets.", Double(widgets.count))
        text.add(
            "vitrine_widgets_stale",
            .gauge,
            "Placed widgets whose last reload failed.",
            Double(widgets.filter { $0.failure != nil }.count)
        )
        text.add(
            "vitrine_budget_reloads",
            .gauge,
            "Reloads of the last day that count against the budget.",
            by: "widget",
            await service.countedReloads().inDoubles
        )
        if let traffic = traffic() { add(traffic, to: &text) }
        if let memory = ProcessMemory(of: CurrentProcess.identifier) {
            text.add("process_resident_memory_bytes", .gauge, "Memory in RAM.", Double(memory.resident))
        }
        if let count = try? CurrentProcess.openDescriptorCount() {
            text.add("process_open_fds", .gauge, "Open descriptors.", Double(count))
        }
        return text.text
    }

    private func add(_ statistics: HTTPServer.Statistics, to text: inout MetricsText) {
        let traffic = statistics.traffic
        text.add("vitrine_http_connections", .gauge, "Connections open now.", Double(statistics.open))
        text.add(
            "vitrine_http_connections_accepted_total",
            .counter,
            "Connections accepted.",
            Double(statistics.accepted)
        )
        text.add(
            "vitrine_http_connections_refused_total",
            .counter,
            "Connections turned away.",
            Double(statistics.refused)
        )
        let answers = traffic.answers.enumerated().map { ("\($0.offset + 1)xx", Double($0.element)) }
        text.add(
            "vitrine_http_responses_total",
            .counter,
            "Answers by status class.",
            by: "status",
            Dictionary(uniqueKeysWithValues: answers)
        )
        text.add("vitrine_http_response_bytes_total", .counter, "Bytes of answers' bodies.", Double(traffic.bodyBytes))
        text.add(
            "vitrine_http_request_seconds",
            "From a request's end to its answer's begin.",
            Histogram(bounds: HTTPTraffic.durationBounds, counts: traffic.durations, sum: traffic.seconds)
        )
    }
}

extension [String: Int] {
    fileprivate var inDoubles: [String: Double] { mapValues(Double.init) }
}
