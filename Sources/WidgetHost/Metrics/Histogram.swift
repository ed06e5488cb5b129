/// How often a duration fell into which class.
struct Histogram: Hashable, Sendable {
    /// Upper bounds of the classes, in seconds, ascending; what took longer is in a last class.
    let bounds: [Double]
    /// Counts by class, not cumulative; one more than there are bounds.
    private(set) var counts: [Int]
    /// Seconds of all together.
    private(set) var sum = 0.0

    init(bounds: [Double]) {
        self.bounds = bounds
        counts = [Int](repeating: 0, count: bounds.count + 1)
    }

    init(bounds: [Double], counts: [Int], sum: Double) {
        self.bounds = bounds
        self.counts = counts
        self.sum = sum
    }

    /// Counts a duration in seconds.
    mutating func record(_ seconds: Double) {
        counts[bounds.firstIndex { seconds <= $0 } ?? bounds.count] += 1
        sum += seconds
    }
}
