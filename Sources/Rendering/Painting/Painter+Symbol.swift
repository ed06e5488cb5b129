internal import Symbols
internal import ViewTree

extension Painter {
    /// A symbol in its frame: stretched over it where resizable, else centred at the font's size.
    func paintSymbol(_ symbol: SymbolNode, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        let glyph = symbols.glyph(named: symbol.name, weight: symbol.font.weight, scale: symbol.scale)
        let em = symbol.font.size
        var scale = Size(width: em, height: em)
        if symbol.isResizable, glyph.size.width > 0, glyph.size.height > 0 {
            scale = Size(width: frame.width / glyph.size.width, height: frame.height / glyph.size.height)
        }
        let origin = Point(
            x: frame.midX - glyph.size.width * scale.width / 2,
            y: frame.midY - glyph.size.height * scale.height / 2
        )
        return paint(glyph, for: symbol, at: origin, scale: scale, use)
    }

    /// A symbol in a line of text.
    func paintSymbol(_ symbol: SymbolNode, onBaseline origin: Point, width: Double, _ use: PaintUse) -> [DisplayItem] {
        let glyph = symbols.glyph(named: symbol.name, weight: symbol.font.weight, scale: symbol.scale)
        let em = symbol.font.size
        let corner = Point(
            x: origin.x + (width - glyph.size.width * em) / 2,
            y: origin.y - glyph.baseline * em
        )
        return paint(glyph, for: symbol, at: corner, scale: Size(width: em, height: em), use)
    }

    private func paint(
        _ glyph: SymbolGlyph,
        for symbol: SymbolNode,
        at origin: Point,
        scale: Size,
        _ use: PaintUse
    ) -> [DisplayItem] {
        guard scale.width > 0, scale.height > 0, scale.width.isFinite, scale.height.isFinite else { return [] }
        let box = Rect(x: 0, y: 0, width: glyph.size.width * scale.width, height: glyph.size.height * scale.height)
        let ink = GlyphInk(symbol: symbol, box: box, scale: scale) { resolver.resolve($0, in: box, for: use) }
        let items = ink.items(of: glyph.layers)
        guard !items.isEmpty else { return [] }
        return [.glyph(DisplayGlyph(origin: origin, shape: DisplayGlyph.Shape(name: symbol.name, items: items)))]
    }
}

/// Draws the layers of a glyph around its own origin, in points.
private struct GlyphInk {
    let symbol: SymbolNode
    let box: Rect
    let scale: Size
    let resolve: (Paint) -> DisplayPaint

    func items(of layers: [SymbolLayer]) -> [DisplayItem] {
        guard symbol.rendering == .monochrome else { return assemble(layers, paint: paint(of:)) }
        let paint = resolve(symbol.paints.first ?? .label)
        guard case .color(let color) = paint, color.alpha < 1 else { return assemble(layers) { _ in paint } }
        // Overlapping translucent layers would add up: the ink is opaque, the whole is seen through.
        let items = assemble(layers) { _ in .color(RGBA(red: color.red, green: color.green, blue: color.blue)) }
        guard items.count > 1 else { return assemble(layers) { _ in paint } }
        var group = DisplayGroup(children: items)
        group.opacity = color.alpha
        return [.group(group)]
    }

    private func assemble(_ layers: [SymbolLayer], paint: (SymbolLayer) -> DisplayPaint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for layer in layers {
            let ink = paint(layer).multipliedAlpha(by: isLit(layer) ? 1 : 0.3)
            if layer.isKnockout || isRevealed(layer) { items = cut(path(layer, .color(.white)), outOf: items) }
            if !layer.isKnockout || isRevealed(layer) { append(path(layer, ink), to: &items) }
        }
        return items
    }

    /// Fills of one colour become one outline.
    private func append(_ path: DisplayPath, to items: inout [DisplayItem]) {
        guard case .path(var last)? = items.last, last.stroke == nil, path.stroke == nil, last.fill == path.fill,
            !path.isEvenOdd, !last.isEvenOdd, case .path(let left) = last.geometry,
            case .path(let right) = path.geometry
        else {
            items.append(.path(path))
            return
        }
        last.geometry = .path(Path(elements: left.elements + right.elements))
        items[items.count - 1] = .path(last)
    }

    private func cut(_ hole: DisplayPath, outOf items: [DisplayItem]) -> [DisplayItem] {
        guard !items.isEmpty else { return [] }
        // Strokes reach beyond the box by less than this.
        let region = box.outset(by: max(box.width, box.height) * 0.1)
        var group = DisplayGroup(children: items)
        if items.count == 1, case .group(let only) = items[0], case .holes(let holes, _)? = only.mask {
            group = only
            group.mask = .holes(holes + [hole], region: region)
        } else {
            group.mask = .holes([hole], region: region)
        }
        return [.group(group)]
    }

    private func path(_ layer: SymbolLayer, _ paint: DisplayPaint) -> DisplayPath {
        let stretch = Transform(a: scale.width, b: 0, c: 0, d: scale.height, tx: 0, ty: 0)
        let geometry = Geometry.path(stretch.apply(layer.path))
        switch layer.style {
        case .fill(let isEvenOdd):
            return DisplayPath(geometry: geometry, fill: paint, isEvenOdd: isEvenOdd)
        case .stroke(var stroke):
            let factor = (scale.width * scale.height).squareRoot()
            stroke.width *= factor
            stroke.dash = stroke.dash.map { $0 * factor }
            stroke.dashPhase *= factor
            return DisplayPath(geometry: geometry, stroke: stroke, strokePaint: paint)
        }
    }

    private func isLit(_ layer: SymbolLayer) -> Bool {
        guard let value = symbol.variableValue, let range = layer.variableRange else { return true }
        return value > range.lowerBound
    }

    private func isRevealed(_ layer: SymbolLayer) -> Bool {
        layer.isRevealed && (symbol.rendering == .hierarchical || symbol.rendering == .palette)
    }

    private func paint(of layer: SymbolLayer) -> DisplayPaint {
        let first = symbol.paints.first ?? .label
        switch symbol.rendering {
        case .monochrome:
            return resolve(first)
        case .hierarchical:
            return resolve(layer.level == 0 ? first : .hierarchical(level: layer.level, base: first))
        case .palette:
            return resolve(symbol.paints.isEmpty ? first : symbol.paints[min(layer.level, symbol.paints.count - 1)])
        case .multicolor:
            return resolve(layer.multicolor.map { .color(.system($0)) } ?? first)
        }
    }
}
