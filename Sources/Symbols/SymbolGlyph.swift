package import ViewTree

/// A symbol drawn for one weight and scale; all lengths in em, multiples of the font's point size.
package struct SymbolGlyph: Sendable, Hashable {
    /// The name that was asked for.
    package var name: String
    /// The box that layout uses: the ink with its side bearings, and the ink's height.
    package var size: Size
    /// The distance from the top of the box down to the baseline of the text beside it.
    package var baseline: Double
    /// Drawn in order, each above those before it.
    package var layers: [SymbolLayer]
    /// Whether the name is unknown and a neutral glyph stands in.
    package var isFallback: Bool
    /// The known name that is closest to an unknown one.
    package var nearest: String?

    package init(
        name: String,
        size: Size,
        baseline: Double,
        layers: [SymbolLayer],
        isFallback: Bool = false,
        nearest: String? = nil
    ) {
        self.name = name
        self.size = size
        self.baseline = baseline
        self.layers = layers
        self.isFallback = isFallback
        self.nearest = nearest
    }
}
