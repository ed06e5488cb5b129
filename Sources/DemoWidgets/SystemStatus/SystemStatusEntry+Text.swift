import Foundation

/// The figures in words; what is not known is a dash.
extension SystemStatusEntry {
    var loadText: String { Self.load(reading.load?.first) }

    var loadAveragesText: String {
        guard let load = reading.load else { return unknown }
        return load.map { Self.load($0) }.joined(separator: "  ")
    }

    /// The two largest units, such as "3d 4h".
    var uptimeText: String {
        guard let uptime else { return unknown }
        return Duration.seconds(max(uptime, 60).rounded())
            .formatted(.units(allowed: [.days, .hours, .minutes], width: .narrow, maximumUnitCount: 2))
    }

    var ageText: String {
        switch age {
        case ..<1: "Read just now"
        case ..<60: "Read \(age) min ago"
        default: "Read \(age / 60) h ago"
        }
    }

    private static func load(_ value: Double?) -> String {
        value.map { $0.formatted(.number.precision(.fractionLength(2))) } ?? unknown
    }
}

extension Optional where Wrapped == Double {
    /// The share as a percentage.
    var percentText: String { map { $0.formatted(.percent.precision(.fractionLength(0))) } ?? unknown }
}

extension Optional where Wrapped == SystemReading.Usage {
    /// What is taken and what there is, such as "5.10 of 8.20 GB".
    var text: String {
        guard let usage = self else { return unknown }
        let (unit, name) = usage.total < 1e12 ? (1e9, "GB") : (1e12, "TB")
        let digits = FloatingPointFormatStyle<Double>.number.precision(.significantDigits(3))
        return "\((usage.used / unit).formatted(digits)) of \((usage.total / unit).formatted(digits)) \(name)"
    }
}

private let unknown = "–"
