public import Foundation
import ViewTree

/// A shape with its outline changed.
public struct _ModifiedShape<Base: Shape>: Shape, KnownShape {
    let base: Base
    let change: @Sendable (inout ShapeOutline) -> Void
    let changePath: @Sendable (Path, CGRect) -> Path

    /// The changed outline, in points.
    nonisolated public func path(in rect: CGRect) -> Path { changePath(base.path(in: rect), rect) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline {
        var outline = base.outline(request)
        change(&outline)
        return outline
    }
}

extension _ModifiedShape: InsettableShape where Base: InsettableShape {
    /// The changed shape moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> _ModifiedShape<_ModifiedShape<Base>> {
        self.insetOutline(by: amount)
    }
}

extension Shape {
    nonisolated func modified(
        _ change: @escaping @Sendable (inout ShapeOutline) -> Void,
        path: @escaping @Sendable (Path, CGRect) -> Path = { path, _ in path }
    ) -> _ModifiedShape<Self> {
        _ModifiedShape(base: self, change: change, changePath: path)
    }

    nonisolated func insetOutline(by amount: CGFloat) -> _ModifiedShape<Self> {
        modified({ $0.inset += amount.finite })
    }

    /// The part of the outline between two fractions of its length, 0...1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        let (start, end) = (Double(startFraction).unitClamped, Double(endFraction).unitClamped)
        return modified({ $0.kind = .trimmed($0.kind, from: start, to: max(start, end)) })
    }

    /// The shape turned about an anchor.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        modified({ $0.kind = .rotated($0.kind, degrees: angle.finiteDegrees, anchor: anchor.value) })
    }

    /// The shape moved, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        modified(
            { $0.kind = .offset($0.kind, x: x.finite, y: y.finite) },
            path: { path, _ in path.offsetBy(dx: x, dy: y) }
        )
    }

    /// The shape moved, in points.
    nonisolated public func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }

    /// The shape scaled about an anchor.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        modified({ $0.kind = .scaled($0.kind, x: x.finite, y: y.finite, anchor: anchor.value) })
    }

    /// The shape scaled about an anchor.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The line along the outline, as a shape.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        modified({ $0.stroke = style.value })
    }

    /// The line along the outline, as a shape; in points.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape filled.
    nonisolated public func fill<Style: ShapeStyle>(
        _ content: Style,
        style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, Style> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// A line along the shape.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        modified({ $0.stroke = style.value }).fill(content)
    }

    /// A line along the shape, in points.
    nonisolated public func stroke<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// A line inside the shape.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// A line inside the shape, in points.
    nonisolated public func strokeBorder<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line of the foreground inside the shape, in points.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// A line of the foreground inside the shape.
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }
}
