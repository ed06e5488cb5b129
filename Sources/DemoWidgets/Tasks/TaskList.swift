import AppIntents
import WidgetKit

/// Something to do.
struct TaskItem: Identifiable {
    let id: String
    let title: String
    var isDone = false
}

/// The list that the app and its widgets share through their App Group.
///
/// Each task has a key of its own, so that two taps at the same time do not undo each other.
struct TaskList {
    private let defaults = UserDefaults(suiteName: "group.vitrine.demo")

    private static let all = [
        TaskItem(id: "plants", title: "Water the plants"),
        TaskItem(id: "groceries", title: "Bread & cheese, if < 10 €"),
        TaskItem(id: "call", title: "Call grandmother"),
        TaskItem(id: "library", title: "Return library books"),
        TaskItem(id: "run", title: "Run along the river"),
    ]

    /// The list with some of it done, for galleries and placeholders.
    static let sample = all.enumerated().map { TaskItem(id: $1.id, title: $1.title, isDone: $0 < 2) }

    var tasks: [TaskItem] {
        Self.all.map { TaskItem(id: $0.id, title: $0.title, isDone: defaults?.bool(forKey: key($0.id)) ?? false) }
    }

    /// Whether there was such a task to toggle.
    func toggle(_ id: String) -> Bool {
        guard let task = tasks.first(where: { $0.id == id }) else { return false }
        defaults?.set(!task.isDone, forKey: key(id))
        return true
    }

    private func key(_ id: String) -> String { "done.\(id)" }
}

/// Ticks a task off, or takes the tick back.
struct ToggleTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle Task"
    static let description = IntentDescription("Ticks a task off, or takes the tick back.")

    @Parameter(title: "Task ID")
    var taskID: String

    init() {}

    init(taskID: String) {
        self.taskID = taskID
    }

    func perform() async throws -> some IntentResult {
        guard TaskList().toggle(taskID) else { throw UnknownTask(id: taskID) }
        WidgetCenter.shared.reloadTimelines(ofKind: "Tasks")
        return .result()
    }
}

/// There is no task with the id.
struct UnknownTask: LocalizedError {
    let id: String
    var errorDescription: String? { "There is no task “\(id)”." }
}
