internal import AppIntents
internal import ExtensionProtocol
internal import Foundation
internal import SwiftUI
internal import ViewTree

/// Answers the daemon's requests with the author's code.
@MainActor
struct ExtensionService {
    let catalog: BundleCatalog
    /// What the app's first window shows; nil for a widget bundle.
    var root: (any View)?

    /// The answer to `command`.
    func reply(to command: ExtensionRequest.Command) async -> ExtensionReply {
        do throws(ExtensionFailure) {
            switch command {
            case .describe: return .description(catalog.description)
            case .archive(let request): return .archive(try await archive(request))
            case .perform(let request): return .performed(try await perform(request))
            case .open(let request): return .archive(try open(request))
            case .options(let request): return .options(try await options(request))
            case .previews: return .previews(PreviewCatalog.discovered().entries.map(\.description))
            case .preview(let request): return .archive(try await preview(request))
            }
        } catch {
            return .failure(error)
        }
    }

    private func archive(_ request: ArchiveRequest) async throws(ExtensionFailure) -> TimelineArchive {
        try await within(locale: request.locale) { () async throws(ExtensionFailure) in
            try await archiveInLocale(request)
        }
    }

    /// What `body` makes while texts are looked up in a locale.
    func within(
        locale: String,
        _ body: @MainActor () async throws(ExtensionFailure) -> TimelineArchive
    ) async throws(ExtensionFailure) -> TimelineArchive {
        let result = await ConfiguredLocale.$requested.withValue(Locale(identifier: locale)) {
            do throws(ExtensionFailure) {
                return Result<TimelineArchive, ExtensionFailure>.success(try await body())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func archiveInLocale(_ request: ArchiveRequest) async throws(ExtensionFailure) -> TimelineArchive {
        let entry = try catalog.entry(of: request.kind)
        guard entry.descriptor.families.contains(request.family) else {
            let known = entry.descriptor.families.map(\.rawValue).joined(separator: ", ")
            throw ExtensionFailure(
                reason: .unsupportedFamily,
                message: "\"\(request.kind)\" does not support \(request.family.rawValue); it supports \(known)"
            )
        }
        if let zone = TimeZone(identifier: request.timeZone) { NSTimeZone.default = zone }
        let now = Date()
        let timeline = try await entries(of: entry.provider, request)
        guard !timeline.entries.isEmpty else {
            throw ExtensionFailure(reason: .emptyTimeline, message: "the provider gave a timeline without entries")
        }
        var archiver = EntryArchiver(descriptor: entry.descriptor, request: request)
        return try archiver.archive(timeline.entries, policy: ReloadPolicy(timeline.policy), at: now)
    }

    private func entries(
        of provider: any ProviderAdapter,
        _ request: ArchiveRequest
    ) async throws(ExtensionFailure) -> AnyTimeline {
        let context = TimelineProviderContext(
            family: WidgetFamily(request.family),
            displaySize: CGSize(width: request.size.width, height: request.size.height),
            isPreview: request.isPreview || request.state == .snapshot,
            environmentVariants: .init(variants: [EnvironmentValues()])
        )
        let configuration = request.configuration.mapValues(IntentValue.init)
        do throws(IntentError) {
            if request.validatesConfiguration { try await provider.validate(configuration) }
            switch request.state {
            case .placeholder:
                return AnyTimeline(entries: [provider.placeholder(in: context)], policy: .never)
            case .snapshot:
                return AnyTimeline(
                    entries: [try await provider.snapshot(for: configuration, in: context)],
                    policy: .never
                )
            case .timeline:
                return try await provider.timeline(for: configuration, in: context)
            }
        } catch {
            throw ExtensionFailure(error)
        }
    }

    private func perform(_ request: PerformRequest) async throws(ExtensionFailure) -> PerformReport {
        let collector = ReloadCollector()
        let failures = StorageFailures()
        let invocation = IntentInvocation(
            intent: request.invocation.intent,
            parameters: request.invocation.parameters.mapValues(IntentValue.init)
        )
        let result = await ReloadCollector.$current.withValue(collector) {
            await StorageFailures.$current.withValue(failures) {
                await attempt(invocation, isLenient: request.isLenient)
            }
        }
        let outcome: IntentOutcome
        do throws(IntentError) {
            outcome = try result.get()
        } catch {
            throw ExtensionFailure(error)
        }
        if let failure = failures.first {
            throw ExtensionFailure(reason: .thrown, message: "what the intent changed could not be written: \(failure)")
        }
        return PerformReport(
            value: outcome.value.map(JSONValue.init),
            dialog: outcome.dialog,
            openURL: outcome.openURL,
            reloads: collector.targets
        )
    }

    private func attempt(
        _ invocation: IntentInvocation,
        isLenient: Bool
    ) async -> Result<IntentOutcome, IntentError> {
        do throws(IntentError) {
            return .success(try await catalog.intents.perform(invocation, lenient: isLenient))
        } catch {
            return .failure(error)
        }
    }
}

extension ReloadPolicy {
    init(_ policy: TimelineReloadPolicy) {
        switch policy.form {
        case .atEnd: self = .atEnd
        case .never: self = .never
        case .after(let date):
            let seconds = date.timeIntervalSince1970
            // A date that no JSON number can hold never comes.
            self = seconds.isFinite ? .after(seconds) : .never
        }
    }
}
