/// Text of one style inside a paragraph.
package struct TextRun: Hashable, Sendable, Codable {
    package var content: TextContent
    package var font: FontDescription
    package var paint: Paint
    /// Fills the line behind the run.
    package var background: Paint?
    /// Added after each character, in points; kerning leaves the last one out, tracking does not.
    package var kerning: Double?
    package var tracking: Double?
    /// Raises the run, in points.
    package var baselineOffset: Double?
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// A destination that a tap opens.
    package var link: String?

    package init(
        content: TextContent,
        font: FontDescription,
        paint: Paint = .label,
        background: Paint? = nil,
        kerning: Double? = nil,
        tracking: Double? = nil,
        baselineOffset: Double? = nil,
        underline: TextDecoration? = nil,
        strikethrough: TextDecoration? = nil,
        link: String? = nil
    ) {
        self.content = content
        self.font = font
        self.paint = paint
        self.background = background
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.link = link
    }
}

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable, Codable {
    /// The text's own paint where nil.
    package var paint: Paint?
    package var pattern: Pattern

    package init(paint: Paint? = nil, pattern: Pattern = .solid) {
        self.paint = paint
        self.pattern = pattern
    }

    /// The strokes of a decoration.
    package enum Pattern: String, Hashable, Sendable, Codable { case solid, dot, dash, dashDot, dashDotDot }
}

/// What a run shows.
package enum TextContent: Hashable, Sendable {
    case string(String)
    /// Text that depends on the instant it is shown at.
    case date(DateText)
    /// A symbol that sits on the line.
    case symbol(SymbolNode)
    /// A picture that stands on the line in its own size.
    case bitmap(BitmapNode)
}

extension TextContent: Codable {
    private enum Key: String, CodingKey { case string, date, symbol, bitmap }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let string = try container.decodeIfPresent(String.self, forKey: .string) {
            self = .string(string)
        } else if let date = try container.decodeIfPresent(DateText.self, forKey: .date) {
            self = .date(date)
        } else if let bitmap = try container.decodeIfPresent(BitmapNode.self, forKey: .bitmap) {
            self = .bitmap(bitmap)
        } else {
            self = .symbol(try container.decode(SymbolNode.self, forKey: .symbol))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .string(let string): try container.encode(string, forKey: .string)
        case .date(let date): try container.encode(date, forKey: .date)
        case .symbol(let symbol): try container.encode(symbol, forKey: .symbol)
        case .bitmap(let bitmap): try container.encode(bitmap, forKey: .bitmap)
        }
    }
}
