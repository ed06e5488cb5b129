import Foundation
import ViewTree

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
    let colors: [Entry]

    /// A colour of the set.
    struct Entry: Decodable {
        let idiom: String?
        let color: Value?
        let appearances: [AssetAppearance]?
        let gamut: String?

        private enum CodingKeys: String, CodingKey {
            case idiom, color, appearances
            case gamut = "display-gamut"
        }
    }

    /// The set as one colour for light and dark; nil where it has none.
    func reference(hasIncreasedContrast: Bool) -> ColorReference? {
        guard let light = best(isDark: false, hasIncreasedContrast) else { return nil }
        guard let dark = best(isDark: true, hasIncreasedContrast), dark != light else { return light }
        return .adaptive(
            light: Palette(scheme: .light).value(of: light),
            dark: Palette(scheme: .dark).value(of: dark)
        )
    }

    /// The colour that fits best; one for any appearance stands in for one that is missing.
    private func best(isDark: Bool, _ hasIncreasedContrast: Bool) -> ColorReference? {
        func rank(_ entry: Entry) -> (Int, Int, Int) {
            let scheme = entry.appearances.isDark == isDark ? 0 : entry.appearances.isDark ? 4 : 1
            let contrast = entry.appearances.hasIncreasedContrast == hasIncreasedContrast ? 0 : 2
            // What is drawn is in sRGB, so the colour made for it is the right one.
            return (scheme + contrast, AssetAppearance.rank(idiom: entry.idiom), entry.gamut == "display-P3" ? 1 : 0)
        }
        return colors.filter { $0.color?.reference != nil }.min { rank($0) < rank($1) }?.color?.reference
    }

    /// One colour: components in a space, or a colour of the system by name.
    struct Value: Decodable {
        let space: String?
        let components: [String: String]?
        let name: String?

        private enum CodingKeys: String, CodingKey {
            case components
            case space = "color-space"
            case name = "reference"
        }

        var reference: ColorReference? {
            if let name { return ColorSet.system(name) }
            guard let components else { return nil }
            let alpha = (components["alpha"].flatMap(Self.number) ?? 1).unitClamped
            if let white = components["white"].flatMap(Self.number) {
                let value = white.unitClamped
                return .fixed(RGBA(red: value, green: value, blue: value, alpha: alpha))
            }
            guard let red = components["red"].flatMap(Self.number),
                let green = components["green"].flatMap(Self.number),
                let blue = components["blue"].flatMap(Self.number)
            else { return nil }
            let color = WideColor(red: red, green: green, blue: blue).standard(from: space)
            return .fixed(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        }

        /// `0xFF` and `255` are of 255, `1.000` is of one.
        private static func number(_ text: String) -> Double? {
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let value = Double(text), value.isFinite else { return nil }
            return text.contains(".") ? value : value / 255
        }
    }

    /// The colour that UIKit has under a name such as `systemBlueColor` or `secondaryLabelColor`.
    private static func system(_ name: String) -> ColorReference? {
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        let grounds: [String: SemanticColor] = [
            "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
            "tertiarySystemBackground": .tertiaryBackground, "systemGroupedBackground": .secondaryBackground,
            "secondarySystemGroupedBackground": .tertiaryBackground, "systemFill": .fill,
            "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
            "quaternarySystemFill": .quaternaryFill, "placeholderText": .tertiaryLabel, "link": .accent,
            "tint": .accent, "controlAccent": .accent,
        ]
        if let ground = grounds[stem] ?? SemanticColor(rawValue: stem) { return .semantic(ground) }
        if stem.hasPrefix("system") {
            let bare = stem.dropFirst(6)
            let color = bare.prefix(1).lowercased() + bare.dropFirst()
            if let system = SystemColor(rawValue: color) { return .system(system) }
        }
        let plain: [String: RGBA] = ["white": .white, "black": .black, "clear": .clear]
        return plain[stem].map(ColorReference.fixed)
    }
}
