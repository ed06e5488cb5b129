extension InlineMarkdown {
    /// Finds the marks that belong together, nearest first, and sets off what lies between them.
    mutating func matchMarks(from first: Int) {
        var openers: [Int] = []
        var index = first
        while index < tokens.count {
            guard case .marks(let mark, let count, let canOpen, let canClose, _) = tokens[index] else {
                index += 1
                continue
            }
            if canClose, let place = openers.lastIndex(where: { isOpener($0, for: mark, count, canOpen) }) {
                let opener = openers[place]
                let used = join(opener, index, mark)
                openers.removeSubrange((remaining(opener) > 0 ? place + 1 : place)...)
                if used == count || remaining(index) == 0 { index += 1 }
                continue
            }
            if canOpen { openers.append(index) }
            index += 1
        }
    }

    private func remaining(_ index: Int) -> Int {
        if case .marks(_, let count, _, _, _) = tokens[index] { count } else { 0 }
    }

    private func isOpener(_ index: Int, for mark: Character, _ count: Int, _ closerOpens: Bool) -> Bool {
        guard case .marks(let other, let length, _, let closes, _) = tokens[index], other == mark, length > 0 else {
            return false
        }
        if mark == "~" { return length == count }
        // Marks that could do both only belong together where their lengths are no multiple of three (rule 9).
        if closes || closerOpens, (length + count) % 3 == 0, length % 3 != 0 || count % 3 != 0 { return false }
        return true
    }

    /// Sets off the tokens between two runs of marks and takes from both what that used.
    private mutating func join(_ opener: Int, _ closer: Int, _ mark: Character) -> Int {
        let isDouble = mark == "~" ? remaining(opener) == 2 : remaining(opener) >= 2 && remaining(closer) >= 2
        let used = isDouble ? 2 : 1
        for index in opener + 1..<closer {
            tokens[index] = tokens[index].styled { style in
                switch (mark, isDouble) {
                case ("~", _): style.isStruck = true
                case (_, true): style.isStrong = true
                default: style.isEmphasized = true
                }
            }
        }
        for index in [opener, closer] {
            guard case .marks(let mark, let count, let canOpen, let canClose, let style) = tokens[index] else {
                continue
            }
            tokens[index] = .marks(mark, count: count - used, canOpen: canOpen, canClose: canClose, style)
        }
        return used
    }
}

extension InlineMarkdown.Token {
    fileprivate func styled(_ change: (inout InlineMarkdown.Style) -> Void) -> InlineMarkdown.Token {
        switch self {
        case .piece(let piece, var style):
            change(&style)
            return .piece(piece, style)
        case .marks(let mark, let count, let canOpen, let canClose, var style):
            change(&style)
            return .marks(mark, count: count, canOpen: canOpen, canClose: canClose, style)
        }
    }
}
