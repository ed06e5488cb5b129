internal import ViewTree

extension SemanticColor {
    /// What the role looks like in a scheme (Human Interface Guidelines, "Color"; opacities of increased contrast as
    /// measured in public re-implementations).
    func value(_ scheme: Appearance.Scheme, _ contrast: Appearance.Contrast) -> RGBA {
        let isDark = scheme == .dark
        let isIncreased = contrast == .increased
        func pick(_ light: RGBA, _ dark: RGBA) -> RGBA { isDark ? dark : light }
        func label(_ light: Double, _ dark: Double, _ increased: Double) -> RGBA {
            pick(
                RGBA(rgb: 0x3C3C43, alpha: isIncreased ? increased : light),
                RGBA(rgb: 0xEBEBF5, alpha: isIncreased ? increased : dark)
            )
        }
        func fill(_ rgb: Int, _ light: Double, _ dark: Double, _ increased: (Double, Double)) -> RGBA {
            let alpha = isIncreased ? (isDark ? increased.1 : increased.0) : (isDark ? dark : light)
            return RGBA(rgb: rgb, alpha: alpha)
        }
        return switch self {
        case .label: pick(.black, .white)
        case .secondaryLabel: label(0.6, 0.6, 0.7)
        case .tertiaryLabel: label(0.3, 0.3, 0.55)
        case .quaternaryLabel: label(0.18, 0.16, 0.4)
        case .quinaryLabel: pick(.black, .white).multipliedAlpha(by: isIncreased ? 0.0814 : 0.05)
        case .fill: fill(0x787880, 0.2, 0.36, (0.28, 0.44))
        case .secondaryFill: fill(0x787880, 0.16, 0.32, (0.24, 0.4))
        case .tertiaryFill: fill(0x767680, 0.12, 0.24, (0.2, 0.32))
        case .quaternaryFill: fill(0x747480, 0.08, 0.18, (0.12, 0.26))
        case .separator: pick(RGBA(rgb: 0x3C3C43, alpha: 0.29), RGBA(rgb: 0x545458, alpha: 0.6))
        case .opaqueSeparator: pick(RGBA(rgb: 0xC6C6C8), RGBA(rgb: 0x38383A))
        // Widgets lie above the wallpaper, so in the dark they get the elevated grounds, one step lighter than a screen's.
        case .background: pick(.white, RGBA(rgb: 0x1C1C1E))
        case .secondaryBackground: pick(RGBA(rgb: 0xF2F2F7), RGBA(rgb: 0x2C2C2E))
        case .tertiaryBackground: pick(.white, RGBA(rgb: 0x3A3A3C))
        case .accent: SystemColor.blue.value(scheme, contrast)
        }
    }

    /// The label colour of a level, 0 for primary to 4 for quinary.
    static func label(level: Int) -> SemanticColor {
        let levels: [SemanticColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
        return levels[min(max(level, 0), 4)]
    }
}

extension Material {
    /// The flat colour that stands for the blurred ground: no viewer of pictures blurs what lies behind one.
    func value(_ scheme: Appearance.Scheme) -> RGBA {
        let isDark = scheme == .dark
        return switch self {
        case .ultraThin: isDark ? RGBA(rgb: 0x252525, alpha: 0.55) : RGBA(rgb: 0xBFBFBF, alpha: 0.44)
        case .thin: isDark ? RGBA(rgb: 0x252525, alpha: 0.7) : RGBA(rgb: 0xC7C7C7, alpha: 0.78)
        case .regular: isDark ? RGBA(rgb: 0x191919, alpha: 0.78) : RGBA(rgb: 0xF9F9F9, alpha: 0.78)
        case .thick: isDark ? RGBA(rgb: 0x252525, alpha: 0.9) : RGBA(rgb: 0xF9F9F9, alpha: 0.86)
        case .ultraThick: isDark ? RGBA(rgb: 0x252525, alpha: 0.95) : RGBA(rgb: 0xF9F9F9, alpha: 0.94)
        case .bar: isDark ? RGBA(rgb: 0x000000, alpha: 0.75) : RGBA(rgb: 0xFFFFFF, alpha: 0.85)
        }
    }
}
