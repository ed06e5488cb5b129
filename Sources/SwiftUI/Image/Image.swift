public import Foundation
package import ViewTree

/// A symbol or a picture.
public struct Image: Equatable, Sendable {
    /// Where an image comes from.
    package enum Source: Hashable, Sendable {
        case symbol(name: String, value: Double?)
        case asset(name: String, bundle: String?)
        case picture(PictureData)
    }

    package let source: Source
    var label: String?
    var isDecorative = false
    var isResizable = false
    var templateMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    /// How the picture shows in the accented rendering mode; set by the widget's own modifier.
    package var accentedMode: String?

    package init(_ source: Source) {
        self.source = source
    }

    /// A symbol of the system.
    public init(systemName: String) {
        self.init(.symbol(name: systemName, value: nil))
    }

    /// A symbol of the system, lit as far as a value says, 0...1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(name: systemName, value: variableValue?.unitClamped))
    }

    /// A picture of the bundle's.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: bundle?.resourcePath))
        label = name
    }

    /// A picture of the bundle's with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name: name, bundle: bundle?.resourcePath))
        self.label = label.words(in: EnvironmentValues())
    }

    /// A picture of the bundle's that tells nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name: name, bundle: bundle?.resourcePath))
        isDecorative = true
    }

    /// A picture of pixels.
    package init(picture: PictureData) {
        self.init(.picture(picture))
    }

    /// The size of an image beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the letters.
        case small
        /// As large as the letters.
        case medium
        /// Larger than the letters.
        case large

        var value: SymbolNode.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Whether an image keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Takes the foreground.
        case template
        /// Keeps its colours.
        case original
    }

    /// How an image fills a larger space.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }

    /// How pixels are filled in.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all.
        case none
        /// A little.
        case low
        /// Some.
        case medium
        /// Well.
        case high
    }
}

extension Image {
    /// An image that fills the size it is given.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// An image that takes the foreground or keeps its colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.templateMode = renderingMode
        return image
    }

    /// A symbol whose layers are coloured in a mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }

    /// Pixels filled in; archives leave that to whoever draws.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Smooth edges; archives leave that to whoever draws.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package let value: SymbolNode.RenderingMode

    /// One colour.
    public static let monochrome = SymbolRenderingMode(value: .monochrome)
    /// One colour in several opacities.
    public static let hierarchical = SymbolRenderingMode(value: .hierarchical)
    /// The levels of the foreground.
    public static let palette = SymbolRenderingMode(value: .palette)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(value: .multicolor)
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
    let suffixes: [String]

    /// The symbol as it is.
    public static let none = SymbolVariants(suffixes: [])
    /// Filled.
    public static let fill = SymbolVariants(suffixes: ["fill"])
    /// In a circle.
    public static let circle = SymbolVariants(suffixes: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(suffixes: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
    /// Struck out.
    public static let slash = SymbolVariants(suffixes: ["slash"])

    /// Filled, too.
    public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
    /// In a circle, too.
    public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
    /// In a square, too.
    public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
    /// In a rectangle, too.
    public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["rectangle"]) }
    /// Struck out, too.
    public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

    /// The name of a symbol in these variants, in the order that names have: shape, slash, fill.
    func applied(to name: String) -> String {
        if suffixes.isEmpty, Self.isInOrder(name) { return name }
        var parts = name.split(separator: ".").map(String.init)
        for suffix in ["circle", "square", "rectangle", "slash", "fill"] where suffixes.contains(suffix) {
            if !parts.contains(suffix) { parts.append(suffix) }
        }
        if let index = parts.firstIndex(of: "fill"), index != parts.count - 1, index > 0 {
            parts.append(parts.remove(at: index))
        }
        return parts.joined(separator: ".")
    }

    /// Whether the parts of a name stand as they are to: none is empty, and no `fill` stands before another part.
    ///
    /// False where in doubt. Nearly all names are; they need not be taken apart.
    private static func isInOrder(_ name: String) -> Bool {
        let (dot, count) = (UInt8(ascii: "."), name.utf8.count)
        var previous = dot
        var left = count
        for byte in name.utf8 {
            if previous == dot, byte == dot || (byte == UInt8(ascii: "f") && left != count && left != 4) {
                return false
            }
            previous = byte
            left -= 1
        }
        return previous != dot
    }
}
