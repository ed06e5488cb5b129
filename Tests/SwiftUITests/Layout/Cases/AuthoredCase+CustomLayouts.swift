import SwiftUI

/// Views below one another without space between, which asks for distances and lines of its own.
private struct PileLayout: Layout {
    var edges: Edge.Set = []
    /// Where the first line of text is said to be, in points; what the views say where nil.
    var line: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for view in subviews {
            let offered = ProposedViewSize(width: bounds.width, height: nil)
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
            y += view.sizeThatFits(offered).height
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        edges.isEmpty
            ? subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
            : ViewSpacing().union(.zero, edges: edges)
    }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .firstTextBaseline ? line : nil
    }
}

/// A row with the distances that its views ask for, each raised by what it tells.
private struct StepLayout: Layout {
    struct Rise: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + cache.reduce(0, +),
            height: (sizes.map(\.height).max() ?? 0) + 20
        )
    }

    func makeCache(subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var x = bounds.minX
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: x, y: bounds.maxY - view[Rise.self]),
                anchor: .bottomLeading,
                proposal: .unspecified
            )
            x += view.dimensions(in: .unspecified).width + (index < cache.count ? cache[index] : 0)
        }
    }
}

extension AuthoredCase {
    /// Layouts of the author's own, and the built-in ones behind `AnyLayout`.
    static let customLayouts: [AuthoredCase] = [
        AuthoredCase(
            "a layout takes over the distances of its views",
            100,
            100,
            ["a": [40, 0, 20, 20], "t": [nil, 26.434, nil, 20.333]]
        ) {
            VStack {
                Color.red.box("a", 20, 20)
                PileLayout { Text("Text").accessibilityIdentifier("t") }
                Spacer()
            }
        },
        AuthoredCase(
            "a layout asks for a distance of its own",
            100,
            100,
            ["a": [40, 20, 20, 20], "b": [40, 40, 20, 20], "c": [40, 68, 20, 12]]
        ) {
            VStack {
                Color.red.box("a", 20, 20)
                PileLayout(edges: .top) { Color.blue.box("b", 20, 20) }
                Color.green.box("c", 20, 12)
            }
        },
        AuthoredCase(
            "a layout sets a line of text of its own",
            100,
            40,
            ["a": [26, 3, 20, 34], "c": [54, 0, 20, 10]]
        ) {
            HStack(alignment: .firstTextBaseline) {
                PileLayout(line: 7) { Color.red.box("a", 20, 34) }
                Color.blue.box("c", 20, 10)
            }
            .frame(height: 40, alignment: .top)
        },
        AuthoredCase(
            "spacers and dividers follow a layout's own direction",
            100,
            100,
            ["d": [0, 51.333, 100, 0.333], "s": [0, 51.667, 0, 8]]
        ) {
            PileLayout {
                Color.red.frame(height: 11)
                Divider().accessibilityIdentifier("d")
                Spacer().accessibilityIdentifier("s")
            }
        },
        AuthoredCase(
            "a layout asks its views for distances and values",
            100,
            40,
            ["a": [26, 20, 20, 20], "b": [54, 10, 20, 20]]
        ) {
            StepLayout {
                Color.red.box("a", 20, 20)
                Color.blue.box("b", 20, 20).layoutValue(key: StepLayout.Rise.self, value: 10)
            }
        },
        AuthoredCase(
            "a hidden layout keeps its distances and its direction",
            100,
            100,
            [
                "a": [40, 19.833, 20, 20], "b": [40, 39.833, 20, 20], "d": [40, 59.833, 20, 0.333],
                "c": [40, 68.167, 20, 12],
            ]
        ) {
            VStack {
                Color.red.box("a", 20, 20)
                AnyLayout(PileLayout(edges: .top)) {
                    Color.blue.box("b", 20, 20)
                    Divider().accessibilityIdentifier("d")
                }
                .frame(width: 20)
                Color.green.box("c", 20, 12)
            }
        },
        AuthoredCase(
            "a grid behind a hidden layout",
            100,
            100,
            ["a": [16, 21, 20, 20], "d": [64, 59, 10, 10]]
        ) {
            AnyLayout(GridLayout()) {
                GridRow {
                    Color.red.box("a", 20, 20)
                    Color.red.box("b", 40, 10)
                }
                GridRow {
                    Color.red.box("c", 30, 30)
                    Color.red.box("d", 10, 10)
                }
            }
        },
        AuthoredCase(
            "a depth stack behind a hidden layout aligns its views",
            100,
            100,
            ["a": [30, 30, 40, 40], "b": [60, 60, 10, 10]]
        ) {
            AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
                Color.red.box("a", 40, 40)
                Color.blue.box("b", 10, 10)
            }
        },
    ]
}
