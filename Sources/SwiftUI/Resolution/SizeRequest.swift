package import Foundation
package import ViewTree

/// Answers how large a leaf is whose content depends on its size.
///
/// A first pass answers with the space of the whole widget; once the tree has been laid out, the next pass answers with
/// the size that the leaf was given.
package final class SizeRequest {
    private let record: ResolutionRecord
    private let fallback: CGSize
    private(set) var leaf: Int?

    init(record: ResolutionRecord, fallback: CGSize) {
        self.record = record
        self.fallback = fallback
    }

    /// The size in points.
    package var size: CGSize { frame.size }

    /// The size in points and the place in the widget.
    package var frame: CGRect {
        let leaf = leaf ?? record.newSizedLeaf()
        self.leaf = leaf
        return record.leafFrames[leaf] ?? CGRect(origin: .zero, size: fallback)
    }

    /// Whether a pass before this one has found the size.
    package var isAnswered: Bool { leaf.map { record.leafFrames[$0] != nil } ?? false }

    /// Names the node that takes the size, so that it is found after layout.
    func marked(_ node: ViewNode) -> ViewNode {
        guard let leaf else { return node }
        return .accessibility(AccessibilityNode(identifier: SizeMark.identifier(of: leaf), child: node))
    }
}

/// Notes that a view leaves in the tree while it is evaluated; none remains in a finished tree.
package enum SizeMark {
    private static let start: Character = "\u{1}"
    private static let sizePrefix = "\u{1}size-"
    private static let valuePrefix = "\u{1}value-"

    static func identifier(of leaf: Int) -> String { "\(sizePrefix)\(leaf)" }

    static func identifier(ofLayoutValue value: Int) -> String { "\(valuePrefix)\(value)" }

    /// The leaf that a node stands for.
    package static func leaf(of node: ViewNode) -> Int? { number(of: node, sizePrefix) }

    /// The layout value that a node carries.
    static func layoutValue(of node: ViewNode) -> Int? { number(of: node, valuePrefix) }

    /// Whether the node is a mark and no word of the author's.
    static func isMark(_ node: ViewNode) -> Bool {
        guard case .accessibility(let node) = node else { return false }
        return node.identifier?.first == start
    }

    /// The tree without marks.
    package static func removed(from node: ViewNode) -> ViewNode {
        if isMark(node), case .accessibility(let mark) = node { return removed(from: mark.child) }
        return node.mapChildren { removed(from: $0) }
    }

    private static func number(of node: ViewNode, _ prefix: String) -> Int? {
        guard case .accessibility(let node) = node, let name = node.identifier, name.hasPrefix(prefix) else {
            return nil
        }
        return Int(name.dropFirst(prefix.count))
    }
}

extension ResolveContext {
    /// A request for the size of the leaf that is being resolved.
    package func makeSizeRequest() -> SizeRequest {
        SizeRequest(record: record, fallback: environment.inherited.containerSize)
    }
}
