package import ViewTree

/// What a widget looks like where it is shown: everything that colours depend on and layout does not.
package struct Appearance: Hashable, Sendable {
    package var scheme: Scheme
    package var contrast: Contrast
    package var mode: Mode
    /// The colour of the accent group in the accented mode; white where nil.
    package var tint: RGBA?
    /// Whether the ground and the container background are drawn; without them the picture is transparent.
    package var showsBackground: Bool

    package init(
        scheme: Scheme = .light,
        contrast: Contrast = .standard,
        mode: Mode = .fullColor,
        tint: RGBA? = nil,
        showsBackground: Bool = true
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.mode = mode
        self.tint = tint
        self.showsBackground = showsBackground
    }

    /// Light or dark surroundings.
    package enum Scheme: String, Hashable, Sendable, Codable, CaseIterable { case light, dark }

    /// The accessibility setting for stronger colours.
    package enum Contrast: String, Hashable, Sendable, Codable, CaseIterable { case standard, increased }

    /// What becomes of the author's colours.
    package enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        /// As written.
        case fullColor
        /// Two groups of templates, each in one colour.
        case accented
        /// Monochrome by brightness.
        case vibrant
    }
}
