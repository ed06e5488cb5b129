/// Finds the known name that an unknown one most likely meant.
struct NearestName {
    var candidates: [String]

    /// The candidate that needs the fewest edits; a component that is missing or too many counts as a few letters.
    func closest(to name: String) -> String? {
        let wanted = Self.components(name.prefix(96))
        let first = wanted.first ?? []
        var subjects: [Substring: Int] = [:]
        for candidate in candidates {
            let subject = candidate.prefix { $0 != "." }
            if subjects[subject] == nil { subjects[subject] = Self.mistake(first, Array(subject.utf8)) }
        }
        // What is drawn comes first in a name: the rest only decides among names that begin alike.
        guard let least = subjects.values.min() else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates where subjects[candidate.prefix { $0 != "." }] == least {
            let limit = best?.distance ?? Int.max
            let distance = Self.distance(wanted, Self.components(candidate[...]), limit: limit)
            if distance < limit { best = (candidate, distance) }
        }
        return best?.name
    }

    private static func components(_ name: Substring) -> [[UInt8]] {
        name.lowercased().split(separator: ".").map { Array($0.utf8) }
    }

    /// Edits between two lists of components; the first component says what is drawn and weighs double.
    private static func distance(_ a: [[UInt8]], _ b: [[UInt8]], limit: Int) -> Int {
        let weights = { (index: Int) in index == 0 ? 2 : 1 }
        var row = [0]
        for (index, word) in b.enumerated() { row.append(row[index] + 2 * min(word.count, 4) * weights(index)) }
        for (index, word) in a.enumerated() {
            var next = [row[0] + 2 * min(word.count, 4) * weights(index)]
            for (other, target) in b.enumerated() {
                let change = letters(word, target) * weights(min(index, other))
                next.append(
                    min(
                        row[other] + change,
                        row[other + 1] + 2 * min(word.count, 4) * weights(index),
                        next[other] + 2 * min(target.count, 4) * weights(other)
                    )
                )
            }
            if next.allSatisfy({ $0 >= limit }) { return limit }
            row = next
        }
        return row[b.count]
    }

    /// How unlikely one word was meant by another: fewer edits before more, then the same first letter.
    private static func mistake(_ word: [UInt8], _ meant: [UInt8]) -> Int {
        letters(word, meant) + (word.first == meant.first ? 0 : 1)
    }

    /// Twice the edits between two words; a letter in place of another counts one and a half.
    private static func letters(_ a: [UInt8], _ b: [UInt8]) -> Int {
        if a == b { return 0 }
        var row = (0...b.count).map { 2 * $0 }
        for (index, letter) in a.enumerated() {
            var corner = row[0]
            row[0] = 2 * (index + 1)
            for (other, target) in b.enumerated() {
                let change = corner + (letter == target ? 0 : 3)
                corner = row[other + 1]
                row[other + 1] = min(change, row[other] + 2, row[other + 1] + 2)
            }
        }
        return row[b.count]
    }
}
