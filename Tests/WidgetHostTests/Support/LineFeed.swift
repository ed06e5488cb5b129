import LinuxSystem
import Synchronization

/// Lines as they are written, for a test that waits for one.
final class LineFeed: Sendable {
    private struct State: Sendable {
        var lines: [String] = []
        var hasEnded = false
        var waiters: [(fits: @Sendable (String) -> Bool, resume: CheckedContinuation<String?, Never>)] = []
        var rest: [UInt8] = []
        var reader: StreamReader?
    }

    private let state = Mutex(State())

    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

    func follow(_ descriptor: consuming FileDescriptor, on loop: EventLoop) throws {
        let reader = try StreamReader(
            descriptor,
            on: loop,
            onBytes: { [weak self] in self?.receive($0) },
            onEnd: { [weak self] in self?.end() }
        )
        state.withLock { $0.reader = reader }
    }

    /// Closes the reading end, as a log's reader that has gone does.
    func close() {
        let reader = state.withLock { $0.reader.take() }
        reader?.cancel()
    }

    /// The first line that fits, written already or yet to come.
    func first(where fits: @escaping @Sendable (String) -> Bool) async throws -> String {
        let found = await withCheckedContinuation { continuation in
            let known = state.withLock { state -> String?? in
                if let line = state.lines.first(where: fits) { return .some(line) }
                if state.hasEnded { return .some(nil) }
                state.waiters.append((fits, continuation))
                return nil
            }
            if let known { continuation.resume(returning: known) }
        }
        guard let found else { throw Ended(description: state.withLock { $0.lines.joined(separator: "\n") }) }
        return found
    }

    private func receive(_ bytes: [UInt8]) {
        let answered = state.withLock { state in
            state.rest += bytes
            var answered: [(CheckedContinuation<String?, Never>, String)] = []
            while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: state.rest[..<end], as: UTF8.self)
                state.rest.removeFirst(end + 1)
                state.lines.append(line)
                answered += state.waiters.filter { $0.fits(line) }.map { ($0.resume, line) }
                state.waiters.removeAll { $0.fits(line) }
            }
            return answered
        }
        for (continuation, line) in answered { continuation.resume(returning: line) }
    }

    private func end() {
        let waiters = state.withLock { state in
            state.hasEnded = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume.resume(returning: nil) }
    }
}
