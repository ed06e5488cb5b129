/// A type with a name that stays the same between builds.
public protocol PersistentlyIdentifiable {
    /// The lasting name; by default the type's own.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's own name.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// An action of an app, with parameters, that a widget's button or an HTTP client can perform.
///
/// The attribute keeps intents that no code of the executable mentions out of reach of dead-code removal, so that
/// `ConformanceScanner` finds them in release builds, too.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// What `perform()` gives.
    associatedtype PerformResult: IntentResult

    /// The sentence that names the parameters.
    associatedtype SummaryContent: ParameterSummary

    /// The type of `description`; authors declare it as `IntentDescription` or as its optional.
    associatedtype _DescriptionContent: _IntentDescriptionConvertible

    /// The short name shown for the intent.
    static var title: LocalizedStringResource { get }

    /// What the intent does.
    static var description: _DescriptionContent { get }

    /// Whether performing the intent opens the app.
    static var openAppWhenRun: Bool { get }

    /// Whether lists show the intent.
    static var isDiscoverable: Bool { get }

    /// Whether the intent may be performed on a locked device.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }

    /// The sentence that names the parameters.
    static var parameterSummary: SummaryContent { get }

    /// An intent whose parameters have their defaults or are unset.
    init()

    /// Does the intent's work; an error thrown is told to whoever asked for it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// No description.
    public static var description: IntentDescription? { nil }

    /// The app stays closed.
    public static var openAppWhenRun: Bool { false }

    /// Lists show the intent.
    public static var isDiscoverable: Bool { true }

    /// A locked device performs it, too.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// No sentence: parameters stand in the order of their declaration.
    public static var parameterSummary: _EmptyParameterSummary { _EmptyParameterSummary() }

    /// Performs the intent from the author's own code.
    public func callAsFunction(donate: Bool) async throws -> PerformResult { try await perform() }

    /// A parameter of the intent.
    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

    /// A value that the app registered with `AppDependencyManager`.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>

    /// Asks whether to go on; over HTTP the request itself is the consent.
    public func requestConfirmation() async throws {}

    /// Asks whether to go on with a result; over HTTP the request itself is the consent.
    public func requestConfirmation<Result: IntentResult>(
        result: Result,
        confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws {}

    /// Asks whether to go on; over HTTP the request itself is the consent.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [],
        actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil
    ) async throws {}
}

/// Whether an intent may be performed on a locked device.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Any device performs it.
    case alwaysAllowed
    /// The person must be known.
    case requiresAuthentication
    /// The device itself must be unlocked.
    case requiresLocalDeviceAuthentication
}

/// The verb of a confirmation button.
public struct ConfirmationActionName: Hashable, Sendable {
    /// The word on the button.
    let verb: LocalizedStringResource

    /// The verbs that need no text of the author's.
    public static let `continue` = ConfirmationActionName(verb: "Continue")
    /// Adds something.
    public static let add = ConfirmationActionName(verb: "Add")
    /// Does something.
    public static let `do` = ConfirmationActionName(verb: "Do")
    /// Goes somewhere.
    public static let go = ConfirmationActionName(verb: "Go")
    /// Orders something.
    public static let order = ConfirmationActionName(verb: "Order")
    /// Sends something.
    public static let send = ConfirmationActionName(verb: "Send")
    /// Sets something.
    public static let set = ConfirmationActionName(verb: "Set")
    /// Starts something.
    public static let start = ConfirmationActionName(verb: "Start")

    /// A verb of the author's own.
    public static func custom(
        acceptLabel: LocalizedStringResource,
        acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [],
        destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(verb: acceptLabel)
    }
}

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
