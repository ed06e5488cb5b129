import SwiftUI

extension Golden {
    @GoldenList static var textStyles: [Golden] {
        Golden("text/style/all", 180, 330) { TextStyleList() }
        Golden("text/style/all-bold", 190, 330) { TextStyleList().bold() }
        Golden("text/style/all-dark", 180, 330, in: .dark) { TextStyleList() }
        Golden("text/style/foreground-levels", 130, 110) { ForegroundLevels() }
        Golden("text/style/foreground-levels-dark", 130, 110, in: .dark) { ForegroundLevels() }
        Golden("text/style/secondary-scale", 130, 60) {
            VStack(alignment: .leading) {
                Text("18\(Text("km").textScale(.secondary))").font(.title)
            }
        }
        Golden("text/style/gradient", 150, 50) {
            Text("Gradient")
                .font(.largeTitle.bold())
                .foregroundStyle(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
        }
    }

    @GoldenList static var textSizes: [Golden] {
        Golden("text/size/x-small", 158, 330, in: Surroundings(typeSize: .xSmall)) { TextStyleList() }
        Golden("text/size/xxx-large", 200, 420, in: Surroundings(typeSize: .xxxLarge)) { TextStyleList() }
        Golden("text/size/accessibility-1", 240, 520, in: Surroundings(typeSize: .accessibility1)) { TextStyleList() }
        Golden("text/size/accessibility-5", 400, 820, in: Surroundings(typeSize: .accessibility5)) { TextStyleList() }
        Golden("text/size/range", 120, 80, in: Surroundings(typeSize: .accessibility5)) {
            VStack {
                Text("at most xL").dynamicTypeSize(...DynamicTypeSize.xLarge)
                Text("just small").dynamicTypeSize(.small)
            }
        }
        Golden("text/size/fixed", 120, 80, in: Surroundings(typeSize: .accessibility5)) {
            VStack {
                Text("17 pt").font(.system(size: 17))
                Text("fixed").font(.custom("Georgia", fixedSize: 17))
            }
        }
        Golden("text/size/scaled-metric", 158, 60) {
            HStack {
                ScaledBox()
                ScaledBox().dynamicTypeSize(.xxxLarge)
                ScaledBox().dynamicTypeSize(.accessibility3)
            }
        }
    }
}

/// A line in each of the text styles.
private struct TextStyleList: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Group {
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
            }
            Group {
                Text("Body").font(.body)
                Text("Callout").font(.callout)
                Text("Subheadline").font(.subheadline)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
            }
        }
    }
}

private struct ForegroundLevels: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Primary")
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
            Text("Quaternary").foregroundStyle(.quaternary)
            Text("Tint").foregroundStyle(.tint)
        }
    }
}

private struct ScaledBox: View {
    @ScaledMetric(relativeTo: .body) private var side = 17.0

    var body: some View {
        Color.blue.frame(width: side, height: side)
    }
}
