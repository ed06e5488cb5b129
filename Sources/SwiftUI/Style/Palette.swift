package import ViewTree

/// The values of the system's colours in one scheme (iOS 26, Human Interface Guidelines).
///
/// Trees keep colours by name; their values are needed here only where an author asks for them or fixes the scheme.
package struct Palette {
    package let scheme: ColorScheme

    package init(scheme: ColorScheme) {
        self.scheme = scheme
    }

    /// The value of a colour.
    package func value(of color: ColorReference) -> RGBA {
        switch color {
        case .system(let color): value(of: color)
        case .semantic(let color): value(of: color)
        case .fixed(let value): value
        case .adaptive(let light, let dark): scheme == .light ? light : dark
        }
    }

    /// The value of a colour of the palette.
    package func value(of color: SystemColor) -> RGBA {
        switch color {
        case .red: pick((255, 56, 60), (255, 66, 69))
        case .orange: pick((255, 141, 40), (255, 146, 48))
        case .yellow: pick((255, 204, 0), (255, 214, 0))
        case .green: pick((52, 199, 89), (48, 209, 88))
        case .mint: pick((0, 200, 179), (0, 218, 195))
        case .teal: pick((0, 195, 208), (0, 210, 224))
        case .cyan: pick((0, 192, 232), (60, 211, 254))
        case .blue: pick((0, 136, 255), (0, 145, 255))
        case .indigo: pick((97, 85, 245), (109, 124, 255))
        case .purple: pick((203, 48, 224), (219, 52, 242))
        case .pink: pick((255, 45, 85), (255, 55, 95))
        case .brown: pick((172, 127, 94), (183, 138, 102))
        case .gray: pick((142, 142, 147), (142, 142, 147))
        case .gray2: pick((174, 174, 178), (99, 99, 102))
        case .gray3: pick((199, 199, 204), (72, 72, 74))
        case .gray4: pick((209, 209, 214), (58, 58, 60))
        case .gray5: pick((229, 229, 234), (44, 44, 46))
        case .gray6: pick((242, 242, 247), (28, 28, 30))
        }
    }

    /// The value of a role.
    package func value(of color: SemanticColor) -> RGBA {
        switch color {
        case .label: pick((0, 0, 0), (255, 255, 255))
        case .secondaryLabel: pick((60, 60, 67), (235, 235, 245), alpha: 0.6, 0.6)
        case .tertiaryLabel: pick((60, 60, 67), (235, 235, 245), alpha: 0.3, 0.3)
        case .quaternaryLabel: pick((60, 60, 67), (235, 235, 245), alpha: 0.18, 0.16)
        case .quinaryLabel: pick((0, 0, 0), (255, 255, 255), alpha: 0.05, 0.05)
        case .fill: pick((120, 120, 128), (120, 120, 128), alpha: 0.2, 0.36)
        case .secondaryFill: pick((120, 120, 128), (120, 120, 128), alpha: 0.16, 0.32)
        case .tertiaryFill: pick((118, 118, 128), (118, 118, 128), alpha: 0.12, 0.24)
        case .quaternaryFill: pick((116, 116, 128), (116, 116, 128), alpha: 0.08, 0.18)
        case .separator: pick((60, 60, 67), (84, 84, 88), alpha: 0.29, 0.6)
        case .opaqueSeparator: pick((198, 198, 200), (56, 56, 58))
        case .background: pick((255, 255, 255), (0, 0, 0))
        case .secondaryBackground: pick((242, 242, 247), (28, 28, 30))
        case .tertiaryBackground: pick((255, 255, 255), (44, 44, 46))
        case .accent: value(of: .blue)
        }
    }

    private typealias Bytes = (Int, Int, Int)

    private func pick(_ light: Bytes, _ dark: Bytes, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1) -> RGBA {
        scheme == .light
            ? RGBA(bytes: light.0, light.1, light.2, alpha: lightAlpha)
            : RGBA(bytes: dark.0, dark.1, dark.2, alpha: darkAlpha)
    }
}

extension Palette {
    /// Opacities of the levels of a style of the author's own.
    private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.05]

    /// The same paint with its colours fixed to the palette's scheme.
    package func fixed(_ paint: Paint) -> Paint {
        switch paint {
        case .color(let color):
            return .color(.fixed(value(of: color)))
        case .opacity(let base, let opacity):
            return .opacity(fixed(base), opacity)
        case .hierarchical(let level, let base):
            let level = min(max(level, 0), 4)
            if let base { return level == 0 ? fixed(base) : .opacity(fixed(base), Self.levelOpacities[level]) }
            let roles: [SemanticColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
            return .color(.fixed(value(of: roles[level])))
        case .standardGradient(let color):
            return .standardGradient(.fixed(value(of: color)))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = .fixed(value(of: gradient.stops[index].color))
            }
            return .gradient(gradient)
        case .material, .accessoryBackground:
            return paint
        }
    }
}
