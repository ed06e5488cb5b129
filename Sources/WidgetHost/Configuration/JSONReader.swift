internal import ViewTree

/// Reads settings out of JSON, with errors that name the path, and remembers which keys were known.
struct JSONReader {
    let value: JSONValue
    let path: String
    let source: String

    /// The error that `problem` is at this place.
    func error(_ problem: String) -> ConfigurationError {
        ConfigurationError(source: source, path: path, problem: problem)
    }

    /// The reader of the member `key`; nil where it is absent or null.
    func member(_ key: String) -> JSONReader? {
        guard case .object(let members) = value, let member = members[key], member != .null else { return nil }
        return JSONReader(value: member, path: "\(path).\(key)", source: source)
    }

    /// Refuses members beside `known` and names the nearest known one.
    func requireObject(known: [String]) throws(ConfigurationError) {
        guard case .object(let members) = value else { throw error("expected an object, found \(value.typeName)") }
        for key in members.keys.sorted() where !known.contains(key) {
            let unknown = JSONReader(value: .null, path: "\(path).\(key)", source: source)
            throw unknown.error("unknown key\(suggestion(for: key, among: known))")
        }
    }

    func string() throws(ConfigurationError) -> String {
        guard case .string(let string) = value else { throw error("expected a string, found \(value.typeName)") }
        return string
    }

    func integer(in range: ClosedRange<Int>) throws(ConfigurationError) -> Int {
        guard case .int(let number) = value, range.contains(number) else {
            throw error(
                "expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(value.summary)"
            )
        }
        return number
    }

    /// A length of time or the like, in the unit that the key names.
    func number(in range: ClosedRange<Double>) throws(ConfigurationError) -> Double {
        let number: Double? =
            switch value {
            case .int(let number): Double(number)
            case .double(let number): number
            default: nil
            }
        guard let number, range.contains(number) else {
            throw error(
                "expected a number from \(short(range.lowerBound)) to \(short(range.upperBound)), found \(value.summary)"
            )
        }
        return number
    }

    func array() throws(ConfigurationError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw error("expected a list, found \(value.typeName)") }
        return elements.enumerated().map { index, element in
            JSONReader(value: element, path: "\(path)[\(index)]", source: source)
        }
    }

    func strings() throws(ConfigurationError) -> [String] {
        var strings: [String] = []
        for element in try array() { strings.append(try element.string()) }
        return strings
    }

    private func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

/// `; did you mean "port"?` where a known word is near, else the list of known ones.
func suggestion(for word: String, among known: [String]) -> String {
    // Names come from clients too: what is compared, and what is listed, has its bounds.
    guard word.utf8.count <= 100 else { return "" }
    let ranked = known.prefix(500).map { (distance: editDistance(word.lowercased(), $0.lowercased()), word: $0) }
        .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    if let nearest = ranked.first, nearest.distance <= max(2, word.count / 3) {
        return "; did you mean \"\(nearest.word)\"?"
    }
    guard !known.isEmpty else { return "" }
    let listed = known.prefix(20).joined(separator: ", ")
    return "; known are \(listed)" + (known.count > 20 ? " and \(known.count - 20) more" : "")
}

/// The number of insertions, deletions and replacements between two words (Levenshtein).
private func editDistance(_ first: String, _ second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (i, character) in first.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in target.indices {
            let replaced = diagonal + (character == target[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[target.count]
}

extension JSONValue {
    /// The type in the words of an error.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .int, .double: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// The value itself where it is short, else its type.
    var summary: String {
        switch self {
        case .bool(let value): String(value)
        case .int(let value): String(value)
        case .double(let value): String(value)
        case .string(let value) where value.count <= 60: "\"\(value)\""
        case .null, .string, .array, .object: typeName
        }
    }
}
