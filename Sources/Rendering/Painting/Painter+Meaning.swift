internal import ViewLayout
internal import ViewTree

extension Painter {
    /// A control or a link around what it shows; a link that may not be followed is only drawn.
    mutating func paintAction(_ node: ActionNode, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        var inner = scope
        inner.controlLabel = nil
        var group = DisplayGroup(children: paintChildren(of: placed, in: inner))
        if scope.isMask { return group.children }
        let area = placed.frame.standardized
        switch node.action {
        case .intent(_, .button):
            let label = scope.controlLabel ?? EntryReading.label(of: placed.node)
            group.meaning = .button(id: node.id, label: label, area: area)
        case .intent(_, .toggle(let isOn)):
            let label = scope.controlLabel ?? EntryReading.label(of: placed.node)
            group.meaning = .toggle(id: node.id, label: label, isOn: isOn, area: area)
        case .link(let url):
            guard let url = LinkDestination(url)?.url else { return group.children }
            let label = scope.controlLabel ?? EntryReading.spokenLabel(of: placed.node)
            group.meaning = .link(url: url, label: label, area: area)
        }
        return [.group(group)]
    }

    mutating func paintAccessibility(
        _ node: AccessibilityNode,
        _ placed: PlacedNode,
        in scope: Scope
    ) -> [DisplayItem] {
        var inner = scope
        let words = [node.label, node.value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        let isControl = node.child.isControl
        let isToldByMeter = node.label == nil && placed.holdsMeter
        if isControl, !words.isEmpty { inner.controlLabel = words }
        let items = paintChildren(of: placed, in: inner)
        guard !items.isEmpty, !scope.isMask else { return items }
        var group = DisplayGroup(children: items)
        if node.isHidden {
            group.meaning = .hidden
        } else if !isControl, !words.isEmpty, !isToldByMeter {
            group.meaning = .label(words, identifier: node.identifier)
        } else if let identifier = node.identifier {
            group.meaning = .identifier(identifier)
        } else {
            return items
        }
        return [.group(group)]
    }
}

extension PlacedNode {
    /// Whether a meter below tells its share to assistive technology.
    fileprivate var holdsMeter: Bool {
        if case .meter = node { return true }
        return children.contains { $0.holdsMeter }
    }
}

extension ViewNode {
    /// Whether the node is a control once layout and drawing wrappers are taken off.
    var isControl: Bool {
        if case .action = self { return true }
        switch self {
        case .layered(let node): return node.child.isControl
        case .mask(let node): return node.child.isControl
        case .stack, .depthStack, .grid, .gridRow, .trackGrid, .fitting, .arranged: return false
        default:
            let children = children
            return children.count == 1 && children[0].isControl
        }
    }
}
