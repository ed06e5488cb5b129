internal import ViewTree

/// A part in the form it takes in a symbol, still on the grid and without a stroke width.
struct Ink: Sendable {
    var path: Path
    var kind: Kind
    var level: Int = 0
    var tint: SystemColor?
    var threshold: Double?
    var isKnockout = false
    var isRevealed = false

    /// How the path becomes ink once the weight is known.
    enum Kind: Sendable {
        /// A multiple of the weight's stroke.
        case stroke(heft: Double)
        /// A stroke with a gap on either side.
        case wideStroke
        /// An area as drawn.
        case area
        /// An area that grows to the outer edge of a stroke along its contour.
        case grownArea
        /// An area that grows to a gap beyond the outer edge of such a stroke.
        case wideArea
    }

    /// What the parts of a drawing become; a path that cannot be read is left out.
    static func draw(_ parts: [SymbolPart], filled: Bool) -> [Ink] {
        parts.flatMap { part -> [Ink] in
            guard let path = try? GridPath.parse(part.path) else { return [] }
            func ink(_ kind: Kind, knockout: Bool = false, revealed: Bool = false) -> Ink {
                Ink(
                    path: path,
                    kind: kind,
                    level: part.level,
                    tint: part.tint,
                    threshold: part.threshold,
                    isKnockout: knockout,
                    isRevealed: revealed
                )
            }
            return switch part.role {
            case .closed: [ink(filled ? .grownArea : .stroke(heft: 1))]
            case .line: [ink(.stroke(heft: part.heft))]
            case .solid: [ink(.area)]
            case .detail: [ink(.stroke(heft: part.heft), knockout: filled)]
            case .hole: [ink(.area, knockout: filled)]
            case .gap: [ink(.wideStroke, knockout: true)]
            case .clearing: [ink(.wideArea, knockout: true)]
            case .outlineOnly: filled ? [] : [ink(.stroke(heft: 1))]
            case .fillOnly: filled ? [ink(.stroke(heft: 1))] : []
            }
        }
    }

    /// Whether the ink is a line that is drawn, neither an area nor a cut.
    var isPlainStroke: Bool {
        if case .stroke = kind { !isKnockout } else { false }
    }

    /// The ink moved and scaled; strokes keep their width.
    func applying(_ affine: Affine) -> Ink {
        var ink = self
        ink.path = path.applying(affine)
        return ink
    }
}
