public import Foundation

/// An error that the framework itself gives an intent.
public struct AppIntentError: Error, Sendable {
    /// What happened, for the framework's own use.
    enum Reason: Sendable {
        case needsValue(parameter: ObjectIdentifier, dialog: IntentDialog?)
        case needsForeground(IntentDialog?)
        case plain(String)
    }

    /// What happened.
    let reason: Reason

    /// The intent wants to go on in its app.
    static func needsForeground(_ dialog: IntentDialog?) -> AppIntentError {
        AppIntentError(reason: .needsForeground(dialog))
    }

    /// The intent should start anew.
    public static let restartPerform = AppIntentError(reason: .plain("The intent must be performed again."))

    /// What only the person can put right.
    public enum UserActionRequired: String, Error, Sendable {
        /// An account must be set up.
        case accountSetup
        /// The app must be confirmed.
        case confirmation
        /// The person must sign in.
        case signin
        /// A subscription is needed.
        case subscription
    }

    /// A permission that is missing.
    public enum PermissionRequired: String, Error, Sendable {
        /// Bluetooth.
        case bluetooth
        /// The camera.
        case camera
        /// Contacts.
        case contacts
        /// The place.
        case location
        /// The microphone.
        case microphone
        /// Notifications.
        case notifications
        /// Photos.
        case photos
        /// Speech.
        case speechRecognition
        /// Anything else.
        case unknown
    }

    /// What nobody can put right.
    public enum Unrecoverable: String, Error, Sendable {
        /// The entity is gone.
        case entityNotFound
        /// The feature is not there.
        case featureCurrentlyRestricted
        /// The device is not reachable.
        case deviceNotFound
        /// Not available here.
        case notAllowed
        /// Anything else.
        case unknown
    }
}

extension AppIntentError: LocalizedError {
    /// What to tell the person.
    public var errorDescription: String? {
        switch reason {
        case .needsValue(_, let dialog): dialog?.full.text ?? "A parameter needs a value."
        case .needsForeground(let dialog): dialog?.full.text ?? "The intent can only go on in its app."
        case .plain(let text): text
        }
    }
}
