/// Header fields in their order; names compare without regard to ASCII case (RFC 9110 §5.1).
package struct HTTPHeaders: Hashable, Sendable {
    /// One field line.
    package struct Field: Hashable, Sendable {
        /// The name as it was given.
        package let name: String
        /// The value without surrounding blanks.
        package let value: String

        /// One field line.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The field lines, first one first.
    package private(set) var fields: [Field]

    /// Takes field lines in their order.
    package init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The first value under the name; setting it replaces all, nil removes them.
    package subscript(name: String) -> String? {
        get {
            for field in fields where field.name.equalsIgnoringCase(name) { return field.value }
            return nil
        }
        set {
            let place = fields.firstIndex { $0.name.equalsIgnoringCase(name) }
            fields.removeAll { $0.name.equalsIgnoringCase(name) }
            guard let newValue else { return }
            fields.insert(Field(name: name, value: newValue), at: min(place ?? fields.count, fields.count))
        }
    }

    /// All values under the name, in order.
    package func values(_ name: String) -> [String] {
        fields.compactMap { $0.name.equalsIgnoringCase(name) ? $0.value : nil }
    }

    /// All values under the name as one comma-separated list (RFC 9110 §5.3); nil when there are none.
    package func combined(_ name: String) -> String? {
        let values = values(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Adds a field line after the others.
    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Field lines in the order written.
    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }
}

extension String {
    /// Equality where ASCII letters differ in nothing but case.
    package func equalsIgnoringCase(_ other: String) -> Bool {
        let (one, two) = (utf8, other.utf8)
        return one.count == two.count
            && zip(one, two).allSatisfy { $0 == $1 || $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

extension UInt8 {
    /// The byte with A to Z made a to z.
    var lowercasedASCII: UInt8 {
        self >= 0x41 && self <= 0x5A ? self | 0x20 : self
    }
}
