import SwiftUI

extension AuthoredCase {
    /// Views in front of and behind others.
    static let layers: [AuthoredCase] = [
        AuthoredCase(
            "a larger overlay hangs over on all sides and changes nothing",
            200,
            200,
            ["a": [80, 80, 40, 40], "b": [50, 70, 100, 60]]
        ) {
            Color.red.box("a", 40, 40).overlay { Color.blue.box("b", 100, 60) }
        },
        AuthoredCase("a larger background keeps to its corner", 200, 200, ["b": [20, 60, 100, 60]]) {
            Color.red.box("a", 40, 40).background(alignment: .bottomTrailing) { Color.blue.box("b", 100, 60) }
        },
        AuthoredCase(
            "a greedy overlay is as large as what it lies on",
            200,
            200,
            ["b": [65, 75, 70, 50]]
        ) {
            Color.red.frame(width: 50, height: 30).padding(10).overlay { Color.blue.accessibilityIdentifier("b") }
        },
        AuthoredCase(
            "several views in an overlay lie on each other in its corner",
            200,
            200,
            ["b": [130, 130, 20, 20], "c": [140, 140, 10, 10]]
        ) {
            Color.red.box("a", 100, 100).overlay(alignment: .bottomTrailing) {
                Color.blue.box("b", 20, 20)
                Color.green.box("c", 10, 10)
            }
        },
        AuthoredCase(
            "an overlay follows the line that its view sets",
            100,
            100,
            ["b": [36, 38, 4, 4]]
        ) {
            Color.red.box("a", 40, 40)
                .alignmentGuide(.trailing) { $0.width / 4 }
                .alignmentGuide(.top) { _ in 8 }
                .overlay(alignment: .topTrailing) { Color.blue.box("b", 4, 4) }
        },
        AuthoredCase(
            "a depth stack aligns views by a guide of theirs",
            100,
            100,
            ["a": [0, 0, 100, 100], "b": [0, 70, 20, 20]]
        ) {
            ZStack(alignment: .bottomLeading) {
                Color.red.box("a", 100, 100)
                Color.blue.box("b", 20, 20).alignmentGuide(.bottom) { $0.height + 10 }
            }
        },
        AuthoredCase(
            "a depth stack grows where a guide pushes a view out",
            100,
            100,
            ["Z": [30, 25, 40, 50], "a": [30, 25, 40, 40], "b": [30, 55, 20, 20]]
        ) {
            ZStack(alignment: .bottomLeading) {
                Color.red.box("a", 40, 40)
                Color.blue.box("b", 20, 20).alignmentGuide(.bottom) { _ in 10 }
            }
            .accessibilityIdentifier("Z")
        },
        AuthoredCase(
            "a mask takes no part in the size",
            100,
            100,
            ["M": [40, 40, 20, 20], "m": [25, 25, 50, 50]]
        ) {
            Color.red.box("a", 20, 20).mask { Circle().box("m", 50, 50) }.accessibilityIdentifier("M")
        },
    ]
}
