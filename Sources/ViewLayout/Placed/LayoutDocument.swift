internal import ViewTree

/// A placed entry as JSON: what `--format layout` prints.
package struct LayoutDocument: Hashable, Sendable, Codable {
    /// The version of the format.
    package var version: Int
    /// Width and height in points.
    package var size: [Double]
    package var background: Node?
    package var content: Node

    /// One node.
    package struct Node: Hashable, Sendable, Codable {
        package var kind: String
        /// x, y, width and height in points, to a thousandth.
        package var frame: [Double]
        /// The author's accessibility identifier.
        package var identifier: String?
        /// What a text shows, lines parted by line feeds.
        package var text: String?
        /// Absent for leaves.
        package var children: [Node]?

        private enum CodingKeys: String, CodingKey {
            case kind, frame, text, children
            case identifier = "accessibilityIdentifier"
        }
    }
}

extension PlacedEntry {
    /// The entry's twin for JSON.
    package var json: LayoutDocument {
        LayoutDocument(
            version: 1,
            size: [size.width, size.height].map(LayoutDocument.rounded),
            background: background?.json,
            content: content.json
        )
    }
}

extension PlacedNode {
    /// The node's twin for JSON.
    package var json: LayoutDocument.Node {
        var identifier: String?
        if case .accessibility(let accessibility) = node { identifier = accessibility.identifier }
        return LayoutDocument.Node(
            kind: node.kind.rawValue,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(LayoutDocument.rounded),
            identifier: identifier,
            text: text?.string,
            children: children.isEmpty ? nil : children.map(\.json)
        )
    }
}

extension LayoutDocument {
    fileprivate static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
}
