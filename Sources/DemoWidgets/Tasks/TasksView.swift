import SwiftUI
import WidgetKit

/// The tasks in the family at hand.
struct TasksView: View {
    let entry: TasksEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemMedium: MediumTasks(entry: entry)
        case .systemLarge: LargeTasks(entry: entry)
        default: SmallTasks(entry: entry)
        }
    }
}

private struct SmallTasks: View {
    let entry: TasksEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Text("Today")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.tint)
                Spacer()
                Text("\(entry.open.count)")
                    .font(.system(.title2, design: .rounded, weight: .semibold))
                    .widgetAccentable()
            }
            Spacer(minLength: 4)
            if entry.open.isEmpty {
                AllDone()
                Spacer(minLength: 4)
            } else {
                VStack(alignment: .leading, spacing: 9) {
                    ForEach(entry.open.prefix(3)) { TaskRow(task: $0, font: .footnote) }
                }
                Spacer(minLength: 4)
            }
            Counter(entry: entry)
        }
    }
}

private struct MediumTasks: View {
    let entry: TasksEntry

    var body: some View {
        HStack(spacing: 20) {
            VStack(alignment: .leading, spacing: 0) {
                Image(systemName: "checklist")
                    .font(.title3)
                    .foregroundStyle(.tint)
                Spacer()
                Text("\(entry.open.count)")
                    .font(.system(size: 40, weight: .semibold, design: .rounded))
                    .widgetAccentable()
                Text("Today")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.tint)
                Counter(entry: entry)
            }
            .fixedSize(horizontal: true, vertical: false)
            VStack(alignment: .leading, spacing: 8) {
                ForEach(entry.tasks) { TaskRow(task: $0, font: .subheadline) }
            }
        }
    }
}

private struct LargeTasks: View {
    let entry: TasksEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Text("Today")
                    .font(.title2.weight(.bold))
                Spacer()
                Counter(entry: entry)
            }
            ProgressView(value: entry.doneShare)
                .padding(.top, 8)
                .accessibilityHidden(true)
            Spacer()
            VStack(alignment: .leading, spacing: 12) {
                ForEach(entry.tasks) { task in
                    TaskRow(task: task, font: .body)
                    if task.id != entry.tasks.last?.id {
                        Divider()
                            .padding(.leading, 32)
                    }
                }
            }
            Spacer()
        }
    }
}

/// A task that a tap ticks off.
private struct TaskRow: View {
    let task: TaskItem
    let font: Font

    var body: some View {
        Button(intent: ToggleTaskIntent(taskID: task.id)) {
            HStack(spacing: 8) {
                Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(task.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                Text(verbatim: task.title)
                    .strikethrough(task.isDone)
                    .foregroundStyle(task.isDone ? .secondary : .primary)
                    .lineLimit(1)
            }
            .font(font)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
    }
}

private struct Counter: View {
    let entry: TasksEntry

    var body: some View {
        Text("\(entry.doneCount) of \(entry.tasks.count) done")
            .font(.caption)
            .foregroundStyle(.secondary)
            .monospacedDigit()
    }
}

/// What is left when nothing is left.
private struct AllDone: View {
    var body: some View {
        Label("All done", systemImage: "checkmark.seal.fill")
            .font(.headline)
            .foregroundStyle(.tint)
    }
}
