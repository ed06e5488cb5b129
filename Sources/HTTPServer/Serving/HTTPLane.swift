internal import LinuxSystem

/// What the connections of one event loop share.
final class HTTPLane: Sendable {
    struct Shared {
        /// Reads go here first; what a request keeps is copied out.
        var scratch = [UInt8](repeating: 0, count: 65536)
        var dateSecond: Int64 = .min
        var dateLine: [UInt8] = []
    }

    let loop: EventLoop
    let shared: LoopBound<Shared>
    let traffic = HTTPTraffic()

    init(_ loop: EventLoop) {
        self.loop = loop
        shared = LoopBound(Shared(), to: loop)
    }

    /// The `Date` line of this second; written once per second.
    var dateLine: [UInt8] {
        let second = SystemClock.wallNanoseconds() / 1_000_000_000
        if second != shared.value.dateSecond {
            shared.value.dateSecond = second
            shared.value.dateLine = HTTPResponseEncoder.dateLine(second)
        }
        return shared.value.dateLine
    }
}
