internal import Foundation

/// The texts of an `.xcstrings` file, all languages in one.
struct StringCatalog {
    /// The language that the source is written in.
    let sourceLanguage: String
    /// Translations by language and key.
    let entries: [String: [String: LocalizedEntry]]

    /// The texts of a file's bytes; nil where they are no string catalog.
    init?(_ data: Data) {
        guard data.count <= StringsFile.byteLimit, let file = try? JSONDecoder().decode(File.self, from: data) else {
            return nil
        }
        sourceLanguage = file.sourceLanguage
        var entries: [String: [String: LocalizedEntry]] = [:]
        for (key, text) in file.strings {
            for (language, localization) in text.localizations ?? [:] {
                entries[language, default: [:]][key] = localization.entry
            }
        }
        self.entries = entries
    }

    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Text]
    }

    private struct Text: Decodable {
        let localizations: [String: Localization]?
    }

    /// One language's text: a unit, or variations of it, and the values that have variations of their own.
    private final class Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        var entry: LocalizedEntry? {
            let plain = variations?.entry ?? stringUnit?.entry
            guard let plain, let substitutions, !substitutions.isEmpty else { return plain }
            return .composed(plain, substitutions.compactMapValues(\.value))
        }
    }

    private struct Unit: Decodable {
        let state: String?
        let value: String

        /// A text that nobody has translated yet says nothing.
        var entry: LocalizedEntry? { state == "new" && value.isEmpty ? nil : .words(value) }
    }

    private struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?

        var entry: LocalizedEntry? {
            if let device { return .device(device.compactMapValues(\.entry)) }
            guard let plural else { return nil }
            let forms = plural.reduce(into: [PluralForm: LocalizedEntry]()) { forms, form in
                if let name = PluralForm(rawValue: form.key) { forms[name] = form.value.entry }
            }
            return .plural(forms)
        }
    }

    private struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?

        var value: LocalizedEntry.Substitution? {
            variations?.entry.map { .init(argument: argNum, specifier: formatSpecifier ?? "lld", entry: $0) }
        }
    }
}
