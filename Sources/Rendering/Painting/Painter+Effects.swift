internal import ViewLayout
internal import ViewTree

extension Painter {
    mutating func paintOpacity(_ node: OpacityNode, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let opacity = node.opacity.isNaN ? 1 : min(max(node.opacity, 0), 1)
        let items = paintChildren(of: placed, in: scope)
        if opacity == 1 { return items }
        guard opacity > 0, !items.isEmpty else { return [] }
        if items.count == 1, let faded = items[0].faded(by: opacity) { return [faded] }
        var group = DisplayGroup(children: items)
        group.opacity = opacity
        return [.group(group)]
    }

    mutating func paintClip(_ node: ClipNode, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let geometry = node.shape.geometry(in: placed.frame, inset: node.inset, container: container)
        let items = paintChildren(of: placed, in: scope)
        guard !items.isEmpty else { return [] }
        // A plain rectangle that is cut to an outline inside it is that outline, filled.
        if items.count == 1, case .path(var path) = items[0], path.stroke == nil, !node.isEvenOdd,
            case .rect(let frame, .zero) = path.geometry, frame.contains(geometry.bounds)
        {
            path.geometry = geometry
            return [.path(path)]
        }
        var group = DisplayGroup(children: items)
        group.clip = DisplayGroup.Clip(geometry: geometry, isEvenOdd: node.isEvenOdd)
        return [.group(group)]
    }

    mutating func paintMask(_ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let items = paintChildren(of: placed, in: scope)
        guard !items.isEmpty, let mask = placed.children.dropFirst().first else { return items }
        var group = DisplayGroup(children: items)
        let region = placed.frame.standardized.outset(by: max(placed.frame.width, placed.frame.height))
        group.mask = .items(paint(mask, in: Scope(isMask: true)), region: region)
        return [.group(group)]
    }

    mutating func paintTransform(_ node: TransformNode, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let items = paintChildren(of: placed, in: scope)
        let anchor = placed.frame.point(at: node.anchor)
        let transform = Transform(degrees: node.degrees, scaleX: node.scaleX, scaleY: node.scaleY, about: anchor)
        let isDrawable = [transform.a, transform.b, transform.c, transform.d].allSatisfy(\.isFinite)
        guard !items.isEmpty, isDrawable else { return items }
        var group = DisplayGroup(children: items)
        group.transform = transform
        return [.group(group)]
    }

    /// Templates throw no shadow: it would be as bright as they are.
    mutating func paintShadow(_ node: ShadowNode, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let items = paintChildren(of: placed, in: scope)
        let use = PaintUse(isAccented: scope.isAccented, isMask: scope.isMask)
        guard resolver.mode == .fullColor, !scope.isMask, !items.isEmpty, node.radius >= 0, node.radius.isFinite,
            case .color(let color) = resolver.resolve(node.paint, in: placed.frame, for: use), color.alpha > 0
        else { return items }
        var group = DisplayGroup(children: items)
        group.effect = .shadow(
            color,
            deviation: node.radius / 2,
            x: node.x,
            y: node.y,
            region: placed.frame.standardized.outset(by: node.radius * 2 + max(abs(node.x), abs(node.y)) + 16)
        )
        return [.group(group)]
    }

    mutating func paintBlur(_ node: BlurNode, _ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let items = paintChildren(of: placed, in: scope)
        guard !items.isEmpty, node.radius > 0, node.radius.isFinite else { return items }
        var group = DisplayGroup(children: items)
        group.effect = .blur(
            deviation: node.radius,
            region: placed.frame.standardized.outset(by: node.radius * 3 + 16)
        )
        return [.group(group)]
    }
}

extension DisplayItem {
    /// The item with its opacity multiplied, where that needs no group of its own.
    fileprivate func faded(by opacity: Double) -> DisplayItem? {
        switch self {
        case .path(var path):
            if path.fill != nil, path.stroke != nil { return nil }
            path.fill = path.fill?.multipliedAlpha(by: opacity)
            path.strokePaint = path.strokePaint?.multipliedAlpha(by: opacity)
            return .path(path)
        case .text(var text):
            // A decoration has a colour of its own.
            if text.underline?.color != nil || text.strikethrough?.color != nil { return nil }
            text.paint = text.paint.multipliedAlpha(by: opacity)
            return .text(text)
        case .group(var group):
            group.opacity *= opacity
            return .group(group)
        case .image, .glyph:
            return nil
        }
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        let slack = 0.01
        return other.minX >= minX - slack && other.minY >= minY - slack
            && other.maxX <= maxX + slack && other.maxY <= maxY + slack
    }
}
