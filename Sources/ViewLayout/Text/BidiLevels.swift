/// Works out which way each character of a paragraph runs (UAX #9, without explicit embeddings, which are left to the
/// viewer, and without paired brackets).
struct BidiLevels {
    private var classes: [BidiClass]
    private var levels: [UInt8] = []

    /// The level of each cluster; every line end begins a paragraph of its own direction.
    static func levels(of clusters: [TextCluster], in strings: [String]) -> [UInt8] {
        var classes: [BidiClass] = []
        classes.reserveCapacity(clusters.count)
        for cluster in clusters {
            guard cluster.kind != .newline else {
                classes.append(.paragraph)
                continue
            }
            let scalars = strings[cluster.run].unicodeScalars
            guard cluster.length > 0 else {
                classes.append(.neutral)
                continue
            }
            let place = scalars.utf8Index(cluster.start, in: strings[cluster.run])
            classes.append(BidiClass(scalars[place]))
        }
        var bidi = BidiLevels(classes: classes)
        var start = 0
        for index in classes.indices where classes[index] == .paragraph || index == classes.count - 1 {
            bidi.resolve(start..<index + 1)
            start = index + 1
        }
        return bidi.levels
    }

    private init(classes: [BidiClass]) {
        self.classes = classes
        levels = Array(repeating: 0, count: classes.count)
    }

    private mutating func resolve(_ range: Range<Int>) {
        // P2, P3
        let first = classes[range].first { $0 == .left || $0.isRightToLeft }
        let base: UInt8 = first?.isRightToLeft == true ? 1 : 0
        guard base == 1 || classes[range].contains(where: { $0.isRightToLeft || $0 == .arabicNumber }) else { return }
        let isBlank = classes[range].map { $0 == .blank || $0 == .paragraph }
        resolveNumbers(range, base)
        resolveNeutrals(range, base)
        for index in range {
            // I1, I2
            switch classes[index] {
            case .left: levels[index] = base == 1 ? 2 : 0
            case .right: levels[index] = 1
            case .europeanNumber, .arabicNumber: levels[index] = 2
            default: levels[index] = base
            }
        }
        // L1
        for index in range.reversed() {
            guard isBlank[index - range.lowerBound] else { break }
            levels[index] = base
        }
    }

    /// W1...W7
    private mutating func resolveNumbers(_ range: Range<Int>, _ base: UInt8) {
        let start: BidiClass = base == 1 ? .right : .left
        var strong = start
        for index in range {
            switch classes[index] {
            case .left, .right, .arabic: strong = classes[index]
            case .europeanNumber where strong == .arabic: classes[index] = .arabicNumber
            default: break
            }
        }
        for index in range where classes[index] == .arabic { classes[index] = .right }
        for index in range.dropFirst().dropLast() {
            let (before, after) = (classes[index - 1], classes[index + 1])
            guard before == after else { continue }
            switch classes[index] {
            case .separator where before == .europeanNumber: classes[index] = .europeanNumber
            case .commonSeparator where before == .europeanNumber || before == .arabicNumber: classes[index] = before
            default: break
            }
        }
        var index = range.lowerBound
        while index < range.upperBound {
            guard classes[index] == .terminator else {
                index += 1
                continue
            }
            var end = index
            while end < range.upperBound, classes[end] == .terminator { end += 1 }
            let touches =
                index > range.lowerBound && classes[index - 1] == .europeanNumber
                || end < range.upperBound && classes[end] == .europeanNumber
            for place in index..<end { classes[place] = touches ? .europeanNumber : .neutral }
            index = end
        }
        strong = start
        for index in range {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .europeanNumber where strong == .left: classes[index] = .left
            case .separator, .commonSeparator: classes[index] = .neutral
            default: break
            }
        }
    }

    /// N1 and N2: what has no direction takes that of both its neighbours, or the paragraph's.
    private mutating func resolveNeutrals(_ range: Range<Int>, _ base: UInt8) {
        let own: BidiClass = base == 1 ? .right : .left
        func direction(_ kind: BidiClass) -> BidiClass { kind == .left ? .left : .right }
        func isNeutral(_ kind: BidiClass) -> Bool { kind == .blank || kind == .neutral || kind == .paragraph }
        var index = range.lowerBound
        while index < range.upperBound {
            guard isNeutral(classes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < range.upperBound, isNeutral(classes[end]) { end += 1 }
            let before = index > range.lowerBound ? direction(classes[index - 1]) : own
            let after = end < range.upperBound ? direction(classes[end]) : own
            for place in index..<end { classes[place] = before == after ? before : own }
            index = end
        }
    }
}

extension BidiLevels {
    /// The order on screen of a line's pieces with these levels, from left to right (L2).
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in (1...highest).reversed() {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}

extension String.UnicodeScalarView {
    /// The index of the scalar that begins `offset` bytes into `string`'s UTF-8.
    fileprivate func utf8Index(_ offset: Int, in string: String) -> String.Index {
        string.utf8.index(string.utf8.startIndex, offsetBy: offset)
    }
}
