import Foundation
import LinuxSystem
import Synchronization

/// A client of `/v1/events`, on a connection and a thread of its own until it is cut.
final class EventStream: Sendable {
    /// An event, or a comment where it has no name.
    struct Event: Sendable {
        var id = ""
        var name = ""
        var data = ""

        func json() throws -> [String: Any] {
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any] ?? [:]
        }
    }

    private struct State: Sendable {
        var events: [Event] = []
        var taken = 0
        var hasEnded = false
        var isCut = false
        var waiter: CheckedContinuation<Void, Never>?
        var head = ""
    }

    /// The stream has ended.
    struct Ended: Error {}

    private let state = Mutex(State())

    init(port: UInt16, after lastEventID: String? = nil) throws {
        let socket = try ClientSocket(.internet(host: "127.0.0.1", port: port), timeout: .seconds(60))
        let resumption = lastEventID.map { "Last-Event-ID: \($0)\r\n" } ?? ""
        try socket.send(Array("GET /v1/events HTTP/1.1\r\nHost: localhost\r\n\(resumption)\r\n".utf8))
        Thread.detachNewThread { [self] in
            var text = ""
            while !state.withLock({ $0.isCut }), let bytes = try? socket.receive(), !bytes.isEmpty {
                text += String(decoding: bytes, as: UTF8.self)
                text = take(from: text)
            }
            state.withLock { state in
                state.hasEnded = true
                return state.waiter.take()
            }?.resume()
        }
    }

    /// The answer's head.
    var head: String { state.withLock { $0.head } }

    /// The next event that fits; those before it are skipped.
    func next(where fits: (Event) throws -> Bool) async throws -> Event {
        while true {
            let event: Event? = state.withLock { state in
                guard state.taken < state.events.count else { return nil }
                defer { state.taken += 1 }
                return state.events[state.taken]
            }
            if let event {
                if try fits(event) { return event }
                continue
            }
            if state.withLock({ $0.hasEnded }) { throw Ended() }
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.taken < state.events.count || state.hasEnded { return true }
                    state.waiter = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }

    /// Reads no more; the connection closes with the next bytes that come.
    func cut() { state.withLock { $0.isCut = true } }

    /// Takes whole chunks and events out of what was received; what is left of it.
    private func take(from received: String) -> String {
        // "\r\n" would be one character.
        var text = String(String.UnicodeScalarView(received.unicodeScalars.filter { $0 != "\r" }))
        if state.withLock({ $0.head.isEmpty }) {
            guard let end = text.range(of: "\n\n") else { return text }
            state.withLock { $0.head = String(text[..<end.lowerBound]) }
            text = String(text[end.upperBound...])
        }
        // Events are written a chunk each, and data has no line ends, so the chunks' sizes are lines of their own.
        while let end = text.range(of: "\n\n") {
            var event = Event()
            for line in text[..<end.lowerBound].components(separatedBy: "\n") {
                if line.hasPrefix("id: ") { event.id = String(line.dropFirst(4)) }
                if line.hasPrefix("event: ") { event.name = String(line.dropFirst(7)) }
                if line.hasPrefix("data: ") { event.data = String(line.dropFirst(6)) }
            }
            text = String(text[end.upperBound...])
            state.withLock { state in
                if !event.name.isEmpty { state.events.append(event) }
                return state.waiter.take()
            }?.resume()
        }
        return text
    }
}
