internal import ExtensionProtocol
internal import Synchronization

/// What is served now; the service puts, the event loop takes, nobody waits.
final class WidgetShelf: Sendable {
    private struct State: Sendable {
        var order: [String] = []
        var widgets: [String: PublishedWidget] = [:]
        var kinds: [KindDescriptor] = []
        var intents: [IntentSummary] = []
        var observer: (@Sendable (String) -> Void)?
    }

    private let state = Mutex(State())

    /// The placed widgets in the order of their configuration.
    var widgets: [PublishedWidget] {
        state.withLock { state in state.order.compactMap { state.widgets[$0] } }
    }

    /// How many widgets there are, in words.
    var count: String {
        let count = state.withLock { $0.order.count }
        return count == 1 ? "1 widget" : "\(count) widgets"
    }

    var kinds: [KindDescriptor] { state.withLock { $0.kinds } }

    var intents: [IntentSummary] { state.withLock { $0.intents } }

    subscript(id: String) -> PublishedWidget? { state.withLock { $0.widgets[id] } }

    /// Calls `observer` with the id of each widget that is put up or taken down from now on; it must not wait.
    func observe(_ observer: @escaping @Sendable (String) -> Void) {
        state.withLock { $0.observer = observer }
    }

    /// Puts a widget up, in the place of the one with the same id or at the end.
    func publish(_ widget: PublishedWidget) {
        let id = widget.placement.id
        state.withLock { state in
            if state.widgets.updateValue(widget, forKey: id) == nil { state.order.append(id) }
            return state.observer
        }?(id)
    }

    /// Tells the observer that a widget's archive was read from the disk.
    func noteRead(_ id: String) {
        state.withLock { $0.observer }?(id)
    }

    /// Takes a widget down.
    func remove(_ id: String) {
        state.withLock { state in
            state.widgets[id] = nil
            state.order.removeAll { $0 == id }
            return state.observer
        }?(id)
    }

    /// Puts the widgets in the order of `ids`.
    func arrange(_ ids: [String]) {
        state.withLock { state in
            let rest = state.order.filter { !ids.contains($0) }
            state.order = ids.filter { state.widgets[$0] != nil } + rest
        }
    }

    /// Says what the bundles offer.
    func describe(kinds: [KindDescriptor], intents: [IntentSummary]) {
        state.withLock { state in
            state.kinds = kinds
            state.intents = intents
        }
    }
}
