internal import ViewTree

extension SVGWriter {
    /// A run as real text, held to the width it was measured with.
    mutating func writeText(_ text: DisplayText) {
        sink.raw("<text")
        // Text of the other direction begins at its right end.
        sink.attribute("x", text.isRightToLeft ? text.origin.x + text.width : text.origin.x)
        sink.attribute("y", text.origin.y)
        writeFont(text.font)
        if text.isRightToLeft { sink.raw(" direction=\"rtl\"") }
        if let spacing = text.letterSpacing, spacing != 0 { sink.attribute("letter-spacing", spacing) }
        if text.width > 0 {
            sink.attribute("textLength", text.width)
            sink.raw(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        // Lines have the fill of the element that asks for them (SVG 2, section 11.12): one of their own colour needs
        // an element around the characters.
        let lineColor = [text.underline, text.strikethrough].compactMap { $0?.color }.first
        writeFill(lineColor.map(DisplayPaint.color) ?? text.paint)
        writeDecorations(text)
        if text.text.hasBlanksToKeep { sink.raw(" xml:space=\"preserve\"") }
        sink.raw(">")
        if let lineColor {
            sink.raw("<tspan")
            writePaint("fill", text.paint)
            if lineColor.alpha < 1, text.paint.isOpaque { sink.raw(" fill-opacity=\"1\"") }
            sink.raw(">")
            sink.escaped(text.text)
            sink.raw("</tspan>")
        } else {
            sink.escaped(text.text)
        }
        sink.raw("</text>")
    }

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
        if font.hasMonospacedDigits { sink.raw(" font-variant=\"tabular-nums\"") }
        let stack = font.design.stack
        if let family = font.family.map(\.plainFamilyName), !family.isEmpty {
            sink.raw(" font-family=\"'\(family)',\(stack ?? "system-ui,sans-serif")\"")
        } else if let stack {
            sink.raw(" font-family=\"\(stack)\"")
        }
    }

    private mutating func writeDecorations(_ text: DisplayText) {
        let lines = [(text.underline, "underline"), (text.strikethrough, "line-through")].filter { $0.0 != nil }
        guard !lines.isEmpty else { return }
        sink.attribute("text-decoration", lines.map(\.1).joined(separator: " "))
        // One text has one pattern; the first line that sets them wins.
        let pattern = lines.compactMap { $0.0?.pattern }.first { $0 != .solid }
        guard let pattern else { return }
        sink.raw(" style=\"text-decoration-style:\(pattern == .dot ? "dotted" : "dashed")\"")
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
