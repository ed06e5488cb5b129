/// Finds the known name that an unknown one most likely meant.
struct NearestName {
    var candidates: [String]

    /// The candidate that needs the fewest edits, where a component that is missing or too many counts as a few letters.
    func closest(to name: String) -> String? {
        let wanted = Self.components(name.prefix(96))
        var best: (name: String, distance: Int)?
        for candidate in candidates {
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
        for (index, word) in b.enumerated() { row.append(row[index] + min(word.count, 4) * weights(index)) }
        for (index, word) in a.enumerated() {
            var next = [row[0] + min(word.count, 4) * weights(index)]
            for (other, target) in b.enumerated() {
                let change = letters(word, target) * weights(min(index, other))
                next.append(
                    min(
                        row[other] + change,
                        row[other + 1] + min(word.count, 4) * weights(index),
                        next[other] + min(target.count, 4) * weights(other)
                    )
                )
            }
            if next.allSatisfy({ $0 >= limit }) { return limit }
            row = next
        }
        return row[b.count]
    }

    private static func letters(_ a: [UInt8], _ b: [UInt8]) -> Int {
        if a == b { return 0 }
        var row = Array(0...b.count)
        for (index, letter) in a.enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for (other, target) in b.enumerated() {
                let change = corner + (letter == target ? 0 : 1)
                corner = row[other + 1]
                row[other + 1] = min(change, row[other] + 1, row[other + 1] + 1)
            }
        }
        return row[b.count]
    }
}
