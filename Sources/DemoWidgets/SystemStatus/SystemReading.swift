import Foundation

/// The machine's figures at one moment; nil stands for what this system does not tell.
struct SystemReading {
    var date: Date
    /// Processes that ran or waited, averaged over 1, 5 and 15 minutes.
    var load: [Double]?
    /// Processors that share the load.
    var processors: Int
    var memory: Usage?
    var disk: Usage?
    /// Seconds since the machine started.
    var uptime: TimeInterval?

    /// How much of something is taken, in bytes.
    struct Usage {
        var used: Double
        var total: Double

        /// 0...1.
        var share: Double { total > 0 ? min(max(used / total, 0), 1) : 0 }
    }

    /// The last minute's load against what the processors can carry, 0...1.
    var loadShare: Double? {
        load?.first.map { min(max($0 / Double(max(processors, 1)), 0), 1) }
    }

    /// Figures for galleries and placeholders.
    static let sample = SystemReading(
        date: .now,
        load: [1.24, 0.96, 0.81],
        processors: 4,
        memory: Usage(used: 5_100_000_000, total: 8_200_000_000),
        disk: Usage(used: 212_000_000_000, total: 494_000_000_000),
        uptime: 275_000
    )

    /// What the machine says now.
    static func current() -> SystemReading {
        SystemReading(
            date: .now,
            load: numbers(in: "/proc/loadavg").map { Array($0.prefix(3)) },
            processors: ProcessInfo.processInfo.activeProcessorCount,
            memory: memory(),
            disk: disk(),
            uptime: numbers(in: "/proc/uptime")?.first
        )
    }

    private static func memory() -> Usage? {
        guard let lines = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8) else { return nil }
        var kilobytes: [Substring: Double] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count >= 2 { kilobytes[words[0]] = Double(words[1]) }
        }
        guard let total = kilobytes["MemTotal:"], let available = kilobytes["MemAvailable:"] else { return nil }
        return Usage(used: (total - available) * 1024, total: total * 1024)
    }

    private static func disk() -> Usage? {
        guard let attributes = try? FileManager.default.attributesOfFileSystem(forPath: "/"),
            let total = (attributes[.systemSize] as? NSNumber)?.doubleValue,
            let free = (attributes[.systemFreeSize] as? NSNumber)?.doubleValue
        else { return nil }
        return Usage(used: total - free, total: total)
    }

    private static func numbers(in file: String) -> [Double]? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let numbers = text.split(whereSeparator: \.isWhitespace).prefix { Double($0) != nil }.compactMap { Double($0) }
        return numbers.isEmpty ? nil : numbers
    }
}
