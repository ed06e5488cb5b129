import SwiftUI
import Testing
import ViewTree

@MainActor
@Suite("Grids")
struct GridTests {
    private func grid(@ViewBuilder between: () -> some View) -> some View {
        Grid {
            GridRow {
                Color.red.box("a", 20, 20)
                Color.red.box("b", 40, 10)
            }
            between()
            GridRow {
                Color.red.box("c", 30, 30)
                Color.red.box("d", 10, 10)
            }
        }
        .accessibilityIdentifier("G")
    }

    @Test(
        "columns are as wide as their widest cell, rows as tall as their tallest, cells in the middle, 8 points apart"
    )
    func sizes() throws {
        let frames = try frames(grid { EmptyView() }.fixedSize().frame(width: 78, height: 58), 78, 58)
        #expect(agree(frames["G"], [0, 0, 78, 58]))
        #expect(agree(frames["a"], [5, 0, 20, 20]))
        #expect(agree(frames["b"], [38, 5, 40, 10]))
        #expect(agree(frames["c"], [0, 28, 30, 30]))
        #expect(agree(frames["d"], [53, 38, 10, 10]))
    }

    @Test("a grid of fixed cells does not grow with the space")
    func fixed() throws {
        #expect(agree(try frames(grid { EmptyView() }, 200, 100)["G"], [61, 21, 78, 58]))
    }

    @Test("a view that is no row takes a row across all columns; one that grows makes the grid grow")
    func bareRow() throws {
        let frames = try frames(grid { Divider().accessibilityIdentifier("line") }, 200, 100)
        #expect(frames["G"]?[2] == 200)
        #expect(frames["line"]?[0] == 0)
        #expect(frames["line"]?[2] == 200)
        // 122 points more for two columns.
        #expect(agree(frames["a"].map { [$0[0] + $0[2] / 2] }, [(30 + 61) / 2]))
    }

    @Test("a cell that is unsized on an axis takes the width of the grid and does not change it")
    func unsized() throws {
        let frames = try frames(
            grid { Divider().accessibilityIdentifier("line").gridCellUnsizedAxes(.horizontal) },
            200,
            100
        )
        #expect(frames["G"]?[2] == 78)
        #expect(frames["line"]?[2] == 78)
    }

    @Test("a cell spans columns and widens them evenly where it needs more")
    func spans() throws {
        let view = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
            GridRow {
                Color.red.box("a", 20, 20)
                Color.red.box("b", 20, 20)
                Color.red.box("c", 20, 20)
            }
            GridRow {
                Color.red.box("wide", 70, 10).gridCellColumns(2)
                Color.red.box("d", 20, 10)
            }
        }
        .accessibilityIdentifier("G")
        let frames = try frames(view, 110, 35)
        #expect(agree(frames["G"], [0, 0, 100, 35].enumerated().map { $0.offset == 0 ? 5 : $0.element }))
        #expect(agree(frames["wide"], [5, 25, 70, 10]))
        #expect(agree(frames["a"], [10, 0, 20, 20]))
        #expect(agree(frames["b"], [50, 0, 20, 20]))
        #expect(agree(frames["c"], [85, 0, 20, 20]))
        #expect(agree(frames["d"], [85, 25, 20, 10]))
    }

    @Test("rows, columns and cells have alignments of their own")
    func alignments() throws {
        let view = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .top) {
                Color.red.box("a", 20, 20).gridColumnAlignment(.leading)
                Color.red.box("b", 40, 40)
            }
            GridRow {
                Color.red.box("c", 40, 40)
                Color.red.box("d", 10, 10)
                Color.red.box("e", 10, 10)
            }
            GridRow {
                Color.red.box("f", 10, 10)
                Color.red.box("g", 10, 10).gridCellAnchor(.topLeading)
                Color.red.box("h", 40, 40)
            }
        }
        let frames = try frames(view.fixedSize().frame(width: 120, height: 120), 120, 120)
        #expect(agree(frames["a"], [0, 0, 20, 20]))
        #expect(agree(frames["d"], [70, 70, 10, 10]))
        #expect(agree(frames["e"], [110, 70, 10, 10]))
        #expect(agree(frames["f"], [0, 110, 10, 10]))
        #expect(agree(frames["g"], [40, 80, 10, 10]))
    }

    @Test("flexible cells share the space as in stacks, and modifiers of a row hold for each of its cells")
    func flexible() throws {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(width: 20).accessibilityIdentifier("a")
                Color.red.accessibilityIdentifier("b")
                Color.red.accessibilityIdentifier("c")
            }
            GridRow {
                Text(verbatim: "x").frame(height: 10).accessibilityIdentifier("d")
                Color.red.frame(height: 10).accessibilityIdentifier("e")
            }
            .padding(.top, 5)
        }
        let frames = try frames(view, 100, 60)
        #expect(agree(frames["a"], [0, 0, 20, 45]))
        #expect(agree(frames["b"], [20, 0, 40, 45]))
        #expect(agree(frames["c"], [60, 0, 40, 45]))
        #expect(agree(frames["e"], [20, 50, 40, 10]))
    }

    @Test("cells of a row share the first line of text")
    func baselines() throws {
        let view = Grid {
            GridRow(alignment: .firstTextBaseline) {
                Text(verbatim: "A").font(.system(size: 40)).accessibilityIdentifier("large")
                Text(verbatim: "a").font(.system(size: 10)).accessibilityIdentifier("small")
            }
        }
        let frames = try frames(view, 100, 100)
        let (large, small) = (frames["large"] ?? [], frames["small"] ?? [])
        // Ascenders are 0.952 em high; baselines are whole pixels.
        #expect(abs((small[1] + 9.52) - (large[1] + 38.08)) < 0.5)
    }

    @Test("fixed and flexible tracks of a lazy grid follow from the space alone, lines from their thickest cell")
    func tracks() throws {
        let view = LazyVGrid(
            columns: [GridItem(.fixed(30)), GridItem(.flexible()), GridItem(.flexible(minimum: 10, maximum: 20))],
            spacing: 5
        ) {
            ForEach(0..<4) { Color.red.frame(height: $0 == 1 ? 30 : 10).accessibilityIdentifier("\($0)") }
        }
        .accessibilityIdentifier("G")
        let frames = try frames(view, 146, 45)
        // 146 − 30 − 2 × 8 = 100: 50 for the first, then 20 of the 50 that are left: the grid is 116 points wide. What it
        // shows follows from these: 116 − 46 = 70, 35 for the first.
        #expect(agree(frames["0"], [15, 10, 30, 10]))
        #expect(agree(frames["1"], [53, 0, 35, 30]))
        #expect(agree(frames["2"], [96, 10, 20, 10]))
        #expect(agree(frames["3"], [15, 35, 30, 10]))
        #expect(agree(frames["G"], [15, 0, 116, 45]))
    }

    @Test("an adaptive track is as many tracks as fit")
    func adaptive() throws {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
            ForEach(0..<5) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
        }
        let frames = try frames(view, 100, 20)
        // (100 + 5) / (30 + 5) = 3 tracks of (100 − 10) / 3.
        #expect(agree(frames["0"], [0, 0, 30, 10]))
        #expect(agree(frames["2"], [70, 0, 30, 10]))
        #expect(agree(frames["3"], [0, 10, 30, 10]))
    }

    @Test("a horizontal lazy grid is filled column by column")
    func horizontal() throws {
        let view = LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
            ForEach(0..<3) { Color.red.frame(width: 10).accessibilityIdentifier("\($0)") }
        }
        let frames = try frames(view, 24, 48)
        #expect(agree(frames["0"], [0, 0, 10, 20]))
        #expect(agree(frames["1"], [0, 28, 10, 20]))
        #expect(agree(frames["2"], [14, 0, 10, 20]))
    }

    @Test("colours in a lazy grid are 10 points tall")
    func ideal() throws {
        let view = LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<4) { _ in Color.red }
        }
        .accessibilityIdentifier("G")
        #expect(agree(try frames(view, 108, 100)["G"], [0, 36, 108, 28]))
    }
}
