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
            name: "CoreLocation, MapKit",
            remark: "a server has no place of its own; make it a parameter",
            source: "import CoreLocation",
            error: "no such module 'CoreLocation'"
        ),
        AbsentName(
            name: "Combine",
            remark: "use `async` functions",
            source: "import Combine",
            error: "no such module 'Combine'"
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
