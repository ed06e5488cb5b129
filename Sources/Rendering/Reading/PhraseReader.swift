internal import ViewTree

/// Collects the phrases of a tree in reading order.
struct PhraseReader {
    private(set) var phrases: [String] = []
    /// Whether a toggle's state is a phrase; not where it is told apart from the words.
    var readsSwitches = true

    mutating func read(_ node: ViewNode) {
        switch node {
        case .text(let text):
            add(text.isRedacted ? "" : Self.words(of: text))
        case .meter(let meter):
            if let share = meter.share {
                add("\(Int((share * 100).rounded()))%")
            } else if meter.value == nil {
                add("In progress")
            }
        case .toggleSwitch(let toggle):
            if readsSwitches { add(toggle.isOn ? "on" : "off") }
        case .action(let action):
            read(action)
        case .accessibility(let node):
            read(node)
        case .layered(let layered) where layered.placement == .background:
            read(layered.layer)
            read(layered.child)
        case .mask(let mask):
            read(mask.child)
        case .opacity(let node) where node.opacity == 0:
            return
        case .empty, .symbol, .bitmap, .shape, .spacer, .divider, .stack, .depthStack, .frame, .flexibleFrame, .padding,
            .offset, .position, .fixedSize, .aspectRatio, .layoutPriority, .alignmentGuide, .layered, .direction,
            .opacity, .clip,
            .transform, .shadow, .blur, .layerEffect, .zIndex, .accentGroup, .grid, .gridRow, .gridCell, .trackGrid,
            .fitting,
            .arranged:
            for child in node.children { read(child) }
        }
    }

    /// A control is one phrase: its words and, where they can be told, its state.
    private mutating func read(_ action: ActionNode) {
        var inner = PhraseReader()
        inner.read(action.child)
        if case .intent(_, .button) = action.action, !inner.phrases.isEmpty, let state = action.child.checkState {
            inner.add(state)
        }
        if inner.phrases.isEmpty, case .intent = action.action {
            add(EntryReading.label(of: .action(action)))
        } else if case .link = action.action {
            phrases += inner.phrases
        } else {
            add(inner.phrases.joined(separator: ", "))
        }
    }

    private mutating func read(_ node: AccessibilityNode) {
        guard !node.isHidden else { return }
        var inner = PhraseReader()
        inner.readsSwitches = readsSwitches
        if node.children != .ignore, node.label == nil { inner.read(node.child) }
        var words: [String] = []
        if let label = node.label { words.append(label) }
        if node.value == nil, node.label == nil, node.children != .combine {
            phrases += inner.phrases
            return
        }
        words += inner.phrases
        // A meter inside tells its own share; it is said once.
        if let value = node.value {
            words.removeAll { $0 == value }
            words.append(value)
        }
        add(words.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    private mutating func add(_ phrase: String) {
        let words = phrase.hasPlainBlanks ? phrase : phrase.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !words.isEmpty { phrases.append(words) }
    }

    private static func words(of text: TextNode) -> String {
        text.runs.map { run in
            switch run.content {
            case .string(let string): string
            case .date, .symbol, .bitmap: ""
            }
        }
        .joined()
    }
}

extension String {
    /// Whether all blanks are single spaces between ASCII words: nearly every phrase is like that, and telling so is
    /// far cheaper than looking at its characters.
    fileprivate var hasPlainBlanks: Bool {
        var last = UInt8(ascii: " ")
        for byte in utf8 {
            if byte < 0x20 || byte >= 0x7F || (byte == last && byte == UInt8(ascii: " ")) { return false }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }
}

extension ViewNode {
    /// What the first symbol of a list item says about it: an empty circle or square is not ticked off.
    fileprivate var checkState: String? {
        var state: String?
        walk { node in
            guard state == nil, case .symbol(let symbol) = node else { return }
            switch symbol.name {
            case "circle", "square": state = "not completed"
            case "checkmark.circle", "checkmark.circle.fill", "checkmark.square", "checkmark.square.fill":
                state = "completed"
            default: break
            }
        }
        return state
    }
}
