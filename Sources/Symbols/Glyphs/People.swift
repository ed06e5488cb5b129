extension SymbolFamily {
    /// People and their faces; heads are circles, shoulders one curve.
    static let people = SymbolFamily(
        variants: [.enclosed, .slash, .badge],
        glyphs: [
            "person": [.closed("O 12 6.6 5.2"), .closed(shoulders)],
            "person.2": [
                .closed("O 16.6 7.6 3.8 " + shoulders + " P 0.76 7.4 4.4", level: 1),
                .clearing("O 8.4 7 4.3 " + shoulders + " P 1 -3.8 -0.6"),
                .closed("O 8.4 7 4.3", level: 0), .closed(shoulders + " P 0.86 -2 2.2"),
            ],
            "person.3": [
                .closed("O 4.4 8.6 3 " + shoulders + " P 0.62 -3.6 7.2", level: 1),
                .closed("O 19.6 8.6 3 " + shoulders + " P 0.62 12.8 7.2", level: 1),
                .clearing("O 12 7.4 3.8"), .clearing(shoulders + " P 0.76 2.9 4.4"),
                .closed("O 12 7.4 3.8"), .closed(shoulders + " P 0.76 2.9 4.4"),
            ],
            "face.smiling": [
                .closed(ShapePaths.circle),
                .detail("M 6.8 14.2 C 8.6 18.6 15.4 18.6 17.2 14.2"),
                .hole("E 8.6 9.4 1.3 1.7 E 15.4 9.4 1.3 1.7"),
            ],
            "face.dashed": [
                .line(ShapePaths.dashes(radius: 10.8, count: 8, share: 0.56)), .line("M 7.8 15 Q 12 18.2 16.2 15"),
                .solid("E 8.6 9.4 1.3 1.7 E 15.4 9.4 1.3 1.7"),
            ],
            "figure.stand": [
                .solid("O 12 3 2.5"),
                .line(
                    "M 7.6 14.4 V 10.4 Q 7.6 8 10 8 H 14 Q 16.4 8 16.4 10.4 V 14.4 M 10.2 9 V 22.4 M 13.8 9 V 22.4",
                    heft: 1.25
                ),
            ],
            "figure.walk": [
                .solid("O 13 2.8 2.5"),
                .line("M 12.2 8 L 11 14.4 L 15.2 17.6 L 16.6 22.4 M 11 14.4 L 9.6 18.4 L 6 22.4", heft: 1.35),
                .line("M 7 13 L 8.2 9.4 L 12.2 7.6 L 14.6 11 L 18 12.4", heft: 1.1),
            ],
            "figure.run": [
                .solid("O 15.6 3 2.5"),
                .line("M 13.6 8 L 11 13.6 L 14.8 16.4 L 13.6 22.4 M 10.6 14 L 8.4 18 L 2.8 18.4", heft: 1.35),
                .line("M 5.6 10.8 L 8.8 7.4 L 13.6 7.8 L 16 11.4 L 20.6 10.6", heft: 1.1),
            ],
            "figure.wave": [
                .solid("O 12 3.6 2.4"),
                .line(
                    """
                    M 12 8.6 V 14 M 9 22.4 L 9.8 14 H 14.2 L 15 22.4 M 12 8.8 L 7 11.4 L 6 15.4 M 12 8.8 L 17.4 8 L
                    19.4 3
                    """,
                    heft: 1.25
                ),
            ],
            "figure.arms.open": [
                .solid("O 12 3.4 2.4"),
                .line(
                    "M 3.6 6.4 L 9 8.8 H 15 L 20.4 6.4 M 9.6 9 V 15 L 8.4 22.4 M 14.4 9 V 15 L 15.6 22.4",
                    heft: 1.25
                ),
            ],
            "figure.mind.and.body": [
                .solid("O 12 4.2 2.6"),
                .line(
                    """
                    M 12 9.4 V 15 M 12 9.6 C 8.6 9.6 7.4 12.4 5.2 16 M 12 9.6 C 15.4 9.6 16.6 12.4 18.8 16 M 3 20.8 C
                    8 21.6 12 17.6 12 17.6 C 12 17.6 16 21.6 21 20.8
                    """,
                    heft: 1.2
                ),
            ],
            "figure.yoga": [
                .solid("O 12 5 2.4"),
                .line("M 12 10 V 15 M 6.4 1.8 L 9 9.4 H 15 L 17.6 1.8 M 3.4 21.4 L 12 16.4 L 20.6 21.4", heft: 1.2),
            ],
            "figure.hiking": [
                .solid("O 12.6 2.8 2.4"),
                .line("M 11.6 8 L 10.6 14 L 14 17.4 L 14.4 22.4 M 10.4 14.4 L 8.6 18.6 L 5.6 22.4", heft: 1.3),
                .line("M 11.8 8 L 14.8 11.8 L 18.6 12 M 19 9 V 22.4 M 8.6 8 L 6.4 8 L 5.4 13 H 7.6", heft: 1),
            ],
            "figure.outdoor.cycle": [
                .line("O 4.8 17.6 4 O 19.2 17.6 4"), .solid("O 15 3.4 2.2"),
                .line("M 13 7.4 L 8.8 10.6 L 12.6 13.6 L 11.4 18.4 M 13 7.6 L 16 10.4 H 19.4", heft: 1.2),
            ],
            "figure.pool.swim": [
                .solid("O 18 9.4 2.4"), .line("M 2.6 13.6 L 9.4 7.4 L 15.4 13.4 M 9.4 7.4 L 6.4 4.4", heft: 1.25),
                .line(
                    "M 1.4 18.6 C 4 16.4 6 16.4 8.4 18.2 C 10.8 20 13.2 20 15.6 18.2 C 18 16.4 20 16.4 22.6 18.6",
                    level: 1
                ),
            ],
            "figure.strengthtraining.traditional": [
                .solid("O 12 8.4 2.4"), .line("M 2 4.4 H 22 M 3.4 1.8 V 7 M 20.6 1.8 V 7", heft: 1.1),
                .line(
                    "M 6.4 4.6 L 8 12.6 H 16 L 17.6 4.6 M 10 12.8 V 17 L 8.4 22.4 M 14 12.8 V 17 L 15.6 22.4",
                    heft: 1.2
                ),
            ],
            "figure.2.and.child.holdinghands": [
                .solid("O 5.6 4 2.3 O 18.4 4 2.3 O 12 10.6 1.9"),
                .line(
                    """
                    M 5.6 9 V 15 M 4 22 V 15 L 3 10 H 8.2 L 10.4 15.2 M 7.2 22 V 15 M 18.4 9 V 15 M 20 22 V 15 L 21 10
                    H 15.8 L 13.6 15.2 M 16.8 22 V 15 M 12 15.2 V 18 M 10.9 22 V 18 H 13.1 V 22
                    """
                ),
            ],
            "mustache": [
                .closed(
                    """
                    M 12 10 C 13.4 7.4 16.6 7.2 18.4 9.6 C 19.6 11.2 21 11.6 23 10.4 C 22 15 17 17 12 13.4 C 7 17 2 15
                    1 10.4 C 3 11.6 4.4 11.2 5.6 9.6 C 7.4 7.2 10.6 7.4 12 10 Z
                    """
                )
            ],
            "brain.head.profile": [
                .line(
                    """
                    M 8 22.4 V 18.6 H 5.4 Q 4 18.6 4 17.2 V 14.6 L 2.2 13.6 L 4 10.2 C 4 4.8 7.6 1.6 12.4 1.6 C 17.6
                    1.6 21.4 5.2 21.4 10 C 21.4 13.6 19.6 15.4 18.2 17 V 22.4
                    """
                ),
                .line(
                    """
                    M 9 9.6 C 8 7 11 5.2 12.6 7 C 14 4.8 17.6 6.2 16.8 9 C 18.6 11 16.4 13.6 14.2 12.6 C 13 14.4 10.4
                    13.8 10.6 11.8 M 12.6 7 V 10
                    """,
                    level: 1,
                    heft: 0.9
                ),
            ],
            "brain": [
                .closed(
                    """
                    M 11.4 3.2 C 9.6 0.8 6 2 6 5 C 2.8 5 1.6 8.4 3.2 10.6 C 0.8 12.6 1.6 16.6 4.4 17.4 C 4 20.6 7.4
                    22.6 9.8 21 C 10.8 20.4 11.4 19.6 11.4 18.4 Z M 12.6 3.2 C 14.4 0.8 18 2 18 5 C 21.2 5 22.4 8.4
                    20.8 10.6 C 23.2 12.6 22.4 16.6 19.6 17.4 C 20 20.6 16.6 22.6 14.2 21 C 13.2 20.4 12.6 19.6 12.6
                    18.4 Z
                    """
                ),
                .detail(
                    "M 6 8.6 Q 8 8 8.4 6 M 5 13.6 Q 7.6 13 8.6 15 M 18 8.6 Q 16 8 15.6 6 M 19 13.6 Q 16.4 13 15.4 15",
                    heft: 0.85
                ),
            ],
            "ear": [
                .closed(
                    """
                    M 4.4 9.4 C 4.4 4.6 7.8 1.4 12 1.4 C 16.4 1.4 19.6 4.6 19.6 8.8 C 19.6 13.8 15.6 14.4 15.2 18 C
                    14.8 21 13 22.6 10.6 22.6 C 8.4 22.6 6.8 21.2 6.2 19 Z
                    """
                ),
                .detail("M 8.2 9.6 C 8.2 6.8 9.8 5 12 5 C 14.4 5 15.8 6.8 15.8 8.8 C 15.8 10.8 14.4 11.4 13.2 12.6"),
            ],
            "mouth": [
                .closed(
                    """
                    M 0.8 12 C 4 8.4 6.6 5.4 9 5.4 C 10.6 5.4 11 6.4 12 6.4 C 13 6.4 13.4 5.4 15 5.4 C 17.4 5.4 20 8.4
                    23.2 12 C 20 16.4 16.4 19 12 19 C 7.6 19 4 16.4 0.8 12 Z
                    """
                ),
                .detail("M 4.6 12 C 8 10.6 10 12 12 12 C 14 12 16 10.6 19.4 12"),
            ],
            "eyes": [.closed("E 6.4 12 4.6 8 E 17.6 12 4.6 8"), .hole("O 7.6 13.4 2 O 18.8 13.4 2")],
            "eyeglasses": [
                .line(
                    """
                    O 5.6 14.6 4.2 O 18.4 14.6 4.2 M 9.8 14 Q 12 12.4 14.2 14 M 1.4 14 L 4 6.4 Q 4.4 5.4 5.6 5.8 M
                    22.6 14 L 20 6.4 Q 19.6 5.4 18.4 5.8
                    """
                )
            ],
        ],
        turned: [
            (key: "person.crop.circle", value: cropped(by: ShapePaths.circle)),
            (
                key: "person.crop.square",
                value: [
                    .closed(ShapePaths.square, level: 1), .hole("O 12 9.4 3.6"),
                    .hole("M 5.2 19.4 C 6.2 13.6 17.8 13.6 18.8 19.4 Z"),
                ]
            ),
            (
                key: "person.crop.rectangle",
                value: [
                    .closed(ShapePaths.rectangle, level: 1),
                    .hole("O 12 9.6 2.9"),
                    .hole("M 6.4 18 C 7.4 13.2 16.6 13.2 17.6 18 Z"),
                ]
            ),
        ]
    )

    private static let shoulders = """
        M 12 14.4 C 17.4 14.4 21 17.4 21.4 20.6 Q 21.5 22.4 19.8 22.4 H 4.2 Q 2.5 22.4 2.6 20.6 C 3 17.4 6.6 14.4 12
        14.4 Z
        """

    private static func cropped(by contour: String) -> [SymbolPart] {
        [
            .closed(contour, level: 1), .hole("O 12 9.2 4"),
            .hole("M 5.2 18.4 C 6.8 13.6 17.2 13.6 18.8 18.4 C 15.2 22.3 8.8 22.3 5.2 18.4 Z"),
        ]
    }
}
