internal import Foundation

/// The lines that a run prints: figure, target, whether it is met.
enum Report {
    static func line(_ name: String, _ value: Double, _ unit: String, below target: Double) {
        let figure = String(format: "%8.2f %@", value, unit)
        print("\(figure)  (target \(target.formatted()): \(value < target ? "met" : "MISSED"))  \(name)")
    }
}
