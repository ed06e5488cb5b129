internal import ViewTree

/// The columns and rows of a grid for one proposal; all lengths in points.
struct GridArrangement {
    var widths: [Double]
    var columnGaps: [Double]
    /// One for each row that is not empty.
    var rows: [GridLine]
    var rowGaps: [Double]
    var size: Size
}

/// A row of a grid with its extent.
struct GridLine {
    /// The row's index among the grid's children.
    var index: Int
    var cells: [GridCell]
    var height = 0.0
    /// The line that cells share, from the row's top.
    var line = 0.0
}

/// A view in a grid and the columns it spans.
struct GridCell {
    let item: LayoutItem
    let columns: Range<Int>
    let traits: GridCellTraits

    func isSized(_ axis: Axis) -> Bool { !traits.unsizedAxes.contains(axis) }
}

/// What modifiers around a view ask of its grid.
struct GridCellTraits {
    var columns: Int?
    var unsizedAxes: [Axis] = []
    var anchor: UnitPoint?
    var columnAlignment: AlignmentKey?
}

extension LayoutItem {
    /// What this view or the modifiers around it ask of their grid; the outermost wish counts.
    var gridTraits: GridCellTraits {
        var traits = GridCellTraits()
        var item = self
        while item.children.count == 1 || item.node.kind == .layered || item.node.kind == .mask {
            if case .gridCell(let cell) = item.node {
                traits.columns = traits.columns ?? cell.columns
                traits.unsizedAxes += cell.unsizedAxes
                traits.anchor = traits.anchor ?? cell.anchor
                traits.columnAlignment = traits.columnAlignment ?? cell.columnAlignment
            }
            item = item.child
        }
        return traits
    }

    /// A grid's rows as cells; a child that is no row is one cell across all columns.
    func gridLines() -> [GridLine] {
        var lines: [GridLine] = []
        var count = 1
        for (index, row) in children.enumerated() where !row.isEmpty && row.node.kind == .gridRow {
            var column = 0
            let cells = row.children.filter { !$0.isEmpty }.map { item -> GridCell in
                let traits = item.gridTraits
                let span = min(max(traits.columns ?? 1, 1), 1000)
                defer { column += span }
                return GridCell(item: item, columns: column..<(column + span), traits: traits)
            }
            guard !cells.isEmpty else { continue }
            count = max(count, column)
            lines.append(GridLine(index: index, cells: cells))
        }
        for (index, item) in children.enumerated() where !item.isEmpty && item.node.kind != .gridRow {
            let cell = GridCell(item: item, columns: 0..<count, traits: item.gridTraits)
            lines.append(GridLine(index: index, cells: [cell]))
        }
        return lines.sorted { $0.index < $1.index }
    }

    /// Shares width among columns and height among rows, as stacks do among their children.
    func arrangeGrid(_ grid: GridNode, _ proposal: ProposedSize) -> GridArrangement {
        if let known = gridArrangements[proposal] { return known }
        var solver = GridSolver(grid: grid, lines: gridLines(), item: self)
        let made = solver.solve(proposal)
        gridArrangements[proposal] = made
        return made
    }

    /// The places of a grid's rows; each row is told where its cells go.
    func gridPlacements(_ grid: GridNode, _ proposal: ProposedSize) -> [Placement] {
        let arrangement = arrangeGrid(grid, proposal)
        var placements = [Placement](repeating: Placement(origin: .zero, proposal: .zero), count: children.count)
        var y = 0.0
        for (position, row) in arrangement.rows.enumerated() {
            let offered = ProposedSize(width: arrangement.size.width, height: row.height)
            let cells = cellPlacements(row, grid, arrangement)
            if children[row.index].node.kind == .gridRow {
                placements[row.index] = Placement(origin: Point(x: 0, y: y), proposal: offered)
                children[row.index].takeCells(
                    cells,
                    size: Size(width: arrangement.size.width, height: row.height),
                    offered
                )
            } else if let cell = cells.first {
                placements[row.index] = Placement(
                    origin: Point(x: cell.origin.x, y: y + cell.origin.y),
                    proposal: cell.proposal
                )
            }
            y += row.height + (position < arrangement.rowGaps.count ? arrangement.rowGaps[position] : 0)
        }
        return placements
    }

    private func cellPlacements(_ row: GridLine, _ grid: GridNode, _ made: GridArrangement) -> [Placement] {
        var rowKey = grid.alignment.vertical
        if case .gridRow(let node) = children[row.index].node, let own = node.alignment { rowKey = own }
        let vertical = GuideLine(rowKey, .vertical)
        return row.cells.map { cell in
            let x = made.start(of: cell.columns.lowerBound)
            let width = made.width(of: cell.columns)
            let offered = ProposedSize(width: width, height: row.height)
            let size = cell.item.size(offered)
            if let anchor = cell.traits.anchor {
                let origin = Point(
                    x: x + (width - size.width) * anchor.x,
                    y: (row.height - size.height) * anchor.y
                )
                return Placement(origin: origin, proposal: offered)
            }
            let key = made.columnAlignments[cell.columns.lowerBound] ?? grid.alignment.horizontal
            let horizontal = GuideLine(key, .horizontal)
            let box = Size(width: width, height: row.height)
            return Placement(
                origin: Point(
                    x: x + horizontal.standard(in: box) - cell.item.guide(horizontal, offered),
                    y: cell.isSized(.vertical) && vertical.isBaseline
                        ? row.line - cell.item.guide(vertical, offered)
                        : vertical.standard(in: box) - cell.item.guide(vertical, offered)
                ),
                proposal: offered
            )
        }
    }

    /// Keeps the places that the grid around this row chose for its cells.
    private func takeCells(_ cells: [Placement], size: Size, _ offered: ProposedSize) {
        var remaining = cells[...]
        let placements = children.map { child in
            child.isEmpty ? Placement(origin: .zero, proposal: .zero) : remaining.removeFirst()
        }
        arrangements[offered] = StackArrangement(size: size, placements: placements)
    }
}

extension GridArrangement {
    /// The alignment that a cell gives its column.
    var columnAlignments: [Int: AlignmentKey] {
        var keys: [Int: AlignmentKey] = [:]
        for cell in rows.flatMap(\.cells) {
            guard let key = cell.traits.columnAlignment else { continue }
            keys[cell.columns.lowerBound] = keys[cell.columns.lowerBound] ?? key
        }
        return keys
    }

    /// The left edge of a column.
    func start(of column: Int) -> Double {
        widths.prefix(column).reduce(0, +) + columnGaps.prefix(column).reduce(0, +)
    }

    /// The width of neighbouring columns with the gaps between them.
    func width(of columns: Range<Int>) -> Double {
        let gaps =
            columnGaps.isEmpty || columns.isEmpty ? [] : columnGaps[columns.lowerBound..<(columns.upperBound - 1)]
        return widths[columns].reduce(0, +) + gaps.reduce(0, +)
    }
}
