internal import ViewTree

/// Reads the notation that drawings are written in: SVG's path letters on the 24 unit grid, and a few more.
///
/// `M L H V C Q Z` and their relative forms mean what they mean in SVG. Beyond them:
/// - `O cx cy r` a circle, `E cx cy rx ry` an ellipse, `B x y width height radius` a rounded box
/// - `A cx cy r from to` an arc, in degrees clockwise from three o'clock; a line leads to its start where a path is open
/// - `N` lifts the pen, so that an arc begins a path of its own
/// - `K radius` rounds the corners between lines that follow
/// - `T degrees` turns everything so far about the grid's centre, `X` mirrors it from left to right, `P factor x y`
///   scales it about the origin and moves it
struct GridPath {
    private var input: Substring.UTF8View
    private var builder = GridPathBuilder()

    /// The elements that `text` stands for, in grid units.
    static func parse(_ text: String) throws(GridPathError) -> Path {
        var reader = GridPath(input: text[...].utf8)
        while let letter = reader.nextLetter() {
            try reader.run(letter, in: text)
        }
        guard reader.input.isEmpty else {
            throw GridPathError(text: text, reason: "expected a command at \"\(Substring(reader.input).prefix(12))\"")
        }
        return reader.builder.finish()
    }

    private init(input: Substring.UTF8View) {
        self.input = input
    }

    private mutating func run(_ letter: Character, in text: String) throws(GridPathError) {
        guard let count = Self.argumentCounts[letter] else {
            throw GridPathError(text: text, reason: "unknown command \(letter)")
        }
        var arguments: [Double] = []
        while let number = nextNumber() { arguments.append(number) }
        guard count == 0 ? arguments.isEmpty : !arguments.isEmpty && arguments.count % count == 0 else {
            throw GridPathError(text: text, reason: "\(letter) takes \(count) numbers, not \(arguments.count)")
        }
        if count == 0 { builder.apply(letter, []) }
        for (index, start) in stride(from: 0, to: arguments.count, by: max(count, 1)).enumerated() {
            // As in SVG, further pairs after a move are lines.
            let command: Character = index == 0 ? letter : letter == "M" ? "L" : letter == "m" ? "l" : letter
            builder.apply(command, Array(arguments[start..<(start + count)]))
        }
    }

    private static let argumentCounts: [Character: Int] = [
        "M": 2, "m": 2, "L": 2, "l": 2, "H": 1, "h": 1, "V": 1, "v": 1, "C": 6, "c": 6, "Q": 4, "q": 4, "Z": 0,
        "O": 3, "E": 4, "B": 5, "A": 5, "K": 1, "N": 0, "P": 3, "T": 1, "X": 0,
    ]

    private mutating func skipBlanks() {
        while let byte = input.first, byte == 0x20 || byte == 0x0A || byte == 0x2C { input.removeFirst() }
    }

    private mutating func nextLetter() -> Character? {
        skipBlanks()
        guard let byte = input.first, (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
        input.removeFirst()
        return Character(Unicode.Scalar(byte))
    }

    private mutating func nextNumber() -> Double? {
        skipBlanks()
        var rest = input
        var sign = 1.0
        if rest.first == 0x2D {
            sign = -1
            rest.removeFirst()
        }
        var digits = 0
        var value = 0.0
        var place = 0.0
        while let byte = rest.first {
            if byte == 0x2E, place == 0 {
                place = 1
            } else if (0x30...0x39).contains(byte) {
                digits += 1
                value = value * 10 + Double(byte - 0x30)
                place *= 10
            } else {
                break
            }
            rest.removeFirst()
        }
        guard digits > 0 else { return nil }
        input = rest
        return sign * value / max(place, 1)
    }
}

/// A drawing that is not in the notation.
struct GridPathError: Error, CustomStringConvertible {
    /// The whole path.
    var text: String
    /// What was found and what is allowed.
    var reason: String

    var description: String { "\(reason) in \"\(text)\"" }
}
