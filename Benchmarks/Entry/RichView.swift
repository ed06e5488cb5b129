internal import SwiftUI
internal import WidgetKit

/// A systemMedium as authors write them: a figure with a caption, a progress, and rows with symbols.
struct RichView: View {
    private let rows = [
        (symbol: "checkmark.circle.fill", title: "Water the plants", note: "9:00"),
        (symbol: "circle", title: "Call the bookshop", note: "11:30"),
        (symbol: "circle", title: "Bread & cheese, if < 10 €", note: "17:00"),
    ]

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Image(systemName: "checklist")
                    .font(.title3)
                    .foregroundStyle(.tint)
                Spacer()
                Text("3")
                    .font(.system(size: 40, weight: .semibold, design: .rounded))
                    .widgetAccentable()
                Text("Today")
                    .font(.subheadline.weight(.semibold))
                ProgressView(value: 0.4)
            }
            .frame(maxWidth: 110, alignment: .leading)
            VStack(alignment: .leading, spacing: 8) {
                ForEach(rows, id: \.title) { row in
                    HStack(spacing: 8) {
                        Image(systemName: row.symbol)
                            .foregroundStyle(.tint)
                        Text(row.title)
                            .lineLimit(1)
                        Spacer(minLength: 4)
                        Text(row.note)
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                    .font(.subheadline)
                }
            }
        }
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.blue.opacity(0.2), .clear], startPoint: .top, endPoint: .bottom)
        }
    }
}
