import ViewTree

extension LayoutCase {
    /// Stacks without spacers.
    static let stacks: [LayoutCase] = [
        LayoutCase(
            1,
            host: [200, 200],
            ["a": [50, -4, 100, 100], "b": [50, 104, 100, 100]],
            vstack(box("a", 100, 100), box("b", 100, 100)).frame(200, 200)
        ),
        LayoutCase(
            17,
            host: [200, 200],
            ["F": [25, 25, 150, 150], "r": [75, 46, 50, 50], "b": [75, 104, 50, 50]],
            vstack(box("r", 50, 50), box("b", 50, 50)).frame(150, 150).named("F")
        ),
        LayoutCase(
            18,
            host: [200, 200],
            [
                "F": [25, 25, 150, 150], "r": [80, 32, 40, 40], "b": [80, 80, 40, 40], "g": [56, 128, 40, 40],
                "y": [104, 128, 40, 40],
            ],
            vstack(box("r", 40, 40), box("b", 40, 40), hstack(box("g", 40, 40), box("y", 40, 40)))
                .frame(150, 150).named("F")
        ),
        LayoutCase(
            19,
            host: [200, 200],
            [
                "V": [45, 20, 110, 160], "r": [80, 20, 40, 40], "b": [80, 80, 40, 40], "g": [45, 140, 40, 40],
                "y": [115, 140, 40, 40],
            ],
            vstack(
                spacing: 20,
                box("r", 40, 40),
                box("b", 40, 40),
                hstack(spacing: 30, box("g", 40, 40), box("y", 40, 40))
            ).named("V")
        ),
        LayoutCase(
            20,
            host: [200, 200],
            [
                "V": [41, 27, 118, 146], "r": [41, 27, 30, 30], "b": [41, 65, 40, 40], "g": [41, 113, 50, 50],
                "y": [99, 113, 60, 60],
            ],
            vstack(.leading, box("r", 30, 30), box("b", 40, 40), hstack(.top, box("g", 50, 50), box("y", 60, 60)))
                .named("V")
        ),
        LayoutCase(
            22,
            host: [200, 200],
            ["r": [0, 0, 200, 0], "b": [0, 8, 200, 184], "g": [0, 200, 96, 0], "y": [104, 200, 96, 0]],
            vstack(color("r"), color("b").priority(1), hstack(color("g"), color("y")))
        ),
        LayoutCase(
            23,
            host: [200, 200],
            ["r": [0, 0, 200, 75], "y": [95, 95, 10, 10], "b": [0, 125, 200, 75]],
            vstack(spacing: 20, color("r"), box("y", 10, 10), color("b"))
        ),
        LayoutCase(
            25,
            host: [200, 200],
            [
                "r": [75, 8, 50, 50], "g": [75, 66, 40, 30], "b": [75, 104, 30, 30], "R": [32, 142, 50, 50],
                "G": [90, 142, 40, 30], "B": [138, 142, 30, 30],
            ],
            vstack(
                vstack(
                    .leading,
                    color("r").flexible(maxWidth: 50, maxHeight: 50),
                    color("g").flexible(maxWidth: 40, maxHeight: 30),
                    color("b").flexible(maxWidth: 30, maxHeight: 30)
                ),
                hstack(
                    .top,
                    color("R").flexible(maxWidth: 50, maxHeight: 50),
                    color("G").flexible(maxWidth: 40, maxHeight: 30),
                    color("B").flexible(maxWidth: 30, maxHeight: 30)
                )
            )
        ),
        LayoutCase(
            48,
            host: [130, 124],
            [
                "V": [-15, 0, 160, 124], "c0": [-15, 0, 130, 25], "c1": [-5, 33, 130, 25], "c2": [5, 66, 130, 25],
                "c3": [15, 99, 130, 25],
            ],
            vstack(
                .leading,
                color("c0").guide(.leading, constant: 0),
                color("c1").guide(.leading, constant: -10),
                color("c2").guide(.leading, constant: -20),
                color("c3").guide(.leading, constant: -30)
            ).named("V")
        ),
        LayoutCase(
            50,
            host: [500, 500],
            ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]],
            vstack(color("a"), color("b"))
        ),
        LayoutCase(
            52,
            host: [500, 500],
            ["a": [0, 0, 500, 250], "b": [0, 250, 500, 250]],
            vstack(spacing: 0, color("a"), color("b"))
        ),
        LayoutCase(
            56,
            host: [500, 500],
            ["a": [0, 0, 500, 50], "b": [0, 58, 500, 442]],
            vstack(color("a").flexible(minHeight: 50), color("b").priority(1))
        ),
        LayoutCase(
            57,
            host: [500, 500],
            ["a": [0, 0, 0, 500], "b": [8, 0, 492, 500]],
            hstack(color("a").flexible(minHeight: 50), color("b").priority(1))
        ),
        LayoutCase(
            72,
            host: [100, 20],
            ["a": [0, 0, 0, 20], "b": [0, 0, 100, 20]],
            hstack(spacing: 0, color("a"), color("b").priority(1))
        ),
        LayoutCase(
            73,
            host: [100, 20],
            ["a": [0, 0, 20, 20], "b": [20, 0, 80, 20]],
            hstack(spacing: 0, color("a").flexible(minWidth: 20), color("b").priority(1))
        ),
        LayoutCase(
            74,
            host: [100, 20],
            ["a": [0, 0, 20, 20], "b": [20, 0, 25, 20], "c": [45, 0, 25, 20], "d": [70, 0, 30, 20]],
            hstack(
                spacing: 0,
                color("a").flexible(minWidth: 20),
                color("b").priority(1),
                color("c").priority(1),
                color("d").flexible(maxWidth: 30).priority(2)
            )
        ),
        LayoutCase(
            75,
            host: [100, 100],
            ["V": [45, 36, 10, 28], "a": [45, 36, 10, 10], "b": [45, 54, 10, 10]],
            vstack(color("a"), color("b")).named("V").fixed()
        ),
        LayoutCase(
            95,
            host: [300, 100],
            ["a": [0, 0, 100, 100], "b": [100, 0, 200, 100]],
            hstack(spacing: 0, color("a").aspect(1, .fit), color("b"))
        ),
        LayoutCase(
            96,
            host: [200, 200],
            ["V": [60, 60, 80, 80], "a": [60, 60, 40, 40], "b": [100, 100, 40, 40]],
            vstack(.leading, spacing: 0, box("a", 40, 40).guide(.leading, width: 1), box("b", 40, 40)).named("V")
        ),
        LayoutCase(
            105,
            host: [100, 50],
            ["g": [0, 0, 72, 50], "a": [80, 15, 20, 20]],
            hstack(color("g"), box("a", 20, 20))
        ),
        LayoutCase(
            106,
            host: [100, 100],
            scale: 1,
            ["V": [0, 21.5, 100, 57], "a": [40, 21.5, 20, 20], "d": [0, 49.5, 100, 1], "b": [40, 58.5, 20, 20]],
            vstack(box("a", 20, 20), divider("d"), box("b", 20, 20)).named("V")
        ),
    ]
}
