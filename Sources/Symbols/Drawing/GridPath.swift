internal import ViewTree

/// Reads the notation that drawings are written in: SVG's path letters on the 24 unit grid, and a few more.
///
/// `M L H V C Q Z` and their relative forms mean what they mean in SVG. Beyond them:
/// - `O cx cy r` a circle, `E cx cy rx ry` an ellipse, `B x y width height radius` a rounded box
/// - `A cx cy r from to` an arc, in degrees clockwise from three o'clock; a line leads to its start from an open path
/// - `N` lifts the pen, so that an arc begins a path of its own
/// - `K radius` rounds the corners between lines that follow
/// - `T degrees` turns everything so far about the grid's centre, `X` mirrors it from left to right, `P factor x y`
///   scales it about the origin and moves it
struct GridPath {
    private var input: ArraySlice<UInt8>
    private var builder = GridPathBuilder()

    /// The elements that `text` stands for, in grid units.
    static func parse(_ text: String) throws(GridPathError) -> Path {
        var reader = GridPath(input: Array(text.utf8)[...])
        while let letter = reader.nextLetter() {
            try reader.run(letter, in: text)
        }
        guard reader.input.isEmpty else {
            let found = String(decoding: reader.input.prefix(12), as: UTF8.self)
            throw GridPathError(text: text, reason: "expected a command at \"\(found)\"")
        }
        return reader.builder.finish()
    }

    private init(input: ArraySlice<UInt8>) {
        self.input = input
    }

    private mutating func run(_ letter: Character, in text: String) throws(GridPathError) {
        guard let count = Self.argumentCount(of: letter) else {
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

    /// How many numbers a command takes; nil for a letter that is none.
    private static func argumentCount(of letter: Character) -> Int? {
        switch letter {
        case "Z", "N", "X": 0
        case "H", "h", "V", "v", "K", "T": 1
        case "M", "m", "L", "l": 2
        case "O", "P": 3
        case "Q", "q", "E": 4
        case "B", "A": 5
        case "C", "c": 6
        default: nil
        }
    }

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
