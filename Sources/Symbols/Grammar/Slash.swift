internal import ViewTree

/// The line that strikes a symbol through.
enum Slash {
    /// The inks with a line from the upper left to the lower right and a gap along both of its sides.
    static func strike(_ inks: [Ink]) -> [Ink] {
        let outlines = inks.filter { !$0.isKnockout }.compactMap(\.path.bounds)
        guard let first = outlines.first else { return inks }
        let middle = outlines.dropFirst().reduce(first) { $0.union($1) }.center
        let reach = 9.6
        let line = Path(elements: [
            .move(middle.moved(-reach, -reach)), .line(middle.moved(reach, reach)),
        ])
        return inks + [
            Ink(path: line, kind: .wideStroke, isKnockout: true),
            Ink(path: line, kind: .stroke(heft: 1)),
        ]
    }
}
