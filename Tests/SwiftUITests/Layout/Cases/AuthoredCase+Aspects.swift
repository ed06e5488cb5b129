import SwiftUI

extension AuthoredCase {
    /// Width and height in proportion.
    static let aspects: [AuthoredCase] = [
        AuthoredCase("a wide view fits by its width", 100, 100, ["a": [0, 25, 100, 50]]) {
            Color.red.accessibilityIdentifier("a").aspectRatio(2, contentMode: .fit)
        },
        AuthoredCase("a view that fills overflows the shorter side", 100, 50, ["a": [0, -25, 100, 100]]) {
            Color.red.accessibilityIdentifier("a").aspectRatio(1, contentMode: .fill)
        },
        AuthoredCase(
            "an open axis does not bound the proportion",
            100,
            100,
            ["a": [-50, 0, 200, 100]]
        ) {
            Color.red.accessibilityIdentifier("a").aspectRatio(2, contentMode: .fit)
                .fixedSize(horizontal: true, vertical: false)
        },
        AuthoredCase("no axis offered: the view's ideal size", 100, 100, ["a": [45, 45, 10, 10]]) {
            Color.red.accessibilityIdentifier("a").aspectRatio(2, contentMode: .fit).fixedSize()
        },
        AuthoredCase(
            "a square in a column is bounded by the width and leaves the rest",
            100,
            300,
            ["a": [0, 0, 100, 100], "b": [0, 108, 100, 192]]
        ) {
            VStack {
                Color.red.accessibilityIdentifier("a").aspectRatio(1, contentMode: .fit)
                Color.blue.accessibilityIdentifier("b")
            }
        },
        AuthoredCase(
            "a view's own proportion is that of its ideal size",
            100,
            100,
            ["a": [0, 25, 100, 50]]
        ) {
            Color.red.frame(
                minWidth: 0,
                idealWidth: 40,
                maxWidth: .infinity,
                minHeight: 0,
                idealHeight: 20,
                maxHeight: .infinity
            )
            .accessibilityIdentifier("a").scaledToFit()
        },
        AuthoredCase(
            "a view that fills keeps to its frame for the layout",
            100,
            40,
            ["F": [0, 0, 40, 40], "a": [-20, 0, 80, 40], "b": [40, 0, 60, 40]]
        ) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a").aspectRatio(2, contentMode: .fill)
                    .frame(width: 40, height: 40).clipped().accessibilityIdentifier("F")
                Color.blue.accessibilityIdentifier("b")
            }
        },
    ]
}
