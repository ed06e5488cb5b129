package import ViewTree

/// A node with its place: the layout tree that is drawn, hit and described.
package struct PlacedNode: Hashable, Sendable {
    /// The node's own payload; what lies below it is found in `children`, never in the payload.
    ///
    /// Modifiers around nothing are `empty` here, without children, and so is what lies too deep to be laid out.
    package var node: ViewNode
    /// In the widget's coordinates, points. An offset's own frame stays where it was; its child's is moved.
    package var frame: Rect
    /// In the order of the node's own children: a layer or mask follows what it belongs to.
    package var children: [PlacedNode]
    /// The lines of a text node.
    package var text: PlacedText?

    package init(node: ViewNode, frame: Rect, children: [PlacedNode] = [], text: PlacedText? = nil) {
        self.node = node
        self.frame = frame
        self.children = children
        self.text = text
    }

    /// Calls `visit` for this node and every one below it, parents first.
    package func walk(_ visit: (PlacedNode) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}

/// A widget's entry with its places.
package struct PlacedEntry: Hashable, Sendable {
    /// In points.
    package var size: Size
    /// The container background; nil where the entry has none.
    package var background: PlacedNode?
    package var content: PlacedNode
    package var tree: EntryTree

    package init(size: Size, background: PlacedNode?, content: PlacedNode, tree: EntryTree) {
        self.size = size
        self.background = background
        self.content = content
        self.tree = tree
    }
}
