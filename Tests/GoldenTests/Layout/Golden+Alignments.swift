import SwiftUI

extension Golden {
    @GoldenList static var alignments: [Golden] {
        Golden("layout/alignment/rows", 158, 60) {
            HStack {
                bars(.top)
                bars(.center)
                bars(.bottom)
            }
        }
        Golden("layout/alignment/columns", 158, 60) {
            HStack(spacing: 16) {
                VStack(alignment: .leading, spacing: 4) { blocks }
                VStack(alignment: .center, spacing: 4) { blocks }
                VStack(alignment: .trailing, spacing: 4) { blocks }
            }
        }
        Golden("layout/alignment/first-baseline", 158, 60) {
            HStack(alignment: .firstTextBaseline) {
                Text("72").font(.largeTitle)
                Text("°F").font(.caption)
                Image(systemName: "sun.max.fill")
            }
        }
        Golden("layout/alignment/last-baseline", 158, 80) {
            HStack(alignment: .lastTextBaseline) {
                Text("two\nlines").font(.title3)
                Text("one").font(.caption)
            }
        }
        Golden("layout/alignment/guide", 100, 80) {
            VStack(alignment: .leading, spacing: 4) {
                Color.red.frame(width: 30, height: 14)
                Color.green.frame(width: 30, height: 14).alignmentGuide(.leading) { $0[.trailing] }
                Color.blue.frame(width: 30, height: 14).alignmentGuide(.leading) { _ in -10 }
            }
        }
        Golden("layout/alignment/depth", 100, 80) {
            ZStack(alignment: .bottomTrailing) {
                Color.gray.opacity(0.3).frame(width: 60, height: 50)
                Color.blue.frame(width: 20, height: 20)
            }
        }
        Golden("layout/alignment/right-to-left", 100, 60, in: .rightToLeft) {
            HStack {
                Color.red.frame(width: 10)
                Color.green.frame(width: 20)
                Spacer()
                Text("end")
            }
        }
    }

    @MainActor private static func bars(_ alignment: VerticalAlignment) -> some View {
        HStack(alignment: alignment, spacing: 2) {
            Color.red.frame(width: 8, height: 14)
            Color.green.frame(width: 8, height: 34)
            Color.blue.frame(width: 8, height: 24)
        }
    }

    @ViewBuilder @MainActor private static var blocks: some View {
        Color.red.frame(width: 16, height: 10)
        Color.green.frame(width: 36, height: 10)
        Color.blue.frame(width: 26, height: 10)
    }
}
