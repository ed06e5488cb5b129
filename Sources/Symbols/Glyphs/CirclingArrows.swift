extension SymbolFamily {
    /// Arrows that come round.
    static let circlingArrows = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "arrow.clockwise": [.line(clockwise)],
            "arrow.counterclockwise": [.line(clockwise + " X")],
            "goforward": [.line(clockwise)],
            "gobackward": [.line(clockwise + " X")],
            "arrow.circlepath": [.line("A 12 12 9.6 -150 105 M 4.2 1.6 L 3.6 7.4 L 9.4 7.8")],
            "arrow.triangle.2.circlepath": [
                .line("A 12 12 9.2 -165 -38 N A 12 12 9.2 15 142"),
                .solid(
                    """
                    K 0.6 M 16.4 8.6 L 23.4 8.4 L 20.4 2.2 Z M 7.6 15.4 L 0.6 15.6 L 3.6 21.8 Z
                    """
                ),
            ],
            "arrow.2.circlepath": [
                .line(
                    """
                    A 12 12 9.4 -170 -30 N A 12 12 9.4 10 150 M 20.9 2.4 L 20.4 7.6 L 15.2 7.4 M 3.1 21.6 L 3.6 16.4 L
                    8.8 16.6
                    """
                )
            ],
            "arrow.triangle.branch": [
                .line("M 6 19.4 V 6.6 M 6 17 C 6 11.6 18 15.4 18 9"),
                .solid("K 0.6 M 1.8 7 L 6 0.8 L 10.2 7 Z M 13.8 9.4 L 18 3.2 L 22.2 9.4 Z"),
                .line("O 6 21 2"),
            ],
            "repeat": [
                .line(
                    """
                    M 2.4 11.4 V 10.2 A 6.6 10.2 4.2 180 270 H 21 M 17.2 2 L 21.2 6 L 17.2 10
                    M 21.6 12.6 V 13.8 A 17.4 13.8 4.2 0 90 H 3 M 6.8 14 L 2.8 18 L 6.8 22
                    """
                )
            ],
            "repeat.1": [
                .line(
                    """
                    M 2.4 11.4 V 10.2 A 6.6 10.2 4.2 180 270 H 15 M 12.2 2 L 16.2 6 L 12.2 10
                    M 21.6 12.6 V 13.8 A 17.4 13.8 4.2 0 90 H 3 M 6.8 14 L 2.8 18 L 6.8 22 M 19.6 3.4 L 21.8 2 V 8.8
                    """
                )
            ],
            "shuffle": [
                .line(
                    """
                    M 1.6 6.6 H 5 C 10.6 6.6 11.4 17.4 17 17.4 H 21.6 M 18 3 L 21.8 6.6 L 18 10.2 M 18 13.8 L 21.8 17.4
                    L 18 21 M 1.6 17.4 H 5 C 7.2 17.4 8.6 15.8 9.7 13.8 M 12.7 9.6 C 13.8 7.8 15 6.6 17 6.6 H 21.6
                    """
                )
            ],
            "arrow.swap": [.line("M 3 8 H 20 M 15 3 L 20 8 L 15 13 M 21 17 H 4 M 9 12 L 4 17 L 9 22")],
        ],
        turned: [5, 10, 15, 30, 45, 60, 75, 90].flatMap { seconds in
            let digits = SymbolPart.line(CharacterGlyphs.digits(of: seconds) + " P 0.44 6.72 8.12", heft: 0.85)
            return [
                (key: "goforward.\(seconds)", value: [.line(clockwise), digits]),
                (key: "gobackward.\(seconds)", value: [.line(clockwise + " X"), digits]),
            ]
        }
    )

    /// An open circle whose end at the top bears a head.
    private static let clockwise = "A 12 13.4 9.4 0 270 H 13 M 8.8 -0.4 L 13.2 4 L 8.8 8.4"
}
