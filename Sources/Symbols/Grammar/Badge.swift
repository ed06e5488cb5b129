internal import ViewTree

/// A small mark at the corner of a symbol.
enum Badge: String, Sendable, CaseIterable {
    case dot = "badge"
    case plus = "badge.plus"
    case minus = "badge.minus"
    case checkmark = "badge.checkmark"
    case xmark = "badge.xmark"
    case exclamationmark = "badge.exclamationmark"
    case questionmark = "badge.questionmark"
    case clock = "badge.clock"

    /// The name before the badge and the badge; nil where the name ends in none.
    static func split(_ name: Substring) -> (stem: Substring, badge: Badge)? {
        for badge in allCases where name.hasSuffix("." + badge.rawValue) {
            return (name.dropLast(badge.rawValue.count + 1), badge)
        }
        return nil
    }

    /// The inks with the badge pinned on.
    func pin(to inks: [Ink]) -> [Ink] {
        let outlines = inks.filter { !$0.isKnockout }.compactMap(\.path.bounds)
        guard let first = outlines.first else { return inks }
        let box = outlines.dropFirst().reduce(first) { $0.union($1) }
        let isDot = self == .dot
        let radius = isDot ? 3.4 : 4.9
        let middle =
            isDot
            ? Point(x: box.maxX - 1.6, y: box.minY + 2.4)
            : Point(x: box.maxX - 1.8, y: box.maxY - 3.2)
        guard
            let disc = try? GridPath.parse("O \(middle.x) \(middle.y) \(radius)"),
            let mark = try? GridPath.parse(mark)
        else { return inks }
        let base = inks.map { ink in
            var ink = ink
            ink.level = max(ink.level, 1)
            return ink
        }
        let sign = Ink(
            path: mark.applying(.place(Point(x: 12, y: 12), at: middle, factor: 1)),
            kind: .stroke(heft: 0.85),
            isKnockout: true
        )
        return base + [
            Ink(path: disc, kind: .wideArea, isKnockout: true),
            Ink(path: disc, kind: .grownArea, tint: tint),
        ] + (isDot ? [] : [sign])
    }

    private var tint: SystemColor? {
        switch self {
        case .dot, .minus, .xmark: .red
        case .plus, .checkmark: .green
        case .exclamationmark: .yellow
        case .questionmark, .clock: nil
        }
    }

    /// The sign around the grid's middle.
    private var mark: String {
        switch self {
        case .dot: ""
        case .plus: "M 9.4 12 H 14.6 M 12 9.4 V 14.6"
        case .minus: "M 9.4 12 H 14.6"
        case .checkmark: "M 9.7 12.2 L 11.3 14 L 14.3 10"
        case .xmark: "M 10 10 L 14 14 M 14 10 L 10 14"
        case .exclamationmark: "M 12 9.1 V 12.4 M 12 14.8 V 14.9"
        case .questionmark: "M 10.4 10.4 A 12 10.5 1.5 -180 60 L 12 13 M 12 15 V 15.1"
        case .clock: "M 12 9.4 V 12.2 L 13.8 13.2"
        }
    }
}
