internal import ViewTree

extension SVGWriter {
    /// A run as real text, held to the width it was measured with.
    ///
    /// Viewers that know no `textLength` (librsvg) let it grow from its anchor.
    mutating func writeText(_ text: DisplayText) {
        sink.raw("<text")
        sink.attribute("x", text.origin.x + text.width * text.anchor)
        sink.attribute("y", text.origin.y)
        // Text of the other direction begins at its right end.
        switch text.isRightToLeft ? 1 - text.anchor : text.anchor {
        case 0.5: sink.raw(" text-anchor=\"middle\"")
        case 1: sink.raw(" text-anchor=\"end\"")
        default: break
        }
        writeFont(text.font)
        if text.isRightToLeft { sink.raw(" direction=\"rtl\"") }
        if let spacing = text.letterSpacing, spacing != 0 { sink.attribute("letter-spacing", spacing) }
        if text.width > 0 {
            sink.attribute("textLength", text.width)
            sink.raw(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        if text.text.hasBlanksToKeep { sink.raw(" xml:space=\"preserve\"") }
        let strokes = Self.strokes(of: text)
        // Lines have the fill of the element that asks for them (SVG 2, section 11.12): each of a colour or pattern of
        // its own needs an element around the characters.
        for (depth, stroke) in strokes.enumerated() {
            if depth > 0 { sink.raw("<tspan") }
            writeFill(stroke.color.map(DisplayPaint.color) ?? text.paint)
            write(stroke)
            sink.raw(">")
        }
        let isRecolored = strokes.contains { $0.color != nil }
        if isRecolored {
            sink.raw("<tspan")
            writePaint("fill", text.paint)
            if text.paint.isOpaque { sink.raw(" fill-opacity=\"1\"") }
            // Viewers that only know an element's own lines (librsvg) draw them in the text's colour; those that know
            // more learn that they are drawn already.
            sink.attribute("text-decoration", strokes.map(\.names).joined(separator: " "))
            sink.raw(" style=\"text-decoration-line:none\">")
        } else if strokes.isEmpty {
            writeFill(text.paint)
            sink.raw(">")
        }
        sink.escaped(text.text)
        let spans = max(strokes.count - 1, 0) + (isRecolored ? 1 : 0)
        for _ in 0..<spans { sink.raw("</tspan>") }
        sink.raw("</text>")
    }

    /// Lines that one element can ask for.
    private struct Stroke {
        var names: String
        var color: RGBA?
        var pattern: TextDecoration.Pattern
    }

    private static func strokes(of text: DisplayText) -> [Stroke] {
        let under = text.underline.map { Stroke(names: "underline", color: $0.color, pattern: $0.pattern) }
        let through = text.strikethrough.map { Stroke(names: "line-through", color: $0.color, pattern: $0.pattern) }
        guard let under, let through else { return [under, through].compactMap { $0 } }
        guard under.color == through.color, under.pattern == through.pattern else { return [under, through] }
        return [Stroke(names: "underline line-through", color: under.color, pattern: under.pattern)]
    }

    private mutating func write(_ stroke: Stroke) {
        sink.attribute("text-decoration", stroke.names)
        switch stroke.pattern {
        case .solid: break
        case .dot: sink.raw(" style=\"text-decoration-style:dotted\"")
        case .dash, .dashDot, .dashDotDot: sink.raw(" style=\"text-decoration-style:dashed\"")
        }
    }

    /// From this size on, in points, letters stand closer in the system's display cut than in its text cut.
    private static let displaySize = 22.0

    private static let displayStack = "-apple-system,'SF Pro Display','Inter Display',Inter,system-ui,sans-serif"

    private mutating func writeFont(_ font: FontDescription) {
        sink.attribute("font-size", font.size)
        if font.weight != .regular { sink.attribute("font-weight", Double(font.weight.cssValue)) }
        if font.isItalic { sink.raw(" font-style=\"italic\"") }
        switch font.width {
        case .standard: break
        case .compressed: sink.raw(" font-stretch=\"extra-condensed\"")
        case .condensed: sink.raw(" font-stretch=\"condensed\"")
        case .expanded: sink.raw(" font-stretch=\"expanded\"")
        }
        // No presentation attribute reaches `font-variant-numeric` but this shorthand (SVG 2, section 6.6).
        let caps =
            switch font.smallCaps {
            case .lowercase: "small-caps"
            case .uppercase: "unicase"
            case .all: "all-small-caps"
            case nil: ""
            }
        let variants = [font.hasMonospacedDigits ? "tabular-nums" : "", caps].filter { !$0.isEmpty }
        if !variants.isEmpty { sink.attribute("font-variant", variants.joined(separator: " ")) }
        let stack = font.design.stack ?? (font.size >= Self.displaySize ? Self.displayStack : nil)
        if let family = font.family.map(\.plainFamilyName), !family.isEmpty {
            sink.raw(" font-family=\"'\(family)',\(stack ?? "system-ui,sans-serif")\"")
        } else if let stack {
            sink.raw(" font-family=\"\(stack)\"")
        }
    }
}

extension FontDesign {
    /// The families to ask for; nil for the document's own.
    fileprivate var stack: String? {
        switch self {
        case .standard: nil
        case .rounded: "ui-rounded,'SF Pro Rounded',Nunito,-apple-system,Inter,system-ui,sans-serif"
        case .serif: "ui-serif,'New York',Georgia,'Times New Roman','DejaVu Serif',serif"
        case .monospaced: "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace"
        }
    }
}

extension String {
    /// Whether XML's default treatment of blanks would lose some.
    fileprivate var hasBlanksToKeep: Bool {
        var last: UInt8 = UInt8(ascii: " ")
        for byte in utf8 {
            if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
            if byte == UInt8(ascii: " "), last == byte { return true }
            last = byte
        }
        return last == UInt8(ascii: " ")
    }

    /// A family name without what would end a quoted name in CSS.
    fileprivate var plainFamilyName: String {
        let kept = unicodeScalars.filter { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar == " " || scalar == "-" || scalar == "_" || scalar == "."
        }
        return String(String.UnicodeScalarView(kept))
    }
}
