internal import ViewTree

/// One piece of a drawing on the grid; what it becomes depends on whether the symbol is filled.
struct SymbolPart: Sendable {
    var role: Role
    /// In the notation of `GridPath`.
    var path: String
    /// 0 primary, 1 secondary, 2 tertiary.
    var level: Int
    /// The colour in multicolor rendering.
    var tint: SystemColor?
    /// The share of the variable value, 0...1, above which the part is lit.
    var threshold: Double?
    /// The stroke's width as a multiple of the weight's.
    var heft: Double

    /// The part that a piece plays in the outlined and in the filled form.
    enum Role: Sendable {
        /// A contour: a stroke, and an area that reaches the stroke's outer edge when filled.
        case closed
        /// A stroke in both forms.
        case line
        /// An area in both forms.
        case solid
        /// A stroke on the contour that is cut out of it when filled.
        case detail
        /// An area inside the contour that is cut out of it when filled.
        case hole
        /// Cut out in both forms, as wide as a stroke with a gap on either side.
        case gap
        /// An area with a gap around it cut out in both forms.
        case clearing
        /// A stroke of the outlined form alone.
        case outlineOnly
        /// A stroke of the filled form alone.
        case fillOnly
    }

    static func closed(
        _ path: String,
        level: Int = 0,
        tint: SystemColor? = nil,
        threshold: Double? = nil
    ) -> SymbolPart {
        SymbolPart(role: .closed, path: path, level: level, tint: tint, threshold: threshold, heft: 1)
    }

    static func line(
        _ path: String,
        level: Int = 0,
        tint: SystemColor? = nil,
        threshold: Double? = nil,
        heft: Double = 1
    ) -> SymbolPart {
        SymbolPart(role: .line, path: path, level: level, tint: tint, threshold: threshold, heft: heft)
    }

    static func solid(
        _ path: String,
        level: Int = 0,
        tint: SystemColor? = nil,
        threshold: Double? = nil
    ) -> SymbolPart {
        SymbolPart(role: .solid, path: path, level: level, tint: tint, threshold: threshold, heft: 1)
    }

    static func detail(_ path: String, level: Int = 0, tint: SystemColor? = nil, heft: Double = 1) -> SymbolPart {
        SymbolPart(role: .detail, path: path, level: level, tint: tint, heft: heft)
    }

    static func hole(_ path: String, level: Int = 0, tint: SystemColor? = nil) -> SymbolPart {
        SymbolPart(role: .hole, path: path, level: level, tint: tint, heft: 1)
    }

    static func gap(_ path: String) -> SymbolPart {
        SymbolPart(role: .gap, path: path, level: 0, heft: 1)
    }

    static func clearing(_ path: String) -> SymbolPart {
        SymbolPart(role: .clearing, path: path, level: 0, heft: 1)
    }

    static func outlineOnly(_ path: String, level: Int = 0, tint: SystemColor? = nil) -> SymbolPart {
        SymbolPart(role: .outlineOnly, path: path, level: level, tint: tint, heft: 1)
    }

    static func fillOnly(_ path: String, level: Int = 0, tint: SystemColor? = nil) -> SymbolPart {
        SymbolPart(role: .fillOnly, path: path, level: level, tint: tint, heft: 1)
    }
}
