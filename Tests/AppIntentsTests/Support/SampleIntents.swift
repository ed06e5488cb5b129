import AppIntents
import Foundation

/// Keeps what the sample intents did, one box a test.
final class Journal: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
}

enum Mode: String, AppEnum {
    case none, clock, weather

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
    static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [
        .none: "Nothing",
        .clock: DisplayRepresentation(title: "Clock", subtitle: "Tells the time", image: .init(systemName: "clock")),
    ]
}

enum Level: Int, AppEnum {
    case low = 1
    case high = 2

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

struct City: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
    static let defaultQuery = CityQuery()

    var id: String
    var name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "Code \(id)", image: .init(systemName: "building"))
    }

    static let all = [City(id: "b", name: "Berlin"), City(id: "z", name: "Zürich"), City(id: "q", name: "Québec")]
}

struct CityQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [City] {
        City.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [City] { City.all }

    func defaultResult() async -> City? { City.all.first }
}

/// An entity found by number, listed in sections and searched by its query.
struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: Int
    @Property(title: "Title") var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    var displayRepresentation: DisplayRepresentation { "\(title)" }
}

struct BookQuery: EntityStringQuery {
    struct Offline: LocalizedError {
        var errorDescription: String? { "The library is closed." }
    }

    @IntentParameterDependency<ShelfIntent>(\.$mode) var shelf

    func entities(for identifiers: [Int]) async throws -> [Book] {
        if identifiers.contains(13) { throw Offline() }
        return identifiers.filter { $0 < 100 }.map { Book(id: $0, title: "Book \($0)") }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<Book> {
        ItemCollection(items: [Book(id: 7, title: "Found by \(string)")])
    }

    func suggestedEntities() async throws -> IntentItemCollection<Book> {
        guard let shelf else { return .empty }
        return ItemCollection {
            ItemSection("New", items: [IntentItem(Book(id: 1, title: "One"), title: "First \(shelf.mode.rawValue)")])
            if shelf.mode == .clock {
                ItemSection("Old", items: [Book(id: 2, title: "Two")])
            }
        }
    }
}

struct LetterProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { ["alpha", "beta"] }
    func defaultResult() async -> String? { "beta" }
}

struct ShelfIntent: AppIntent {
    static let title: LocalizedStringResource = "Arrange Shelf"
    static let description = IntentDescription("Arranges a shelf.", categoryName: "Books")

    @Parameter(title: "Mode") var mode: Mode
    @Parameter(title: "Book") var book: Book?
    @Parameter(title: "Books", size: IntentCollectionSize(min: 1, max: 2)) var books: [Book]?

    func perform() async throws -> some IntentResult { .result() }
}

/// One parameter of every type.
struct WideIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Wide"

    @Parameter(title: "Mode", description: "What to show", default: .none) var mode: Mode
    @Parameter(title: "Level") var level: Level?
    @Parameter(title: "City") var city: City?
    @Parameter(title: "On", default: true) var isOn: Bool
    @Parameter(title: "Days", default: 3, inclusiveRange: (1, 7)) var days: Int
    @Parameter(title: "Scale", controlStyle: .slider, inclusiveRange: (0.5, 2)) var scale: Double?
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "When") var when: Date?
    @Parameter(title: "Time") var time: DateComponents?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Length") var length: Duration?
    @Parameter(title: "Distance") var distance: Measurement<UnitLength>?
    @Parameter(title: "Tags", default: ["a"]) var tags: [String]
    @Parameter(title: "Letter", optionsProvider: LetterProvider()) var letter: String?
    @Parameter(title: "File") var file: IntentFile?
    @Parameter var bare: Int?
}

struct ToggleTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle Task"
    static let description: IntentDescription = "Marks a task as complete or incomplete."

    @Parameter(title: "Task ID") var taskID: String

    init() {}
    init(taskID: String) { self.taskID = taskID }

    func perform() async throws -> some IntentResult { .result() }
}
