extension ViewNode {
    /// The nodes directly below this one, in drawing order but for backgrounds, which follow what they lie behind; of
    /// several views of which one fits, that one alone.
    package var children: [ViewNode] {
        switch self {
        case .empty, .text, .symbol, .bitmap, .shape, .spacer, .divider, .meter, .toggleSwitch:
            []
        case .stack(let node): node.children
        case .depthStack(let node): node.children
        case .grid(let node): node.children
        case .gridRow(let node): node.children
        case .trackGrid(let node): node.children
        case .fitting(let node): node.candidates.isEmpty ? [] : [node.chosen]
        case .arranged(let node): node.children
        case .frame(let node): [node.child]
        case .flexibleFrame(let node): [node.child]
        case .padding(let node): [node.child]
        case .offset(let node): [node.child]
        case .position(let node): [node.child]
        case .fixedSize(let node): [node.child]
        case .aspectRatio(let node): [node.child]
        case .layoutPriority(let node): [node.child]
        case .alignmentGuide(let node): [node.child]
        case .gridCell(let node): [node.child]
        case .layered(let node): [node.child, node.layer]
        case .direction(let node): [node.child]
        case .opacity(let node): [node.child]
        case .clip(let node): [node.child]
        case .mask(let node): [node.child, node.mask]
        case .transform(let node): [node.child]
        case .shadow(let node): [node.child]
        case .blur(let node): [node.child]
        case .layerEffect(let node): [node.child]
        case .zIndex(let node): [node.child]
        case .accentGroup(let node): [node.child]
        case .action(let node): [node.child]
        case .accessibility(let node): [node.child]
        }
    }

    /// The same node with each of its children, chosen or not, replaced by what `transform` makes of it.
    package func mapChildren<Failure: Error>(
        _ transform: (ViewNode) throws(Failure) -> ViewNode
    ) throws(Failure) -> ViewNode {
        switch self {
        case .empty, .text, .symbol, .bitmap, .shape, .spacer, .divider, .meter, .toggleSwitch:
            return self
        case .stack(var node):
            for index in node.children.indices { node.children[index] = try transform(node.children[index]) }
            return .stack(node)
        case .depthStack(var node):
            for index in node.children.indices { node.children[index] = try transform(node.children[index]) }
            return .depthStack(node)
        case .grid(var node):
            for index in node.children.indices { node.children[index] = try transform(node.children[index]) }
            return .grid(node)
        case .gridRow(var node):
            for index in node.children.indices { node.children[index] = try transform(node.children[index]) }
            return .gridRow(node)
        case .trackGrid(var node):
            for index in node.children.indices { node.children[index] = try transform(node.children[index]) }
            return .trackGrid(node)
        case .fitting(var node):
            for index in node.candidates.indices { node.candidates[index] = try transform(node.candidates[index]) }
            return .fitting(node)
        case .arranged(var node):
            for index in node.children.indices { node.children[index] = try transform(node.children[index]) }
            return .arranged(node)
        case .frame(var node):
            node.child = try transform(node.child)
            return .frame(node)
        case .flexibleFrame(var node):
            node.child = try transform(node.child)
            return .flexibleFrame(node)
        case .padding(var node):
            node.child = try transform(node.child)
            return .padding(node)
        case .offset(var node):
            node.child = try transform(node.child)
            return .offset(node)
        case .position(var node):
            node.child = try transform(node.child)
            return .position(node)
        case .fixedSize(var node):
            node.child = try transform(node.child)
            return .fixedSize(node)
        case .aspectRatio(var node):
            node.child = try transform(node.child)
            return .aspectRatio(node)
        case .layoutPriority(var node):
            node.child = try transform(node.child)
            return .layoutPriority(node)
        case .alignmentGuide(var node):
            node.child = try transform(node.child)
            return .alignmentGuide(node)
        case .gridCell(var node):
            node.child = try transform(node.child)
            return .gridCell(node)
        case .layered(var node):
            node.child = try transform(node.child)
            node.layer = try transform(node.layer)
            return .layered(node)
        case .direction(var node):
            node.child = try transform(node.child)
            return .direction(node)
        case .opacity(var node):
            node.child = try transform(node.child)
            return .opacity(node)
        case .clip(var node):
            node.child = try transform(node.child)
            return .clip(node)
        case .mask(var node):
            node.child = try transform(node.child)
            node.mask = try transform(node.mask)
            return .mask(node)
        case .transform(var node):
            node.child = try transform(node.child)
            return .transform(node)
        case .shadow(var node):
            node.child = try transform(node.child)
            return .shadow(node)
        case .blur(var node):
            node.child = try transform(node.child)
            return .blur(node)
        case .layerEffect(var node):
            node.child = try transform(node.child)
            return .layerEffect(node)
        case .zIndex(var node):
            node.child = try transform(node.child)
            return .zIndex(node)
        case .accentGroup(var node):
            node.child = try transform(node.child)
            return .accentGroup(node)
        case .action(var node):
            node.child = try transform(node.child)
            return .action(node)
        case .accessibility(var node):
            node.child = try transform(node.child)
            return .accessibility(node)
        }
    }

    /// Calls `visit` for this node and every one below it, parents first.
    package func walk(_ visit: (ViewNode) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}
