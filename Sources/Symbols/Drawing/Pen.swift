internal import ViewTree

/// The one stroke system: how wide lines are and how long a grid unit is for a weight and a scale.
struct Pen: Sendable {
    /// The length of a grid unit in em.
    let unit: Double
    /// The width of a stroke in grid units.
    let width: Double

    /// Between a cut and the line beside it, in grid units.
    static let gap = 1.25
    /// On either side of the ink, in em.
    static let bearing = 0.03
    /// Half the system font's cap height in em: where the grid's middle lies above the baseline.
    static let middle = 0.3523

    init(weight: FontWeight, scale: SymbolNode.Scale) {
        let factor: Double =
            switch scale {
            case .small: 0.79
            case .medium: 1
            case .large: 1.27
            }
        let line: Double =
            switch weight {
            case .ultraLight: 0.032
            case .thin: 0.048
            case .light: 0.068
            case .regular: 0.085
            case .medium: 0.097
            case .semibold: 0.112
            case .bold: 0.127
            case .heavy: 0.144
            case .black: 0.162
            }
        unit = 0.05 * factor
        // Scales change a symbol's size more than its lines, so that they keep company with the text's stems.
        width = line * factor.squareRoot() / unit
    }

    /// The finished glyph of inks in drawing order.
    func glyph(named name: String, inks: [Ink]) -> SymbolGlyph {
        var bounds: Bounds?
        let drawn = inks.map { ink in
            let path = outline(ink)
            if !ink.isKnockout, let extent = path.bounds?.outset(by: strokeWidth(ink).map { $0 / 2 } ?? 0) {
                bounds = bounds?.union(extent) ?? extent
            }
            return path
        }
        let box = bounds ?? Bounds(minX: 0, minY: 0, maxX: 24, maxY: 24)
        let affine = Affine(
            a: unit,
            b: 0,
            c: 0,
            d: unit,
            x: Self.bearing - box.minX * unit,
            y: -box.minY * unit
        )
        let layers = zip(inks, drawn).map { ink, path in
            SymbolLayer(
                path: path.applying(affine).roundedToGrid(),
                style: style(ink),
                level: ink.level,
                multicolor: ink.tint,
                isKnockout: ink.isKnockout,
                isRevealed: ink.isRevealed,
                variableRange: ink.threshold.map { $0...1 }
            )
        }
        return SymbolGlyph(
            name: name,
            size: Size(
                width: (box.width * unit + 2 * Self.bearing).roundedToGrid(),
                height: (box.height * unit).roundedToGrid()
            ),
            baseline: (12 - box.minY) * unit + Self.middle,
            layers: layers
        )
    }

    /// The extent of inks with their strokes, in grid units; nil where nothing is drawn.
    func bounds(_ inks: [Ink]) -> Bounds? {
        var bounds: Bounds?
        for ink in inks where !ink.isKnockout {
            guard let extent = outline(ink).bounds?.outset(by: strokeWidth(ink).map { $0 / 2 } ?? 0) else { continue }
            bounds = bounds?.union(extent) ?? extent
        }
        return bounds
    }

    private func strokeWidth(_ ink: Ink) -> Double? {
        switch ink.kind {
        case .stroke(let heft): width * heft
        case .wideStroke: width + 2 * Self.gap
        case .area, .grownArea, .wideArea: nil
        }
    }

    private func style(_ ink: Ink) -> SymbolLayer.Style {
        guard let width = strokeWidth(ink) else { return .fill(evenOdd: false) }
        return .stroke(Stroke(width: (width * unit).roundedToGrid(), cap: .round, join: .round))
    }

    private func outline(_ ink: Ink) -> Path {
        switch ink.kind {
        case .stroke, .wideStroke, .area: ink.path
        case .grownArea: ink.path.grown(by: width / 2)
        case .wideArea: ink.path.grown(by: width / 2 + Self.gap)
        }
    }
}

extension Path {
    /// Each part stretched about its own middle so that its box grows by `length` on all sides.
    fileprivate func grown(by length: Double) -> Path {
        var elements: [Element] = []
        for part in subpaths {
            guard let box = part.bounds, box.width > 0, box.height > 0 else { continue }
            let (sx, sy) = (1 + 2 * length / box.width, 1 + 2 * length / box.height)
            let middle = box.center
            elements +=
                part.applying(
                    Affine(a: sx, b: 0, c: 0, d: sy, x: middle.x * (1 - sx), y: middle.y * (1 - sy))
                ).elements
        }
        return Path(elements: elements)
    }

    fileprivate func roundedToGrid() -> Path {
        func round(_ point: Point) -> Point { Point(x: point.x.roundedToGrid(), y: point.y.roundedToGrid()) }
        return Path(
            elements: elements.map { element in
                switch element {
                case .move(let end): .move(round(end))
                case .line(let end): .line(round(end))
                case .quad(let end, let control): .quad(round(end), control: round(control))
                case .cubic(let end, let first, let second):
                    .cubic(round(end), control1: round(first), control2: round(second))
                case .close: .close
                }
            }
        )
    }
}

extension Double {
    /// To a thousandth of an em: a tenth of a point in a symbol of 96 points, and short in text.
    fileprivate func roundedToGrid() -> Double { (self * 1000).rounded() / 1000 }
}
