/// The Prometheus text format (version 0.0.4, "Exposition formats").
struct MetricsText {
    private(set) var text = ""

    /// The media type.
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// A metric of several values, told apart by one label.
    mutating func add(_ name: String, _ type: Kind, _ help: String, by label: String, _ values: [String: Double]) {
        head(name, type, help)
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            line("\(name){\(label)=\"\(Self.escaped(key))\"}", value)
        }
    }

    /// A metric of one value.
    mutating func add(_ name: String, _ type: Kind, _ help: String, _ value: Double) {
        head(name, type, help)
        line(name, value)
    }

    /// A histogram, in seconds.
    mutating func add(_ name: String, _ help: String, _ histogram: Histogram) {
        head(name, .histogram, help)
        var count = 0
        for (index, bound) in histogram.bounds.enumerated() {
            count += histogram.counts[index]
            line("\(name)_bucket{le=\"\(Self.number(bound))\"}", Double(count))
        }
        count += histogram.counts[histogram.bounds.count]
        line("\(name)_bucket{le=\"+Inf\"}", Double(count))
        line("\(name)_sum", histogram.sum)
        line("\(name)_count", Double(count))
    }

    /// What a metric is.
    enum Kind: String {
        case counter, gauge, histogram
    }

    private mutating func head(_ name: String, _ type: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type.rawValue)\n"
    }

    private mutating func line(_ series: String, _ value: Double) {
        text += "\(series) \(Self.number(value))\n"
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
