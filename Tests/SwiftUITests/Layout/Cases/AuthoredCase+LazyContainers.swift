import SwiftUI

extension AuthoredCase {
    /// Grids and stacks that give their views ideal lengths.
    static let lazyContainers: [AuthoredCase] = [
        AuthoredCase(
            "an adaptive column holds as many as fit beside a fixed one",
            200,
            20,
            ["0": [0, 0, 70, 20], "1": [78, 0, 57, 20], "2": [143, 0, 57, 20]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<3) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
            }
            .frame(width: 200)
        },
        AuthoredCase(
            "columns that do not fit grow once more with the width that they took",
            200,
            20,
            ["G": [-12, 0, 224, 20], "0": [-12, 0, 108, 20], "1": [104, 0, 120, 20]]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
                ForEach(0..<2) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
            }
            .accessibilityIdentifier("G")
            .frame(width: 200)
        },
        AuthoredCase(
            "columns have distances of their own",
            500,
            210,
            ["1": [108, 0, 100, 100], "2": [208, 0, 292, 100], "3": [0, 110, 100, 100]]
        ) {
            LazyVGrid(
                columns: [GridItem(.fixed(100)), GridItem(.fixed(100), spacing: 0), GridItem(.flexible())],
                spacing: 10
            ) {
                ForEach(0..<4) { Color.red.frame(height: 100).accessibilityIdentifier("\($0)") }
            }
        },
        AuthoredCase(
            "four columns of at least 100 points fit into 500",
            500,
            100,
            ["0": [0, 0, 119, 100], "3": [381, 0, 119, 100]]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 10) {
                ForEach(0..<4) { Color.red.frame(height: 100).accessibilityIdentifier("\($0)") }
            }
        },
        AuthoredCase(
            "rows of a horizontal grid in two columns",
            500,
            500,
            ["1": [146, 108, 100, 100], "2": [146, 208, 100, 292], "3": [256, 0, 100, 100]]
        ) {
            LazyHGrid(
                rows: [GridItem(.fixed(100)), GridItem(.fixed(100), spacing: 0), GridItem(.flexible())],
                spacing: 10
            ) {
                ForEach(0..<4) { Color.red.frame(width: 100).accessibilityIdentifier("\($0)") }
            }
            .padding(.leading, 2)
        },
        AuthoredCase(
            "a cell stands in its column as the column says",
            100,
            40,
            ["a": [26, 0, 20, 10], "b": [54, 30, 20, 10], "c": [0, 0, 46, 40]]
        ) {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(), alignment: .topTrailing), GridItem(.flexible(), alignment: .bottomLeading),
                ]
            ) {
                Color.red.box("a", 20, 10).background(alignment: .topTrailing) { Color.green.box("c", 46, 40) }
                Color.blue.box("b", 20, 10).padding(.top, 30)
            }
        },
        AuthoredCase(
            "a section's header is a line of its own",
            108,
            100,
            ["h": [0, 31, 108, 10], "0": [0, 49, 50, 20], "1": [58, 49, 50, 20]]
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Section {
                    ForEach(0..<2) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
                } header: {
                    Color.blue.frame(height: 10).accessibilityIdentifier("h")
                }
            }
        },
        AuthoredCase(
            "a lazy column is as wide as the space and gives its views ideal heights",
            100,
            100,
            ["V": [0, 31, 100, 38], "a": [0, 31, 20, 20], "c": [0, 59, 100, 10]]
        ) {
            LazyVStack(alignment: .leading) {
                Color.red.box("a", 20, 20)
                Color.blue.accessibilityIdentifier("c")
            }
            .accessibilityIdentifier("V")
        },
        AuthoredCase(
            "a lazy row is as tall as the space and gives its views ideal widths",
            100,
            100,
            ["H": [31, 0, 38, 100], "a": [31, 80, 20, 20], "c": [59, 0, 10, 100]]
        ) {
            LazyHStack(alignment: .bottom) {
                Color.red.box("a", 20, 20)
                Color.blue.accessibilityIdentifier("c")
            }
            .accessibilityIdentifier("H")
        },
    ]
}
