import SwiftUI

extension Golden {
    @GoldenList static var grids: [Golden] {
        Golden("layout/grid/columns", 120, 80) {
            Grid {
                GridRow {
                    Color.red.frame(width: 20, height: 20)
                    Color.green.frame(width: 40, height: 10)
                }
                GridRow {
                    Color.blue.frame(width: 30, height: 30)
                    Color.orange.frame(width: 10, height: 10)
                }
            }
        }
        Golden("layout/grid/span", 120, 80) {
            Grid {
                GridRow {
                    Color.red.frame(width: 30, height: 20)
                    Color.green.frame(width: 30, height: 20)
                }
                GridRow { Color.blue.frame(height: 20).gridCellColumns(2) }
            }
            .fixedSize()
        }
        Golden("layout/grid/text", 158, 90) {
            Grid(alignment: .leading) {
                GridRow {
                    Text("Wind")
                    Text("12 km/h").gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Humidity")
                    Text("65 %")
                }
                Divider()
                GridRow {
                    Text("UV")
                    Text("3")
                }
            }
            .font(.caption)
        }
        Golden("layout/grid/lazy-vertical", 120, 80) {
            LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(0..<6) { Color.blue.opacity(Double($0 + 2) / 8).frame(height: 20) }
            }
        }
        Golden("layout/grid/lazy-adaptive", 120, 80) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 24), spacing: 4)], spacing: 4) {
                ForEach(0..<10) { Color.green.opacity(Double($0 + 2) / 12).frame(height: 16) }
            }
        }
        Golden("layout/grid/lazy-horizontal", 120, 80) {
            LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(0..<6) { Color.purple.opacity(Double($0 + 2) / 8).frame(width: 20) }
            }
        }
    }
}
