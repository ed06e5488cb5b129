import SwiftUI
import WidgetKit

/// The day's pages in the family at hand.
struct ReadingGoalView: View {
    let entry: ReadingGoalEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemMedium: MediumGoal(entry: entry)
        default: SmallGoal(entry: entry)
        }
    }
}

private struct SmallGoal: View {
    let entry: ReadingGoalEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack {
                Text("Reading")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.tint)
                Spacer()
                Image(systemName: "book.fill")
                    .foregroundStyle(.tint)
            }
            Spacer()
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("\(entry.goal.pagesDue)")
                    .font(.system(size: 38, weight: .semibold, design: .rounded))
                    .monospacedDigit()
                    .widgetAccentable()
                Text("of \(entry.goal.pagesOfDay)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Text("pages by now")
                .font(.caption)
                .foregroundStyle(.secondary)
            ProgressView(value: entry.goal.share)
                .padding(.top, 8)
                .accessibilityHidden(true)
        }
    }
}

private struct MediumGoal: View {
    let entry: ReadingGoalEntry

    var body: some View {
        HStack(spacing: 16) {
            Cover(title: entry.plan.title)
            VStack(alignment: .leading, spacing: 2) {
                Text("Reading Goal")
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.tint)
                Text(verbatim: entry.plan.title)
                    .font(.headline)
                Text(verbatim: entry.plan.author)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Spacer(minLength: 4)
                HStack(alignment: .firstTextBaseline) {
                    Text("Page \(entry.goal.currentPage)")
                        .font(.subheadline.weight(.medium))
                    Spacer()
                    Text(entry.goal.pagesLeft == 0 ? "Done for today" : "\(entry.goal.pagesLeft) to go today")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .monospacedDigit()
                ProgressView(value: entry.goal.share)
                    .padding(.top, 4)
                    .accessibilityHidden(true)
            }
            .lineLimit(1)
        }
    }
}

/// A cloth cover with a lamp on it.
private struct Cover: View {
    let title: String

    var body: some View {
        VStack(spacing: 0) {
            Spacer()
            Image(systemName: "lightbulb.fill")
                .font(.largeTitle)
                .foregroundStyle(.yellow)
            Spacer()
            Text(verbatim: title)
                .font(.caption2.weight(.semibold))
                .multilineTextAlignment(.center)
                .lineLimit(3)
                .minimumScaleFactor(0.8)
        }
        .foregroundStyle(.white)
        .padding(8)
        .frame(width: 88)
        .frame(maxHeight: .infinity)
        .background(
            LinearGradient(
                colors: [Color(red: 0.93, green: 0.49, blue: 0.2), Color(red: 0.62, green: 0.2, blue: 0.16)],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            ),
            in: RoundedRectangle(cornerRadius: 8)
        )
        .accessibilityHidden(true)
    }
}
