/// A line that views are aligned by: a built-in one or, by its name, one an author declared.
package struct AlignmentKey: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    package var name: String

    package static let leading: AlignmentKey = "leading"
    package static let trailing: AlignmentKey = "trailing"
    package static let top: AlignmentKey = "top"
    package static let bottom: AlignmentKey = "bottom"
    package static let center: AlignmentKey = "center"
    package static let firstTextBaseline: AlignmentKey = "firstTextBaseline"
    package static let lastTextBaseline: AlignmentKey = "lastTextBaseline"

    package init(_ name: String) {
        self.name = name
    }

    package init(stringLiteral value: String) {
        name = value
    }

    package init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
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
