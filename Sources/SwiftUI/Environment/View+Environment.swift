public import Observation
package import ViewTree

extension View {
    /// Sets an environment value for this view and those inside it.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        EnvironmentView(content: self) { environment in
            // Writing through a key path reads the old value first, which the author did not ask for.
            let log = environment.readLog
            environment.readLog = nil
            environment[keyPath: keyPath] = value
            environment.readLog = log
        }
    }

    /// Gives an object to this view and those inside it.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentView(content: self) { $0[object: Object.self] = object }
    }

    /// Changes an environment value for this view and those inside it.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// The view in light or dark.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// A wish that concerns a whole screen; a widget keeps the scheme it is shown in.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

    /// The size of texts.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// The sizes that texts may take; others are brought to the nearest.
    nonisolated public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(_ range: Range) -> some View {
        EnvironmentView(content: self) { environment in
            let size = environment.dynamicTypeSize
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            let nearest = allowed.min { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) }
            environment.dynamicTypeSize = nearest ?? size
        }
    }
}

/// A view with other environment values.
package struct EnvironmentView<Content: View> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

extension EnvironmentView: View, PrimitiveView {
    package typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        var inner = context
        change(&inner.environment)
        var nodes = inner.resolve(content)
        let values = inner.environment.inherited
        if values.layoutDirection != context.environment.inherited.layoutDirection {
            let isRightToLeft = values.layoutDirection == .rightToLeft
            nodes = nodes.map { .direction(DirectionNode(isRightToLeft: isRightToLeft, child: $0)) }
        }
        guard values.isColorSchemeFixed,
            !context.environment.inherited.isColorSchemeFixed
                || values.colorScheme != context.environment.inherited.colorScheme
        else { return nodes }
        // The tree's colours follow the widget's scheme; below a view that chooses its own they are fixed here.
        let palette = Palette(scheme: values.colorScheme)
        return nodes.map { $0.mapPaints { palette.fixed($0) } }
    }
}
