import SwiftUI
import Testing

@testable import WidgetKit

private struct Entry: TimelineEntry {
    var date: Date
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(Entry(date: .distantPast))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .distantPast)], policy: .never))
    }
}

private struct Plain: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: Provider()) { _ in Text("plain") }
    }
}

private struct Dressed: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Dressed", provider: Provider()) { _ in Text("dressed") }
            .configurationDisplayName("Dressed up")
            .description("For the ball.")
            .supportedFamilies([.systemLarge, .accessoryInline])
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
    }
}

private struct Wrapper: Widget {
    var body: some WidgetConfiguration { Plain().body.configurationDisplayName("Wrapped") }
}

@MainActor
@Suite struct WidgetBundleTests {
    @WidgetBundleBuilder private func bundle(_ isRich: Bool) -> some Widget {
        Plain()
        if isRich { Dressed() }
    }

    @Test("a bundle lists its widgets, conditions included")
    func lists() {
        #expect(BundleCatalog(bundle(true)).description.kinds.map(\.kind) == ["Plain", "Dressed"])
        #expect(BundleCatalog(bundle(false)).description.kinds.map(\.kind) == ["Plain"])
        #expect(BundleCatalog(Dressed()).description.kinds.map(\.kind) == ["Dressed"])
    }

    @Test("a widget that says nothing is named after its kind and supports the home screen's families")
    func defaults() throws {
        let descriptor = try BundleCatalog(Plain()).entry(of: "Plain").descriptor
        #expect(descriptor.displayName == "Plain" && descriptor.description.isEmpty)
        #expect(descriptor.families == [.systemSmall, .systemMedium, .systemLarge])
        #expect(!descriptor.contentMarginsDisabled && descriptor.isBackgroundRemovable)
    }

    @Test("every modifier of a configuration counts, in any order and around other bodies")
    func modifiers() throws {
        let dressed = try BundleCatalog(Dressed()).entry(of: "Dressed").descriptor
        #expect(dressed.displayName == "Dressed up" && dressed.description == "For the ball.")
        #expect(dressed.families == [.systemLarge, .accessoryInline])
        #expect(dressed.contentMarginsDisabled && !dressed.isBackgroundRemovable)
        #expect(try BundleCatalog(Wrapper()).entry(of: "Plain").descriptor.displayName == "Wrapped")
    }

    @Test("an unknown kind is refused with those that there are")
    func unknown() {
        #expect(throws: (any Error).self) { try BundleCatalog(bundle(true)).entry(of: "Absent") }
    }
}
