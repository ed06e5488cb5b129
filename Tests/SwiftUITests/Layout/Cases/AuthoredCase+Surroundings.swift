import SwiftUI

extension AuthoredCase {
    /// What an identifier stands for, wherever it is put.
    static let surroundings: [AuthoredCase] = [
        AuthoredCase(
            "each modifier's own box has its identifier",
            100,
            100,
            [
                "view": [40, 40, 20, 20], "frame": [40, 40, 20, 20], "padded": [35, 35, 30, 30],
                "layered": [35, 35, 30, 30], "clipped": [35, 35, 30, 30],
            ]
        ) {
            Color.red.accessibilityIdentifier("view")
                .frame(width: 20, height: 20).accessibilityIdentifier("frame")
                .padding(5).accessibilityIdentifier("padded")
                .background(.blue).accessibilityIdentifier("layered")
                .clipShape(Circle()).shadow(radius: 3).accessibilityIdentifier("clipped")
        },
        AuthoredCase(
            "a scrolling column shows its views from the top, in ideal heights",
            100,
            100,
            ["S": [0, 0, 100, 100], "a": [40, 0, 20, 80], "c": [0, 88, 100, 10], "b": [40, 106, 20, 80]]
        ) {
            ScrollView {
                Color.red.box("a", 20, 80)
                Color.green.accessibilityIdentifier("c")
                Color.blue.box("b", 20, 80)
            }
            .accessibilityIdentifier("S")
        },
        AuthoredCase(
            "a scrolling row is as tall as its views and as wide as the space",
            100,
            100,
            ["S": [0, 40, 100, 20], "a": [0, 40, 80, 20], "b": [88, 40, 80, 20]]
        ) {
            ScrollView(.horizontal) {
                HStack {
                    Color.red.box("a", 80, 20)
                    Color.blue.box("b", 80, 20)
                }
            }
            .accessibilityIdentifier("S")
        },
        AuthoredCase(
            "what ignores a safe area lies where it lay: a widget has none",
            100,
            100,
            ["a": [10, 10, 80, 80]]
        ) {
            Color.red.accessibilityIdentifier("a").ignoresSafeArea(edges: .all).padding(10)
        },
        AuthoredCase(
            "circles are as wide as tall",
            100,
            40,
            ["c": [30, 0, 40, 40]]
        ) {
            Circle().accessibilityIdentifier("c")
        },
    ]
}
