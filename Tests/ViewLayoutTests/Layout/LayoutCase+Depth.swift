import ViewTree

extension LayoutCase {
    /// Views on top of each other.
    static let depth: [LayoutCase] = [
        LayoutCase(
            26,
            host: [200, 200],
            ["r": [70, 70, 60, 60], "b": [90, 90, 20, 20]],
            zstack(box("r", 60, 60), box("b", 20, 20))
        ),
        LayoutCase(
            27,
            host: [200, 200],
            ["r": [70, 70, 60, 60], "b": [70, 70, 20, 20]],
            zstack(align(.leading, .top), box("r", 60, 60), box("b", 20, 20))
        ),
        LayoutCase(
            28,
            host: [200, 200],
            ["r": [70, 70, 60, 60], "b": [110, 110, 20, 20]],
            zstack(align(.trailing, .bottom), box("r", 60, 60), box("b", 20, 20))
        ),
        LayoutCase(
            29,
            host: [200, 200],
            ["r": [70, 70, 60, 60], "b": [90, 70, 20, 20]],
            zstack(align(.center, .top), box("r", 60, 60), box("b", 20, 20))
        ),
        LayoutCase(
            30,
            host: [200, 200],
            ["r": [70, 70, 60, 60], "b": [70, 90, 20, 20]],
            zstack(align(.leading, .center), box("r", 60, 60), box("b", 20, 20))
        ),
        LayoutCase(
            31,
            host: [200, 200],
            [
                "Z": [80, 80, 40, 40], "b": [80, 50, 100, 100], "r": [80, 70, 60, 60], "g": [80, 80, 40, 40],
                "k": [90, 90, 20, 20],
            ],
            zstack(
                align(.leading, .center),
                box("b", 100, 100).priority(-0.1),
                box("r", 60, 60),
                box("g", 40, 40).priority(1)
            ).named("Z").overlay(.center, box("k", 20, 20))
        ),
        LayoutCase(
            32,
            host: [200, 200],
            ["b": [100, 100, 100, 100], "r": [0, 0, 200, 200], "g": [0, 0, 100, 100]],
            zstack(box("r", 200, 200))
                .overlay(.topLeading, box("g", 100, 100))
                .background(align(.trailing, .bottom), box("b", 100, 100))
        ),
        LayoutCase(
            67,
            host: [500, 500],
            ["a": [200, 200, 100, 100], "b": [200, 250, 50, 50]],
            box("a", 100, 100).overlay(align(.leading, .bottom), box("b", 50, 50))
        ),
        LayoutCase(
            101,
            host: [158, 158],
            ["Z": [0, 0, 158, 158], "bg": [0, 0, 158, 158], "a": [59, 59, 40, 40]],
            zstack(color("bg"), box("a", 40, 40)).named("Z")
        ),
    ]
}
