import AppIntents
import ExtensionProtocol
import Foundation
import SwiftUI
import Testing
import ViewTree

@testable import WidgetKit

private struct Moment: TimelineEntry {
    var date: Date
    var text: String
    var relevance: TimelineEntryRelevance?
}

private struct Moments: TimelineProvider {
    var entries: [Moment] = [Moment(date: Date(timeIntervalSince1970: 100), text: "one")]
    var policy = TimelineReloadPolicy.never

    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "hidden words") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
        completion(Moment(date: .now, text: context.isPreview ? "sample" : "real"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: entries, policy: policy))
    }
}

private struct Plain: View {
    let text: String

    var body: some View { Text(text) }
}

private struct Scheming: View {
    let text: String
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "night" : "day") }
}

private struct ModeReader: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins

    var body: some View { Text("\(mode.description) \(family.description) \(Int(margins.leading))") }
}

private struct ProbeIntent: AppIntent {
    static let title: LocalizedStringResource = "Probe"

    @Parameter(title: "Count")
    var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        WidgetCenter.shared.reloadTimelines(ofKind: "A")
        WidgetCenter.shared.reloadTimelines(ofKind: "A")
        await Task { WidgetCenter.shared.reloadAllTimelines() }.value
        return .result(value: count * 2, dialog: "Done")
    }
}

@MainActor
@Suite struct ExtensionServiceTests {
    private struct Probe<Content: View>: Widget {
        var provider = Moments()
        var content: (Moment) -> Content
        var isMarginless = false

        init(_ content: @escaping (Moment) -> Content) { self.content = content }

        init() { fatalError("probes are made with their content") }

        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Probe", provider: provider, content: content)
                .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
        }
    }

    private func service<Content: View>(
        _ provider: Moments = Moments(),
        @ViewBuilder _ content: @escaping (Moment) -> Content
    ) -> ExtensionService {
        var probe = Probe(content)
        probe.provider = provider
        return ExtensionService(catalog: BundleCatalog(probe, intents: IntentRegistry([ProbeIntent.self])))
    }

    private func request(
        _ state: EntryState = .timeline,
        kind: String = "Probe",
        family: WidgetFamilyName = .systemSmall
    ) -> ExtensionRequest.Command {
        .archive(
            ArchiveRequest(
                kind: kind,
                family: family,
                size: Size(width: 158, height: 158),
                state: state,
                locale: "en_US",
                timeZone: "UTC",
                cornerRadius: 22
            )
        )
    }

    private func archive(_ service: ExtensionService, _ command: ExtensionRequest.Command) async throws
        -> TimelineArchive
    {
        guard case .archive(let archive) = await service.reply(to: command) else {
            throw ExtensionFailure(reason: .thrown, message: "no archive")
        }
        return archive
    }

    private func words(_ tree: EntryTree) -> String {
        var words = ""
        tree.content.walk { node in
            guard case .text(let text) = node else { return }
            for run in text.runs { if case .string(let string) = run.content { words += string } }
        }
        return words
    }

    @Test("a view that asks for no appearance is evaluated once")
    func independent() async throws {
        let archive = try await archive(service { Plain(text: $0.text) }, request())
        #expect(archive.trees.count == 1 && archive.entries.map(\.variants) == [[]])
        #expect(words(archive.trees[0]) == "one" && archive.entries[0].date == 100)
    }

    @Test("a view that asks for the scheme has a tree for each")
    func schemes() async throws {
        let archive = try await archive(service { Scheming(text: $0.text) }, request())
        let light = try #require(archive.tree(of: archive.entries[0], in: ArchiveEnvironment()))
        let dark = try #require(archive.tree(of: archive.entries[0], in: ArchiveEnvironment(isDark: true)))
        #expect(words(light) == "day" && words(dark) == "night" && archive.trees.count == 2)
    }

    @Test("a view that asks for the rendering mode, the family and the margins gets them")
    func surroundings() async throws {
        let archive = try await archive(service { _ in ModeReader() }, request())
        let accented = try #require(archive.tree(of: archive.entries[0], in: ArchiveEnvironment(mode: .accented)))
        #expect(words(archive.trees[0]) == "fullColor systemSmall 16" && words(accented) == "accented systemSmall 16")
        let circular = try await self.archive(service { _ in ModeReader() }, request(family: .accessoryCircular))
        #expect(words(circular.trees[0]) == "fullColor accessoryCircular 0")
    }

    @Test("entries that look alike share a tree")
    func shared() async throws {
        let entries = (0..<5).map {
            Moment(date: Date(timeIntervalSince1970: Double($0)), text: $0 == 4 ? "last" : "same")
        }
        let archive = try await archive(service(Moments(entries: entries)) { Plain(text: $0.text) }, request())
        #expect(archive.entries.map(\.tree) == [0, 0, 0, 0, 1] && archive.trees.count == 2)
    }

    @Test("a placeholder holds none of the author's words")
    func placeholder() async throws {
        let archive = try await archive(
            service { Plain(text: $0.text).accessibilityLabel($0.text) },
            request(.placeholder)
        )
        let json = String(decoding: try MessageCoding.encode(archive), as: UTF8.self)
        #expect(archive.state == .placeholder && !json.contains("hidden") && !json.contains("words"))
        #expect(words(archive.trees[0]).count == "hidden words".count)
    }

    @Test("a snapshot is asked for as a preview")
    func snapshot() async throws {
        let archive = try await archive(service { Plain(text: $0.text) }, request(.snapshot))
        #expect(words(archive.trees[0]) == "sample")
    }

    @Test(
        "policies and relevance come across",
        arguments: [
            (TimelineReloadPolicy.never, ReloadPolicy.never), (.atEnd, .atEnd),
            (.after(Date(timeIntervalSince1970: 5)), .after(5)),
            (.after(Date(timeIntervalSince1970: .infinity)), .never),
        ]
    )
    func policies(_ policy: TimelineReloadPolicy, _ expected: ReloadPolicy) async throws {
        let entry = Moment(date: .now, text: "", relevance: TimelineEntryRelevance(score: 2, duration: .infinity))
        let archive = try await archive(
            service(Moments(entries: [entry], policy: policy)) { Plain(text: $0.text) },
            request()
        )
        #expect(archive.policy == expected)
        #expect(archive.entries[0].relevance == .init(score: 2, duration: 0))
    }

    @Test("what cannot be archived is refused with a reason")
    func refusals() async {
        let service = service { Plain(text: $0.text) }
        func reason(_ command: ExtensionRequest.Command, _ service: ExtensionService) async -> ExtensionFailure.Reason?
        {
            guard case .failure(let failure) = await service.reply(to: command) else { return nil }
            return failure.reason
        }
        #expect(await reason(request(kind: "Prob"), service) == .unknownKind)
        #expect(await reason(request(family: .systemLarge), service) == .unsupportedFamily)
        let empty = self.service(Moments(entries: [])) { Plain(text: $0.text) }
        #expect(await reason(request(), empty) == .emptyTimeline)
        let many = (0...EntryArchiver.entryLimit).map {
            Moment(date: Date(timeIntervalSince1970: Double($0)), text: "")
        }
        let crowded = self.service(Moments(entries: many)) { Plain(text: $0.text) }
        #expect(await reason(request(), crowded) == .tooLarge)
    }

    @Test("an intent's value, dialog and wishes for reloads come back, each wish once")
    func perform() async throws {
        let invocation = Invocation(intent: "ProbeIntent", parameters: ["count": .int(21)])
        let reply = await service { Plain(text: $0.text) }.reply(to: .perform(PerformRequest(invocation: invocation)))
        #expect(
            reply
                == .performed(PerformReport(value: .int(42), dialog: "Done", reloads: [.kind("A"), .all]))
        )
    }

    @Test("a parameter of the wrong type is refused by its name")
    func badParameter() async {
        let invocation = Invocation(intent: "ProbeIntent", parameters: ["count": .string("many")])
        let reply = await service { Plain(text: $0.text) }.reply(to: .perform(PerformRequest(invocation: invocation)))
        guard case .failure(let failure) = reply else { return #expect(Bool(false), "accepted") }
        #expect(failure.reason == .badParameter && failure.parameter == "count")
    }
}
