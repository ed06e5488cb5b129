import ExtensionProtocol
import Foundation
import SwiftUI
import Testing
import ViewTree

@testable import WidgetKit

private struct PreviewedEntry: TimelineEntry {
    var date: Date
    var word: String
}

private struct PreviewedProvider: TimelineProvider {
    func placeholder(in context: Context) -> PreviewedEntry { PreviewedEntry(date: Date(), word: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (PreviewedEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<PreviewedEntry>) -> Void) {
        let word = context.isPreview ? "from the provider" : "real"
        completion(Timeline(entries: [PreviewedEntry(date: Date(), word: word)], policy: .never))
    }
}

private struct PreviewedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Previewed", provider: PreviewedProvider()) { Text($0.word) }
            .supportedFamilies([.systemSmall])
    }
}

#Preview("Two Entries", as: .systemSmall) {
    PreviewedWidget()
} timeline: {
    PreviewedEntry(date: Date(timeIntervalSince1970: 5), word: "first")
    PreviewedEntry(date: Date(timeIntervalSince1970: 5), word: "second")
}

#Preview("Of the provider", as: .systemMedium) {
    PreviewedWidget()
} timelineProvider: {
    PreviewedProvider()
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
    Color.red.frame(width: 30, height: 20)
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 80)) {
    Text("fixed")
}

private struct Several_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FamilyWords().previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("Small one")
            FamilyWords()
                .containerBackground(.red, for: .widget)
                .previewContext(WidgetPreviewContext(family: .systemMedium))
        }
        .previewDisplayName("Others")
    }
}

private struct FamilyWords: View {
    @Environment(\.widgetFamily) private var family

    var body: some View { Text(verbatim: "\(family)") }
}

@MainActor
struct ExtensionServicePreviewTests {
    private let service = ExtensionService(catalog: BundleCatalog(PreviewedWidget()))

    private var previews: [PreviewDescription] {
        PreviewCatalog.discovered().entries.map(\.description)
            .filter { $0.file?.hasSuffix("ExtensionServicePreviewTests.swift") ?? ($0.provider == "Several_Previews") }
    }

    private func archive(_ id: String) async throws -> TimelineArchive {
        let request = PreviewRequest(
            id: id,
            size: Size(width: 158, height: 158),
            locale: "en_US",
            timeZone: "UTC",
            cornerRadius: 22
        )
        guard case .archive(let archive) = await service.reply(to: .preview(request)) else {
            throw ExtensionFailure(reason: .badParameter, message: "no archive of \(id)")
        }
        return archive
    }

    private func words(_ tree: EntryTree) -> [String] {
        var words: [String] = []
        tree.content.walk { node in
            guard case .text(let text) = node else { return }
            for run in text.runs { if case .string(let string) = run.content { words.append(string) } }
        }
        return words
    }

    @Test("every preview of the program is found, those of a provider one by one")
    func discovery() {
        #expect(
            previews.map(\.id) == ["two-entries", "of-the-provider", "fitting", "fixed", "small-one", "others"]
        )
        #expect(previews.map(\.family) == [.systemSmall, .systemMedium, nil, nil, .systemSmall, .systemMedium])
        #expect(previews.map(\.layout).contains(.fixed(Size(width: 120, height: 80))))
        #expect(previews.first?.line == 34)
    }

    @Test("given entries keep their order where their dates are equal")
    func entries() async throws {
        let archive = try await archive("two-entries")
        #expect(archive.entries.map(\.date) == [5, 6])
        #expect(archive.entries.map { words(archive.trees[$0.tree]) } == [["first"], ["second"]])
    }

    @Test("a provider is asked as a preview's, and a family that the widget does not support is named")
    func provider() async throws {
        let archive = try await archive("of-the-provider")
        #expect(words(archive.trees[0]) == ["from the provider"])
        #expect(archive.diagnostics.contains { $0.contains("does not support systemMedium") })
    }

    @Test("a view is as large as it asks to be")
    func fitting() async throws {
        #expect(try await archive("fitting").size == Size(width: 30, height: 20))
    }

    @Test("previews of one provider have their own families and backgrounds")
    func several() async throws {
        let small = try await archive("small-one")
        let medium = try await archive("others")
        #expect(words(small.trees[0]) == ["systemSmall"])
        #expect(words(medium.trees[0]) == ["systemMedium"])
        #expect(small.trees[0].background == nil)
        #expect(medium.trees[0].background != nil)
    }

    @Test("outside of a preview the modifiers of previews change nothing")
    func modifiers() {
        let plain = ViewResolver.resolve(Text("a"), environment: EnvironmentValues()).tree
        let view = Text("a").previewDisplayName("x").previewLayout(.sizeThatFits)
            .previewContext(WidgetPreviewContext(family: .systemLarge))
        #expect(ViewResolver.resolve(view, environment: EnvironmentValues()).tree == plain)
    }
}
