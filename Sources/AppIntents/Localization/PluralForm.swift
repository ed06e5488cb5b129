internal import Foundation

/// The forms that a language has for a counted thing (Unicode CLDR, plural categories).
package enum PluralForm: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// A number as plural rules see it (Unicode Technical Standard 35, part 3, section 5.1.1).
package struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    let n: Double
    /// Its whole part.
    let i: UInt64
    /// The number of fraction digits that show.
    let v: Int
    /// Those digits as a number, and without their trailing zeros.
    let f: UInt64
    let t: UInt64

    /// A whole number.
    package init(_ value: Int64) {
        self.init(n: Double(value.magnitude), i: value.magnitude)
    }

    private init(n: Double, i: UInt64, v: Int = 0, f: UInt64 = 0) {
        self.n = n
        self.i = i
        self.v = v
        self.f = f
        t = f
    }

    /// A number with the fraction digits that it needs.
    package init(_ value: Double) {
        guard value.isFinite, value.magnitude < 1e15, value != value.rounded() else {
            self.init(Int64(exactly: value.rounded()) ?? Int64.max)
            return
        }
        let digits = String(format: "%.6f", value.magnitude).split(separator: ".").last.map(String.init) ?? "0"
        let shown = String(digits.reversed().drop { $0 == "0" }.reversed())
        self.init(
            n: value.magnitude,
            i: UInt64(value.magnitude.rounded(.down)),
            v: shown.count,
            f: UInt64(shown) ?? 0
        )
    }
}
