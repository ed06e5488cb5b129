internal import ExtensionProtocol
internal import Foundation

/// What clients can be told.
enum ServiceEvent: Hashable, Sendable {
    /// A widget shows another entry.
    case entry(EntryChange)
    /// A provider was asked.
    case reload(ReloadReport)
    /// A provider gave nothing that could be used.
    case failure(widget: String, FailureRecord)

    /// What a widget shows now.
    struct EntryChange: Hashable, Sendable, Encodable {
        var widget: String
        var kind: String
        var family: WidgetFamilyName
        /// ISO 8601; nil before the first entry.
        var date: String?
        var state: EntryState?
        var stale: Bool
        /// Counts the widget's archives.
        var generation: Int
        /// Where its picture is.
        var svg: String
    }

    /// Its name in the stream.
    var name: String {
        switch self {
        case .entry: "entry"
        case .reload: "reload"
        case .failure: "failure"
        }
    }

    /// The event in the stream's format; its data is one line of JSON.
    func bytes(id: String) -> [UInt8] {
        Array("id: \(id)\nevent: \(name)\ndata: \(json)\n\n".utf8)
    }

    private var json: String {
        switch self {
        case .entry(let change): Self.encoded(change)
        case .reload(let report): Self.encoded(ReloadDocument(report))
        case .failure(let widget, let failure):
            Self.encoded(FailureEvent(widget: widget, failure: FailureDocument(failure)))
        }
    }

    private struct FailureEvent: Encodable {
        var widget: String
        var failure: FailureDocument
    }

    private static func encoded(_ value: some Encodable) -> String {
        // Line ends inside strings are escapes in JSON, so the data stays on one line.
        (try? CompactJSON.data(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
