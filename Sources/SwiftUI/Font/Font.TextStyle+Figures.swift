import ViewTree

/// Sizes and weights of the text styles (Human Interface Guidelines, "Typography").
extension Font.TextStyle {
    /// Size and line height in points for every size of text, from `xSmall` to `accessibility5`.
    private var figures: [(size: Double, lineHeight: Double)] {
        switch self {
        case .largeTitle:
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
                (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
            ]
        case .title:
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
                (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
            ]
        case .title2:
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
                (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
            ]
        case .title3:
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
                (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
            ]
        case .headline:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
                (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
            ]
        case .body:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
                (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
            ]
        case .callout:
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
                (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
            ]
        case .subheadline:
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
                (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
            ]
        case .footnote:
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
                (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
            ]
        case .caption:
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
                (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
            ]
        case .caption2:
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
                (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
            ]
        }
    }

    /// The style's size in points.
    func size(at size: DynamicTypeSize) -> Double { figures[size.rawValue].size }

    /// The distance between lines beyond the system font's natural line height, in points.
    func leading(at size: DynamicTypeSize) -> Double {
        let (points, lineHeight) = figures[size.rawValue]
        return lineHeight - points * Self.naturalLineHeight
    }

    /// How much larger than by default the style is.
    func scale(at size: DynamicTypeSize) -> Double { self.size(at: size) / self.size(at: .large) }

    /// The weight of the style.
    var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The weight of the style in bold.
    var boldWeight: FontWeight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: .semibold
        }
    }

    /// The system font's line height as a share of its size.
    private static let naturalLineHeight = 1.193359375
}
