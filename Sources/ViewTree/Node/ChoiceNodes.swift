/// The first of several views whose ideal size fits into the space.
package struct FittingNode: Hashable, Sendable, Codable {
    /// The axes on which a view has to fit.
    package var axes: [Axis]
    package var candidates: [ViewNode]
    /// The candidate that layout chose where the view was evaluated; the one that readers are told of.
    package var choice: Int

    package init(axes: [Axis], candidates: [ViewNode], choice: Int = 0) {
        self.axes = axes
        self.candidates = candidates
        self.choice = choice
    }

    /// The chosen candidate; `empty` where there is none.
    package var chosen: ViewNode {
        candidates.indices.contains(choice) ? candidates[choice] : candidates.last ?? .empty
    }
}

/// Views that a layout of the author's own has placed.
///
/// The author's code runs where the view is evaluated; what it answered there is kept, so that the same proposals give
/// the same places wherever the tree is laid out again.
package struct ArrangedNode: Hashable, Sendable, Codable {
    /// Tells the layout apart while the view is evaluated; means nothing later.
    package var layout: Int
    /// What the layout answered, the answer for the final place last.
    package var answers: [Answer]
    /// The direction in which the layout stacks views, which spacers and dividers follow; nil where it has none.
    package var axis: Axis?
    /// The distances that the layout asks for; nil for those of its children.
    package var spacing: SpacingRecord?
    package var children: [ViewNode]

    package init(
        layout: Int,
        answers: [Answer] = [],
        axis: Axis? = nil,
        spacing: SpacingRecord? = nil,
        children: [ViewNode]
    ) {
        self.layout = layout
        self.answers = answers
        self.axis = axis
        self.spacing = spacing
        self.children = children
    }

    /// The size for a proposal, and where the children go in it; all lengths in points.
    package struct Answer: Hashable, Sendable, Codable {
        /// The proposed width and height; nil for an open one, `infinite` beyond all bounds.
        package var width: Double?
        package var height: Double?
        package var size: Size
        /// In the order of the children; empty where the layout was only asked for its size.
        package var places: [Place]
        /// The alignment lines that the layout was asked for and set, or refused to set, itself.
        package var lines: [Line]?

        package init(width: Double?, height: Double?, size: Size, places: [Place] = []) {
            self.width = width
            self.height = height
            self.size = size
            self.places = places
        }

        /// Stands for infinity, which JSON does not know.
        package static let infinite = 1e9
    }

    /// Where the layout puts an alignment line, in points from its leading or top edge; nil where it puts it nowhere.
    package struct Line: Hashable, Sendable, Codable {
        package var key: AlignmentKey
        package var axis: Axis
        package var position: Double?

        package init(key: AlignmentKey, axis: Axis, position: Double?) {
            self.key = key
            self.axis = axis
            self.position = position
        }
    }

    /// The top left corner of a child and what it is offered there.
    package struct Place: Hashable, Sendable, Codable {
        package var x: Double
        package var y: Double
        package var width: Double?
        package var height: Double?

        package init(x: Double, y: Double, width: Double?, height: Double?) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
}
