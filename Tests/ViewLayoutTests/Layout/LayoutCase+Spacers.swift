import ViewTree

extension LayoutCase {
    /// Stacks with spacers.
    static let spacers: [LayoutCase] = [
        LayoutCase(
            3,
            host: [200, 200],
            ["F": [0, 60, 200, 80], "r": [0, 75, 50, 50], "sp": [50, 100, 100, 0], "b": [150, 75, 50, 50]],
            hstack(box("r", 50, 50), spacer("sp"), box("b", 50, 50)).frame(200, 80).named("F")
        ),
        LayoutCase(
            4,
            host: [200, 200],
            ["F": [60, 0, 80, 200], "r": [75, 0, 50, 50], "sp": [100, 50, 0, 100], "b": [75, 150, 50, 50]],
            vstack(box("r", 50, 50), spacer("sp"), box("b", 50, 50)).frame(80, 200).named("F")
        ),
        LayoutCase(
            5,
            host: [200, 200],
            ["F": [-25, 60, 250, 80], "r": [-25, 75, 40, 50], "b": [80, 75, 40, 50], "g": [185, 75, 40, 50]],
            hstack(box("r", 40, 50), spacer(), box("b", 40, 50), spacer(), box("g", 40, 50))
                .frame(250, 80).named("F")
        ),
        LayoutCase(
            6,
            host: [200, 200],
            ["F": [10, 60, 180, 80], "r": [10, 75, 50, 50], "b": [140, 75, 50, 50]],
            hstack(box("r", 50, 50), spacer(minLength: 50), box("b", 50, 50)).frame(180, 80).named("F")
        ),
        LayoutCase(
            8,
            host: [200, 200],
            ["F": [0, 60, 200, 80], "sp": [0, 100, 92, 0], "r": [92, 75, 50, 50], "b": [150, 75, 50, 50]],
            hstack(spacer("sp"), box("r", 50, 50), box("b", 50, 50)).frame(200, 80).named("F")
        ),
        LayoutCase(
            9,
            host: [200, 200],
            ["F": [0, 60, 200, 80], "r": [0, 75, 50, 50], "b": [58, 75, 50, 50], "sp": [108, 100, 92, 0]],
            hstack(box("r", 50, 50), box("b", 50, 50), spacer("sp")).frame(200, 80).named("F")
        ),
        LayoutCase(
            10,
            host: [200, 200],
            ["F": [0, 60, 200, 80], "r": [46, 75, 50, 50], "b": [104, 75, 50, 50]],
            hstack(spacer(), box("r", 50, 50), box("b", 50, 50), spacer()).frame(200, 80).named("F")
        ),
        LayoutCase(
            11,
            host: [200, 200],
            ["r": [0, 0, 40, 40], "b": [160, 0, 40, 40], "g": [40, 160, 40, 40], "y": [120, 160, 40, 40]],
            vstack(
                hstack(box("r", 40, 40), spacer(), box("b", 40, 40)),
                spacer(),
                hstack(spacer(), box("g", 40, 40), spacer(), box("y", 40, 40), spacer())
            ).frame(200, 200)
        ),
        LayoutCase(
            12,
            host: [200, 200],
            ["r": [20, 75, 80, 50], "b": [100, 75, 80, 50]],
            hstack(box("r", 80, 50), spacer(minLength: 0), box("b", 80, 50)).frame(160, 80)
        ),
        LayoutCase(
            13,
            host: [200, 200],
            ["r": [0, 75, 30, 50], "b": [170, 75, 30, 50]],
            hstack(box("r", 30, 50), spacer(minLength: 100), box("b", 30, 50)).frame(200, 80)
        ),
        LayoutCase(
            14,
            host: [200, 200],
            ["H": [0, 75, 200, 50], "r": [0, 75, 50, 50], "b": [150, 75, 50, 50]],
            hstack(box("r", 50, 50), spacer(), box("b", 50, 50)).named("H")
        ),
        LayoutCase(
            76,
            host: [100, 100],
            ["H": [26, 40, 48, 20], "a": [26, 40, 20, 20], "b": [54, 40, 20, 20]],
            hstack(box("a", 20, 20), spacer(), box("b", 20, 20)).named("H").fixed()
        ),
        LayoutCase(
            77,
            host: [100, 20],
            ["H": [-14, 0, 128, 20], "a": [-14, 0, 60, 20], "b": [54, 0, 60, 20]],
            hstack(box("a", 60, 20), spacer(), box("b", 60, 20)).named("H")
        ),
        LayoutCase(
            78,
            host: [100, 20],
            ["H": [-10, 0, 120, 20], "a": [-10, 0, 60, 20], "b": [50, 0, 60, 20]],
            hstack(box("a", 60, 20), spacer(minLength: 0), box("b", 60, 20)).named("H")
        ),
        LayoutCase(
            79,
            host: [100, 20],
            ["I": [0, 0, 80, 20], "a": [0, 0, 20, 20], "b": [80, 0, 20, 20]],
            hstack(hstack(box("a", 20, 20), spacer()).named("I"), box("b", 20, 20))
        ),
        LayoutCase(
            80,
            host: [100, 100],
            ["V": [0, 26, 100, 48], "I": [0, 26, 100, 20], "a": [0, 26, 20, 20], "b": [40, 54, 20, 20]],
            vstack(hstack(box("a", 20, 20), spacer()).named("I"), box("b", 20, 20)).named("V")
        ),
        LayoutCase(
            81,
            host: [100, 20],
            ["H": [21, 0, 58, 20], "sp": [21, 10, 10, 0], "a": [31, 0, 20, 20], "b": [59, 0, 20, 20]],
            hstack(spacer().frame(10, nil).named("sp"), box("a", 20, 20), box("b", 20, 20)).named("H")
        ),
    ]
}
