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
        if text.width > 0, text.text.unicodeScalars.dropFirst().first != nil {
            sink.attribute("textLength", text.width)
            sink.raw(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        writeFill(text.paint)
        writeDecorations(text)
        if text.text.hasBlanksToKeep { sink.raw(" xml:space=\"preserve\"") }
        sink.raw(">")
        sink.escaped(text.text)
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
        // One text has one decoration colour and pattern; the first line that sets them wins.
        let pattern = lines.compactMap { $0.0?.pattern }.first { $0 != .solid }
        let color = lines.compactMap { $0.0?.color }.first
        guard pattern != nil || color != nil else { return }
        sink.raw(" style=\"")
        if let color {
            sink.raw("text-decoration-color:")
            writeCSSColor(color)
        }
        if let pattern {
            if color != nil { sink.raw(";") }
            sink.raw("text-decoration-style:\(pattern == .dot ? "dotted" : "dashed")")
        }
        sink.raw("\"")
    }

    private mutating func writeCSSColor(_ color: RGBA) {
        func byte(_ component: Double) -> Double { (component * 255).rounded() }
        sink.raw("rgba(")
        for component in [color.red, color.green, color.blue] {
            sink.number(byte(component))
            sink.raw(",")
        }
        sink.number(color.alpha, places: 3)
        sink.raw(")")
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
