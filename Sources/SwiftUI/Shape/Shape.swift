public import Foundation
package import ViewTree

/// An outline that fits itself into a rectangle; as a view it is filled with the foreground.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path
}

/// An outline as the tree knows it.
package struct ShapeOutline {
    package var kind: ShapeKind
    package var inset = 0.0
    package var stroke: Stroke?

    package init(_ kind: ShapeKind) {
        self.kind = kind
    }
}

/// A shape that the tree knows by name, whatever its size.
package protocol KnownShape {
    /// The outline; `request` tells the size where it is needed.
    func knownOutline(_ request: SizeRequest) -> ShapeOutline
}

extension Shape {
    /// The outline as the tree knows it; a shape of the author's own is drawn at the size it is given.
    nonisolated package func outline(_ request: SizeRequest) -> ShapeOutline {
        if let shape = self as? any KnownShape { return shape.knownOutline(request) }
        return sampledOutline(request)
    }

    nonisolated func sampledOutline(_ request: SizeRequest) -> ShapeOutline {
        let size = request.size
        let path = path(in: CGRect(origin: .zero, size: size))
        return ShapeOutline(.path(path.value, size: Size(width: Double(size.width), height: Double(size.height))))
    }
}

extension Shape {
    /// The shape, filled with the foreground.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }
}

/// A shape whose inside is known, so that its outline can be moved inwards.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape moved inwards, in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether a part that an outline encloses twice stays empty.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape, filled or drawn as a line.
public struct _ShapeView<Outline: Shape, Style: ShapeStyle> {
    let shape: Outline
    let style: Style
    let fillStyle: FillStyle
}

extension _ShapeView: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let request = context.makeSizeRequest()
        let outline = shape.outline(request)
        let paint = style.resolvedPaint(in: context.environment)
        let node = ShapeNode(
            shape: outline.kind,
            inset: outline.inset,
            fill: outline.stroke == nil ? paint : nil,
            isEvenOddFilled: fillStyle.isEOFilled,
            stroke: outline.stroke,
            strokePaint: outline.stroke == nil ? nil : paint
        )
        return [request.marked(.shape(node))]
    }
}

extension _ShapeView {
    /// The filled shape with a line along it.
    public func stroke<Line: ShapeStyle>(_ content: Line, style: StrokeStyle, antialiased: Bool = true) -> some View {
        overlay(shape.stroke(content, style: style))
    }

    /// The filled shape with a line along it, in points.
    public func stroke<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }

    /// The shape filled once more.
    public func fill<Over: ShapeStyle>(_ content: Over, style: FillStyle = FillStyle()) -> some View {
        overlay(shape.fill(content, style: style))
    }
}

extension _ShapeView where Outline: InsettableShape {
    /// The filled shape with a line inside it, in points.
    public func strokeBorder<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }

    /// The filled shape with a line inside it.
    public func strokeBorder<Line: ShapeStyle>(_ content: Line, style: StrokeStyle) -> some View {
        overlay(shape.strokeBorder(content, style: style))
    }
}
