package import Foundation
package import ViewTree

extension ViewNode {
    /// The tree as it shows at `instant`, in seconds since 1970: dates become text, moving meters a fraction.
    ///
    /// Text that moves by itself (timers, relative dates) takes the whole width it is offered, as the system's does. The
    /// second result is the instant at which the first of the dates shows something else; nil where none ever does.
    package func resolvingDates(
        at instant: Double,
        locale: Locale,
        timeZone: TimeZone,
        calendar: Calendar = Calendar(identifier: .gregorian)
    ) -> (node: ViewNode, nextChange: Double?) {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        var resolver = DateResolver(
            wording: DateWording(instant: instant, locale: locale, calendar: calendar)
        )
        let node = resolver.resolve(self)
        return (node, resolver.nextChange)
    }
}

extension EntryTree {
    /// The entry as it shows at `instant`, in seconds since 1970, and when it first shows something else.
    package func resolvingDates(
        at instant: Double,
        locale: Locale,
        timeZone: TimeZone
    ) -> (tree: EntryTree, nextChange: Double?) {
        var tree = self
        let content = content.resolvingDates(at: instant, locale: locale, timeZone: timeZone)
        let background = background?.resolvingDates(at: instant, locale: locale, timeZone: timeZone)
        tree.content = content.node
        tree.background = background?.node
        return (tree, [content.nextChange, background?.nextChange].compactMap { $0 }.min())
    }
}

/// Replaces what depends on the instant and notes when it changes.
private struct DateResolver {
    let wording: DateWording
    var nextChange: Double?

    /// Deeper nodes stay as they are; layout leaves them out.
    private static let depthLimit = LayoutSession.depthLimit

    mutating func resolve(_ node: ViewNode, depth: Int = 0) -> ViewNode {
        switch node {
        case .text(let text):
            return resolve(text)
        case .meter(var meter):
            guard case .interval(let start, let end, let countsDown) = meter.value else { return node }
            let state = wording.fraction(start: start, end: end, countsDown: countsDown)
            note(state.nextChange)
            meter.value = .fraction(state.fraction)
            return .meter(meter)
        default:
            guard depth < DateResolver.depthLimit else { return node }
            return node.mapChildren { resolve($0, depth: depth + 1) }
        }
    }

    private mutating func resolve(_ text: TextNode) -> ViewNode {
        var text = text
        var movesByItself = false
        for index in text.runs.indices {
            guard case .date(let date) = text.runs[index].content else { continue }
            let state = wording.state(of: date)
            note(state.nextChange)
            text.runs[index].content = .string(state.text)
            movesByItself = movesByItself || date.style.movesByItself
        }
        guard movesByItself else { return .text(text) }
        let side: AlignmentKey =
            switch text.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        return .flexibleFrame(
            FlexibleFrameNode(
                width: FlexibleFrameNode.Bounds(max: .infinity),
                height: .none,
                alignment: Alignment(horizontal: side, vertical: .center),
                child: .text(text)
            )
        )
    }

    private mutating func note(_ change: Double?) {
        guard let change, change > wording.instant else { return }
        nextChange = min(nextChange ?? change, change)
    }
}

extension DateText.Style {
    /// Whether the words change as time passes.
    package var movesByItself: Bool {
        switch self {
        case .relative, .offset, .timer, .timerInterval: true
        case .time, .date, .interval: false
        }
    }
}

extension DateText {
    /// What stands in a tree whose dates nobody resolved: the words at the date itself, in English and GMT.
    var unresolvedText: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return DateWording(instant: start, locale: Locale(identifier: "en_US"), calendar: calendar).state(of: self).text
    }
}
