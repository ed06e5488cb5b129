internal import ExtensionProtocol
internal import LinuxSystem

/// The four pipes of an extension process: requests out, messages, output and errors in.
final class ExtensionStreams: Sendable {
    struct Handlers: Sendable {
        /// A whole message's payload.
        var onMessage: @Sendable ([UInt8]) -> Void
        /// A line that the process printed.
        var onLine: @Sendable (String, ChildStream) -> Void
        /// The messages cannot be read on.
        var onProblem: @Sendable (String) -> Void
    }

    /// Where a process prints.
    enum ChildStream: Sendable { case output, errors }

    private let requests: StreamWriter
    private let readers: [StreamReader]

    /// Starts to read; on the loop, which all handlers run on too.
    init(
        requests: consuming FileDescriptor,
        messages: consuming FileDescriptor,
        process: ChildProcess,
        loop: EventLoop,
        handlers: Handlers
    ) throws(SystemError) {
        self.requests = try StreamWriter(requests, on: loop)
        let framing = LoopBound(MessageFraming(), to: loop)
        let receive: @Sendable ([UInt8]) -> Void = { bytes in
            do throws(FramingError) {
                for payload in try framing.value.receive(bytes) { handlers.onMessage(payload) }
            } catch {
                switch error {
                case .tooLong(let length): handlers.onProblem("a message of \(length) bytes is announced")
                }
            }
        }
        var readers = [try StreamReader(messages, on: loop, onBytes: receive)]
        if let output = process.takeStandardOutput() {
            readers.append(try Self.lines(of: output, as: .output, on: loop, handlers))
        }
        if let errors = process.takeStandardError() {
            readers.append(try Self.lines(of: errors, as: .errors, on: loop, handlers))
        }
        self.readers = readers
    }

    /// Sends the frame of a request.
    func send(_ frame: [UInt8]) { requests.send(frame) }

    /// Takes what is in the pipes by now.
    func drain() {
        for reader in readers { reader.drain() }
    }

    /// Stops; no handler is called after this.
    func close() {
        requests.cancel()
        for reader in readers { reader.cancel() }
    }

    private static func lines(
        of descriptor: consuming FileDescriptor,
        as stream: ChildStream,
        on loop: EventLoop,
        _ handlers: Handlers
    ) throws(SystemError) -> StreamReader {
        let splitter = LoopBound(LineSplitter(), to: loop)
        return try StreamReader(
            descriptor,
            on: loop,
            onBytes: { bytes in
                for line in splitter.value.receive(bytes) { handlers.onLine(line, stream) }
            },
            onEnd: {
                if let line = splitter.value.finish() { handlers.onLine(line, stream) }
            }
        )
    }
}
