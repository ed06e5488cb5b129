public import Foundation
import ViewTree

extension View {
    /// A frame as large as the space for the widget's content.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame of `span` of `count` equal parts of the space for the widget's content, `spacing` points apart.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(Swift.max(count, 1)), CGFloat(Swift.max(span, 1)))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }

    /// A frame whose lengths `length` makes of those of the space for the widget's content, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        mapNodes { node, context in
            let space = context.environment.inherited.containerSize
            func part(_ axis: Axis, _ whole: CGFloat) -> Double {
                let value = length(whole, axis)
                return value.isFinite ? Double(Swift.max(value, 0)) : 0
            }
            return .frame(
                FrameNode(
                    width: axes.contains(.horizontal) ? part(.horizontal, space.width) : nil,
                    height: axes.contains(.vertical) ? part(.vertical, space.height) : nil,
                    alignment: alignment.value,
                    child: node
                )
            )
        }
    }

    /// Runs when the view's geometry changes; an archive stands still.
    nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (Value) -> Void
    ) -> some View {
        self
    }

    /// Runs when the view's geometry changes; an archive stands still.
    nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        self
    }
}
