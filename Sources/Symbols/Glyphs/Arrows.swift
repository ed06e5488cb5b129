extension SymbolFamily {
    /// Arrows and chevrons; each direction is a turn of one drawing.
    static let arrows = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "arrow.left.arrow.right": [
                .line("M 1.6 7.4 H 22.2 M 17 2.2 L 22.2 7.4 L 17 12.6 M 22.4 17 H 1.8 M 7 11.8 L 1.8 17 L 7 22.2")
            ],
            "arrow.up.arrow.down": [
                .line("M 1.6 7.4 H 22.2 M 17 2.2 L 22.2 7.4 L 17 12.6 M 22.4 17 H 1.8 M 7 11.8 L 1.8 17 L 7 22.2 T -90")
            ],
            "arrow.left.and.right": [
                .line("M 1.2 12 H 22.8 M 6.4 6.8 L 1.2 12 L 6.4 17.2 M 17.6 6.8 L 22.8 12 L 17.6 17.2")
            ],
            "arrow.up.and.down": [
                .line("M 12 1.2 V 22.8 M 6.8 6.4 L 12 1.2 L 17.2 6.4 M 6.8 17.6 L 12 22.8 L 17.2 17.6")
            ],
            "arrow.up.and.down.and.arrow.left.and.right": [
                .line(
                    """
                    M 12 0.8 V 23.2 M 0.8 12 H 23.2 M 8.4 4.4 L 12 0.8 L 15.6 4.4 M 8.4 19.6 L 12 23.2 L 15.6 19.6
                    M 4.4 8.4 L 0.8 12 L 4.4 15.6 M 19.6 8.4 L 23.2 12 L 19.6 15.6
                    """
                )
            ],
            "arrow.up.left.and.arrow.down.right": [
                .line("M 10 10 L 3 3 M 3 9.6 V 3 H 9.6 M 14 14 L 21 21 M 14.4 21 H 21 V 14.4")
            ],
            "arrow.down.right.and.arrow.up.left": [
                .line("M 2 2 L 9.6 9.6 M 9.6 3 V 9.6 H 3 M 22 22 L 14.4 14.4 M 14.4 21 V 14.4 H 21")
            ],
            "arrow.up.right.and.arrow.down.left": [
                .line("M 14 10 L 21 3 M 14.4 3 H 21 V 9.6 M 10 14 L 3 21 M 3 14.4 V 21 H 9.6")
            ],
            "arrow.down.left.and.arrow.up.right": [
                .line("M 22 2 L 14.4 9.6 M 14.4 3 V 9.6 H 21 M 2 22 L 9.6 14.4 M 9.6 21 V 14.4 H 3")
            ],
            "arrow.uturn.left": [.line("M 7.4 2.4 L 1.8 8 L 7.4 13.6 M 1.8 8 H 15.4 A 15.4 14.6 6.6 -90 90 H 9.4")],
            "arrow.uturn.right": [.line("M 7.4 2.4 L 1.8 8 L 7.4 13.6 M 1.8 8 H 15.4 A 15.4 14.6 6.6 -90 90 H 9.4 X")],
            "arrow.uturn.up": [.line("M 7.4 2.4 L 1.8 8 L 7.4 13.6 M 1.8 8 H 15.4 A 15.4 14.6 6.6 -90 90 H 9.4 T 90")],
            "arrow.uturn.down": [
                .line("M 7.4 2.4 L 1.8 8 L 7.4 13.6 M 1.8 8 H 15.4 A 15.4 14.6 6.6 -90 90 H 9.4 T -90")
            ],
            "arrow.turn.down.right": [.line("K 3 M 3 3 V 14.6 H 21.4 M 15.6 8.8 L 21.4 14.6 L 15.6 20.4")],
            "arrow.turn.down.left": [.line("K 3 M 3 3 V 14.6 H 21.4 M 15.6 8.8 L 21.4 14.6 L 15.6 20.4 X")],
            "arrow.turn.up.right": [.line("K 3 M 3 21 V 9.4 H 21.4 M 15.6 3.6 L 21.4 9.4 L 15.6 15.2")],
            "arrow.turn.up.left": [.line("K 3 M 3 21 V 9.4 H 21.4 M 15.6 3.6 L 21.4 9.4 L 15.6 15.2 X")],
            "arrow.branch": [
                .line(
                    """
                    M 12 22 V 15 C 12 10 4 11 4 3.4 M 12 15 C 12 10 20 11 20 3.4 M 1 6.4 L 4 3 L 7 6.4 M 17 6.4 L 20 3
                    L 23 6.4
                    """
                )
            ],
            "chevron.up.chevron.down": [.line("M 6 8.8 L 12 2.4 L 18 8.8 M 6 15.2 L 12 21.6 L 18 15.2")],
            "chevron.left.forwardslash.chevron.right": [
                .line("M 6 5.6 L 0.4 12 L 6 18.4 M 18 5.6 L 23.6 12 L 18 18.4 M 14.4 3 L 9.6 21")
            ],
            "chevron.left.2": [.line("M 11.4 4 L 3.4 12 L 11.4 20 M 20 4 L 12 12 L 20 20")],
            "chevron.right.2": [.line("M 11.4 4 L 3.4 12 L 11.4 20 M 20 4 L 12 12 L 20 20 X")],
            "arrow.left.to.line": [.line("M 2 3.4 V 20.6 M 22.4 12 H 6 M 12.4 5.6 L 6 12 L 12.4 18.4")],
            "arrow.right.to.line": [.line("M 2 3.4 V 20.6 M 22.4 12 H 6 M 12.4 5.6 L 6 12 L 12.4 18.4 X")],
            "arrow.up.to.line": [.line("M 2 3.4 V 20.6 M 22.4 12 H 6 M 12.4 5.6 L 6 12 L 12.4 18.4 T 90")],
            "arrow.down.to.line": [.line("M 2 3.4 V 20.6 M 22.4 12 H 6 M 12.4 5.6 L 6 12 L 12.4 18.4 T -90")],
            "return": [.line("K 2.6 M 7.6 8.4 L 2 14 L 7.6 19.6 M 2 14 H 21.6 V 4.4")],
            "cursorarrow": [
                .closed("K 1 M 5.4 1.8 L 19.6 14.4 H 12.6 L 15.8 21.4 L 12.4 22.8 L 9.4 15.8 L 5.4 19.4 Z")
            ],
        ],
        turned: straight + chevrons + triangles + blocks
    )

    private static let turns: KeyValuePairs<String, Int> = [
        "right": 0, "down.right": 45, "down": 90, "down.left": 135, "left": 180, "up.left": 225,
        "up": 270, "up.right": 315,
        "forward": 0, "backward": 180, "up.forward": 315, "down.forward": 45, "up.backward": 225, "down.backward": 135,
    ]

    private static let straight = turns.map { name, degrees in
        // A diagonal arrow is an arrow into a corner of the same reach.
        let path =
            degrees % 90 == 0
            ? "M 2.4 12 H 21.4 M 13.4 4 L 21.4 12 L 13.4 20 T \(degrees)"
            : "M 4.4 4.4 L 19.2 19.2 M 7.6 19.4 H 19.4 V 7.6 T \(degrees - 45)"
        return (key: "arrow.\(name)", value: [SymbolPart.line(path)])
    }

    private static let chevrons = turns.filter { $0.value % 90 == 0 }.flatMap { name, degrees in
        [
            (key: "chevron.\(name)", value: [SymbolPart.line("M 7.6 2.8 L 16.8 12 L 7.6 21.2 T \(degrees)")]),
            (key: "chevron.compact.\(name)", value: [SymbolPart.line("M 9.6 2.4 L 14 12 L 9.6 21.6 T \(degrees)")]),
        ]
    }

    private static let triangles = turns.filter { $0.value % 90 == 0 }.map { name, degrees in
        (key: "arrowtriangle.\(name)", value: [SymbolPart.closed("K 2 M 4.4 3 L 21.6 12 L 4.4 21 Z T \(degrees)")])
    }

    private static let blocks = turns.filter { $0.value % 90 == 0 }.map { name, degrees in
        let path = "K 1.4 M 12.6 3 L 22.8 12 L 12.6 21 V 16.2 H 1.6 V 7.8 H 12.6 Z T \(degrees)"
        return (key: "arrowshape.\(name)", value: [SymbolPart.closed(path)])
    }
}
