import Symbols
import Testing
import ViewLayout
import ViewTree

/// An engine at a scale, three pixels per point as on a phone.
func makeEngine(scale: Double = 3, rightToLeft: Bool = false) -> LayoutEngine {
    LayoutEngine(context: LayoutContext(displayScale: scale, isRightToLeft: rightToLeft))
}

/// The node placed in the middle of a host.
func place(
    _ node: ViewNode,
    _ width: Double,
    _ height: Double,
    scale: Double = 3,
    rightToLeft: Bool = false
) -> PlacedNode {
    let host = Rect(x: 0, y: 0, width: width, height: height)
    return makeEngine(scale: scale, rightToLeft: rightToLeft).layout(node, in: host)
}

func size(of node: ViewNode, _ width: Double?, _ height: Double?, scale: Double = 3) -> Size {
    makeEngine(scale: scale).size(of: node, proposal: ProposedSize(width: width, height: height))
}

extension PlacedNode {
    /// The frames of the named nodes as x, y, width and height.
    var namedFrames: [String: [Double]] {
        var frames: [String: [Double]] = [:]
        walk { placed in
            guard case .accessibility(let node) = placed.node, let name = node.identifier else { return }
            frames[name] = [placed.frame.minX, placed.frame.minY, placed.frame.width, placed.frame.height]
        }
        return frames
    }

    /// The first text below this node.
    var firstText: PlacedText? {
        var found: PlacedText?
        walk { if found == nil { found = $0.text } }
        return found
    }
}

/// Whether all numbers agree within a hundredth.
func isClose(_ first: [Double]?, _ second: [Double]) -> Bool {
    guard let first, first.count == second.count else { return false }
    return zip(first, second).allSatisfy { abs($0 - $1) < 0.01 }
}
