internal import ViewTree

extension LayoutItem {
    /// Where the line `key` lies from the item's leading or top edge when it was given `proposal`.
    func guide(_ key: AlignmentKey, _ axis: Axis, _ proposal: ProposedSize) -> Double {
        if let value = explicitGuide(key, axis, proposal), value.isFinite { return value }
        return LayoutItem.defaultGuide(key, length: size(proposal)[axis])
    }

    /// Where a line lies in a view that says nothing of it; an author's own line lies in the middle.
    static func defaultGuide(_ key: AlignmentKey, length: Double) -> Double {
        switch key {
        case .leading, .top: 0
        case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
        default: length / 2
        }
    }

    /// The value that a guide modifier or text gives a line; a container's is the mean of its children's.
    private func explicitGuide(_ key: AlignmentKey, _ axis: Axis, _ proposal: ProposedSize) -> Double? {
        switch node {
        case .text:
            return baseline(key, axis, proposal)
        case .symbol(let symbol):
            guard axis == .vertical, key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
            let box = session.symbolBox(symbol)
            guard symbol.isResizable, box.size.height > 0 else { return box.baseline }
            return box.baseline / box.size.height * size(proposal).height
        case .alignmentGuide(let guide) where guide.key == key && guide.axis == axis:
            let size = size(proposal)
            return Length.distance(guide.value.constant)
                + Length.distance(guide.value.widthFactor) * size.width
                + Length.distance(guide.value.heightFactor) * size.height
        case .empty, .bitmap, .shape, .spacer, .divider, .meter, .toggleSwitch:
            return nil
        case .layered, .mask:
            return child.explicitGuide(key, axis, proposal)
        default:
            return combinedGuide(key, axis, proposal)
        }
    }

    private func baseline(_ key: AlignmentKey, _ axis: Axis, _ proposal: ProposedSize) -> Double? {
        guard axis == .vertical, let layout = paragraph?.layout(proposal) else { return nil }
        switch key {
        case .firstTextBaseline: return layout.firstBaseline
        case .lastTextBaseline: return layout.lastBaseline
        default: return nil
        }
    }

    private func combinedGuide(_ key: AlignmentKey, _ axis: Axis, _ proposal: ProposedSize) -> Double? {
        var values: [Double] = []
        let isMoved = node.kind == .offset
        for (child, placement) in zip(children, childPlacements(proposal)) where !child.isEmpty {
            guard let value = child.explicitGuide(key, axis, placement.proposal) else { continue }
            let origin = axis == .horizontal ? placement.origin.x : placement.origin.y
            values.append(isMoved ? value : value + origin)
        }
        switch key {
        case .firstTextBaseline: return values.min()
        case .lastTextBaseline: return values.max()
        default: return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
    }
}
