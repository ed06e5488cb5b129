/// The Swift source with a member for each set of an asset catalog.
struct AssetSymbolSource {
    let names: CatalogNames
    /// Whether the target has a bundle of its own; its resources lie beside the executable otherwise.
    let hasBundle: Bool

    var text: String {
        guard !names.images.isEmpty || !names.colors.isEmpty else { return "// The target has no asset catalogs.\n" }
        let bundle = hasBundle ? "Bundle.module" : "Bundle.main"
        return """
            import Foundation
            import SwiftUI

            \(Self.resources("ColorResource", names.colors, bundle))
            \(Self.resources("ImageResource", names.images, bundle))
            \(Self.colors(names.colors))
            """
    }

    private static func resources(_ type: String, _ names: Set<[String]>, _ bundle: String) -> String {
        let suffix = type == "ColorResource" ? "Color" : "Image"
        let members = tree(names, withoutSuffix: suffix).lines(indent: "    ") { path, member in
            "static let \(member) = \(type)(name: \"\(escaped(path.joined(separator: "/")))\", bundle: \(bundle))"
        }
        return "extension \(type) {\n\(members)}\n"
    }

    /// `Color.brandBlue` and `.foregroundStyle(.brandBlue)`.
    private static func colors(_ names: Set<[String]>) -> String {
        let plain = names.filter { $0.count == 1 }.flatMap { spellings(of: $0[0], withoutSuffix: "Color") }
        let unique = Set(plain.map(member)).subtracting(taken).sorted()
        guard !unique.isEmpty else { return "" }
        let own = unique.map { "    static var \($0): Color { Color(ColorResource.\($0)) }\n" }.joined()
        return "extension Color {\n\(own)}\n\nextension ShapeStyle where Self == Color {\n\(own)}\n"
    }

    /// Names that SwiftUI's colours have already.
    private static let taken: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white", "black", "clear", "primary", "secondary", "accentColor", "tertiary", "quaternary", "background",
        "foreground", "tint", "accent",
    ]

    private static func escaped(_ name: String) -> String {
        name.map { "\\\"\n\r".contains($0) ? "_" : String($0) }.joined()
    }

    private static func tree(_ names: Set<[String]>, withoutSuffix suffix: String) -> SymbolTree {
        var tree = SymbolTree()
        for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            for spelling in spellings(of: name.last ?? "", withoutSuffix: suffix) {
                tree.insert((name.dropLast() + [spelling])[...], path: name)
            }
        }
        return tree
    }

    /// `BrandColor` is known by both `brandColor` and, as in Xcode, `brand`.
    private static func spellings(of name: String, withoutSuffix suffix: String) -> [String] {
        guard name.hasSuffix(suffix), name.count > suffix.count else { return [name] }
        return [name, String(name.dropLast(suffix.count))]
    }

    /// The member for a name as Xcode makes it: words join in camel case, a leading capital becomes small.
    static func member(of name: String) -> String {
        var words: [String] = []
        var isInWord = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                isInWord = false
                continue
            }
            if !isInWord { words.append("") }
            words[words.count - 1].append(character)
            isInWord = true
        }
        var joined = words.enumerated().map { $0 == 0 ? small($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        if joined.isEmpty || joined.first?.isNumber == true { joined = "_\(joined)" }
        return keywords.contains(joined) ? "`\(joined)`" : joined
    }

    /// `BrandBlue` becomes `brandBlue`, `URLIcon` becomes `urlIcon`.
    private static func small(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count
                ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        let follows = word[capitals.endIndex]
        let count = follows.isLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]
}

/// Members below the namespaces that they lie in.
struct SymbolTree {
    private var members: [String: [String]] = [:]
    private var namespaces: [String: SymbolTree] = [:]

    mutating func insert(_ rest: ArraySlice<String>, path: [String]) {
        guard let first = rest.first else { return }
        if rest.count == 1 {
            let member = AssetSymbolSource.member(of: first)
            // Of two names that make one member the first counts.
            if members[member] == nil { members[member] = path }
        } else {
            let name = AssetSymbolSource.member(of: first).filter { $0 != "`" }
            let type = name.prefix(1).uppercased() + name.dropFirst()
            namespaces[type, default: SymbolTree()].insert(rest.dropFirst(), path: path)
        }
    }

    func lines(indent: String, _ line: ([String], String) -> String) -> String {
        var text = ""
        for (member, path) in members.sorted(by: { $0.key < $1.key }) { text += "\(indent)\(line(path, member))\n" }
        for (name, tree) in namespaces.sorted(by: { $0.key < $1.key }) {
            text += "\(indent)enum \(name) {\n\(tree.lines(indent: indent + "    ", line))\(indent)}\n"
        }
        return text
    }
}
