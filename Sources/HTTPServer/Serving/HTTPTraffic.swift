internal import Synchronization

/// What went over the connections of one event loop; written on the loop, read from any thread.
package final class HTTPTraffic: Sendable {
    /// Upper bounds of the duration classes, in seconds; what took longer is in a last class.
    package static let durationBounds: [Double] = [
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]

    /// A reading.
    package struct Reading: Hashable, Sendable {
        /// Answers by the first digit of their status; the first element is for 1xx.
        package var answers = [Int](repeating: 0, count: 5)
        /// Answers by duration class, from the request's end to the answer's begin; not cumulative.
        package var durations = [Int](repeating: 0, count: durationBounds.count + 1)
        /// Seconds that all answers took together.
        package var seconds = 0.0
        /// Bytes of answers' bodies.
        package var bodyBytes = 0

        package init() {}

        /// Adds another loop's reading.
        package mutating func add(_ other: Reading) {
            for index in answers.indices { answers[index] += other.answers[index] }
            for index in durations.indices { durations[index] += other.durations[index] }
            seconds += other.seconds
            bodyBytes += other.bodyBytes
        }
    }

    /// One for each status class, then one for each duration class.
    private let counters = (0..<5 + HTTPTraffic.durationBounds.count + 1).map { _ in Counter() }
    private let nanoseconds = Atomic<Int64>(0)
    private let bodyBytes = Atomic<Int>(0)

    private final class Counter: Sendable {
        let value = Atomic<Int>(0)
    }

    /// Counts an answer.
    func record(_ status: HTTPStatus, nanoseconds: Int64, bodyBytes: Int) {
        let digit = min(max(status.rawValue / 100, 1), 5)
        counters[digit - 1].value.add(1, ordering: .relaxed)
        let seconds = Double(nanoseconds) / 1e9
        let index = Self.durationBounds.firstIndex { seconds <= $0 } ?? Self.durationBounds.count
        counters[5 + index].value.add(1, ordering: .relaxed)
        self.nanoseconds.add(nanoseconds, ordering: .relaxed)
        self.bodyBytes.add(bodyBytes, ordering: .relaxed)
    }

    /// The counts so far.
    var reading: Reading {
        var reading = Reading()
        for index in 0..<5 { reading.answers[index] = counters[index].value.load(ordering: .relaxed) }
        for index in reading.durations.indices {
            reading.durations[index] = counters[5 + index].value.load(ordering: .relaxed)
        }
        reading.seconds = Double(nanoseconds.load(ordering: .relaxed)) / 1e9
        reading.bodyBytes = bodyBytes.load(ordering: .relaxed)
        return reading
    }
}
