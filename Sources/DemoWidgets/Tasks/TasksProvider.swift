import WidgetKit

/// The tasks as they are at a moment.
struct TasksEntry: TimelineEntry {
    let date: Date
    let tasks: [TaskItem]

    var open: [TaskItem] { tasks.filter { !$0.isDone } }
    var doneCount: Int { tasks.count - open.count }
    /// 0...1.
    var doneShare: Double { tasks.isEmpty ? 0 : Double(doneCount) / Double(tasks.count) }
}

/// Gives the list as it is; a tap asks for a new timeline, and so does a new day.
struct TasksProvider: TimelineProvider {
    func placeholder(in context: Context) -> TasksEntry {
        TasksEntry(date: .now, tasks: TaskList.sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (TasksEntry) -> Void) {
        completion(TasksEntry(date: .now, tasks: context.isPreview ? TaskList.sample : TaskList().tasks))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TasksEntry>) -> Void) {
        completion(Timeline(entries: [TasksEntry(date: .now, tasks: TaskList().tasks)], policy: .never))
    }
}
