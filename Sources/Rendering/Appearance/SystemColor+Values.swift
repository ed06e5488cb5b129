internal import ViewTree

extension SystemColor {
    /// The palette of iOS 26 (Human Interface Guidelines, "Color", system colours).
    func value(_ scheme: Appearance.Scheme, _ contrast: Appearance.Contrast) -> RGBA {
        let variants = variants
        return switch (scheme, contrast) {
        case (.light, .standard): RGBA(rgb: variants.light)
        case (.dark, .standard): RGBA(rgb: variants.dark)
        case (.light, .increased): RGBA(rgb: variants.lightIncreased)
        case (.dark, .increased): RGBA(rgb: variants.darkIncreased)
        }
    }

    private typealias Variants = (light: Int, dark: Int, lightIncreased: Int, darkIncreased: Int)

    private var variants: Variants {
        switch self {
        case .red: (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
        case .orange: (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
        case .yellow: (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
        case .green: (0x34C759, 0x30D158, 0x008932, 0x4AD968)
        case .mint: (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
        case .teal: (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
        case .cyan: (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
        case .blue: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
        case .indigo: (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
        case .purple: (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
        case .pink: (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
        case .brown: (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
        case .gray: (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .gray2: (0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
        case .gray3: (0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
        case .gray4: (0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
        case .gray5: (0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
        case .gray6: (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        }
    }
}

extension RGBA {
    /// A colour from a number written `0xRRGGBB`.
    init(rgb: Int, alpha: Double = 1) {
        self.init(bytes: (rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255, alpha: alpha)
    }

    /// Brightness of the encoded components with the weights of ITU-R BT.709, 0...1.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The colour moved towards `other` by `share`, 0...1; the opacity stays.
    func mixed(with other: RGBA, share: Double) -> RGBA {
        RGBA(
            red: red + (other.red - red) * share,
            green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share,
            alpha: alpha
        )
    }
}
