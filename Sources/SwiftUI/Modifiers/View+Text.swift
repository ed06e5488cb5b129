public import Foundation
import ViewTree

extension View {
    /// The font of texts and symbols; nil is the body style.
    nonisolated public func font(_ font: Font?) -> some View {
        inContext { $0.environment.inherited.font = font }
    }

    nonisolated private func fontChange(_ change: Font.Change?) -> ContextualView<Self> {
        inContext { if let change { $0.environment.inherited.fontChanges.append(change) } }
    }

    nonisolated private func textChange(_ change: Text.Change) -> ContextualView<Self> {
        inContext { $0.environment.inherited.textChanges.append(change) }
    }

    /// The weight of texts and symbols; nil is the font's own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange(weight.map { .weight($0) } ?? .without(.weight))
    }

    /// The cut of texts; nil is the font's own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange(design.map { .design($0) } ?? .without(.design))
    }

    /// The width of letters; nil is the font's own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        fontChange(width.map { .width($0) } ?? .without(.width))
    }

    /// Texts in bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontChange(.bold(isActive)) }

    /// Texts in italics.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { fontChange(.italic(isActive)) }

    /// Texts with letters of one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(isActive ? .design(.monospaced) : .without(.monospaced))
    }

    /// Texts with digits of one width.
    nonisolated public func monospacedDigit() -> some View { fontChange(.monospacedDigits) }

    /// Texts in a size beside others of their font.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        fontChange(isEnabled ? .scaled(scale.factor) : nil)
    }

    /// Texts with a line under them.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textChange(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Texts with a line through them.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textChange(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Other distances between letters, in points; pairs keep their ligatures apart.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { textChange(.kerning(kerning.finite)) }

    /// Other distances between letters, in points.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { textChange(.tracking(tracking.finite)) }

    /// Texts raised, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textChange(.baselineOffset(baselineOffset.finite))
    }

    /// The case that letters are changed to; nil leaves them.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        inContext { $0.environment.inherited.textCase = textCase }
    }

    /// The most lines a text takes; nil sets no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        inContext { $0.environment.inherited.lineLimit = number.map { LineLimit(upper: max($0, 1)) } }
    }

    /// The most lines a text takes, and whether it always takes their space.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        let lines = max(limit, 1)
        return inContext {
            $0.environment.inherited.lineLimit = LineLimit(lower: reservesSpace ? lines : nil, upper: lines)
        }
    }

    /// The fewest and the most lines a text takes.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        inContext {
            $0.environment.inherited.lineLimit = LineLimit(
                lower: max(limit.lowerBound, 1),
                upper: max(limit.upperBound, 1)
            )
        }
    }

    /// The fewest lines a text takes.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        inContext { $0.environment.inherited.lineLimit = LineLimit(lower: max(limit.lowerBound, 1), upper: nil) }
    }

    /// The most lines a text takes.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(Optional(limit.upperBound))
    }

    /// The side that lines of a text share.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        inContext { $0.environment.inherited.alignment = alignment }
    }

    /// The smallest factor that a font may shrink by before text is cut.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        inContext { $0.environment.inherited.minimumScaleFactor = Double(factor).unitClamped }
    }

    /// Which end of a text gives way where space is short.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        inContext { $0.environment.inherited.truncation = mode }
    }

    /// The distance added between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        inContext { $0.environment.inherited.lineSpacing = max(lineSpacing.finite, 0) }
    }

    /// Whether letters may move together where space is short.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        inContext { $0.environment.inherited.allowsTightening = flag }
    }
}
