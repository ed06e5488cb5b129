internal import ExtensionProtocol
internal import LinuxSystem
internal import TimelineEngine

/// What is remembered of budgets over a restart: `data/budgets.json`.
///
/// Written a few seconds late: a power cut forgets a few reloads, which harms nobody.
struct BudgetFile: Sendable {
    /// A widget's part.
    struct Record: Codable, Hashable, Sendable {
        var budget: ReloadBudget
        var attention: Attention
    }

    private struct Document: Codable {
        static let currentVersion = 1

        var version = Document.currentVersion
        var widgets: [String: Record]
    }

    private let path: String
    private let log: Log

    init(data: String, log: Log) {
        path = "\(data)/budgets.json"
        self.log = log
    }

    /// What was kept, by widget; nothing where there is no file or none that is understood.
    func load() -> [String: Record] {
        do {
            let document = try MessageCoding.decode(Document.self, from: try AtomicFile.read(path))
            guard document.version == Document.currentVersion else {
                log.warning("\(path) is of format version \(document.version); budgets begin anew")
                return [:]
            }
            return document.widgets
        } catch let error as SystemError where error.code == .notFound {
            return [:]
        } catch {
            log.warning("\(path) cannot be used, budgets begin anew: \(error)")
            return [:]
        }
    }

    /// Keeps the records.
    func save(_ widgets: [String: Record]) throws {
        try AtomicFile.write(Array(try MessageCoding.encode(Document(widgets: widgets))), to: path, permissions: 0o600)
    }
}
