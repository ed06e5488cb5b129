/// A path with parameters: `/widgets/{id}.svg`, or `{rest...}` as the last segment for everything below.
package struct RoutePattern: Hashable, Sendable {
    /// One segment of the path.
    enum Segment: Hashable, Sendable {
        /// This text.
        case literal(String)
        /// A value between two texts, at least one character long.
        case parameter(prefix: String, name: String, suffix: String)
        /// All segments that follow, also none.
        case rest(name: String)
    }

    /// The pattern as written.
    package let text: String
    let segments: [Segment]

    /// Reads a pattern; nil where it does not begin with a slash, a brace is not closed, a segment holds two parameters
    /// or `{rest...}` is not the last.
    package init?(_ text: String) {
        guard text.hasPrefix("/") else { return nil }
        var segments: [Segment] = []
        let parts = text == "/" ? [] : text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        for part in parts {
            if case .rest? = segments.last { return nil }
            guard let segment = Self.parse(part) else { return nil }
            segments.append(segment)
        }
        self.text = text
        self.segments = segments
    }

    private static func parse(_ part: Substring) -> Segment? {
        guard let open = part.firstIndex(of: "{") else { return part.contains("}") ? nil : .literal(String(part)) }
        guard let close = part.firstIndex(of: "}"), open < close else { return nil }
        let name = part[part.index(after: open)..<close]
        let (prefix, suffix) = (part[..<open], part[part.index(after: close)...])
        guard !suffix.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
        if name.hasSuffix("...") {
            let name = name.dropLast(3)
            return prefix.isEmpty && suffix.isEmpty && !name.isEmpty ? .rest(name: String(name)) : nil
        }
        return name.isEmpty ? nil : .parameter(prefix: String(prefix), name: String(name), suffix: String(suffix))
    }
}

/// The values of a pattern's parameters, percent-decoded.
package struct PathParameters: Hashable, Sendable {
    private var values: [(name: String, value: String)] = []
    /// The segments that a `{rest...}` took.
    package internal(set) var rest: [String] = []

    /// No values.
    package init() {}

    /// The value of a parameter; empty for one that the pattern does not have.
    package subscript(name: String) -> String {
        values.last { $0.name == name }?.value ?? ""
    }

    mutating func append(_ name: String, _ value: String) {
        values.append((name, value))
    }

    mutating func removeLast() {
        values.removeLast()
    }

    package static func == (one: PathParameters, other: PathParameters) -> Bool {
        one.rest == other.rest && one.values.elementsEqual(other.values) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(rest)
        for value in values { hasher.combine(value.value) }
    }
}
