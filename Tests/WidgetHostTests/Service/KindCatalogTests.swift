import ExtensionProtocol
import Testing

@testable import WidgetHost

@Suite struct KindCatalogTests {
    private func description(_ kinds: String...) -> BundleDescription {
        BundleDescription(
            kinds: kinds.map {
                KindDescriptor(kind: $0, displayName: $0, description: "", families: [.systemSmall, .accessoryInline])
            },
            intents: [IntentSummary(name: "Toggle", title: "Toggle", description: nil, parameters: [])]
        )
    }

    private func problem(_ configuration: Configuration) -> String {
        do throws(ConfigurationError) {
            _ = try KindCatalog([description("Clock", "Tasks")], bundles: ["a"]).placements(configuration)
            return "accepted"
        } catch {
            return error.description
        }
    }

    @Test("without configured widgets each kind is placed once per family")
    func defaults() throws {
        let catalog = try KindCatalog([description("Clock"), description("Tasks")], bundles: ["a", "b"])
        let ids = try catalog.placements(Configuration()).map(\.id)
        #expect(ids == ["clock-systemSmall", "clock-accessoryInline", "tasks-systemSmall", "tasks-accessoryInline"])
        #expect(catalog.entry(of: "Tasks")?.bundle == 1)
        #expect(catalog.intents.count == 1)
    }

    @Test("a kind in two bundles is refused with both names")
    func collision() {
        let error = #expect(throws: ConfigurationError.self) {
            try KindCatalog([description("Clock"), description("Clock")], bundles: ["one", "two"])
        }
        #expect(error?.problem.contains("one and two") == true)
    }

    @Test("a configured widget of an unknown kind or family is refused with what there is")
    func unknown() {
        var configuration = Configuration()
        configuration.widgets = [Placement(id: "x", kind: "Clok", family: .systemSmall)]
        #expect(
            problem(configuration).contains(#"$.widgets[0].kind: no bundle has the kind "Clok"; did you mean "Clock"?"#)
        )
        configuration.widgets = [Placement(id: "x", kind: "Clock", family: .systemLarge)]
        #expect(problem(configuration).contains("it supports systemSmall, accessoryInline"))
    }
}
