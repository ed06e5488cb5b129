/// A line that views are aligned by: a built-in one or, by its name, one an author declared.
package struct AlignmentKey: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    package var name: String
    /// Where an author's own line lies in views that do not set it; nil for built-in lines.
    package var fallback: AlignmentGuideNode.GuideValue?

    package static let leading: AlignmentKey = "leading"
    package static let trailing: AlignmentKey = "trailing"
    package static let top: AlignmentKey = "top"
    package static let bottom: AlignmentKey = "bottom"
    package static let center: AlignmentKey = "center"
    package static let firstTextBaseline: AlignmentKey = "firstTextBaseline"
    package static let lastTextBaseline: AlignmentKey = "lastTextBaseline"

    package init(_ name: String, fallback: AlignmentGuideNode.GuideValue? = nil) {
        self.name = name
        self.fallback = fallback
    }

    package init(stringLiteral value: String) {
        name = value
    }

    private enum Key: String, CodingKey { case name, fallback }

    /// A line without a fallback is its name alone.
    package init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(name)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            try container.decode(String.self, forKey: .name),
            fallback: try container.decodeIfPresent(AlignmentGuideNode.GuideValue.self, forKey: .fallback)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        guard let fallback else {
            var container = encoder.singleValueContainer()
            try container.encode(name)
            return
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode(fallback, forKey: .fallback)
    }
}

/// A horizontal and a vertical alignment.
package struct Alignment: Hashable, Sendable, Codable {
    package var horizontal: AlignmentKey
    package var vertical: AlignmentKey

    package static let center = Alignment(horizontal: .center, vertical: .center)
    package static let topLeading = Alignment(horizontal: .leading, vertical: .top)

    package init(horizontal: AlignmentKey, vertical: AlignmentKey) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The line for `axis`.
    package subscript(axis: Axis) -> AlignmentKey {
        axis == .horizontal ? horizontal : vertical
    }
}
