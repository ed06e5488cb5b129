import SwiftUI
import WidgetKit

/// Widgets that misbehave when they are told to, for the tests of what is around them.
struct FaultBundle: WidgetBundle {
    var body: some Widget {
        SteadyWidget()
        FragileWidget()
        HostileWidget()
        TickingWidget()
        ChosenWidget()
    }
}

/// What all providers here share.
enum Faults {
    static let suite = "group.vitrine.faults"

    static var defaults: UserDefaults? { UserDefaults(suiteName: suite) }
}
