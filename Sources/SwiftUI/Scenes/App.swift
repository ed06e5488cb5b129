/// An app: what its windows show. Here it is run to see where a deep link leads.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// Makes the app.
    init()

    /// The app's scenes.
    @SceneBuilder var body: Body { get }
}

extension App {
    /// Runs the command line: `open URL` hands a deep link to the app and prints what it shows then.
    public static func main() {
        runApp { Self().body.rootViews.first }
    }
}

/// The program around an app; WidgetKit, which is always linked with this module, defines it under this name, since an app's
/// files may import SwiftUI alone.
@_silgen_name("vitrine_run_app")
@MainActor
private func runApp(_ makeRoot: @escaping @MainActor () -> (any View)?) -> Never
