internal import Synchronization

/// Takes the one answer to a request, from any thread. One that is dropped unused answers 500.
package final class HTTPResponder: Sendable {
    private let sink: any HTTPResponseSink
    private let exchange: UInt64
    private let isUsed = Atomic<Bool>(false)

    init(sink: any HTTPResponseSink, exchange: UInt64) {
        self.sink = sink
        self.exchange = exchange
    }

    /// A responder without a connection: the answer is given to the closure.
    package convenience init(_ body: @escaping @Sendable (HTTPResponse) -> Void) {
        self.init(sink: ClosureSink(body: body), exchange: 0)
    }

    deinit {
        if !isUsed.load(ordering: .acquiring) {
            sink.deliver(.problem(.internalServerError, "the request was dropped without an answer"), for: exchange)
        }
    }

    /// Answers; what is given after the first answer is ignored.
    package func send(_ response: HTTPResponse) {
        if claim() { sink.deliver(response, for: exchange) }
    }

    /// Answers with a problem.
    package func send(_ problem: HTTPProblem) {
        send(problem.response)
    }

    /// Answers with a head now and a body bit by bit, such as server-sent events. The body of `head` comes first.
    ///
    /// Nil where an answer was given already.
    package func stream(_ head: HTTPResponse) -> HTTPBodyStream? {
        guard claim() else { return nil }
        let stream = HTTPBodyStream(sink: sink, exchange: exchange)
        sink.open(stream, head: head, for: exchange)
        return stream
    }

    private func claim() -> Bool {
        !isUsed.exchange(true, ordering: .acquiringAndReleasing)
    }
}

/// Where answers go: a connection, or a test.
protocol HTTPResponseSink: AnyObject, Sendable {
    /// Takes the answer to an exchange, on any thread.
    func deliver(_ response: HTTPResponse, for exchange: UInt64)
    /// Takes the head of an answer whose body follows, on any thread.
    func open(_ stream: HTTPBodyStream, head: HTTPResponse, for exchange: UInt64)
    /// Takes a piece of such a body, on any thread; nil ends it.
    func write(_ bytes: [UInt8]?, for exchange: UInt64)
}

/// Hands the answer to a closure; a streamed body is collected until it ends.
private final class ClosureSink: HTTPResponseSink {
    private let body: @Sendable (HTTPResponse) -> Void
    private let streamed = Mutex<HTTPResponse?>(nil)

    init(body: @escaping @Sendable (HTTPResponse) -> Void) {
        self.body = body
    }

    func deliver(_ response: HTTPResponse, for exchange: UInt64) {
        body(response)
    }

    func open(_ stream: HTTPBodyStream, head: HTTPResponse, for exchange: UInt64) {
        streamed.withLock { $0 = head }
    }

    func write(_ bytes: [UInt8]?, for exchange: UInt64) {
        let complete = streamed.withLock { response -> HTTPResponse? in
            if let bytes {
                response?.body += bytes
                return nil
            }
            return response.take()
        }
        if let complete { body(complete) }
    }
}
