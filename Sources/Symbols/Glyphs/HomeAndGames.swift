extension SymbolFamily {
    /// Rooms and what stands in them.
    static let home = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "shower": [
                .closed("M 4.4 11 A 12 11 7.6 180 360 Z"),
                .line(
                    """
                    M 12 3.4 V 1 M 7 14.4 L 6.4 15.8 M 12 14.4 V 15.8 M 17 14.4 L 17.6 15.8 M 5.6 19.8 L 5 21.6 M 12
                    19.8 V 21.6 M 18.4 19.8 L 19 21.6
                    """
                ),
            ],
            "bathtub": [
                .closed("M 1.2 12.4 H 22.8 V 15 A 18.4 15 4.4 0 90 H 5.6 A 5.6 15 4.4 90 180 Z"),
                .line("M 4 12 V 4.6 A 6.4 4.6 2.4 180 350 V 6 M 5.6 19.6 L 4.6 22 M 18.4 19.6 L 19.4 22"),
            ],
            "oven": [
                .closed("B 2.4 1.6 19.2 20.8 3"),
                .detail("M 2.4 7 H 21.6 M 6.6 11.4 H 17.4 V 18 H 6.6 Z"),
                .hole("O 6.6 4.4 0.9 O 10.2 4.4 0.9 O 13.8 4.4 0.9"),
            ],
            "stove": [.closed("B 2.4 1.6 19.2 20.8 3"), .detail("O 7.6 7 2 O 16.4 7 2 M 2.4 12 H 21.6 M 7 16.4 H 17")],
            "microwave": [
                .closed("B 0.8 4.4 22.4 15.2 2.6"),
                .detail("B 4 8 10.6 8 1.2"),
                .hole("O 19 9 1.1 O 19 12.4 1.1 O 19 15.8 1.1"),
            ],
            "dishwasher": [
                .closed("B 3.2 1 17.6 22 3"),
                .detail(
                    """
                    M 3.2 6.4 H 20.8 M 8 3.8 H 16 M 7 12 C 9 10.4 10.4 10.4 12 12 C 13.6 13.6 15 13.6 17 12 M 7 16.6 C
                    9 15 10.4 15 12 16.6 C 13.6 18.2 15 18.2 17 16.6
                    """,
                    heft: 0.9
                ),
            ],
            "dryer": [
                .closed("B 3.2 1 17.6 22 3"),
                .detail("O 12 14 5.2 M 3.2 6.4 H 20.8 M 12 11.6 C 10.6 13 13.4 15 12 16.6"),
                .hole("O 7 3.9 0.9"),
            ],
            "fireplace": [
                .line(
                    """
                    M 1.4 2.6 H 22.6 M 3 2.6 V 21.6 M 21 2.6 V 21.6 M 1.4 21.6 H 22.6 M 6.6 21.6 V 11 Q 6.6 7 12 7 Q
                    17.4 7 17.4 11 V 21.6
                    """
                ),
                .solid(ShapePaths.flame + " P 0.36 7.7 12.4", tint: .orange),
            ],
            "window.vertical.closed": [.line("B 3.4 1.6 17.2 20.8 1.8 M 12 1.6 V 22.4 M 3.4 12 H 20.6")],
            "window.shade.closed": [
                .line(
                    "M 1.6 2.4 H 22.4 M 4 2.4 V 18.6 H 20 V 2.4 M 4 6.4 H 20 M 4 10.4 H 20 M 4 14.4 H 20 M 12 18.6 V 22"
                )
            ],
            "door.left.hand.open": [
                .closed("K 0.8 M 4 4 L 13.4 1.4 V 22.6 L 4 20.8 Z"),
                .line("M 13.4 4 H 19 V 21 H 22.4 M 1.4 21 H 4"),
                .hole("O 10.4 12.4 1.2"),
            ],
            "door.garage.open": [.line("K 1 M 2.4 22 V 7.4 L 12 2.4 L 21.6 7.4 V 22 M 6.4 22 V 11 H 17.6 V 22")],
            "chair": [
                .closed("B 5.4 1.4 13.2 9.2 2.4"),
                .closed("B 3.6 12.6 16.8 4 1.6"),
                .line("M 6.6 10.6 V 12.6 M 17.4 10.6 V 12.6 M 5.4 16.6 V 22.6 M 18.6 16.6 V 22.6"),
            ],
            "chair.lounge": [
                .closed("K 1 M 4 3.4 L 7.4 2.4 L 10.4 12 H 20.6 V 15.4 H 7.4 Z"),
                .line("M 7.6 15.4 L 6 21.6 M 19 15.4 L 20.4 21.6"),
            ],
            "table.furniture": [.closed("B 1.2 5 21.6 3.8 1.4"), .line("M 4.4 8.8 V 20.4 M 19.6 8.8 V 20.4")],
            "cabinet": [
                .closed("B 2.4 2.4 19.2 17.6 2.4"),
                .detail("M 12 2.4 V 20 M 9.4 10 V 12.4 M 14.6 10 V 12.4"),
                .line("M 5.4 20 V 22.4 M 18.6 20 V 22.4"),
            ],
            "bed.single": [
                .line(
                    """
                    M 3.4 21.4 V 14 A 6.4 14 3 180 270 H 17.6 A 17.6 14 3 -90 0 V 21.4 M 3.4 18.2 H 20.6 M 5.4 11 V
                    6.4 A 8 6.4 2.6 180 270 H 16 A 16 6.4 2.6 -90 0 V 11 M 8.4 11 V 9.6 Q 8.4 8.2 9.8 8.2 H 14.2 Q
                    15.6 8.2 15.6 9.6 V 11
                    """
                )
            ],
            "lamp.floor": [
                .closed("K 0.8 M 8.6 1.4 H 15.4 L 18.4 9 H 5.6 Z"),
                .line("M 12 9 V 22.4 M 7.4 22.4 H 16.6"),
            ],
            "lamp.table": [
                .closed("K 0.8 M 8 2 H 16 L 19.6 11.4 H 4.4 Z"),
                .line("M 12 11.4 V 21.6 M 7.4 21.8 H 16.6"),
            ],
            "lamp.ceiling": [
                .closed("M 3.4 16 C 4 10.4 7.4 8 12 8 C 16.6 8 20 10.4 20.6 16 Z"),
                .line("M 12 1.2 V 8 M 9.4 19.4 A 12 19 2.6 180 0"),
            ],
            "spigot": [
                .closed("K 1 M 1.4 9.4 H 15 Q 20.4 9.4 20.4 15 V 17.4 H 15.6 V 15 Q 15.6 14.2 14.8 14.2 H 1.4 Z"),
                .line("M 9 9.4 V 4.4 M 4.8 4.2 H 13.2"),
                .solid("M 18 18.8 Q 20 21.4 18 22.8 Q 16 21.4 18 18.8 Z"),
            ],
            "sprinkler": [
                .line(
                    """
                    M 12 12 V 22.6 M 8 22.6 H 16 M 9 12 H 15 M 7 9 L 3 6.6 M 9.4 7 L 7.4 2.6 M 17 9 L 21 6.6 M 14.6 7
                    L 16.6 2.6 M 12 6.4 V 2
                    """
                )
            ],
            "video.doorbell": [.closed("B 6 1 12 22 3.6"), .detail("O 12 7 2.8"), .hole("O 12 16.6 2.2")],
            "web.camera": [.closed("O 12 9.4 8"), .detail("O 12 9.4 3.2"), .line("M 8.6 17 L 7 22 H 17 L 15.4 17")],
            "light.beacon.max": [
                .closed("M 6 18 V 13 A 12 13 6 180 360 V 18 Z"),
                .line("M 3.4 21.6 H 20.6 M 12 3.6 V 1.4 M 4.4 6 L 3 4.4 M 19.6 6 L 21 4.4"),
                .detail("M 12 10.4 V 14.4"),
            ],
            "pedestrian.gate.closed": [
                .line("M 3 22 V 2 M 21 22 V 2 M 3 6 H 21 M 3 18 H 21 M 7.5 6 V 18 M 12 6 V 18 M 16.5 6 V 18")
            ],
        ]
    )

    /// Cards, dice and instruments.
    static let games = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "suit.heart": [.closed(ShapePaths.heart)],
            "suit.diamond": [
                .closed("M 12 0.8 Q 14.6 6.4 20.8 12 Q 14.6 17.6 12 23.2 Q 9.4 17.6 3.2 12 Q 9.4 6.4 12 0.8 Z")
            ],
            "suit.club": [
                .closed(
                    """
                    M 12 14.4 Q 12.4 19 14.6 22.4 H 9.4 Q 11.6 19 12 14.4 A 7 13.8 5 10 -295 A 12 6.4 5 150 390 A 17
                    13.8 5 -65 170 Z
                    """
                )
            ],
            "suit.spade": [
                .closed(
                    """
                    M 12 1 C 13.4 4.6 22 8.4 22 14 C 22 18.6 16 19.6 13 16.6 Q 13.4 20 15 22.6 H 9 Q 10.6 20 11 16.6 C
                    8 19.6 2 18.6 2 14 C 2 8.4 10.6 4.6 12 1 Z
                    """
                )
            ],
            "dpad": [
                .closed("K 1.4 M 8.4 1.4 H 15.6 V 8.4 H 22.6 V 15.6 H 15.6 V 22.6 H 8.4 V 15.6 H 1.4 V 8.4 H 8.4 Z"),
                .hole("O 12 12 1.8"),
            ],
            "l.joystick": [.line("O 12 12 10.6 O 12 12 6 M 10.4 9.4 V 14.4 H 13.8")],
            "arcade.stick": [.closed("O 12 5.4 4.2"), .line("M 12 9.6 V 16.4"), .closed("B 3 16.4 18 6 2")],
            "pianokeys": [
                .closed(ShapePaths.rectangle),
                .detail("M 6.3 14.6 V 20 M 12 14.6 V 20 M 17.7 14.6 V 20"),
                .hole("B 4.6 4.8 3.4 9 0.6 B 10.3 4.8 3.4 9 0.6 B 16 4.8 3.4 9 0.6"),
            ],
            "guitars": [
                .line("M 14 10 L 21.4 2.6 M 19.4 1.6 L 22.4 4.6"),
                .closed(
                    """
                    M 14.4 9.6 C 17 11.4 15.4 14 14 15.4 C 14 20 9.4 23.4 5 21.4 C 1 19.4 1 14.4 4.6 12 C 6.6 10.6 7.4
                    11.4 8.6 10 C 10.2 8 12.4 8 14.4 9.6 Z
                    """
                ),
                .hole("O 9.4 14.6 2"),
            ],
            "tuningfork": [.line("M 7.4 1.6 V 9.4 A 12 9.4 4.6 180 0 V 1.6 M 12 14 V 22.4")],
            "music.mic": [.closed("O 16.6 7.4 5.4"), .line("M 12 9.4 L 2 20.4 L 3.6 22 L 14.6 12")],
            "die.face.1": die([(12, 12)]),
            "die.face.2": die([(8, 16), (16, 8)]),
            "die.face.3": die([(7.4, 16.6), (12, 12), (16.6, 7.4)]),
            "die.face.4": die([(8, 8), (16, 8), (8, 16), (16, 16)]),
            "die.face.5": die([(7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4)]),
            "die.face.6": die([(8, 7), (16, 7), (8, 12), (16, 12), (8, 17), (16, 17)]),
            "checkerboard.rectangle": [
                .line(ShapePaths.rectangle),
                .solid("B 6.3 4.8 5.7 7.2 0 B 17.7 4.8 5 7.2 0.4 B 1.4 12 4.9 7.2 0.4 B 12 12 5.7 7.2 0"),
            ],
            "figure.dance": [
                .solid("O 12.6 3.2 2.4"),
                .line(
                    """
                    M 4.4 4.4 L 8.4 8.6 L 15 8.4 L 20 5 M 12 8.6 V 14.4 L 15.6 17.6 L 13.6 22.4 M 12 14.4 L 8 17.4 L
                    8.6 22.4
                    """,
                    heft: 1.25
                ),
            ],
            "figure.stairs": [
                .solid("O 13 2.6 2.2"),
                .line("M 12 7.4 L 11 12.6 L 14.4 14.6 V 18 M 10.8 12.8 L 7.4 17.4", heft: 1.2),
                .line("M 2 22.4 H 7 V 20 H 12.6 V 17 M 12.6 20 H 18 V 15 H 22.4", level: 1),
            ],
            "figure.rower": [
                .solid("O 9.4 6.4 2.3"),
                .line("M 9 11 L 7.6 17 L 15 15.4 L 18.6 18.6 M 9.4 11.6 L 17.4 10", heft: 1.25),
                .line("M 2 21.6 H 22", level: 1),
            ],
            "figure.core.training": [
                .solid("O 4.4 12.6 2.3"),
                .line("M 8 14.4 L 14 18 L 17.4 11 L 21.4 17.6 M 8.4 14.6 L 12 10.6", heft: 1.25),
                .line("M 2 21.6 H 22", level: 1),
            ],
            "figure.cooldown": [
                .solid("O 12 3.2 2.4"),
                .line("M 12 8.4 V 14 L 7 22.4 M 12 14 L 17 22.4 M 12 8.4 L 18.4 2.4 M 12 8.6 L 6 12", heft: 1.25),
            ],
            "figure.roll": [
                .solid("O 10.4 3 2.3"),
                .line("M 10.4 8 V 14.4 H 15.4 L 18.6 20.4 H 21 M 10.4 10.4 H 15", heft: 1.25),
                .line("A 10.4 16.4 6 -150 -330"),
            ],
            "shoeprints": [
                .closed(
                    """
                    M 5.4 12.4 C 2.4 11 2 4.4 5.4 3 C 9 2 10.4 6.4 9.2 9.4 L 8 12.4 Z M 5 15 H 7.8 C 8.2 18.4 5 19 5
                    16.6 Z M 18.6 16.4 C 21.6 15 22 8.4 18.6 7 C 15 6 13.6 10.4 14.8 13.4 L 16 16.4 Z M 19 19 H 16.2 C
                    15.8 22.4 19 23 19 20.6 Z
                    """
                )
            ],
            "skateboard": [
                .line(
                    """
                    M 1.6 8 Q 4 12.4 7 12.4 H 17 Q 20 12.4 22.4 8 M 7.4 12.4 V 15 M 16.6 12.4 V 15 O 7.4 17 1.8 O 16.6
                    17 1.8
                    """
                )
            ],
            "surfboard": [
                .closed("M 21.4 2.6 C 14 1.6 3.4 10.6 2.6 21.4 C 13.4 20.6 22.4 10 21.4 2.6 Z"),
                .detail("M 20.6 3.4 L 3.4 20.6"),
            ],
            "trophy.circle.dashed": [
                .line(ShapePaths.dashes(radius: 10.8, count: 8, share: 0.56)),
                .solid(
                    """
                    M 8 6.6 H 16 V 10 C 16 12.6 14.4 14 12 14 C 9.6 14 8 12.6 8 10 Z B 11.2 13.6 1.6 3 0 B 9 16 6 1.6
                    0.4
                    """
                ),
            ],
        ]
    )

    private static func die(_ pips: [(Double, Double)]) -> [SymbolPart] {
        [.closed(ShapePaths.square), .hole(pips.map { "O \($0.0) \($0.1) 1.8" }.joined(separator: " "))]
    }
}
