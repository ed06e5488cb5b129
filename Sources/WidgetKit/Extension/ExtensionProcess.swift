internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem
internal import Synchronization

/// The child's side of the pipe: reads requests on a thread of its own, so that an author's code that blocks the main
/// thread does not keep it from noticing that the daemon is gone.
final class ExtensionProcess: Sendable {
    private let requests: FileDescriptor
    private let messages: FileDescriptor
    private let writing = Mutex(())

    /// Takes over the descriptors that the daemon gave the process.
    init(requests: consuming FileDescriptor, messages: consuming FileDescriptor) {
        self.requests = requests
        self.messages = messages
    }

    /// Hands each request to `handle` until the daemon closes the pipe.
    func run(_ handle: @escaping @Sendable (ExtensionRequest) -> Void) throws {
        var framing = MessageFraming()
        while true {
            var bytes: [UInt8] = []
            guard case .bytes = try requests.read(appendingTo: &bytes, limit: 65_536) else { return }
            for payload in try framing.receive(bytes) {
                handle(try MessageCoding.decode(ExtensionRequest.self, from: payload))
            }
        }
    }

    /// Says something to the daemon; one message at a time, whole.
    func send(_ message: ExtensionMessage) {
        do {
            let frame = MessageFraming.frame(try MessageCoding.encode(message))
            let outcome = writing.withLock { _ -> Result<Void, SystemError> in
                do throws(SystemError) {
                    return .success(try messages.writeAll(frame))
                } catch {
                    return .failure(error)
                }
            }
            try outcome.get()
        } catch {
            ProcessNotes.write("a message could not be sent: \(error)")
        }
    }
}
