internal import Foundation

/// The locale that texts are looked up in.
///
/// Foundation's `Locale.current` does not follow the environment on Linux, so the language comes from the request that
/// is being served, else from the variables that the service starts its extension processes with.
package enum ConfiguredLocale {
    /// The locale of the request that is being served; nil outside of any.
    @TaskLocal package static var requested: Locale?

    /// The locale in effect.
    package static var current: Locale { requested ?? environment ?? .current }

    private static let environment = locale(in: ProcessInfo.processInfo.environment)

    /// The locale that `LC_ALL`, `LC_MESSAGES` or `LANG` name, in this order (POSIX, section 8.2); nil for `C`.
    static func locale(in variables: [String: String]) -> Locale? {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty }
        guard let name = value?.prefix(while: { $0 != "." && $0 != "@" }), !name.isEmpty, name != "C", name != "POSIX"
        else { return nil }
        return Locale(identifier: String(name))
    }
}
