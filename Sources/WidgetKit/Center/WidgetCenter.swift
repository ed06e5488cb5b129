internal import ExtensionProtocol
internal import Foundation
internal import Synchronization

/// Where code asks for widgets to be reloaded.
public final class WidgetCenter: Sendable {
    /// The one centre of the process, as the API demands.
    public static let shared = WidgetCenter()

    private let send = Mutex<(@Sendable (ReloadTarget) -> Void)?>(nil)

    private init() {}

    /// Asks for the widgets of a kind to be reloaded.
    ///
    /// Called from an intent's `perform()`, the reload is done before whoever performed the intent hears of its end.
    public func reloadTimelines(ofKind kind: String) { request(.kind(kind)) }

    /// Asks for all widgets to be reloaded.
    public func reloadAllTimelines() { request(.all) }

    /// Accepted; recommendations are read anew whenever they are needed.
    public func invalidateConfigurationRecommendations() {}

    /// Always none: which widgets are placed is the service's knowledge, and an extension process is not told of it.
    @preconcurrency
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    /// Always none: which widgets are placed is the service's knowledge, and an extension process is not told of it.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    /// Says where requests go that no intent makes.
    func connect(_ send: @escaping @Sendable (ReloadTarget) -> Void) {
        self.send.withLock { $0 = send }
    }

    private func request(_ target: ReloadTarget) {
        if let collector = ReloadCollector.current {
            collector.add(target)
        } else {
            send.withLock { $0 }?(target)
        }
    }
}

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
    /// Tells the placed widget from others.
    public let id: String

    /// The widget's kind.
    public let kind: String

    /// The family it is placed in.
    public let family: WidgetFamily
}

/// The reloads that an intent asks for while it is performed.
final class ReloadCollector: Sendable {
    /// The collector of the intent that the current task performs.
    @TaskLocal static var current: ReloadCollector?

    private let collected = Mutex<[ReloadTarget]>([])

    /// What was asked for, each once.
    var targets: [ReloadTarget] { collected.withLock { $0 } }

    func add(_ target: ReloadTarget) {
        collected.withLock { collected in
            if !collected.contains(target) { collected.append(target) }
        }
    }
}
