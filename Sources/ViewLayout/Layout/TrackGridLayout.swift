internal import ViewTree

/// A column or row of a lazy grid with its place, in points.
struct GridTrack {
    var start: Double
    var length: Double
    var alignment: Alignment
}

extension TrackGridNode {
    /// The most tracks that a grid shows.
    private static let trackLimit = 200

    /// The tracks for a length across the lines; each in turn takes an equal share of what is left, within its bounds.
    func resolvedTracks(in proposed: Double?) -> [GridTrack] {
        let gaps = tracks.map { Length.distance($0.spacing ?? ViewSpacing.standardDistance) }
        let fixed = tracks.filter { $0.form == .fixed }.reduce(0) { $0 + Length.placed($1.minimum) }
        var open = tracks.count { $0.form != .fixed }
        // What is left of infinity stays infinite.
        var remaining = (proposed ?? 0) - fixed - gaps.dropLast().reduce(0, +)
        var made: [GridTrack] = []
        var position = 0.0
        for (track, gap) in zip(tracks, gaps) {
            let least = Length.placed(track.minimum)
            let alignment = track.alignment ?? .center
            var (length, count) = (least, 1)
            if track.form != .fixed {
                let share = max(remaining / Double(open), 0)
                let most = track.maximum.map { max(Length.placed($0), least) } ?? .infinity
                if track.form == .flexible {
                    length = min(max(share, least), most)
                    if remaining.isFinite { remaining -= length }
                } else {
                    let width = max(share, least)
                    count = max(Int(min((width + gap + 0.001) / max(least + gap, 1), Double(Self.trackLimit))), 1)
                    length = min((width - gap * Double(count - 1)) / Double(count), most)
                    if remaining.isFinite { remaining -= length * Double(count) + gap * Double(count - 1) }
                }
                open -= 1
            }
            for _ in 0..<min(count, Self.trackLimit - made.count) {
                made.append(GridTrack(start: position, length: length, alignment: alignment))
                position += length + gap
            }
        }
        return made
    }
}

extension LayoutItem {
    /// The cells in lines of as many as there are tracks; a line is as thick as its thickest cell.
    func arrangeTracks(_ grid: TrackGridNode, _ proposal: ProposedSize) -> StackArrangement {
        if let known = arrangements[proposal] { return known }
        let made = makeTrackArrangement(grid, proposal)
        arrangements[proposal] = made
        return made
    }

    /// The places of the cells. Once a grid knows its length across the lines it shares it out anew, as if that had been
    /// offered: tracks that overflow the offer grow once more.
    func trackPlacements(_ grid: TrackGridNode, _ proposal: ProposedSize) -> [Placement] {
        let cross = grid.axis.cross
        guard proposal[cross]?.isFinite == true else { return arrangeTracks(grid, proposal).placements }
        let own = size(proposal)[cross]
        return arrangeTracks(grid, ProposedSize(grid.axis, major: proposal[grid.axis], minor: own)).placements
    }

    private func makeTrackArrangement(_ grid: TrackGridNode, _ proposal: ProposedSize) -> StackArrangement {
        let (axis, cross) = (grid.axis, grid.axis.cross)
        let tracks = grid.resolvedTracks(in: proposal[cross])
        var made = StackArrangement(
            size: .zero,
            placements: [Placement](repeating: Placement(origin: .zero, proposal: .zero), count: children.count)
        )
        guard let last = tracks.last else { return made }
        let lines = trackLines(count: tracks.count)
        let whole = GridTrack(
            start: 0,
            length: last.start + last.length,
            alignment: axis == .vertical
                ? Alignment(horizontal: grid.alignment, vertical: .center)
                : Alignment(horizontal: .center, vertical: grid.alignment)
        )
        let gap = Length.distance(grid.spacing ?? ViewSpacing.standardDistance)
        var position = 0.0
        for line in lines {
            let lanes = line.isWhole ? [whole] : tracks
            var box = Size.zero
            for (index, track) in zip(line.cells, lanes) {
                let offered = ProposedSize(axis, major: nil, minor: track.length)
                box[axis] = max(box[axis], children[index].size(offered)[axis])
            }
            for (index, track) in zip(line.cells, lanes) {
                box[cross] = track.length
                let offered = ProposedSize(axis, major: nil, minor: track.length)
                var origin = alignedOrigin(of: children[index], offered, track.alignment, in: box)
                origin.x += axis == .vertical ? track.start : position
                origin.y += axis == .vertical ? position : track.start
                made.placements[index] = Placement(origin: origin, proposal: offered)
            }
            position += box[axis] + gap
        }
        made.size[axis] = max(position - gap, 0)
        made.size[cross] = lines.isEmpty ? 0 : whole.length
        return made
    }

    private func alignedOrigin(
        of cell: LayoutItem,
        _ offered: ProposedSize,
        _ alignment: Alignment,
        in box: Size
    ) -> Point {
        func offset(_ axis: Axis) -> Double {
            let guide = GuideLine(alignment[axis], axis)
            return guide.standard(in: box) - cell.guide(guide, offered)
        }
        return Point(x: offset(.horizontal), y: offset(.vertical))
    }

    /// The cells by line; a section's header or footer is a line by itself.
    private func trackLines(count: Int) -> [(cells: [Int], isWhole: Bool)] {
        var lines: [(cells: [Int], isWhole: Bool)] = []
        for index in children.indices where !children[index].isEmpty {
            let isWhole = children[index].gridTraits.columns == GridCellNode.wholeLine
            if !isWhole, let line = lines.last, !line.isWhole, line.cells.count < count {
                lines[lines.count - 1].cells.append(index)
            } else {
                lines.append(([index], isWhole))
            }
        }
        return lines
    }
}
