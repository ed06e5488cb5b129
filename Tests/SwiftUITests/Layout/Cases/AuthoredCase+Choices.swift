import SwiftUI

extension AuthoredCase {
    /// Views that choose by the space, and conditions.
    static let choices: [AuthoredCase] = [
        AuthoredCase(
            "a view fits by its height at the offered width",
            60,
            30,
            ["short": [20, 5, 20, 20]]
        ) {
            ViewThatFits(in: .vertical) {
                Text("A text of so many words that it takes many lines").accessibilityIdentifier("long")
                Color.red.box("short", 20, 20)
            }
        },
        AuthoredCase("nothing fits: the last view overflows", 30, 30, ["c": [-5, 5, 40, 20]]) {
            ViewThatFits {
                Color.red.box("a", 80, 20)
                Color.red.box("b", 50, 20)
                Color.red.box("c", 40, 20)
            }
        },
        AuthoredCase("a greedy view fits: its ideal length is 10", 30, 30, ["a": [0, 0, 30, 30]]) {
            ViewThatFits {
                Color.red.accessibilityIdentifier("a")
                Color.blue.box("b", 10, 10)
            }
        },
        AuthoredCase(
            "conditions, lists and hidden types stand for their views",
            100,
            100,
            ["a": [40, 6, 20, 20], "0": [45, 34, 10, 10], "1": [45, 52, 10, 10], "any": [40, 70, 20, 24]]
        ) {
            let isWide = true
            VStack {
                if isWide {
                    Color.red.box("a", 20, 20)
                } else {
                    Color.red.box("never", 90, 90)
                }
                ForEach(0..<2) { Color.blue.box("\($0)", 10, 10) }
                AnyView(Color.green.box("any", 20, 24))
            }
        },
        AuthoredCase(
            "a reader knows its size and its place among the others",
            200,
            100,
            ["in": [100, 0, 50, 50], "at": [100, 30, 10, 10]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                GeometryReader { proxy in
                    Color.blue.box("in", proxy.size.width / 2, proxy.size.height / 2)
                    Color.green.box("at", 10, 10).offset(y: proxy.frame(in: .global).minX * 0.3)
                }
            }
        },
        AuthoredCase(
            "a reader tells its frame in a space that has a name",
            200,
            100,
            ["a": [120, 10, 15, 30], "b": [120, 10, 80, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                VStack(spacing: 0) {
                    Color.red.frame(height: 10)
                    GeometryReader { proxy in
                        let frame = proxy.frame(in: .named("column"))
                        Color.blue.box("a", frame.minX - 5, frame.minY + 20)
                        if let whole = proxy.bounds(of: .named("column")) {
                            Color.green.box("b", whole.width - 20, whole.height)
                        }
                    }
                    .padding(.leading, 20)
                }
                .coordinateSpace(.named("column"))
            }
        },
        AuthoredCase(
            "a frame follows the widget's space",
            200,
            100,
            ["a": [70, 50, 60, 10], "b": [0, 60, 200, 10]]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    .accessibilityIdentifier("a")
                Color.blue.containerRelativeFrame(.horizontal).frame(height: 10).accessibilityIdentifier("b")
            }
            .padding(.top, 20)
        },
    ]
}
