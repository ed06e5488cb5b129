/// Digits and letters as strokes, for the shapes that enclose them; all are as tall as the font's capitals.
enum CharacterGlyphs {
    /// The names that an enclosure may hold: letters and the numbers 0...50.
    static let names: [String] = letters.map(\.key) + (0...50).map(String.init)

    /// The strokes of a letter or a number; nil for other names.
    static func parts(for name: Substring) -> [SymbolPart]? {
        guard name.utf8.count <= 2 else { return nil }
        if let letter = letters.first(where: { $0.key == name }) { return [.line(letter.value + " P 1 7 5")] }
        guard let number = Int(name), (0...50).contains(number), String(number) == name else { return nil }
        return [.line(digits(of: number))]
    }

    /// The strokes of a number of one or two digits in the grid's middle.
    static func digits(of number: Int) -> String {
        guard (0...99).contains(number) else { return "" }
        if number < 10 { return digits[number] + " P 1 8 5" }
        return "\(digits[number / 10]) P 1 -11 0 \(digits[number % 10]) P 1 13.5 5"
    }

    /// In a box of 8 by 14 units at the origin.
    private static let digits: [String] = [
        "E 4 7 4 7",
        "M 1.2 2.6 L 5 0 V 14",
        "M 0.3 3.6 C 0.5 1.4 2 0 4 0 C 6.2 0 7.7 1.5 7.7 3.7 C 7.7 6.6 4.6 8.4 0.2 14 H 8",
        """
        M 0.6 2.6 C 1.2 1 2.4 0 4 0 C 6.2 0 7.5 1.5 7.5 3.4 C 7.5 5.4 6 6.6 3.2 6.6 C 6.2 6.6 8 7.9 8 10.2
        C 8 12.5 6.3 14 4 14 C 2.1 14 0.7 12.9 0.2 11.2
        """,
        "M 6 14 V 0 L 0 9.8 H 8.4",
        """
        M 7.2 0 H 1.4 L 0.8 6.6 C 1.6 5.7 2.7 5.2 4 5.2 C 6.4 5.2 8 7 8 9.5 C 8 12.2 6.3 14 3.9 14
        C 2 14 0.6 12.9 0.2 11.3
        """,
        "E 4 9.6 4 4.4 M 0 9.6 C -0.3 3.5 1.4 0 4.3 0 C 5.8 0 6.8 0.7 7.4 2",
        "M 0.2 0 H 8 L 2.8 14",
        "E 4 3.4 3.4 3.4 E 4 10.4 4 3.6",
        "E 4 4.4 4 4.4 M 8 4.4 C 8.3 10.5 6.6 14 3.7 14 C 2.2 14 1.2 13.3 0.6 12",
    ]

    /// In a box of about 10 by 14 units at the origin.
    private static let letters: KeyValuePairs<String, String> = [
        "a": "M 0 14 L 5 0 L 10 14 M 1.8 9.4 H 8.2",
        "b": "M 1 6.8 H 5 A 5 3.4 3.4 90 -90 H 1 V 14 H 5.4 A 5.4 10.4 3.6 90 -90",
        "c": "M 9.6 3 C 8.8 1.1 7.2 0 5.2 0 C 2 0 0 2.8 0 7 C 0 11.2 2 14 5.2 14 C 7.2 14 8.8 12.9 9.6 11",
        "d": "M 1 0 H 4.2 C 7.8 0 10 2.6 10 7 C 10 11.4 7.8 14 4.2 14 H 1 Z",
        "e": "M 8.8 0 H 1.4 V 14 H 8.8 M 1.4 6.8 H 7.8",
        "f": "M 8.8 0 H 1.4 V 14 M 1.4 7 H 7.8",
        "g": """
        M 9.6 3 C 8.8 1.1 7.2 0 5.2 0 C 2 0 0 2.8 0 7 C 0 11.2 2 14 5.2 14 C 7.9 14 9.8 12.2 9.8 8.6 V 7.6 H 5.8
        """,
        "h": "M 0.6 0 V 14 M 9.4 0 V 14 M 0.6 6.8 H 9.4",
        "i": "M 5 0 V 14",
        "j": "M 7.6 0 V 9.8 C 7.6 12.4 6.2 14 4 14 C 2 14 0.7 12.7 0.4 10.6",
        "k": "M 1 0 V 14 M 9.2 0 L 1 8.4 M 4 5.4 L 9.6 14",
        "l": "M 1.4 0 V 14 H 8.6",
        "m": "M -0.6 14 V 0 L 5 9.6 L 10.6 0 V 14",
        "n": "M 0.6 14 V 0 L 9.4 14 V 0",
        "o": "E 5 7 5.4 7",
        "p": "M 1.2 14 V 0 H 5.2 A 5.2 4 4 -90 90 H 1.2",
        "q": "E 5 7 5.4 7 M 6.4 10.6 L 10 14.6",
        "r": "M 1.2 14 V 0 H 5.2 A 5.2 3.9 3.9 -90 90 H 1.2 M 5.2 7.8 L 9.2 14",
        "s": """
        M 8.8 3 C 8.2 1.2 6.8 0 4.8 0 C 2.4 0 0.9 1.4 0.9 3.4 C 0.9 8.2 9.2 5.4 9.2 10.4 C 9.2 12.6 7.4 14 5 14
        C 2.7 14 1.1 12.9 0.5 10.8
        """,
        "t": "M 0 0 H 10 M 5 0 V 14",
        "u": "M 0.8 0 V 9 C 0.8 12.2 2.4 14 5 14 C 7.6 14 9.2 12.2 9.2 9 V 0",
        "v": "M 0 0 L 5 14 L 10 0",
        "w": "M -1.6 0 L 1.8 14 L 5 1.6 L 8.2 14 L 11.6 0",
        "x": "M 0.4 0 L 9.6 14 M 9.6 0 L 0.4 14",
        "y": "M 0.2 0 L 5 7.4 L 9.8 0 M 5 7.4 V 14",
        "z": "M 0.6 0 H 9.4 L 0.6 14 H 9.4",
    ]
}
