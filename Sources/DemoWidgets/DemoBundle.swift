import SwiftUI
import WidgetKit

/// The example bundle: four widgets as they would stand in an Xcode widget extension.
@main
struct DemoBundle: WidgetBundle {
    var body: some Widget {
        SystemStatusWidget()
        TasksWidget()
        FocusWidget()
        ReadingGoalWidget()
    }
}
