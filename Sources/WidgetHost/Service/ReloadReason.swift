/// Who wants a provider to be asked.
enum ReloadReason: Hashable, Sendable {
    /// The timeline's own policy.
    case policy
    /// The service starts.
    case start
    /// A provider asked by itself.
    case widgetCode
    /// An intent that somebody performed.
    case intent
    /// Somebody who may administer the service.
    case `operator`

    /// Whether the reload counts against the day's budget.
    var isBudgeted: Bool {
        switch self {
        case .policy, .widgetCode: true
        case .start, .intent, .operator: false
        }
    }
}

/// What became of a request for a reload.
struct ReloadReport: Hashable, Sendable {
    enum Decision: String, Hashable, Sendable {
        /// The provider was asked for this request.
        case ran
        /// Other requests that came at the same time share the run.
        case coalesced
        /// The budget is used up.
        case denied
    }

    var widget: String
    var decision: Decision
    /// Whether clients now see something else.
    var changed = false
    /// Why the provider gave nothing.
    var failure: String?
    /// Seconds until a denied request would be granted.
    var retryAfter: Double?
}
