/// The `Contents.json` of an image set.
struct ImageSet: Decodable {
    let images: [Entry]
    let properties: Properties?

    /// A file of the set.
    struct Entry: Decodable {
        let filename: String?
        let idiom: String?
        let scale: String?
        let appearances: [AssetAppearance]?
        let languageDirection: String?

        /// Pixels per point.
        var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }

        private enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances
            case languageDirection = "language-direction"
        }
    }

    /// What holds for all files.
    struct Properties: Decodable {
        let intent: String?

        var isTemplate: Bool { intent == "template" }

        private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    /// The files in the order in which they fit: of a phone or of any device, of the scheme, the finest first.
    func ranked(for scheme: ColorScheme) -> [Entry] {
        func rank(_ entry: Entry) -> (Int, Int, Double) {
            let idiom = AssetAppearance.rank(idiom: entry.idiom)
            let isDark = entry.appearances.isDark
            let scheme = isDark == (scheme == .dark) ? 0 : isDark ? 2 : 1
            let others = entry.appearances.hasIncreasedContrast || entry.languageDirection == "right-to-left"
            return (idiom, scheme + (others ? 4 : 0), -entry.factor)
        }
        return images.sorted { rank($0) < rank($1) }
    }
}

/// When a file or a colour of a set applies.
struct AssetAppearance: Decodable {
    let appearance: String?
    let value: String?

    /// How well a kind of device fits: 0 is best.
    static func rank(idiom: String?) -> Int {
        switch idiom {
        case "universal", nil: 1
        case "iphone": 0
        case "ipad": 2
        default: 3
        }
    }
}

extension [AssetAppearance]? {
    /// Whether it is for dark surroundings.
    var isDark: Bool { self?.contains { $0.value == "dark" } ?? false }

    /// Whether it is for more contrast.
    var hasIncreasedContrast: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}
