internal import AppIntents
internal import SwiftUI
internal import WidgetKit

/// A heading, a large figure and a line below it, as the simplest templates have them.
struct FigureView: View {
    private let steps = 8_412

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Image(systemName: "figure.walk")
                    .foregroundStyle(.green)
                Text("Steps")
                    .font(.headline)
                Spacer()
                Text("Today")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(steps)")
                .font(.system(size: 34, weight: .bold, design: .rounded))
                .minimumScaleFactor(0.6)
            Text("84% of the way")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding()
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

/// A picture beside words and a bar.
struct GoalView: View {
    var body: some View {
        HStack {
            Image(systemName: "book.closed.fill")
                .font(.largeTitle)
                .foregroundStyle(.orange)
            VStack(alignment: .leading) {
                Text("A Book With a Title of Some Length")
                    .font(.headline)
                    .lineLimit(2)
                Text("Ten pages are left for this evening")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                ProgressView(value: 120, total: 304)
            }
        }
        .environment(\.colorScheme, .dark)
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        }
    }
}

/// Rows that can be pressed.
struct ChecklistView: View {
    private let rows = [(1, "Water the plants", true), (2, "Post & parcels", false), (3, "Ring <home>", false)]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Chores")
                .font(.headline)
            ForEach(rows, id: \.0) { number, title, isDone in
                Button(intent: CheckIntent(number: number)) {
                    HStack(spacing: 8) {
                        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                            .foregroundStyle(isDone ? .green : .secondary)
                        Text(title)
                            .strikethrough(isDone)
                            .foregroundStyle(isDone ? .secondary : .primary)
                        Spacer()
                    }
                }
                .buttonStyle(.plain)
            }
        }
        .padding()
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

/// What a row's press would perform.
struct CheckIntent: AppIntent {
    static let title: LocalizedStringResource = "Check a chore"

    @Parameter(title: "Number") var number: Int

    init() {}

    init(number: Int) { self.number = number }

    func perform() async throws -> some IntentResult { .result() }
}
