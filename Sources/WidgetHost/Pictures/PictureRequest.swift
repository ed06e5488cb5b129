internal import ExtensionProtocol
internal import Rendering
internal import ViewTree

/// How a client wants an entry drawn.
struct PictureRequest: Hashable, Sendable {
    enum Scheme: String, Hashable, Sendable, CaseIterable {
        case light, dark
        /// One picture that follows the scheme of whoever looks at it.
        case auto
    }

    var scheme = Scheme.light
    /// The family's own way where nil: full colour on a home screen, vibrant on a lock screen.
    var mode: RenderingModeName?
    var tint: RGBA?
    /// Whether the container background shows; nil leaves it to the mode.
    var background: Bool?
}
