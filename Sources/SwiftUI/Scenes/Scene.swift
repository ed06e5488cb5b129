/// A part of an app's interface, such as its windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes this one consists of.
    associatedtype Body: Scene

    /// The scenes this one consists of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that knows its windows' content.
@MainActor
protocol PrimitiveScene {
    var views: [any View] { get }
}

extension Scene {
    /// What the windows show, first scene first.
    package var rootViews: [any View] {
        if let primitive = self as? any PrimitiveScene { return primitive.views }
        return Body.self == Never.self ? [] : body.rootViews
    }

    /// Accepted; nothing happens when an app that is run here leaves the foreground.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }
}

/// A window, or as many as the person wants.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    private let content: Content

    /// Windows that show `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Windows that show `content`, told apart by an id.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Windows that show `content`, with a title.
    public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The scene has no others inside.
    public var body: Never { fatalError("a window group has no body") }

    var views: [any View] { [content] }
}

/// Builds the scenes of an app.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
    /// One scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneList {
        var list = SceneList()
        for scene in repeat each content { list.views += scene.rootViews }
        return list
    }
}

/// Several scenes in the place of one.
public struct SceneList: Scene, PrimitiveScene {
    var views: [any View] = []

    /// The list has no scene of its own.
    public var body: Never { fatalError("a list of scenes has no body") }
}
