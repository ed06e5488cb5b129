package import ViewTree

/// What an entry says, in words: for plain text, for JSON and for the accessible description of a picture.
package enum EntryReading {
    /// All visible words in reading order as sentences; hidden and redacted ones are left out.
    package static func text(of tree: EntryTree) -> String {
        sentences(phrases(of: tree.content))
    }

    /// The name of a control: its words on one line, else the names of its symbols, else what it is.
    package static func label(of node: ViewNode) -> String {
        if let label = spokenLabel(of: node) { return label }
        switch node {
        case .action(let action):
            if case .intent(_, .toggle) = action.action { return "Toggle" }
            return "Button"
        default:
            return "Button"
        }
    }

    /// The words of a control, else the names of its symbols; nil where it has neither.
    static func spokenLabel(of node: ViewNode) -> String? {
        var reader = PhraseReader()
        reader.readsSwitches = false
        reader.read(node.controlContent)
        if !reader.phrases.isEmpty { return reader.phrases.joined(separator: ", ") }
        var names: [String] = []
        node.walk { inner in
            if case .symbol(let symbol) = inner { names.append(symbol.spokenName) }
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private static func phrases(of node: ViewNode) -> [String] {
        var reader = PhraseReader()
        reader.read(node)
        return reader.phrases
    }

    private static func sentences(_ phrases: [String]) -> String {
        phrases.map { phrase in
            phrase.isEmpty || phrase.endsSentence ? phrase : phrase + "."
        }
        .joined(separator: " ")
    }
}

extension String {
    /// Whether the last character needs no full stop after it; letters of ASCII are told by their bytes.
    fileprivate var endsSentence: Bool {
        let tail = utf8.suffix(2)
        if tail.count == 2, let byte = tail.last, tail.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
            return ".!?:;".utf8.contains(byte)
        }
        return last.map { ".!?…:;".contains($0) } ?? false
    }
}

extension ViewNode {
    /// What a control shows; the node itself where it is none.
    fileprivate var controlContent: ViewNode {
        guard case .action(let action) = self else { return self }
        return action.child
    }
}

extension SymbolNode {
    /// The symbol's name as words: `checkmark.circle.fill` is "checkmark circle".
    var spokenName: String {
        name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
}
