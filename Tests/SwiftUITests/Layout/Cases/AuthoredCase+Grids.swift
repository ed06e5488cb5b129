import SwiftUI

extension AuthoredCase {
    /// Grids whose columns follow from their cells.
    static let grids: [AuthoredCase] = [
        AuthoredCase(
            "greedy cells share a grid, rows of fewer cells leave their place free",
            500,
            500,
            ["a": [0, 0, 117.5, 245], "c": [255, 0, 117.5, 245], "g": [382.5, 255, 117.5, 245]]
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red.accessibilityIdentifier("a")
                    Color.red
                    Color.red.accessibilityIdentifier("c")
                }
                GridRow(alignment: .top) {
                    ForEach(0..<3) { _ in Color.blue }
                    Color.blue.accessibilityIdentifier("g")
                }
            }
        },
        AuthoredCase(
            "a cell of two columns has the space between them too",
            500,
            500,
            ["a": [0, 0, 117.5, 245], "b": [127.5, 0, 245, 245], "c": [382.5, 0, 117.5, 245]]
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red.accessibilityIdentifier("a")
                    Color.red.accessibilityIdentifier("b").gridCellColumns(2)
                    Color.red.accessibilityIdentifier("c")
                }
                GridRow(alignment: .top) { ForEach(0..<4) { _ in Color.blue } }
            }
        },
        AuthoredCase(
            "a column has an alignment of its own",
            500,
            500,
            ["b": [315, 0, 15, 245], "e": [170, 255, 160, 245]]
        ) {
            Grid(alignment: .bottomLeading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red
                    Color.red.frame(width: 15).accessibilityIdentifier("b").gridColumnAlignment(.trailing)
                    Color.red
                }
                GridRow(alignment: .top) {
                    Color.blue
                    Color.blue.accessibilityIdentifier("e")
                    Color.blue
                }
            }
        },
        AuthoredCase(
            "a cell has an anchor of its own",
            500,
            500,
            ["a": [145, 230, 15, 15], "f": [340, 370, 15, 15]]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red.box("a", 15, 15).gridCellAnchor(.bottomTrailing)
                    Color.red
                    Color.red
                }
                GridRow(alignment: .top) {
                    Color.blue
                    Color.blue
                    Color.blue.box("f", 15, 15).gridCellAnchor(.leading)
                }
            }
        },
        AuthoredCase(
            "a bar that is unsized is as wide as the rows around it",
            500,
            500,
            ["line": [145, 247.5, 210, 5], "a": [145, 137.5, 100, 100], "d": [255, 262.5, 100, 100]]
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red.box("a", 100, 100)
                    Color.red.box("b", 100, 100)
                }
                Rectangle().frame(height: 5).accessibilityIdentifier("line").gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .top) {
                    Color.blue.box("c", 100, 100)
                    Color.blue.box("d", 100, 100)
                }
            }
        },
        AuthoredCase(
            "rows without cells do not count",
            100,
            100,
            ["a": [40, 26, 20, 20], "b": [40, 54, 20, 20]]
        ) {
            Grid {
                GridRow { Color.red.box("a", 20, 20) }
                GridRow { EmptyView() }
                GridRow { Color.blue.box("b", 20, 20) }
            }
        },
        AuthoredCase(
            "a grid in a cell of a grid",
            100,
            100,
            [
                "G": [16, 31, 68, 38], "I": [16, 31, 38, 38], "a": [16, 31, 15, 15], "d": [39, 54, 15, 15],
                "b": [64, 40, 20, 20],
            ]
        ) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Grid {
                        GridRow {
                            Color.red.box("a", 15, 15)
                            Color.red.box("b1", 15, 15)
                        }
                        GridRow {
                            Color.red.box("c", 15, 15)
                            Color.red.box("d", 15, 15)
                        }
                    }
                    .accessibilityIdentifier("I")
                    Color.blue.box("b", 20, 20)
                }
            }
            .accessibilityIdentifier("G")
        },
        AuthoredCase(
            "rows outside of a grid are rows",
            100,
            20,
            ["a": [26, 0, 20, 20], "b": [54, 0, 20, 20]]
        ) {
            GridRow {
                Color.red.box("a", 20, 20)
                Color.blue.box("b", 20, 20)
            }
        },
    ]
}
