internal import ViewTree

extension PlacedNode {
    /// The tree as text, a line per node: kind, frame (x y width height in points) and what a leaf shows.
    package func dump() -> String {
        var lines: [String] = []
        write(depth: 0, to: &lines)
        return lines.joined(separator: "\n")
    }

    private func write(depth: Int, to lines: inout [String]) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PlacedNode.decimal).joined(separator: " ")
        var line = String(repeating: "  ", count: depth) + "\(node.kind.rawValue) \(numbers)"
        switch node {
        case .text: line += " \"\(text?.string.replacing("\n", with: "\\n") ?? "")\""
        case .symbol(let symbol): line += " \(symbol.name)"
        case .action(let action): line += action.id.isEmpty ? "" : " \(action.id)"
        case .accessibility(let accessibility): line += accessibility.identifier.map { " #\($0)" } ?? ""
        default: break
        }
        lines.append(line)
        for child in children { child.write(depth: depth + 1, to: &lines) }
    }

    /// At most three decimals, none where there are none.
    private static func decimal(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000 + 0
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension PlacedEntry {
    /// The background's and the content's trees as text.
    package func dump() -> String {
        let parts = [background.map { "background\n" + $0.dump() }, "content\n" + content.dump()]
        return parts.compactMap { $0 }.joined(separator: "\n")
    }
}
