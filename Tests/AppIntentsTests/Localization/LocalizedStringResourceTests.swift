import AppIntents
import Foundation
import Testing

struct LocalizedStringResourceTests {
    @Test("a literal is its own key and text")
    func literal() {
        let resource: LocalizedStringResource = "Toggle Task"
        #expect(resource.key == "Toggle Task")
        #expect(String(localized: resource) == "Toggle Task")
    }

    @Test("interpolations make a key with specifiers and a text with values")
    func interpolation() {
        let resource: LocalizedStringResource = "\(3) of \("x"), \(0.5, specifier: "%.2f") and \(2.0)"
        #expect(resource.key == "%lld of %@, %.2f and %lf")
        #expect(String(localized: resource) == "3 of x, 0.50 and 2.000000")
    }

    @Test("a key with a default value shows the default value")
    func defaultValue() {
        #expect(String(localized: LocalizedStringResource("some.key", defaultValue: "Text")) == "Text")
        #expect(String(localized: "a \(1)") == "a 1")
    }

    @Test("representations and dialogs are written as literals and interpolations")
    func representations() {
        let type: TypeDisplayRepresentation = "City"
        let value: DisplayRepresentation = "City \(1)"
        let dialog: IntentDialog = "Done \(2)"
        #expect(String(localized: type.name) == "City")
        #expect(String(localized: value.title) == "City 1")
        #expect(String(localized: dialog.full) == "Done 2")
    }
}
