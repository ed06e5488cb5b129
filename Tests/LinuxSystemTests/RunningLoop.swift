import LinuxSystem
import Synchronization

/// Runs an event loop on its own thread for the time of the body.
func withRunningLoop<Result>(_ body: (EventLoop) async throws -> Result) async throws -> Result {
    let loop = try EventLoop()
    try loop.start()
    defer {
        loop.stop()
        loop.join()
    }
    return try await body(loop)
}

extension EventLoop {
    /// Waits until the body, run on the loop, calls its argument.
    func awaitCall<Value: Sendable>(_ body: @escaping @Sendable (@escaping @Sendable (Value) -> Void) -> Void) async
        -> Value
    {
        await withCheckedContinuation { continuation in
            execute { body { continuation.resume(returning: $0) } }
        }
    }
}

/// Collects values from any thread.
final class Recorder<Value: Sendable>: Sendable {
    private let storage = Mutex<[Value]>([])

    var values: [Value] {
        storage.withLock { $0 }
    }

    func append(_ value: Value) {
        storage.withLock { $0.append(value) }
    }
}
