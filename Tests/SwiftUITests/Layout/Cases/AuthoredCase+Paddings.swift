import SwiftUI

extension AuthoredCase {
    /// Space around views.
    static let paddings: [AuthoredCase] = [
        AuthoredCase(
            "padding on one edge moves the view off the middle",
            200,
            200,
            ["P": [75, 70, 50, 60], "a": [75, 100, 50, 30]]
        ) {
            Color.blue.box("a", 50, 30).padding(.top, 30).accessibilityIdentifier("P")
        },
        AuthoredCase(
            "padding differs by edge",
            200,
            200,
            ["P": [57.5, 65, 85, 70], "a": [77.5, 75, 50, 30]]
        ) {
            Color.blue.box("a", 50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
                .accessibilityIdentifier("P")
        },
        AuthoredCase(
            "much padding on the leading edge",
            200,
            200,
            ["P": [47.5, 77.5, 105, 45], "a": [97.5, 82.5, 50, 30]]
        ) {
            Color.blue.box("a", 50, 30).padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5))
                .accessibilityIdentifier("P")
        },
        AuthoredCase(
            "padding around padding",
            200,
            200,
            ["P": [60, 75, 80, 50], "G": [60, 95, 80, 30], "a": [90, 95, 50, 30]]
        ) {
            Color.blue.box("a", 50, 30)
                .padding(.leading, 30).accessibilityIdentifier("G")
                .padding(.top, 20).accessibilityIdentifier("P")
        },
        AuthoredCase(
            "negative padding lets the view hang over",
            200,
            200,
            ["P": [85, 95, 30, 10], "a": [75, 85, 50, 30]]
        ) {
            Color.blue.box("a", 50, 30).padding(-10).accessibilityIdentifier("P")
        },
        AuthoredCase(
            "negative padding offers a greedy view more than there is",
            100,
            100,
            ["P": [0, 0, 100, 100], "a": [-16, 0, 132, 100]]
        ) {
            Color.blue.accessibilityIdentifier("a").padding(.horizontal, -16).accessibilityIdentifier("P")
        },
        AuthoredCase(
            "padding comes off the space before a frame inside takes it",
            338,
            158,
            ["c": [16, 8, 306, 142]]
        ) {
            Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("c")
                .padding(.horizontal).padding(.vertical, 8)
        },
        AuthoredCase(
            "views that stay clear of an edge's views come second, 8 points away",
            200,
            200,
            [
                "yellow": [0, 160, 200, 40], "gray": [170, 0, 30, 152], "blue": [0, 0, 162, 20],
                "green": [0, 28, 10, 124], "red": [18, 28, 144, 124],
            ]
        ) {
            Color.red.accessibilityIdentifier("red")
                .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).accessibilityIdentifier("green") }
                .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).accessibilityIdentifier("blue") }
                .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).accessibilityIdentifier("gray") }
                .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).accessibilityIdentifier("yellow") }
        },
        AuthoredCase(
            "padding of the safe area is padding",
            200,
            200,
            ["a": [20, 10, 140, 160]]
        ) {
            Color.red.accessibilityIdentifier("a")
                .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        },
    ]
}
