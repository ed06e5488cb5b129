/// A name of Apple's that does not compile here.
struct AbsentName {
    let name: String
    let remark: String
    /// A whole file that uses it.
    let source: String
    /// What the compiler says of it.
    let error: String

    static let all: [AbsentName] = [
        AbsentName(
            name: "Charts",
            remark: "not yet; draw with `Path`, `Canvas` or shapes",
            source: "import Charts",
            error: "no such module 'Charts'"
        ),
        AbsentName(
            name: "ActivityKit, DynamicIsland",
            remark: "Live Activities need a phone",
            source: "import ActivityKit",
            error: "no such module 'ActivityKit'"
        ),
        AbsentName(
            name: "ControlWidget",
            remark: "controls of Control Center are not hosted yet",
            source: "import WidgetKit\nfunc use(_ widget: any ControlWidget) {}",
            error: "cannot find type 'ControlWidget'"
        ),
        AbsentName(
            name: "CoreData, SwiftData",
            remark: "keep data in the App Group's folder or defaults",
            source: "import CoreData",
            error: "no such module 'CoreData'"
        ),
        AbsentName(
            name: "MapKit",
            remark: "draw a picture of the map in the provider",
            source: "import MapKit",
            error: "no such module 'MapKit'"
        ),
        AbsentName(
            name: "IntentConfiguration",
            remark: "its options come from `.intentdefinition` files; use `AppIntentConfiguration`",
            source: "import WidgetKit\nlet type = IntentConfiguration.self",
            error: "cannot find 'IntentConfiguration'"
        ),
        AbsentName(
            name: "WidgetRelevance",
            remark: "only a watch's stack asks for it",
            source: "import WidgetKit\nfunc use<T>(_ value: WidgetRelevance<T>) {}",
            error: "cannot find type 'WidgetRelevance'"
        ),
        AbsentName(
            name: "UIView, UIViewController",
            remark: "widgets cannot show them on a phone either",
            source: "import UIKit\nlet view = UIView()",
            error: "cannot find 'UIView'"
        ),
        AbsentName(
            name: "WKInterfaceDevice",
            remark: "there is no watch; `WidgetFamily` tells the place",
            source: "import WatchKit",
            error: "no such module 'WatchKit'"
        ),
    ]
}
