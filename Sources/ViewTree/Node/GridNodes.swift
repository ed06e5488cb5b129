/// Rows of cells whose columns are as wide as their widest cell.
package struct GridNode: Hashable, Sendable, Codable {
    /// Where cells stand in their column and row.
    package var alignment: Alignment
    /// The distance between columns in points; the cells' own preferences where nil.
    package var horizontalSpacing: Double?
    /// The distance between rows in points; the rows' own preferences where nil.
    package var verticalSpacing: Double?
    /// Rows; any other node takes a row of its own, across all columns.
    package var children: [ViewNode]

    package init(
        alignment: Alignment = .center,
        horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil,
        children: [ViewNode]
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.children = children
    }
}

/// A row of a grid; outside of one its cells stand beside each other.
package struct GridRowNode: Hashable, Sendable, Codable {
    /// The line across the row that its cells share; the grid's where nil.
    package var alignment: AlignmentKey?
    package var children: [ViewNode]

    package init(alignment: AlignmentKey? = nil, children: [ViewNode]) {
        self.alignment = alignment
        self.children = children
    }
}

/// What a cell asks of its grid.
package struct GridCellNode: Hashable, Sendable, Codable {
    /// How many columns the cell spans.
    package var columns: Int?
    /// The axes on which the cell never makes its column wider or its row taller.
    package var unsizedAxes: [Axis]
    /// The point of the cell's place that the same point of its view lies on.
    package var anchor: UnitPoint?
    /// The line that all cells of the column share.
    package var columnAlignment: AlignmentKey?
    package var child: ViewNode

    /// The count of columns that stands for all of them, in lazy grids too.
    package static let wholeLine = 1000

    package init(
        columns: Int? = nil,
        unsizedAxes: [Axis] = [],
        anchor: UnitPoint? = nil,
        columnAlignment: AlignmentKey? = nil,
        child: ViewNode
    ) {
        self.columns = columns
        self.unsizedAxes = unsizedAxes
        self.anchor = anchor
        self.columnAlignment = columnAlignment
        self.child = child
    }
}

/// Cells in lines across tracks whose lengths follow from the space, not from the cells.
package struct TrackGridNode: Hashable, Sendable, Codable {
    /// The direction along which lines follow each other: vertical for columns that are filled row by row.
    package var axis: Axis
    package var tracks: [Track]
    /// Where the tracks stand together if they leave space.
    package var alignment: AlignmentKey
    /// The distance between lines in points; 8 where nil.
    package var spacing: Double?
    package var children: [ViewNode]

    package init(
        axis: Axis,
        tracks: [Track],
        alignment: AlignmentKey = .center,
        spacing: Double? = nil,
        children: [ViewNode]
    ) {
        self.axis = axis
        self.tracks = tracks
        self.alignment = alignment
        self.spacing = spacing
        self.children = children
    }

    /// A column or a row of given length, in points.
    package struct Track: Hashable, Sendable, Codable {
        package var form: Form
        /// The fixed length, or the least one of a track that grows.
        package var minimum: Double
        /// The most that a track grows to; as far as there is space where nil.
        package var maximum: Double?
        /// The distance to the next track; 8 where nil.
        package var spacing: Double?
        /// Where cells stand in the track; the middle where nil.
        package var alignment: Alignment?

        package init(
            form: Form,
            minimum: Double,
            maximum: Double? = nil,
            spacing: Double? = nil,
            alignment: Alignment? = nil
        ) {
            self.form = form
            self.minimum = minimum
            self.maximum = maximum
            self.spacing = spacing
            self.alignment = alignment
        }

        /// How a track's length is found; `adaptive` stands for as many tracks as fit.
        package enum Form: String, Hashable, Sendable, Codable { case fixed, flexible, adaptive }
    }
}
