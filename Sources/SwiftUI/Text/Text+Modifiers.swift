public import Foundation

extension Text {
    /// A change to the style of a text.
    package enum Change: Sendable {
        case font(Font?)
        case fontChange(Font.Change)
        case foreground(AnyShapeStyle?)
        case kerning(Double)
        case tracking(Double)
        case baselineOffset(Double)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
    }

    func changed(_ change: Change) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }

    /// The text in a weight; nil is the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed(.fontChange(weight.map { .weight($0) } ?? .without(.weight)))
    }

    /// The text in a width; nil is the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text {
        changed(.fontChange(width.map { .width($0) } ?? .without(.width)))
    }

    /// The text in a cut; nil is the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text {
        changed(.fontChange(design.map { .design($0) } ?? .without(.design)))
    }

    /// The text in bold.
    public func bold(_ isActive: Bool = true) -> Text { changed(.fontChange(.bold(isActive))) }

    /// The text in italics.
    public func italic(_ isActive: Bool = true) -> Text { changed(.fontChange(.italic(isActive))) }

    /// The text with letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        changed(.fontChange(isActive ? .design(.monospaced) : .without(.monospaced)))
    }

    /// The text with digits of one width.
    public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigits)) }

    /// The text in a colour; nil leaves what is inherited.
    public func foregroundColor(_ color: Color?) -> Text { changed(.foreground(color.map { AnyShapeStyle($0) })) }

    /// The text in a style.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        changed(.foreground(AnyShapeStyle(style)))
    }

    /// The text with a line under it.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line through it.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with other distances between letters, in points; pairs keep their ligatures apart.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning.finite)) }

    /// The text with other distances between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking.finite)) }

    /// The text raised, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset.finite)) }

    /// The text in a size beside others of its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed(.fontChange(.scaled(scale.factor))) : self
    }
}
