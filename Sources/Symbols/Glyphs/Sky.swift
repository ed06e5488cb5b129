extension SymbolFamily {
    /// Sun, moon and stars.
    static let sky = SymbolFamily(
        variants: [.enclosed, .slash],
        glyphs: [
            "sun.max": [
                .closed("O 12 12 4.7", tint: .yellow),
                .line(ShapePaths.rays(12, 12, from: 8.5, to: 10.9), level: 1, tint: .yellow),
            ],
            "sun.min": [
                .closed("O 12 12 4.7", tint: .yellow),
                .line(ShapePaths.rays(12, 12, from: 8.8, to: 9.2), level: 1, tint: .yellow),
            ],
            "sun.horizon": [
                .closed("M 6.4 16 A 12 16 5.6 180 360 Z", tint: .yellow),
                .line(
                    ShapePaths.rays(12, 16, from: 9.2, to: 11.4, count: 4, start: -180, sweep: 240)
                        + " M 1.4 20.6 H 22.6"
                ),
            ],
            "sunrise": [
                .closed("M 6.8 17.6 A 12 17.6 5.2 180 360 Z", tint: .yellow),
                .line(halfRays, level: 1, tint: .yellow),
                .line("M 1.4 21.8 H 22.6"),
                .line("M 12 8.2 V 1.4 M 8.6 4.6 L 12 1.2 L 15.4 4.6"),
            ],
            "sunset": [
                .closed("M 6.8 17.6 A 12 17.6 5.2 180 360 Z", tint: .yellow),
                .line(halfRays, level: 1, tint: .yellow),
                .line("M 1.4 21.8 H 22.6"),
                .line("M 12 1.2 V 8 M 8.6 4.8 L 12 8.2 L 15.4 4.8"),
            ],
            "sun.haze": [
                .closed("M 6.6 13 A 12 11 5.4 160 380 Z", tint: .yellow),
                .line(
                    ShapePaths.rays(12, 11, from: 8.4, to: 10.4, count: 5, start: -180, sweep: 225),
                    level: 1,
                    tint: .yellow
                ),
                .line("M 3.4 17.4 H 20.6 M 6 21.6 H 18"),
            ],
            "sun.dust": [
                .closed("M 6.6 13 A 12 11 5.4 160 380 Z", tint: .yellow),
                .line(
                    ShapePaths.rays(12, 11, from: 8.4, to: 10.4, count: 5, start: -180, sweep: 225),
                    level: 1,
                    tint: .yellow
                ),
                .line(
                    """
                    M 3 17.4 h 0.04 M 7.5 17.4 h 0.04 M 12 17.4 h 0.04 M 16.5 17.4 h 0.04 M 21 17.4 h 0.04 M 5.2 21.4
                    h 0.04 M 9.7 21.4 h 0.04 M 14.2 21.4 h 0.04 M 18.7 21.4 h 0.04
                    """,
                    heft: 1.2
                ),
            ],
            "moon": [.closed(ShapePaths.moon)],
            "moon.stars": [
                .closed(ShapePaths.moon + " P 0.94 -0.4 1.4"),
                .solid(sparkle(14.6, 7, 3.2), level: 1), .solid(sparkle(20.2, 3.6, 3), level: 1),
            ],
            "moon.zzz": [
                .closed(ShapePaths.moon + " P 0.9 -0.4 2"),
                .line(
                    "K 0 M 12.4 6.4 H 16.8 L 12.4 11 H 16.8 M 18.6 1.4 H 22.4 L 18.6 5.4 H 22.4",
                    level: 1,
                    heft: 0.85
                ),
            ],
            "moonphase.new.moon": [.line(ShapePaths.circle)],
            "moonphase.full.moon": [.line(ShapePaths.circle), .solid("O 12 12 10.8")],
            "moonphase.first.quarter": [.line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 -90 90 Z")],
            "moonphase.last.quarter": [.line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 270 90 Z")],
            "moonphase.waxing.crescent": [
                .line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 -90 90 C 19.4 20 19.4 4 12 1.2 Z"),
            ],
            "moonphase.waning.crescent": [
                .line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 270 90 C 4.6 20 4.6 4 12 1.2 Z"),
            ],
            "moonphase.waxing.gibbous": [
                .line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 -90 90 C 4.6 20 4.6 4 12 1.2 Z"),
            ],
            "moonphase.waning.gibbous": [
                .line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 270 90 C 19.4 20 19.4 4 12 1.2 Z"),
            ],
            "snowflake": [.line(snowflake)],
            "rainbow": [
                .line("M 1.4 19 A 12 19 10.6 180 360", tint: .red),
                .line("M 5 19 A 12 19 7 180 360", level: 1, tint: .yellow),
                .line("M 8.6 19 A 12 19 3.4 180 360", level: 2, tint: .blue),
            ],
        ]
    )

    private static let halfRays =
        ShapePaths.rays(12, 17.6, from: 8.6, to: 10.8, count: 1, start: 180, sweep: 1) + " "
        + ShapePaths.rays(12, 17.6, from: 8.6, to: 10.8, count: 1, start: 222, sweep: 1) + " "
        + ShapePaths.rays(12, 17.6, from: 8.6, to: 10.8, count: 1, start: 318, sweep: 1) + " "
        + ShapePaths.rays(12, 17.6, from: 8.6, to: 10.8, count: 1, start: 0, sweep: 1)

    /// Six arms with a fork each.
    static let snowflake: String = (0..<6).map { index in
        "M 12 12 V 1.4 M 8.6 2.8 L 12 6.2 L 15.4 2.8 T 60 \(index == 5 ? "" : "N")"
    }.joined(separator: " ")
}
