import LinuxSystem
import Testing

@Suite struct SignalSourceTests {
    @Test("a signal sent to the process is heard on the loop, one source after the other")
    func heard() async throws {
        try await withRunningLoop { loop in
            for _ in 0..<2 {
                let (signals, continuation) = AsyncStream.makeStream(of: Signal.self)
                let source = try SignalSource([.user1, .user2], on: loop) { signal in
                    if loop.isCurrent { continuation.yield(signal) }
                }
                var iterator = signals.makeAsyncIterator()
                try Signal.user2.send(to: CurrentProcess.identifier)
                #expect(await iterator.next() == .user2)
                try Signal.user1.send(to: CurrentProcess.identifier)
                #expect(await iterator.next() == .user1)
                source.cancel()
                source.cancel()
            }
        }
    }
}
