internal import ViewTree

extension Painter {
    /// An outline filled, stroked or both.
    func paintShape(_ shape: ShapeNode, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        let frame = frame.standardized
        let geometry = shape.shape.geometry(in: frame, inset: shape.inset, container: container)
        var items: [DisplayItem] = []
        if let fill = shape.fill.map({ resolver.resolve($0, in: frame, for: use) }), !fill.isInvisible {
            items.append(DisplayPath.filled(geometry, fill, isEvenOdd: shape.isEvenOddFilled))
        }
        if let stroke = shape.stroke, stroke.width > 0, stroke.width.isFinite {
            let paint = resolver.resolve(shape.strokePaint ?? .label, in: frame, for: use)
            if !paint.isInvisible { items.append(DisplayPath.stroked(geometry, stroke, paint)) }
        }
        return items
    }

    /// A hairline, half a point at least: thinner ones vanish on coarse screens.
    func paintDivider(_ divider: DividerNode, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        let frame = frame.standardized
        let thickness = max(min(frame.width, frame.height), 0.5)
        let line =
            frame.width >= frame.height
            ? Rect(x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
            : Rect(x: frame.midX - thickness / 2, y: frame.minY, width: thickness, height: frame.height)
        return [DisplayPath.filled(.rect(line), resolver.resolve(divider.paint, in: frame, for: use))]
    }
}
