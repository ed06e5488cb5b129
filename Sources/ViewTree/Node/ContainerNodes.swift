/// Views one after another along an axis.
package struct StackNode: Hashable, Sendable, Codable {
    package var axis: Axis
    /// The line across the axis that children share.
    package var alignment: AlignmentKey
    /// The distance between neighbours in points; their own preferences where nil.
    package var spacing: Double?
    package var children: [ViewNode]

    package init(axis: Axis, alignment: AlignmentKey = .center, spacing: Double? = nil, children: [ViewNode]) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }
}

/// Views on top of each other, the last one in front.
package struct DepthStackNode: Hashable, Sendable, Codable {
    package var alignment: Alignment
    package var children: [ViewNode]

    package init(alignment: Alignment = .center, children: [ViewNode]) {
        self.alignment = alignment
        self.children = children
    }
}
