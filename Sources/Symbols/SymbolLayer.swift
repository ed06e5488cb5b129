package import ViewTree

/// One area or line of a symbol; lengths in em.
package struct SymbolLayer: Sendable, Hashable {
    /// The outline; the origin is the top left corner of the glyph's box, y grows downwards.
    package var path: Path
    package var style: Style
    /// 0 primary, 1 secondary, 2 tertiary: which colour hierarchical and palette rendering give it.
    package var level: Int
    /// The layer's own colour in multicolor rendering; nil is the foreground.
    package var multicolor: SystemColor?
    /// Whether the layer is cut out of those below it in place of being drawn.
    package var isKnockout: Bool
    /// Whether hierarchical and palette rendering cut the layer out and then draw it in its level's colour, as the check
    /// in `checkmark.circle.fill`; monochrome and multicolor rendering go by `isKnockout` alone.
    package var isRevealed: Bool
    /// Lit when the variable value is above the lower bound; otherwise drawn at 30 % opacity. Nil is always lit.
    package var variableRange: ClosedRange<Double>?

    package init(
        path: Path,
        style: Style,
        level: Int = 0,
        multicolor: SystemColor? = nil,
        isKnockout: Bool = false,
        isRevealed: Bool = false,
        variableRange: ClosedRange<Double>? = nil
    ) {
        self.path = path
        self.style = style
        self.level = level
        self.multicolor = multicolor
        self.isKnockout = isKnockout
        self.isRevealed = isRevealed
        self.variableRange = variableRange
    }

    /// How the outline becomes ink.
    package enum Style: Sendable, Hashable {
        case fill(evenOdd: Bool)
        /// The width is in em.
        case stroke(Stroke)
    }
}
