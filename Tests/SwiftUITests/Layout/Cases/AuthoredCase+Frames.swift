import SwiftUI

extension AuthoredCase {
    /// Frames, fixed sizes and positions.
    static let frameCases: [AuthoredCase] = [
        AuthoredCase(
            "a view stands at the bottom of a taller frame",
            200,
            200,
            ["F": [90, 50, 20, 100], "a": [90, 130, 20, 20]]
        ) {
            Color.red.box("a", 20, 20).frame(height: 100, alignment: .bottom).accessibilityIdentifier("F")
        },
        AuthoredCase("ideal lengths count where none is offered", 200, 200, ["a": [70, 80, 60, 40]]) {
            Color.red.frame(idealWidth: 60, idealHeight: 40).accessibilityIdentifier("a").fixedSize()
        },
        AuthoredCase(
            "a frame with a least width alone is as wide as its view, and no less than that",
            200,
            200,
            ["F": [75, 90, 50, 20], "a": [90, 90, 20, 20]]
        ) {
            Color.red.box("a", 20, 20).frame(minWidth: 50).accessibilityIdentifier("F")
        },
        AuthoredCase(
            "a greedy view in a frame with a least width takes what is offered",
            200,
            100,
            ["a": [0, 0, 200, 100]]
        ) {
            Color.red.frame(minWidth: 50).accessibilityIdentifier("a")
        },
        AuthoredCase("a least width above the offer overflows", 30, 30, ["a": [-10, 0, 50, 30]]) {
            Color.red.frame(minWidth: 50).accessibilityIdentifier("a")
        },
        AuthoredCase("an endless frame of no offer is as wide as its view", 100, 100, ["a": [45, 45, 10, 10]]) {
            Color.red.frame(maxWidth: .infinity).accessibilityIdentifier("a").fixedSize()
        },
        AuthoredCase("a negative or endless fixed length is none", 100, 100, ["a": [0, 40, 100, 20]]) {
            Color.red.frame(width: -10, height: 20).accessibilityIdentifier("a")
        },
        AuthoredCase(
            "a larger view overflows its frame at the aligned corner",
            200,
            200,
            ["F": [75, 75, 50, 50], "a": [75, 75, 80, 60], "G": [50, 50, 100, 100]]
        ) {
            Color.red.box("a", 80, 60).frame(width: 50, height: 50, alignment: .topLeading)
                .accessibilityIdentifier("F")
                .box("G", 100, 100)
        },
        AuthoredCase(
            "a frame proposes its clamped length to the view inside",
            200,
            100,
            ["F": [50, 0, 100, 100], "a": [50, 0, 100, 100]]
        ) {
            Color.red.accessibilityIdentifier("a").frame(minWidth: 20, maxWidth: 100).accessibilityIdentifier("F")
        },
        AuthoredCase(
            "a fixed size is ideal on its axes alone",
            200,
            200,
            ["r": [95, 50, 10, 100], "g": [50, 95, 100, 10], "b": [50, 50, 100, 100]]
        ) {
            ZStack {
                Color.red.accessibilityIdentifier("r").fixedSize(horizontal: true, vertical: false)
                    .frame(width: 100, height: 100)
                Color.green.accessibilityIdentifier("g").fixedSize(horizontal: false, vertical: true)
                    .frame(width: 100, height: 100)
                Color.blue.accessibilityIdentifier("b").fixedSize(horizontal: false, vertical: false)
                    .frame(width: 100, height: 100)
            }
        },
        AuthoredCase(
            "a position takes the space and puts the middle of its view at a point",
            200,
            100,
            ["P": [0, 0, 200, 100], "a": [25, 35, 50, 50]]
        ) {
            Color.red.box("a", 50, 50).position(x: 50, y: 60).accessibilityIdentifier("P")
        },
        AuthoredCase(
            "in a column a position takes what the others leave",
            100,
            100,
            ["P": [0, 0, 100, 72], "a": [0, 0, 20, 20], "b": [40, 80, 20, 20]]
        ) {
            VStack {
                Color.red.box("a", 20, 20).position(x: 10, y: 10).accessibilityIdentifier("P")
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "an offset moves what is inside it and nothing else",
            100,
            100,
            ["a": [45, 80, 20, 20], "O": [40, 30, 20, 20], "b": [40, 50, 20, 20]]
        ) {
            VStack(spacing: 0) {
                Color.red.box("a", 20, 20).offset(x: 5, y: 50).accessibilityIdentifier("O")
                Color.blue.box("b", 20, 20)
            }
        },
        AuthoredCase(
            "turning, scaling, hiding and fading leave the layout as it is",
            100,
            100,
            ["a": [40, 16, 20, 20], "b": [40, 40, 20, 20], "c": [40, 64, 20, 20]]
        ) {
            VStack(spacing: 4) {
                Color.red.box("a", 20, 20).rotationEffect(.degrees(45)).scaleEffect(2)
                Color.blue.box("b", 20, 20).hidden()
                Color.green.box("c", 20, 20).opacity(0)
            }
        },
    ]
}
