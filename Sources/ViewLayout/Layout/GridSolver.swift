internal import ViewTree

/// Finds a grid's column widths and row heights.
struct GridSolver {
    let grid: GridNode
    var lines: [GridLine]
    let item: LayoutItem

    private var columnCount: Int { lines.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0 }

    mutating func solve(_ proposal: ProposedSize) -> GridArrangement {
        let columnGaps = makeColumnGaps()
        var made = GridArrangement(widths: [], columnGaps: columnGaps, rows: [], rowGaps: makeRowGaps(), size: .zero)
        made.widths = columnWidths(proposal.width, gaps: columnGaps)
        widen(&made, proposal.width)
        rowHeights(made, proposal.height)
        made.rows = lines
        made.size = Size(
            width: made.widths.reduce(0, +) + columnGaps.reduce(0, +),
            height: lines.reduce(0) { $0 + $1.height } + made.rowGaps.reduce(0, +)
        )
        return made
    }

    // MARK: Columns

    private func columnWidths(_ proposed: Double?, gaps: [Double]) -> [Double] {
        let columns = (0..<columnCount).map { column in
            lines.flatMap(\.cells).filter {
                $0.columns == column..<(column + 1) && $0.isSized(.horizontal) && !isBare($0)
            }
        }
        return shares(
            count: columns.count,
            total: proposed.map { $0 - gaps.reduce(0, +) },
            length: { column, width in
                columns[column].reduce(0) { max($0, $1.item.size(ProposedSize(width: width, height: nil)).width) }
            }
        )
    }

    /// Whether the cell is a row by itself, which spans the grid also where that has one column.
    private func isBare(_ cell: GridCell) -> Bool { columnCount > 1 && cell.columns.count == columnCount }

    /// Makes columns wider where cells that span several of them need it, each by the same amount.
    private func widen(_ made: inout GridArrangement, _ proposed: Double?) {
        for cell in lines.flatMap(\.cells) where cell.columns.count > 1 && cell.isSized(.horizontal) {
            let total = made.widths.reduce(0, +) + made.columnGaps.reduce(0, +)
            let present = made.width(of: cell.columns)
            let offered = proposed.map { max($0 - total + present, present) }
            let wanted = cell.item.size(ProposedSize(width: offered, height: nil)).width
            guard wanted > present else { continue }
            for column in cell.columns { made.widths[column] += (wanted - present) / Double(cell.columns.count) }
        }
    }

    private func makeColumnGaps() -> [Double] {
        guard columnCount > 1 else { return [] }
        if let spacing = grid.horizontalSpacing {
            return [Double](repeating: Length.distance(spacing), count: columnCount - 1)
        }
        var gaps = [Double?](repeating: nil, count: columnCount - 1)
        for line in lines {
            for (cell, next) in zip(line.cells, line.cells.dropFirst()) {
                let gap = cell.item.spacing.distance(to: next.item.spacing, along: .horizontal)
                let index = cell.columns.upperBound - 1
                gaps[index] = max(gaps[index] ?? 0, gap)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.standardDistance }
    }

    // MARK: Rows

    private func makeRowGaps() -> [Double] {
        zip(lines, lines.dropFirst()).map { line, next in
            if let spacing = grid.verticalSpacing { return Length.distance(spacing) }
            return spacing(line).distance(to: spacing(next), along: .vertical)
        }
    }

    private func spacing(_ line: GridLine) -> ViewSpacing { item.children[line.index].spacing }

    private mutating func rowHeights(_ made: GridArrangement, _ proposed: Double?) {
        let lines = lines
        func extent(_ row: Int, _ height: Double?) -> (height: Double, line: Double) {
            rowExtent(lines[row], made, height)
        }
        let heights = shares(
            count: lines.count,
            total: proposed.map { $0 - made.rowGaps.reduce(0, +) },
            length: { extent($0, $1).height }
        )
        for (row, height) in heights.enumerated() {
            self.lines[row].height = height
            self.lines[row].line = extent(row, height).line
        }
    }

    /// How tall a row is that is offered a height, and where the line that its cells share lies.
    private func rowExtent(_ row: GridLine, _ made: GridArrangement, _ height: Double?) -> (
        height: Double, line: Double
    ) {
        var key = grid.alignment.vertical
        if case .gridRow(let node) = item.children[row.index].node, let own = node.alignment { key = own }
        let guide = GuideLine(key, .vertical)
        var (above, below, tallest) = (0.0, 0.0, 0.0)
        for cell in row.cells where cell.isSized(.vertical) {
            let offered = ProposedSize(width: made.width(of: cell.columns), height: height)
            let length = cell.item.size(offered).height
            tallest = max(tallest, length)
            guard guide.isBaseline else { continue }
            let line = cell.item.guide(guide, offered)
            (above, below) = (max(above, line), max(below, length - line))
        }
        return guide.isBaseline ? (max(above + below, tallest), above) : (tallest, 0)
    }

    // MARK: Sharing

    /// The lengths of tracks: the least flexible takes what it needs first, what it leaves goes to the others.
    private func shares(count: Int, total: Double?, length: (Int, Double?) -> Double) -> [Double] {
        guard let total else { return (0..<count).map { length($0, nil) } }
        var order: [(index: Int, range: LengthRange)] = []
        for index in 0..<count {
            let range = LengthRange(min: length(index, 0), max: length(index, .infinity))
            var place = order.count
            while place > 0, range.isLessFlexible(than: order[place - 1].range) { place -= 1 }
            order.insert((index, range), at: place)
        }
        var lengths = [Double](repeating: 0, count: count)
        var available = total
        for (position, entry) in order.enumerated() {
            let share = max(available / Double(count - position), 0)
            lengths[entry.index] = length(entry.index, share)
            if available.isFinite { available -= lengths[entry.index] }
        }
        return lengths
    }
}
