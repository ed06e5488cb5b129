import ViewTree

extension LayoutCase {
    /// Padding, proportions, offsets and positions.
    static let modifiers: [LayoutCase] = [
        LayoutCase(
            33,
            host: [200, 200],
            ["P": [59, 69, 82, 62], "a": [75, 85, 50, 30]],
            box("a", 50, 30).padding(16).named("P")
        ),
        LayoutCase(
            35,
            host: [200, 200],
            ["P": [35, 85, 130, 30], "a": [75, 85, 50, 30]],
            box("a", 50, 30).padding(leading: 40, trailing: 40).named("P")
        ),
        LayoutCase(
            36,
            host: [200, 200],
            ["P": [62.5, 72.5, 75, 55], "a": [62.5, 97.5, 50, 30]],
            box("a", 50, 30).padding(top: 25, trailing: 25).named("P")
        ),
        LayoutCase(
            38,
            host: [200, 200],
            ["P": [45, 55, 110, 90], "G": [65, 75, 70, 50], "a": [75, 85, 50, 30]],
            box("a", 50, 30).padding(10).named("G").padding(20).named("P")
        ),
        LayoutCase(
            39,
            host: [200, 200],
            [
                "R": [0, 52.5, 200, 50], "b": [0, 52.5, 200, 30], "Y": [0, 102.5, 200, 45], "g": [0, 117.5, 200, 30],
            ],
            vstack(
                spacing: 0,
                color("b").frame(nil, 30).padding(bottom: 20).named("R"),
                color("g").frame(nil, 30).padding(top: 15).named("Y")
            )
        ),
        LayoutCase(
            40,
            host: [200, 200],
            ["R": [30, 0, 75, 200], "b": [30, 0, 50, 200], "Y": [105, 0, 65, 200], "g": [120, 0, 50, 200]],
            hstack(
                spacing: 0,
                color("b").frame(50, nil).padding(trailing: 25).named("R"),
                color("g").frame(50, nil).padding(leading: 15).named("Y")
            )
        ),
        LayoutCase(
            42,
            host: [200, 200],
            ["r": [87.5, 75, 25, 50], "g": [75, 50, 50, 100]],
            zstack(color("r").aspect(0.5, .fit).frame(100, 50), color("g").aspect(0.5, .fill).frame(50, 100))
                .frame(100, 100)
        ),
        LayoutCase(
            43,
            host: [200, 200],
            ["r": [50, 75, 100, 50], "g": [0, 50, 200, 100]],
            zstack(color("r").aspect(2, .fit).frame(100, 50), color("g").aspect(2, .fill).frame(50, 100))
                .frame(100, 100)
        ),
        LayoutCase(
            44,
            host: [200, 200],
            ["r": [75, 75, 50, 50], "g": [50, 50, 100, 100]],
            zstack(color("r").aspect(nil, .fit).frame(100, 50), color("g").aspect(nil, .fill).frame(50, 100))
                .frame(200, 200)
        ),
        LayoutCase(
            46,
            host: [200, 200],
            ["b": [0, 0, 100, 100], "r": [0, 0, 66.6667, 66.6667]],
            zstack(.topLeading, color("greedy"), box("b", 100, 100), box("r", 200 / 3.0, 200 / 3.0))
        ),
        LayoutCase(
            47,
            host: [200, 200],
            [
                "F": [50, 50, 100, 100], "r": [25, 25, 50, 50], "g": [75, 25, 50, 50], "b": [25, 75, 50, 50],
                "k": [75, 75, 50, 50],
            ],
            zstack(
                box("r", 50, 50).position(0, 0),
                box("g", 50, 50).position(50, 0),
                box("b", 50, 50).position(0, 50),
                box("k", 50, 50).position(50, 50)
            ).frame(100, 100).named("F")
        ),
        LayoutCase(63, host: [500, 500], ["a": [200, 200, 100, 100]], color("a").aspect(1, .fit).frame(200, 100)),
        LayoutCase(
            64,
            host: [500, 500],
            ["a": [200, 216.6667, 100, 66.6667]],
            color("a").aspect(1.5, .fit).frame(100, 100)
        ),
        LayoutCase(65, host: [500, 500], ["a": [175, 200, 150, 100]], color("a").aspect(1.5, .fill).frame(100, 100)),
        LayoutCase(66, host: [500, 500], ["a": [200, 150, 100, 200]], color("a").aspect(0.5, .fill).frame(100, 100)),
        LayoutCase(
            92,
            host: [100, 100],
            ["P": [-10, 20, 120, 60], "a": [10, 40, 80, 20]],
            box("a", 80, 20).padding(20).named("P")
        ),
        LayoutCase(
            93,
            host: [100, 100],
            ["P": [-10, -10, 120, 120], "a": [50, 50, 0, 0]],
            color("a").padding(60).named("P")
        ),
        LayoutCase(
            98,
            host: [200, 200],
            ["bg": [80, 80, 40, 40], "a": [90, 75, 40, 40]],
            box("a", 40, 40).offset(10, -5).background(.center, color("bg"))
        ),
        LayoutCase(103, host: [338, 158], ["c": [16, 16, 306, 126]], color("c").padding(16)),
    ]
}
