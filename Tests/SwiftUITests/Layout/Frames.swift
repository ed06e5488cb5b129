import Foundation
import SwiftUI
import ViewLayout
import ViewTree

/// The frames of the views that have an accessibility identifier, in a widget of a given size without margins: x, y,
/// width and height in points, as the entry gives them after it has been archived.
@MainActor
func frames(_ view: some View, _ width: Double, _ height: Double) throws -> [String: [Double]] {
    let tree = resolved(view) { $0.inherited.containerSize = CGSize(width: width, height: height) }.tree
    let archived = try JSONDecoder().decode(EntryTree.self, from: JSONEncoder().encode(tree))
    let size = ViewTree.Size(width: width, height: height)
    let engine = LayoutEngine(context: LayoutContext(displayScale: 3, containerSize: size))
    var frames: [String: [Double]] = [:]
    func collect(_ node: LayoutDocument.Node) {
        if let name = node.identifier { frames[name] = node.frame }
        node.children?.forEach(collect)
    }
    collect(engine.layout(archived, size: size).json.content)
    return frames
}

/// Whether all numbers agree within a hundredth of a point.
func agree(_ first: [Double]?, _ second: [Double]) -> Bool {
    guard let first, first.count == second.count else { return false }
    return zip(first, second).allSatisfy { abs($0 - $1) < 0.01 }
}

extension View {
    /// A view of a fixed size with a name.
    func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        frame(width: width, height: height).accessibilityIdentifier(name)
    }
}
