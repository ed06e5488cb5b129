import SwiftUI

extension AuthoredCase {
    /// Layout that starts on the right.
    static let directions: [AuthoredCase] = [
        AuthoredCase(
            "from right to left rows, padding and alignment start on the right",
            100,
            60,
            [
                "a": [70, 0, 20, 20], "b": [40, 0, 30, 20], "c": [80, 20, 20, 20], "d": [0, 40, 20, 20],
            ]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.box("a", 20, 20)
                    Color.blue.box("b", 30, 20)
                    Spacer()
                }
                .padding(.leading, 10)
                Color.green.box("c", 20, 20)
                Color.yellow.box("d", 20, 20).frame(maxWidth: .infinity, alignment: .trailing)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        AuthoredCase(
            "a part of a row is read from right to left",
            70,
            20,
            ["x": [0, 0, 20, 20], "a": [50, 0, 20, 20], "b": [20, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                Color.yellow.box("x", 20, 20)
                HStack(spacing: 0) {
                    Color.red.box("a", 20, 20)
                    Color.blue.box("b", 30, 20)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        },
        AuthoredCase(
            "a part of what is read from right to left is read from left to right",
            70,
            20,
            ["x": [50, 0, 20, 20], "a": [0, 0, 20, 20], "b": [20, 0, 30, 20]]
        ) {
            HStack(spacing: 0) {
                Color.yellow.box("x", 20, 20)
                HStack(spacing: 0) {
                    Color.red.box("a", 20, 20)
                    Color.blue.box("b", 30, 20)
                }
                .environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        AuthoredCase(
            "offsets and positions are mirrored too",
            100,
            40,
            ["a": [30, 10, 20, 20], "b": [80, 20, 20, 20]]
        ) {
            ZStack {
                Color.red.box("a", 20, 20).offset(x: 10)
                Color.blue.box("b", 20, 20).position(x: 10, y: 30)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        AuthoredCase(
            "grids, overlays and readers start on the right",
            100,
            40,
            ["a": [80, 0, 20, 20], "b": [40, 0, 32, 20], "o": [96, 0, 4, 4], "g": [25, 20, 75, 5]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Grid(alignment: .leading) {
                    GridRow {
                        Color.red.box("a", 20, 20).overlay(alignment: .topLeading) { Color.green.box("o", 4, 4) }
                        Color.blue.box("b", 32, 20)
                    }
                }
                GeometryReader { proxy in
                    Color.yellow.box("g", proxy.size.width * 0.75, 5)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        AuthoredCase(
            "a layout of the author's own is mirrored without its doing",
            100,
            20,
            ["a": [50, 0, 50, 20], "b": [0, 0, 50, 20]]
        ) {
            HalvesLayout {
                Color.red.accessibilityIdentifier("a")
                Color.blue.accessibilityIdentifier("b")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
    ]
}

/// Two views that share the width.
private struct HalvesLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, view) in subviews.enumerated() {
            let half = CGSize(width: bounds.width / 2, height: bounds.height)
            view.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * half.width, y: bounds.minY),
                proposal: ProposedViewSize(half)
            )
        }
    }
}
