import SwiftUI

extension Golden {
    @GoldenList static var labels: [Golden] {
        Golden("controls/label/title-and-icon", 140, 44) { Label("Rain", systemImage: "cloud.rain.fill") }
        Golden("controls/label/icon-only", 60, 44) {
            Label("Rain", systemImage: "cloud.rain.fill").labelStyle(.iconOnly)
        }
        Golden("controls/label/title-only", 100, 44) {
            Label("Rain", systemImage: "cloud.rain.fill").labelStyle(.titleOnly)
        }
        Golden("controls/label/fonts", 158, 110) {
            VStack(alignment: .leading) {
                Label("Title", systemImage: "star.fill").font(.title)
                Label("Headline", systemImage: "star.fill").font(.headline)
                Label("Caption", systemImage: "star.fill").font(.caption)
            }
        }
        Golden("controls/label/icons-below-each-other", 158, 110) {
            VStack(alignment: .leading) {
                Label("Wind", systemImage: "wind")
                Label("Sun", systemImage: "sun.max.fill")
                Label("Drop", systemImage: "drop.fill")
            }
        }
        Golden("controls/label/custom-style", 140, 60) {
            Label("Stacked", systemImage: "square.stack.fill").labelStyle(StackedLabelStyle())
        }
    }

    private struct StackedLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 2) {
                configuration.icon.foregroundStyle(.orange)
                configuration.title.font(.caption2)
            }
        }
    }
}
