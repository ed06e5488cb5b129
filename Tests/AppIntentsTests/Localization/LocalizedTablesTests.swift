import Foundation
import Testing

@testable import AppIntents

struct LocalizedTablesTests {
    private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/AssetWidgets")

    private func format(
        _ key: String,
        _ locale: String,
        _ numbers: [Int64] = [],
        table: String? = nil,
        in folder: String = ""
    ) -> String? {
        let tables = LocalizedTables(folders: [fixtures.appendingPathComponent(folder)])
        return tables.format(
            of: key,
            table: table,
            locale: Locale(identifier: locale),
            numbers: numbers.map { PluralOperands($0) }
        )
    }

    @Test("a region comes before its language, the language before that of the source")
    func fallback() {
        #expect(format("Good morning", "de_CH") == "Grüezi")
        #expect(format("Good morning", "de_AT") == "Guten Morgen")
        #expect(format("Good morning", "pl_PL") == "Dzień dobry")
        #expect(format("Good morning", "fr_FR") == nil)
        #expect(format("Untranslated", "de_DE") == nil)
        #expect(format("only.english", "de_DE", table: "Older", in: "Older") == "English only")
        #expect(format("hello", "de_DE", table: "Older", in: "Older") == "Hallo \"Welt\"")
        #expect(format("hello", "sv", table: "Older", in: "Older") == "Hello")
    }

    @Test("a region without texts of its own takes another region's")
    func otherRegion() {
        #expect(
            LocalizedTables.candidates(for: Locale(identifier: "pt_AO"), among: ["pt-br", "en"])
                == ["pt-ao", "pt", "pt-br"]
        )
        #expect(
            LocalizedTables.candidates(for: Locale(identifier: "zh_TW"), among: [String]())
                == ["zh-tw", "zh-hant", "zh"]
        )
        #expect(LocalizedTables.candidates(for: Locale(identifier: "nb_NO"), among: [String]()).contains("no"))
    }

    @Test("plural forms follow the language's rules")
    func plurals() {
        #expect(format("%lld tasks", "en_US", [1]) == "%lld task")
        #expect(format("%lld tasks", "en_US", [2]) == "%lld tasks")
        #expect(format("%lld tasks", "de", [1]) == "%lld Aufgabe")
        for (number, words) in [(1, "zadanie"), (3, "zadania"), (5, "zadań"), (22, "zadania"), (12, "zadań")] {
            #expect(format("%lld tasks", "pl", [Int64(number)]) == "%lld \(words)")
        }
        // French has no texts, so English is taken, and English's rules with it.
        #expect(format("%lld tasks", "fr", [0]) == "%lld tasks")
    }

    @Test("a phone's words are taken, and each value its own form")
    func variations() {
        #expect(format("Tap here", "en") == "Tap here")
        #expect(format("%lld birds in %lld trees", "en", [1, 2]) == "%1$lld bird in %2$lld trees")
        #expect(
            format("%d files in %d folders", "en", [2, 1], table: "Older", in: "Older")
                == "%1$d files in %2$d folder"
        )
        #expect(
            format("%d files in %d folders", "en", [0, 3], table: "Older", in: "Older") == "no files in %2$d folders"
        )
    }

    @Test("values are filled in by position and written as the language does")
    func values() {
        let arguments: [LocalizationArgument] = [.string("Ada"), .integer(12345), .double(1.25)]
        let german = Locale(identifier: "de_DE")
        #expect(LocalizationFormat.fill("%2$lld, %1$@, 100%%", arguments, locale: german) == "12.345, Ada, 100%")
        #expect(
            LocalizationFormat.fill("%@ %lld %.1f", arguments, locale: german)
                == "Ada 12345 1.2".replacing("12345", with: "12.345")
        )
        #expect(LocalizationFormat.fill("%9$@ %", arguments, locale: german) == " %")
        #expect(LocalizationFormat.fill("%2$03d", arguments, locale: german) == "12345")
        // Conversions that would read another value, or the number as an address.
        #expect(LocalizationFormat.fill("%2$9$d", arguments, locale: german) == "12.345")
        #expect(LocalizationFormat.fill("%2$07s %2$07@", arguments, locale: german) == "0012345 0012345")
        #expect(LocalizationFormat.fill("%2$999999999d", arguments, locale: german) == "12.345")
    }

    @Test("a file that is no table, or nested without end, gives nothing")
    func hostile() {
        let nested = LocalizedEntry.Substitution(specifier: "d", entry: .words("%#@a@"))
        let entry = LocalizedEntry.composed(.words("%#@a@ %#@b@ %#@"), ["a": nested])
        #expect(entry.words(rules: PluralRules(language: "en"), numbers: []) != nil)
        #expect(StringCatalog(Data("[]".utf8)) == nil)
        #expect(StringsDictionary(Data("[".utf8)) == nil)
    }

    @Test("the configured locale is the one of the environment's variables")
    func locale() {
        #expect(ConfiguredLocale.locale(in: ["LANG": "de_DE.UTF-8"])?.identifier == "de_DE")
        #expect(ConfiguredLocale.locale(in: ["LC_ALL": "fr_FR", "LANG": "de_DE"])?.identifier == "fr_FR")
        #expect(ConfiguredLocale.locale(in: ["LANG": "C.UTF-8"]) == nil)
        #expect(ConfiguredLocale.locale(in: [:]) == nil)
    }
}
