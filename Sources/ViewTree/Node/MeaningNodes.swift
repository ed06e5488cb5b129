/// A view that a tap acts on.
package struct ActionNode: Hashable, Sendable, Codable {
    /// Unique in its entry: `b1`, `b2`, … for controls, `l1`, … for links; given when the tree is complete.
    package var id: String
    package var action: Action
    package var child: ViewNode

    package init(id: String = "", action: Action, child: ViewNode) {
        self.id = id
        self.action = action
        self.child = child
    }
}

/// What assistive technology is told of a view.
package struct AccessibilityNode: Hashable, Sendable, Codable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden: Bool
    /// What becomes of the children's own words; `contain` where nil.
    package var children: Children?
    package var traits: [String]
    package var child: ViewNode

    package init(
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        identifier: String? = nil,
        isHidden: Bool = false,
        children: Children? = nil,
        traits: [String] = [],
        child: ViewNode
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.isHidden = isHidden
        self.children = children
        self.traits = traits
        self.child = child
    }

    package enum Children: String, Hashable, Sendable, Codable { case ignore, combine, contain }
}
