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

    private func makeTrackArrangement(_ grid: TrackGridNode, _ proposal: ProposedSize) -> StackArrangement {
        let (axis, cross) = (grid.axis, grid.axis.cross)
        let tracks = grid.resolvedTracks(in: proposal[cross])
        var placements = [Placement](repeating: Placement(origin: .zero, proposal: .zero), count: children.count)
        let cells = children.indices.filter { !children[$0].isEmpty }
        guard !tracks.isEmpty, !cells.isEmpty else { return StackArrangement(size: .zero, placements: placements) }
        let gap = Length.distance(grid.spacing ?? ViewSpacing.standardDistance)
        var position = 0.0
        for start in stride(from: 0, to: cells.count, by: tracks.count) {
            let line = cells[start..<min(start + tracks.count, cells.count)]
            let thickness = zip(line, tracks).reduce(0) { thickest, cell in
                let offered = ProposedSize(axis, major: nil, minor: cell.1.length)
                return max(thickest, children[cell.0].size(offered)[axis])
            }
            for (index, track) in zip(line, tracks) {
                let offered = ProposedSize(axis, major: nil, minor: track.length)
                var box = Size.zero
                box[axis] = thickness
                box[cross] = track.length
                func offset(_ axis: Axis) -> Double {
                    let guide = GuideLine(track.alignment[axis], axis)
                    return guide.standard(in: box[axis]) - children[index].guide(guide, offered)
                }
                var origin = Point(x: offset(.horizontal), y: offset(.vertical))
                origin.x += axis == .vertical ? track.start : position
                origin.y += axis == .vertical ? position : track.start
                placements[index] = Placement(origin: origin, proposal: offered)
            }
            position += thickness + gap
        }
        var size = Size.zero
        size[axis] = max(position - gap, 0)
        size[cross] = tracks.last.map { $0.start + $0.length } ?? 0
        return StackArrangement(size: size, placements: placements)
    }
}
