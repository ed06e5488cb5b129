import SwiftUI

extension AuthoredCase {
    /// Spacers take what the views leave.
    static let spacers: [AuthoredCase] = [
        AuthoredCase(
            "two spacers share what a column leaves",
            200,
            200,
            ["F": [60, -25, 80, 250], "r": [75, -25, 50, 40], "b": [75, 80, 50, 40], "g": [75, 185, 50, 40]]
        ) {
            VStack {
                Color.red.box("r", 50, 40)
                Spacer()
                Color.blue.box("b", 50, 40)
                Spacer()
                Color.green.box("g", 50, 40)
            }
            .box("F", 80, 250)
        },
        AuthoredCase(
            "a spacer grows beyond its least length",
            200,
            200,
            ["F": [60, 20, 80, 160], "r": [75, 20, 50, 50], "b": [75, 130, 50, 50]]
        ) {
            VStack {
                Color.red.box("r", 50, 50)
                Spacer(minLength: 30)
                Color.blue.box("b", 50, 50)
            }
            .box("F", 80, 160)
        },
        AuthoredCase(
            "a column with a spacer is as tall as the space and as wide as its views",
            200,
            200,
            ["V": [75, 0, 50, 200], "r": [75, 0, 50, 50], "b": [75, 150, 50, 50]]
        ) {
            VStack {
                Color.red.box("r", 50, 50)
                Spacer()
                Color.blue.box("b", 50, 50)
            }
            .accessibilityIdentifier("V")
        },
        AuthoredCase(
            "spacers of different least lengths become equal where there is space",
            200,
            200,
            [
                "r": [0, 35, 30, 30], "b": [85, 35, 30, 30], "g": [170, 35, 30, 30], "y": [70, 85, 60, 30],
                "o": [0, 135, 40, 30], "p": [160, 135, 40, 30],
            ]
        ) {
            VStack(spacing: 20) {
                HStack {
                    Color.red.box("r", 30, 30)
                    Spacer(minLength: 20)
                    Color.blue.box("b", 30, 30)
                    Spacer(minLength: 10)
                    Color.green.box("g", 30, 30)
                }
                HStack {
                    Spacer()
                    Color.yellow.box("y", 60, 30)
                    Spacer()
                }
                HStack {
                    Color.orange.box("o", 40, 30)
                    Spacer()
                    Color.purple.box("p", 40, 30)
                }
            }
            .frame(width: 200, height: 180)
        },
        AuthoredCase(
            "a spacer has no say in the size of a depth stack, and then takes all of it",
            100,
            60,
            ["Z": [40, 20, 20, 20], "s": [40, 20, 20, 20], "a": [40, 20, 20, 20]]
        ) {
            ZStack {
                Spacer().accessibilityIdentifier("s")
                Color.red.box("a", 20, 20)
            }
            .accessibilityIdentifier("Z")
        },
        AuthoredCase("a spacer outside of a stack takes the space on both axes", 100, 60, ["s": [0, 0, 100, 60]]) {
            Spacer().accessibilityIdentifier("s")
        },
        AuthoredCase(
            "a spacer with a layout priority of its own takes its space first",
            100,
            20,
            ["a": [0, 0, 0, 20], "s": [0, 10, 100, 0]]
        ) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a")
                Spacer().layoutPriority(1).accessibilityIdentifier("s")
            }
        },
    ]
}
