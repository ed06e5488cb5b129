package import ViewTree

/// Items that something is done to together.
package struct DisplayGroup: Hashable, Sendable {
    package var children: [DisplayItem]
    package var opacity = 1.0
    package var transform: Transform?
    package var clip: Clip?
    package var mask: Mask?
    package var effect: Effect?
    package var blending: Blending?
    package var meaning: Meaning?

    init(children: [DisplayItem]) {
        self.children = children
    }

    /// An outline that cuts the children.
    package struct Clip: Hashable, Sendable {
        package var geometry: Geometry
        package var isEvenOdd: Bool
    }

    /// What the children are seen through.
    package enum Mask: Hashable, Sendable {
        /// White items let the children through; `region` is all that can be seen, in points.
        case items([DisplayItem], region: Rect)
        /// White outlines cut holes.
        case holes([DisplayPath], region: Rect)
    }

    /// What is computed from the drawn pixels; lengths in points.
    package enum Effect: Hashable, Sendable {
        case shadow(RGBA, deviation: Double, x: Double, y: Double, region: Rect)
        case blur(deviation: Double, region: Rect)
        /// Four rows of five values, for colours as red, green, blue, alpha and 1.
        case matrix([Double], region: Rect)
    }

    /// How the children meet what lies behind.
    package enum Blending: Hashable, Sendable {
        /// By a mode of CSS.
        case mode(LayerBlend)
        /// What is blended inside does not see what lies behind.
        case isolated
    }

    /// What assistive technology and scripts are told.
    package enum Meaning: Hashable, Sendable {
        case button(id: String, label: String, area: Rect)
        case toggle(id: String, label: String, isOn: Bool, area: Rect)
        case link(url: String, label: String?, area: Rect)
        /// Words in place of the children's own.
        case label(String, identifier: String?)
        /// A name for tests and scripts, never spoken.
        case identifier(String)
        case hidden
        /// A share, 0...1, or nil where it is not known.
        case meter(share: Double?, isProgress: Bool)

        var isInteractive: Bool {
            switch self {
            case .button, .toggle, .link: true
            case .label, .identifier, .hidden, .meter: false
            }
        }
    }
}
