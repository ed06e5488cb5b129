public import Foundation
import ViewTree

extension EnvironmentValues {
    /// The font of texts; the body style where nil.
    public var font: Font? {
        get { inherited.font }
        set { inherited.font = newValue }
    }

    /// The most lines a text takes; no limit where nil.
    public var lineLimit: Int? {
        get { inherited.lineLimit?.upper }
        set { inherited.lineLimit = newValue.map { LineLimit(upper: $0) } }
    }

    /// The side that lines of a text share.
    public var multilineTextAlignment: TextAlignment {
        get { inherited.alignment }
        set { inherited.alignment = newValue }
    }

    /// Which end of a text gives way where space is short.
    public var truncationMode: Text.TruncationMode {
        get { inherited.truncation }
        set { inherited.truncation = newValue }
    }

    /// The distance added between lines, in points.
    public var lineSpacing: CGFloat {
        get { CGFloat(inherited.lineSpacing) }
        set { inherited.lineSpacing = Double(newValue) }
    }

    /// The smallest factor that a font may shrink by.
    public var minimumScaleFactor: CGFloat {
        get { CGFloat(inherited.minimumScaleFactor) }
        set { inherited.minimumScaleFactor = Double(newValue) }
    }

    /// Whether letters may move together where space is short.
    public var allowsTightening: Bool {
        get { inherited.allowsTightening }
        set { inherited.allowsTightening = newValue }
    }

    /// The case that letters are changed to.
    public var textCase: Text.Case? {
        get { inherited.textCase }
        set { inherited.textCase = newValue }
    }

    /// The size of images beside text.
    public var imageScale: Image.Scale {
        get { inherited.imageScale }
        set { inherited.imageScale = newValue }
    }

    /// How layers of symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { inherited.symbolRenderingMode }
        set { inherited.symbolRenderingMode = newValue }
    }

    /// The variants of symbols that are preferred.
    public var symbolVariants: SymbolVariants {
        get { inherited.symbolVariants }
        set { inherited.symbolVariants = newValue }
    }
}
