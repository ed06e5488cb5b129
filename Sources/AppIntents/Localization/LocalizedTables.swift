internal import Foundation

/// The string tables of a bundle: `.strings` and `.stringsdict` in folders of languages, and `.xcstrings`.
///
/// A value that is read once and never changes.
package struct LocalizedTables: Sendable {
    /// Texts by table, language in lower case, and key.
    private var tables: [String: [String: [String: LocalizedEntry]]] = [:]
    private var sourceLanguages: [String] = []

    /// The tables of this executable and of the resource folders beside it.
    package static let main = LocalizedTables(folders: ResourceFolders.main.folders)

    private static let read = ResourceCache<LocalizedTables>()

    /// The tables of a bundle; nil stands for the executable's.
    package static func of(_ bundle: Bundle?) -> LocalizedTables {
        guard let bundle, bundle != .main, let path = bundle.resourcePath else { return main }
        return of(URL(fileURLWithPath: path, isDirectory: true))
    }

    /// The tables in one folder.
    static func of(_ folder: URL) -> LocalizedTables {
        read.value(at: folder.path) { LocalizedTables(folders: [folder]) }
    }

    /// The tables that lie in folders; the first that has a text counts.
    package init(folders: [URL]) {
        for folder in folders { read(folder) }
    }

    /// Whether there is no text at all.
    package var isEmpty: Bool { tables.isEmpty }

    /// The words for a key with its values, format specifiers still in them; nil where no language has the key.
    ///
    /// Languages are asked in this order: the locale with its region, its language, another region of it, the language
    /// of the source.
    package func format(
        of key: String,
        table: String?,
        locale: Locale,
        numbers: [PluralOperands?] = []
    ) -> String? {
        guard let languages = tables[table ?? "Localizable"] else { return nil }
        for language in Self.candidates(for: locale, among: languages.keys) + sourceLanguages + ["base", "en"] {
            guard let entry = languages[language]?[key] else { continue }
            let code = language == "base" ? "en" : String(language.prefix { $0 != "-" })
            if let words = entry.words(rules: PluralRules(language: code), numbers: numbers) { return words }
        }
        return nil
    }

    /// The names of languages to look into for a locale, best first, in lower case with hyphens.
    static func candidates(for locale: Locale, among known: some Collection<String>) -> [String] {
        let name = locale.identifier.prefix { $0 != "@" }.replacing("_", with: "-").lowercased()
        var parts = name.split(separator: "-").map(String.init)
        guard let language = parts.first else { return [] }
        var found: [String] = []
        while !parts.isEmpty {
            found.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        if language == "zh", !name.contains("-hans"), !name.contains("-hant") {
            // Regions that write traditional characters.
            let isTraditional = ["tw", "hk", "mo"].contains { name.hasSuffix("-\($0)") }
            found.insert(isTraditional ? "zh-hant" : "zh-hans", at: found.count - 1)
        }
        // Norwegian Bokmål goes by two names.
        if language == "nb" { found.append("no") }
        if language == "no" { found.append("nb") }
        return found + known.filter { $0.hasPrefix("\(language)-") }.sorted()
    }
}

extension LocalizedTables {
    /// The most files of texts that a folder may have.
    private static let fileLimit = 2000

    private mutating func read(_ folder: URL) {
        let contents = ResourceFolders.contents(of: folder).prefix(Self.fileLimit)
        for file in contents {
            switch file.pathExtension {
            case "lproj":
                let language = file.deletingPathExtension().lastPathComponent.lowercased()
                for inner in ResourceFolders.contents(of: file).prefix(Self.fileLimit) { add(inner, language) }
            case "xcstrings":
                addCatalog(file)
            case "strings", "stringsdict":
                add(file, "base")
            default:
                break
            }
        }
    }

    private mutating func add(_ file: URL, _ language: String) {
        let table = file.deletingPathExtension().lastPathComponent
        switch file.pathExtension {
        case "strings":
            guard let data = try? Data(contentsOf: file), let texts = StringsFile(data)?.texts else { return }
            merge(texts.mapValues { .words($0) }, table, language, isStronger: false)
        case "stringsdict":
            guard let data = try? Data(contentsOf: file), let texts = StringsDictionary(data)?.entries else { return }
            // A key of both files is the dictionary's (documentation of the stringsdict format).
            merge(texts, table, language, isStronger: true)
        default:
            break
        }
    }

    private mutating func addCatalog(_ file: URL) {
        guard let data = try? Data(contentsOf: file), let catalog = StringCatalog(data) else { return }
        let source = catalog.sourceLanguage.lowercased()
        if !sourceLanguages.contains(source) { sourceLanguages.append(source) }
        let table = file.deletingPathExtension().lastPathComponent
        for (language, texts) in catalog.entries { merge(texts, table, language.lowercased(), isStronger: false) }
    }

    private mutating func merge(
        _ texts: [String: LocalizedEntry],
        _ table: String,
        _ language: String,
        isStronger: Bool
    ) {
        tables[table, default: [:]][language, default: [:]].merge(texts) { isStronger ? $1 : $0 }
    }
}
