import SwiftUI

extension AuthoredCase {
    /// Rows and columns share their length.
    static let stacks: [AuthoredCase] = [
        AuthoredCase(
            "a column of fixed views is as tall as they are and 8 points between them",
            200,
            200,
            [
                "V": [56, 32, 88, 136], "r": [80, 32, 40, 40], "b": [80, 80, 40, 40], "g": [56, 128, 40, 40],
                "y": [104, 128, 40, 40],
            ]
        ) {
            VStack {
                Color.red.box("r", 40, 40)
                Color.blue.box("b", 40, 40)
                HStack {
                    Color.green.box("g", 40, 40)
                    Color.yellow.box("y", 40, 40)
                }
            }
            .accessibilityIdentifier("V")
        },
        AuthoredCase(
            "a row counts as one of three equal parts of a column",
            200,
            200,
            [
                "r": [0, 0, 200, 184 / 3], "b": [0, 184 / 3 + 8, 200, 184 / 3],
                "g": [0, 2 * (184 / 3 + 8), 96, 184 / 3], "y": [104, 2 * (184 / 3 + 8), 96, 184 / 3],
            ]
        ) {
            VStack {
                Color.red.accessibilityIdentifier("r")
                Color.blue.accessibilityIdentifier("b")
                HStack {
                    Color.green.accessibilityIdentifier("g")
                    Color.yellow.accessibilityIdentifier("y")
                }
            }
        },
        AuthoredCase("two shapes share a row", 500, 500, ["a": [0, 0, 246, 500], "b": [254, 0, 246, 500]]) {
            HStack {
                Rectangle().fill(.red).accessibilityIdentifier("a")
                Rectangle().fill(.blue).accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "two shapes share a row without space between",
            500,
            500,
            ["a": [0, 0, 250, 500], "b": [250, 0, 250, 500]]
        ) {
            HStack(spacing: 0) {
                Rectangle().fill(.red).accessibilityIdentifier("a")
                Rectangle().fill(.blue).accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "a column aligns narrow views to its trailing edge",
            500,
            500,
            ["a": [0, 0, 500, 246], "b": [450, 254, 50, 246]]
        ) {
            VStack(alignment: .trailing) {
                Rectangle().accessibilityIdentifier("a")
                Rectangle().frame(width: 50).accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "a view without text stands with its bottom on the text line of a row",
            500,
            500,
            ["a": [0, 0, 246, 500], "b": [254, 450, 246, 50]]
        ) {
            HStack(alignment: .firstTextBaseline) {
                Rectangle().accessibilityIdentifier("a")
                Rectangle().frame(height: 50).accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "what fixed views overdraw leaves nothing to a flexible one",
            100,
            20,
            ["H": [-10, 0, 120, 20], "a": [-10, 0, 60, 20], "b": [50, 0, 60, 20], "c": [110, 0, 0, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.box("a", 60, 20)
                Color.blue.box("b", 60, 20)
                Color.green.accessibilityIdentifier("c")
            }
            .accessibilityIdentifier("H")
        },
        AuthoredCase(
            "three priorities: each group leaves the lower ones their least",
            200,
            20,
            ["a": [0, 0, 30, 20], "b": [30, 0, 20, 20], "c": [50, 0, 150, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30).layoutPriority(-1).accessibilityIdentifier("a")
                Color.blue.frame(minWidth: 20).accessibilityIdentifier("b")
                Color.green.layoutPriority(1).accessibilityIdentifier("c")
            }
        },
        AuthoredCase(
            "the least flexible gets its share first: a bounded view leaves what it does not take",
            200,
            20,
            ["a": [0, 0, 150, 20], "b": [150, 0, 50, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a")
                Color.blue.frame(minWidth: 10, maxWidth: 50).accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "of two views without end the one with the larger least length goes first",
            100,
            20,
            ["a": [0, 0, 30, 20], "b": [30, 0, 70, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a")
                Color.blue.frame(minWidth: 70).accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "a group passes its priority on to each of its views",
            100,
            20,
            ["a": [0, 0, 50, 20], "b": [50, 0, 50, 20], "c": [100, 0, 0, 20]]
        ) {
            HStack(spacing: 0) {
                Group {
                    Color.red.accessibilityIdentifier("a")
                    Color.blue.accessibilityIdentifier("b")
                }
                .layoutPriority(1)
                Color.green.accessibilityIdentifier("c")
            }
        },
        AuthoredCase(
            "views beside one another at the top stand below one another",
            100,
            100,
            ["a": [40, 26, 20, 20], "b": [35, 54, 30, 20]]
        ) {
            Color.red.box("a", 20, 20)
            Color.blue.box("b", 30, 20)
        },
    ]
}
