import ViewTree

extension LayoutCase {
    /// Frames of fixed and of flexible lengths.
    static let frameCases: [LayoutCase] = [
        LayoutCase(
            2,
            host: [200, 200],
            ["a": [0, 0, 200, 200]],
            color("a").flexible(maxWidth: .infinity).frame(200, 200)
        ),
        LayoutCase(24, host: [200, 200], ["a": [75, 75, 50, 50]], color("a").frame(50, 50)),
        LayoutCase(58, host: [500, 500], ["a": [150, 200, 200, 100]], color("a").frame(200, 100)),
        LayoutCase(59, host: [500, 500], ["a": [150, 0, 200, 500]], color("a").frame(200, nil)),
        LayoutCase(
            60,
            host: [500, 500],
            ["a": [150, 200, 200, 100]],
            color("a").flexible(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
        ),
        LayoutCase(
            61,
            host: [500, 500],
            ["a": [150, 0, 200, 500]],
            color("a").flexible(minWidth: 0, maxWidth: 200)
        ),
        LayoutCase(
            62,
            host: [500, 500],
            ["a": [400, 400, 100, 100]],
            box("a", 100, 100)
                .flexible(maxWidth: .infinity, maxHeight: .infinity, alignment: align(.trailing, .bottom))
        ),
        LayoutCase(
            82,
            host: [200, 200],
            ["F": [50, 90, 100, 20], "a": [130, 90, 20, 20]],
            box("a", 20, 20).frame(100, nil, align(.trailing, .center)).named("F")
        ),
        LayoutCase(
            84,
            host: [200, 200],
            ["F": [50, 90, 100, 20], "a": [25, 90, 150, 20]],
            box("a", 150, 20).frame(100, nil).named("F")
        ),
        LayoutCase(
            85,
            host: [200, 200],
            ["a": [70, 95, 60, 10]],
            color("a").flexible(minWidth: 50, idealWidth: 60, maxWidth: 80).fixed()
        ),
        LayoutCase(
            87,
            host: [30, 30],
            ["a": [-10, 0, 50, 30]],
            color("a").flexible(minWidth: 50, maxWidth: 80)
        ),
        LayoutCase(
            90,
            host: [200, 200],
            ["F": [75, 90, 50, 20], "a": [90, 90, 20, 20]],
            box("a", 20, 20).flexible(maxWidth: 50).named("F")
        ),
        LayoutCase(
            91,
            host: [30, 200],
            ["F": [0, 90, 30, 20], "a": [5, 90, 20, 20]],
            box("a", 20, 20).flexible(maxWidth: 50).named("F")
        ),
    ]
}
