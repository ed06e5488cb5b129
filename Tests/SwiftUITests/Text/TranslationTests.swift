import SwiftUI
import Testing
import ViewTree

/// The tables of `Tests/Fixtures/AssetWidgets`, which lie in one folder.
@MainActor
struct TranslationTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/AssetWidgets")

    private func words(_ key: LocalizedStringKey, _ locale: String, table: String? = nil, in folder: String = "")
        -> String
    {
        let bundle = Bundle(path: Self.fixtures.appendingPathComponent(folder).path)
        let view = Text(key, tableName: table, bundle: bundle)
        return content(view) { $0.inherited.locale = Locale(identifier: locale) }.strings.joined()
    }

    @Test("a plain key is translated, and falls back to the key")
    func plain() {
        #expect(words("Good morning", "de_CH") == "Grüezi")
        #expect(words("Good morning", "de_DE") == "Guten Morgen")
        #expect(words("Good morning", "fr_FR") == "Good morning")
        #expect(words("hello", "de_DE", table: "Older", in: "Older") == "Hallo \"Welt\"")
    }

    @Test("values take their places and choose the plural form")
    func values() {
        #expect(words("\(1) tasks", "en_US") == "1 task")
        #expect(words("\(1234) tasks", "de_DE") == "1.234 Aufgaben")
        #expect(words("\(22) tasks", "pl_PL") == "22 zadania")
        #expect(words("\("Ada") owes \("Bob")", "de_DE") == "Bob bekommt Geld von Ada")
        #expect(words("\(1) birds in \(3) trees", "en_US") == "1 bird in 3 trees")
    }
}
