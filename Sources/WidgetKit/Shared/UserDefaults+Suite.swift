public import Foundation

/// Finds App Group defaults ahead of Foundation's own initialiser; see ``init(suiteName:)``.
public protocol _AppGroupDefaultsProvider {}

extension UserDefaults: _AppGroupDefaultsProvider {}

extension _AppGroupDefaultsProvider {
    /// The defaults shared by all that belong to the App Group `suiteName`; nil for an empty name.
    ///
    /// They lie in `groups/<suite>/preferences.json` of the service's data folder. A change is on the disk when the call
    /// that makes it returns.
    public init?(suiteName: String) {
        // The parameter is not optional, so that this is preferred to Foundation's `init?(suiteName: String?)`.
        guard let folder = AppGroupFolder(suite: suiteName),
            let defaults = AppGroupDefaults(store: AppGroupStore(folder: folder)) as? Self
        else { return nil }
        self = defaults
    }
}
