import Foundation
import ViewTree

/// The frames of views around that were given names.
struct NamedSpaces: @unchecked Sendable {
    // A request stays on the main actor, where views are evaluated.
    private var requests: [AnyHashable: SizeRequest] = [:]

    /// The frame of a view, in points in the widget's content; nil where no view around has the name.
    subscript(name: AnyHashable) -> CGRect? { requests[name]?.frame }

    /// Adds a view around.
    mutating func insert(_ name: AnyHashable, _ request: SizeRequest) { requests[name] = request }
}

extension EnvironmentValues {
    private struct NamedSpacesKey: EnvironmentKey {
        static let defaultValue = NamedSpaces()
    }

    /// The views around that were given names.
    var namedSpaces: NamedSpaces {
        get { self[NamedSpacesKey.self] }
        set { self[NamedSpacesKey.self] = newValue }
    }
}

/// A view with a name for frames measured from it.
struct SpaceView<Content: View> {
    let content: Content
    let space: CoordinateSpace
}

extension SpaceView: View, PrimitiveView {
    typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard case .named(let name) = space else { return context.resolve(content) }
        let request = context.makeSizeRequest()
        var inner = context
        inner.environment.namedSpaces.insert(name, request)
        var nodes = inner.resolve(content)
        // Only a frame that somebody asked for leaves a mark; of several views the first one counts.
        if !nodes.isEmpty { nodes[0] = request.marked(nodes[0]) }
        return nodes
    }
}
