import AppIntents
import WidgetKit

/// The switch that the app and its widgets share through their App Group.
enum FocusSwitch {
    private static let key = "focus.since"

    /// When focus was turned on; nil while it is off.
    static var since: Date? {
        defaults?.object(forKey: key) as? Date
    }

    /// Turns focus on or off; what is on already stays on since then.
    static func set(_ isOn: Bool) {
        if !isOn {
            defaults?.removeObject(forKey: key)
        } else if since == nil {
            defaults?.set(Date.now, forKey: key)
        }
    }

    private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.vitrine.demo") }
}

/// Turns focus on or off.
struct SetFocusIntent: AppIntent {
    static let title: LocalizedStringResource = "Set Focus"
    static let description = IntentDescription("Turns focus on or off.")

    @Parameter(title: "On")
    var isOn: Bool

    init() {}

    init(isOn: Bool) {
        self.isOn = isOn
    }

    func perform() async throws -> some IntentResult {
        FocusSwitch.set(isOn)
        WidgetCenter.shared.reloadTimelines(ofKind: "Focus")
        return .result()
    }
}
