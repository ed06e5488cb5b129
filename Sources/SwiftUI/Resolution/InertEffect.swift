import ViewTree

/// What a widget's archive has no use for; said once for a whole view, however often it is used.
enum InertEffect: String {
    case animation = "animations and transitions have no effect: an archived widget stands still"
    case lifecycle = "onAppear, onDisappear, onChange and task never run: a widget is evaluated once for each entry"
    case gesture = "gestures never happen in a widget: give it a Link, or a Button or Toggle with an intent"
    case screen = "titles, toolbars and sheets belong to screens and do not show in a widget"
    case scrolling = "scroll views and lists do not scroll in a widget: what fits is shown"
}

extension View {
    /// The view with a note that something asked for has no effect.
    nonisolated func without(_ effect: InertEffect) -> some View {
        inContext { $0.record.note(effect.rawValue) }
    }
}

extension ResolveContext {
    /// Notes a symbol that is not known, with the name closest to it.
    func check(symbol name: String) {
        guard record.checkedSymbols.insert(name).inserted, let problem = record.symbols.problem(with: name) else {
            return
        }
        record.note(problem)
    }
}
