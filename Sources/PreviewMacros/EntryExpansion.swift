/// The text that stands for one `@Entry`: a key with the variable's default value, and the means to read and write it.
///
/// The author's type and value are taken over as they are written, so that the compiler checks them.
struct EntryExpansion {
    /// What is asked for.
    enum Role: String {
        /// The getter and the setter of the variable.
        case accessor
        /// The key beside the variable.
        case peer
    }

    /// The name of the variable.
    let name: Substring
    /// Its type; nil where it follows from the value.
    let type: Substring?
    /// Its value; nil where it is nil.
    let value: Substring?

    /// An expansion for a variable's declaration, or nil where `source` is none.
    init?(source: String) {
        guard let keyword = source.variableRange else { return nil }
        let declaration = source[keyword.upperBound...].drop(while: \.isWhitespace)
        name = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        guard !name.isEmpty else { return nil }
        let rest = declaration[name.endIndex...].drop(while: \.isWhitespace)
        let equals = rest.firstIndex(of: "=")
        if rest.first == ":" {
            type = rest[rest.index(after: rest.startIndex)..<(equals ?? rest.endIndex)]
        } else {
            type = nil
        }
        value = equals.map { rest[rest.index(after: $0)...] }
        if type == nil, value == nil { return nil }
    }

    /// The declarations.
    func text(for role: Role) -> String {
        let key = "__Key_" + name.filter { $0 != "`" }
        switch role {
        case .accessor:
            return """
                {
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
                }
                """
        case .peer:
            let body =
                if let type {
                    "static var defaultValue: \(type) {\n\(value ?? "nil")\n}"
                } else {
                    "static let defaultValue = \(value ?? "nil")"
                }
            return """
                private struct \(key): SwiftUI.EnvironmentKey {
                \(body)
                }
                """
        }
    }
}

extension String {
    /// Where the keyword `var` stands, comments before it skipped.
    fileprivate var variableRange: Range<Index>? {
        var position = startIndex
        var startsWord = true
        while position < endIndex {
            let rest = self[position...]
            if let end = rest.endOfComment {
                position = end
                startsWord = true
            } else if startsWord, rest.hasPrefix("var"), rest.dropFirst(3).first?.isWhitespace ?? false {
                return position..<index(position, offsetBy: 3)
            } else {
                startsWord = self[position].isWhitespace
                position = index(after: position)
            }
        }
        return nil
    }
}
