internal import ExtensionProtocol
internal import ViewTree

/// What performing an intent led to.
struct IntentOutcome: Sendable {
    var report: PerformReport
    var reloads: [ReloadReport]
}

extension WidgetService {
    /// Performs an archived control's intent, then reloads its widget and all that the intent asked for, before it
    /// answers.
    func perform(_ invocation: Invocation, of id: String) async -> Result<IntentOutcome, ExtensionError> {
        guard let slot = slots[id] else { return .failure(.shuttingDown) }
        return await perform(invocation, isLenient: false, bundle: slot.bundle, reloading: [id])
    }

    /// Performs an intent by its name, in the bundle that has it.
    func perform(_ invocation: Invocation, isLenient: Bool) async -> Result<IntentOutcome, ExtensionError> {
        for bundle in pools.indices {
            let result = await perform(invocation, isLenient: isLenient, bundle: bundle, reloading: [])
            if case .failure(.refused(let failure)) = result, failure.reason == .unknownIntent, bundle + 1 < pools.count
            {
                continue
            }
            return result
        }
        return .failure(.shuttingDown)
    }

    private func perform(
        _ invocation: Invocation,
        isLenient: Bool,
        bundle: Int,
        reloading: [String]
    ) async -> Result<IntentOutcome, ExtensionError> {
        let request = PerformRequest(invocation: invocation, isLenient: isLenient)
        let pool = pools[bundle]
        switch await pool.request(.perform(request), label: invocation.intent, urgency: .interactive) {
        case .success(.performed(let report)):
            var wanted = Set(reloading)
            for target in report.reloads { wanted.formUnion(ids(of: target, bundle: bundle)) }
            metrics.recordIntent(succeeded: true)
            return .success(IntentOutcome(report: report, reloads: await reload(wanted, for: .intent)))
        case .success:
            metrics.recordIntent(succeeded: false)
            return .failure(.unintelligible("an answer of another type"))
        case .failure(let error):
            metrics.recordIntent(succeeded: false)
            return .failure(error)
        }
    }
}
