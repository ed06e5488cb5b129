internal import ViewTree

extension View {
    /// Mixes the view with what lies behind it; modes that cut by what lies behind are drawn as the normal one.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        mapNodes { node, _ in
            blendMode.drawn.map { .layerEffect(LayerEffectNode(effect: .blend($0), child: node)) } ?? node
        }
    }

    /// Draws the view by itself before it is laid over what lies behind.
    nonisolated public func compositingGroup() -> some View {
        mapNodes { node, _ in .layerEffect(LayerEffectNode(effect: .isolate, child: node)) }
    }

    /// Draws the view as one picture.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        compositingGroup()
    }

    /// Colours brought closer to grey (0), left (1), or further from it.
    nonisolated public func saturation(_ amount: Double) -> some View { colored(.saturation(amount)) }

    /// Colours as greys: not at all (0) to wholly (1).
    nonisolated public func grayscale(_ amount: Double) -> some View {
        colored(.saturation(1 - min(max(amount, 0), 1)))
    }

    /// Brightens each component by `amount`, -1...1.
    nonisolated public func brightness(_ amount: Double) -> some View {
        colored(ColorMatrix(scale: 1, offset: amount))
    }

    /// Colours further apart from a middle grey (above 1) or closer to it.
    nonisolated public func contrast(_ amount: Double) -> some View {
        colored(ColorMatrix(scale: amount, offset: 0.5 - amount / 2))
    }

    /// Colours turned into their opposites.
    nonisolated public func colorInvert() -> some View { colored(ColorMatrix(scale: -1, offset: 1)) }

    /// Colours multiplied, component by component.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        mapNodes { node, context in
            .layerEffect(LayerEffectNode(effect: .multiply(color.paint(in: context.environment)), child: node))
        }
    }

    /// Hues turned on the colour wheel.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { colored(.hueRotation(angle.radians)) }

    /// Dark parts seen through, bright ones opaque black.
    nonisolated public func luminanceToAlpha() -> some View { colored(.luminanceToAlpha) }

    nonisolated private func colored(_ matrix: ColorMatrix) -> some View {
        mapNodes { node, _ in
            guard matrix.values.allSatisfy(\.isFinite), matrix != .identity else { return node }
            return .layerEffect(LayerEffectNode(effect: .matrix(matrix.values), child: node))
        }
    }
}

/// How a drawing group treats colours.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Four rows of five values, for colours as red, green, blue, alpha and 1 (SVG 1.1, section 15.10).
struct ColorMatrix: Hashable, Sendable {
    let values: [Double]

    static let identity = ColorMatrix(scale: 1, offset: 0)

    /// Each component but alpha times `scale`, plus `offset`.
    init(scale: Double, offset: Double) {
        values = [
            scale, 0, 0, 0, offset,
            0, scale, 0, 0, offset,
            0, 0, scale, 0, offset,
            0, 0, 0, 1, 0,
        ]
    }

    private init(rows: [[Double]]) {
        values = rows.flatMap { $0 + [0, 0] } + [0, 0, 0, 1, 0]
    }

    /// The weights of red, green and blue in a colour's luminance (Rec. 709).
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// Each colour between its grey (0) and itself (1), or beyond.
    static func saturation(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { column in luminance[column] * (1 - amount) + (row == column ? amount : 0) }
            }
        )
    }

    /// Turns hues and keeps luminance.
    static func hueRotation(_ radians: Double) -> ColorMatrix {
        let cosine = cos(radians)
        let sine = sin(radians)
        // The part that turns a quarter further, as SVG's hueRotate has it.
        let quarter = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let weights = [0.213, 0.715, 0.072]
        return ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { column in
                    weights[column] + cosine * ((row == column ? 1 : 0) - weights[column])
                        + sine * quarter[row][column]
                }
            }
        )
    }

    /// Black, as opaque as the colour is bright.
    static let luminanceToAlpha = ColorMatrix(
        raw: [Double](repeating: 0, count: 15) + luminance + [0, 0]
    )

    private init(raw: [Double]) { values = raw }
}

extension BlendMode {
    /// The mode as viewers know it; nil for those that CSS does not have.
    fileprivate var drawn: LayerBlend? {
        switch self {
        case .normal: nil
        case .multiply: .multiply
        case .darken: .darken
        case .colorBurn: .colorBurn
        // The closest that viewers know.
        case .plusDarker: .multiply
        case .screen: .screen
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .plusLighter: .plusLighter
        case .overlay: .overlay
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop, .destinationOver, .destinationOut: nil
        }
    }
}
