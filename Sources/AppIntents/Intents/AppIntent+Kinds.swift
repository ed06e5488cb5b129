public import Foundation

/// An intent whose parameters configure a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: a configuration is read, not performed.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing: a configuration is read, not performed.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that sets one value, as a toggle does.
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue

    /// The value to set; a parameter.
    var value: ValueType { get nonmutating set }
}

/// An intent that is provided by the system's own vocabulary.
public protocol SystemIntent: AppIntent {}

/// An intent that plays, pauses or changes sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts sound.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts, changes or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: _IntentValue

    /// What is opened; a parameter.
    var target: Value { get nonmutating set }
}

extension OpenIntent {
    /// Opening is the app's to do.
    public static var openAppWhenRun: Bool { true }
}

/// An intent that may ask to go on in the app.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// The error that asks to go on in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil,
        continuation: (@MainActor @Sendable () -> Void)? = nil
    ) -> any Error {
        AppIntentError.needsForeground(dialog)
    }

    /// Asks to go on in the app, which a server cannot do.
    public func requestToContinueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil,
        continuation: (@MainActor @Sendable () async throws -> Result)? = nil
    ) async throws -> Result {
        throw AppIntentError.needsForeground(dialog)
    }
}

/// An intent that replaces one of the older Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the older intent.
    static var intentClassName: String { get }
}

/// An intent that the system may predict.
public protocol PredictableIntent: AppIntent {}

/// An intent that tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent has come; nobody watches it here.
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that an app keeps only for what was saved with it.
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent to use instead.
    associatedtype ReplacementIntent: AppIntent

    /// What to tell the person.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What a deprecated intent tells the person.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
    /// What to tell the person.
    let message: LocalizedStringResource

    /// A message with the intent to use instead.
    public init(message: LocalizedStringResource, replacedBy replacement: Replacement.Type = Replacement.self) {
        self.message = message
    }
}

/// Marks a module that declares intents.
public protocol AppIntentsPackage {
    /// Further modules that declare intents.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// No further modules.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
