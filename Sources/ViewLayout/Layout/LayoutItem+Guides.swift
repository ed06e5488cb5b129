internal import ViewTree

extension LayoutItem {
    /// Where `line` lies from the item's leading or top edge when it was given `proposal`.
    func guide(_ line: GuideLine, _ proposal: ProposedSize) -> Double {
        guide(line, proposal, size: size(proposal))
    }

    /// The same for an item whose size for `proposal` is known, or is only looked up where it counts.
    func guide(_ line: GuideLine, _ proposal: ProposedSize, size: @autoclosure () -> Size) -> Double {
        if let value = explicitGuide(line, proposal), value.isFinite { return value }
        guard let fallback = line.key.fallback else { return line.standard(in: size()) }
        return fallback.value(in: size()) { guide(GuideLine($0.key, $0.axis), proposal) }
    }

    /// The value that a guide modifier or text gives a line; a container's is the mean of its children's.
    func explicitGuide(_ line: GuideLine, _ proposal: ProposedSize) -> Double? {
        // Most trees set no lines at all; only those that do are searched.
        guard hasGuides || (line.isBaseline && hasBaselines) else { return nil }
        switch node {
        case .text:
            guard line.isBaseline, let layout = paragraph?.layout(proposal) else { return nil }
            return line.isFirstBaseline ? layout.firstBaseline : layout.lastBaseline
        case .symbol(let symbol):
            guard line.isBaseline else { return nil }
            let box = session.symbolBox(symbol)
            guard symbol.isResizable, box.size.height > 0 else { return box.baseline }
            return box.baseline / box.size.height * size(proposal).height
        case .alignmentGuide(let guide) where guide.key == line.key && guide.axis == line.axis:
            return guide.value.value(in: size(proposal)) { child.guide(GuideLine($0.key, $0.axis), proposal) }
        case .empty, .bitmap, .shape, .spacer, .divider, .meter, .toggleSwitch:
            return nil
        case .fitting(let fitting):
            return children[fittingChoice(fitting, proposal)].explicitGuide(line, proposal)
        case .layered, .mask:
            return child.explicitGuide(line, proposal)
        case .stack, .depthStack, .grid, .gridRow, .trackGrid:
            return line.isOfFrame ? nil : combinedGuide(line, proposal)
        case .arranged(let arranged):
            return arrangedGuide(arranged, line, proposal)
        default:
            return combinedGuide(line, proposal)
        }
    }

    func combinedGuide(_ line: GuideLine, _ proposal: ProposedSize) -> Double? {
        var values: [Double] = []
        let isMoved = node.kind == .offset
        for (child, placement) in zip(children, childPlacements(proposal)) where !child.isEmpty {
            guard let value = child.explicitGuide(line, placement.proposal) else { continue }
            let origin = line.axis == .horizontal ? placement.origin.x : placement.origin.y
            values.append(isMoved ? value : value + origin)
        }
        if line.isFirstBaseline { return values.min() }
        if line.isLastBaseline { return values.max() }
        return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
}
