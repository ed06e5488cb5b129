public import Foundation
import ViewTree

extension View {
    /// The view seen through; 0 is invisible.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        mapNodes { node, _ in .opacity(OpacityNode(opacity: opacity.unitClamped, child: node)) }
    }

    /// The view unseen, its space kept.
    nonisolated public func hidden() -> some View {
        mapNodes { node, _ in .accessibility(.init(isHidden: true, child: .opacity(.init(opacity: 0, child: node)))) }
    }

    /// The view cut to its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        mapNodes { node, _ in .clip(ClipNode(shape: .rectangle, child: node)) }
    }

    /// The view cut to rounded corners, in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// The view turned about an anchor.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        mapNodes { node, _ in
            .transform(TransformNode(degrees: angle.finiteDegrees, anchor: anchor.value, child: node))
        }
    }

    /// The view scaled about an anchor.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        mapNodes { node, _ in
            .transform(TransformNode(scaleX: x.finite, scaleY: y.finite, anchor: anchor.value, child: node))
        }
    }

    /// The view scaled about an anchor.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// The view scaled about an anchor.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// The view with a shadow; lengths in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        mapNodes { node, context in
            let paint = color.paint(in: context.environment)
            return .shadow(
                ShadowNode(paint: paint, radius: max(radius.finite, 0), x: x.finite, y: y.finite, child: node)
            )
        }
    }

    /// The view out of focus; the radius in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        mapNodes { node, _ in .blur(BlurNode(radius: max(radius.finite, 0), child: node)) }
    }

    /// The view's place in the drawing order of its container.
    nonisolated public func zIndex(_ value: Double) -> some View {
        mapNodes { node, _ in .zIndex(ZIndexNode(index: value.order, child: node)) }
    }

    /// A line inside the view's edges, in points.
    nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
