extension SymbolFamily {
    /// Clouds and what falls from them; all share one body.
    static let weather = SymbolFamily(
        variants: [.enclosed, .slash],
        glyphs: [
            "cloud": [.closed(ShapePaths.cloud, tint: .gray3)],
            "cloud.drizzle": high + [
                .line(
                    """
                    M 7.6 17.6 l -0.5 1.2 M 12.2 17.6 l -0.5 1.2 M 16.8 17.6 l -0.5 1.2 M 9.4 21.4 l -0.5 1.2 M 14
                    21.4 l -0.5 1.2
                    """,
                    level: 1,
                    tint: .cyan
                )
            ],
            "cloud.rain": high + [
                .line("M 8 17.8 L 6 22.4 M 12.8 17.8 L 10.8 22.4 M 17.6 17.8 L 15.6 22.4", level: 1, tint: .cyan)
            ],
            "cloud.heavyrain": high + [
                .line(
                    "M 6.6 17.8 L 5.2 21 M 10.4 17.8 L 7.8 23.4 M 14.2 17.8 L 12.8 21 M 18 17.8 L 15.4 23.4",
                    level: 1,
                    tint: .cyan
                )
            ],
            "cloud.snow": high + [
                .line(
                    "M 7 18.6 h 0.04 M 12 18.6 h 0.04 M 17 18.6 h 0.04 M 9.5 22.2 h 0.04 M 14.5 22.2 h 0.04",
                    level: 1,
                    tint: .gray2,
                    heft: 1.4
                )
            ],
            "cloud.hail": high + [
                .line("M 8 17.8 L 7 20 M 12.8 17.8 L 11.8 20 M 17.6 17.8 L 16.6 20", level: 1, tint: .cyan),
                .line("M 6 22.8 h 0.04 M 10.8 22.8 h 0.04 M 15.6 22.8 h 0.04", level: 1, heft: 1.4),
            ],
            "cloud.sleet": high + [
                .line("M 8 17.8 L 6 22.4 M 17.6 17.8 L 15.6 22.4", level: 1, tint: .cyan),
                .line("M 12.4 18.6 h 0.04 M 11 22.4 h 0.04", level: 1, heft: 1.4),
            ],
            "cloud.fog": high + [.line("M 3 18.4 H 21 M 6 22.2 H 18", level: 1, tint: .gray2)],
            "cloud.bolt": [
                .closed(ShapePaths.highCloud, tint: .gray3),
                .clearing(smallBolt),
                .closed(smallBolt, level: 1, tint: .yellow),
            ],
            "cloud.bolt.rain": [
                .closed(ShapePaths.highCloud, tint: .gray3),
                .clearing(smallBolt),
                .closed(smallBolt, level: 1, tint: .yellow),
                .line("M 6.6 17.8 L 4.8 21.8 M 19.2 17.8 L 17.4 21.8", level: 2, tint: .cyan),
            ],
            "cloud.sun": sun + low,
            "cloud.moon": moon + low,
            "cloud.sun.rain": sunUp + lowUp + rainUp,
            "cloud.moon.rain": moonUp + lowUp + rainUp,
            "cloud.sun.bolt": sunUp + lowUp + boltUp,
            "cloud.moon.bolt": moonUp + lowUp + boltUp,
            "smoke": [
                .closed(ShapePaths.highCloud, tint: .gray3),
                .line("M 3 18.4 H 14 M 17.4 18.4 H 20.6 M 5 22.2 H 7.6 M 11 22.2 H 19"),
            ],
            "wind": [
                .line(
                    """
                    M 1.4 8.6 H 12.6 A 12.6 5.4 3.2 90 -160 M 1.4 12.6 H 19.2 A 19.2 8.8 3.8 90 -150
                    M 3.4 16.6 H 14.4 A 14.4 19.6 3 -90 150
                    """
                )
            ],
            "wind.snow": [
                .line(
                    "M 1.4 8.6 H 10.6 A 10.6 5.4 3.2 90 -160 M 1.4 12.6 H 8.8 M 1.4 16.6 H 10.4 A 10.4 19.6 3 -90 150"
                ),
                .line(snowflake + " P 0.46 13.6 7", level: 1, heft: 0.8),
            ],
            "tornado": [
                .line("M 3 3 H 21 M 4.4 7.6 H 19.6 M 7.6 12.2 H 18 M 10.4 16.8 H 16.4 M 11.6 21.4 H 13.6")
            ],
            "hurricane": [
                .line(
                    """
                    O 12 12 4 M 12 4.4 A 12 12 7.6 -90 -180 C 4.4 16 7 19.6 9 21.8 M 12 19.6 A 12 12 7.6 90 0 C 19.6 8
                    17 4.4 15 2.2
                    """
                )
            ],
            "tropicalstorm": [
                .line(
                    """
                    M 12 4.4 A 12 12 7.6 -90 -180 C 4.4 16 7 19.6 9 21.8 M 12 19.6 A 12 12 7.6 90 0 C 19.6 8 17 4.4 15
                    2.2
                    """
                ),
                .solid("O 12 12 4.6"),
            ],
            "umbrella": [
                .closed(
                    """
                    M 1.6 12.6 A 12 12.6 10.4 180 360 C 21.4 10.8 18.2 10.8 17 12.6 C 15.6 10.8 13.2 10.8 12 12.6
                    C 10.8 10.8 8.4 10.8 7 12.6 C 5.8 10.8 2.6 10.8 1.6 12.6 Z
                    """
                ),
                .line("M 12 12.6 V 20.2 A 9.8 20.2 2.2 0 180 M 12 2.2 V 1"),
            ],
            "humidity": [
                .closed(ShapePaths.drop + " P 0.78 -1.6 2.6", tint: .cyan),
                .line("M 16.8 7 H 22.6 M 18.8 11.6 H 22.6 M 18.8 16.2 H 22.6", level: 1),
            ],
            "aqi.low": [.line(air, level: 2), .line("O 12 12 2.4")],
            "aqi.medium": [.line(air, level: 1), .line("O 12 12 2.6 O 5 8 2")],
            "aqi.high": [.line(air), .line("O 12 12 2.8 O 5 8 2 O 19 16 2")],
            "water.waves": [
                .line(
                    """
                    M 1.4 7 C 4 4.6 6.2 4.6 8.5 6.4 C 10.8 8.2 13.2 8.2 15.5 6.4 C 17.8 4.6 20 4.6 22.6 7
                    M 1.4 13 C 4 10.6 6.2 10.6 8.5 12.4 C 10.8 14.2 13.2 14.2 15.5 12.4 C 17.8 10.6 20 10.6 22.6 13
                    M 1.4 19 C 4 16.6 6.2 16.6 8.5 18.4 C 10.8 20.2 13.2 20.2 15.5 18.4 C 17.8 16.6 20 16.6 22.6 19
                    """
                )
            ],
            "thermometer": thermometer + [.line("M 12 9 V 15.4", heft: 1.2), .solid("O 12 18 2.4")],
            "thermometer.medium": thermometer + [.line("M 12 9 V 15.4", heft: 1.2), .solid("O 12 18 2.4")],
            "thermometer.low": thermometer + [.line("M 12 13.6 V 15.4", heft: 1.2), .solid("O 12 18 2.4")],
            "thermometer.high": thermometer + [.line("M 12 5 V 15.4", heft: 1.2), .solid("O 12 18 2.4")],
            "thermometer.sun": sideThermometer + [
                .closed("O 20 9.6 2.7", level: 1, tint: .yellow),
                .line(ShapePaths.rays(20, 9.6, from: 5.2, to: 6.2), level: 1, tint: .yellow),
            ],
            "thermometer.snowflake": sideThermometer + [
                .line(snowflake + " P 0.52 10.8 0.6", level: 1, tint: .cyan, heft: 0.85)
            ],
        ]
    )

    private static let high: [SymbolPart] = [.closed(ShapePaths.highCloud, tint: .gray3)]
    private static let low: [SymbolPart] = [
        .clearing(ShapePaths.lowCloud), .closed(ShapePaths.lowCloud, tint: .gray3),
    ]
    private static let sunPath = "O 16.4 7.6 3.6"
    private static let sunRays = ShapePaths.rays(16.4, 7.6, from: 6.5, to: 8)
    private static let moonPath = ShapePaths.moon + " P 0.62 9.2 -0.6"
    private static let sun: [SymbolPart] = [
        .closed(sunPath, level: 1, tint: .yellow), .line(sunRays, level: 1, tint: .yellow, heft: 0.85),
    ]
    private static let moon: [SymbolPart] = [.closed(moonPath, level: 1)]
    private static let up = " P 0.84 2 -0.8"
    private static let sunUp: [SymbolPart] = [
        .closed(sunPath + up, level: 1, tint: .yellow), .line(sunRays + up, level: 1, tint: .yellow, heft: 0.75),
    ]
    private static let moonUp: [SymbolPart] = [.closed(moonPath + up, level: 1)]
    private static let lowUp: [SymbolPart] = [
        .clearing(ShapePaths.lowCloud + up), .closed(ShapePaths.lowCloud + up, tint: .gray3),
    ]
    private static let rainUp: [SymbolPart] = [
        .line("M 6.4 20.4 L 5 23.4 M 10.6 20.4 L 9.2 23.4 M 14.8 20.4 L 13.4 23.4", level: 2, tint: .cyan)
    ]
    private static let boltUp: [SymbolPart] = [
        .clearing(smallBolt + " P 0.86 -0.6 2.6"), .closed(smallBolt + " P 0.86 -0.6 2.6", level: 2, tint: .yellow),
    ]
    private static let smallBolt = "K 0.5 M 13.6 12.6 L 8.6 18.4 H 12 L 10.8 23.2 L 16 17 H 12.6 Z"
    private static let air = """
        M 12 3 h 0.04 M 5 16 h 0.04 M 19 8 h 0.04 M 8 20.6 h 0.04 M 16 20.6 h 0.04 M 17 4 h 0.04 M 1.8 12 h 0.04
        M 22.2 12 h 0.04
        """
    private static let thermometer: [SymbolPart] = [
        .line("M 8.8 14.4 V 4.4 A 12 4.4 3.2 180 360 V 14.4 A 12 18 4.8 -48 228 Z")
    ]
    private static let sideThermometer: [SymbolPart] = [
        .line("M 8.8 14.4 V 4.4 A 12 4.4 3.2 180 360 V 14.4 A 12 18 4.8 -48 228 Z P 1 -5.6 0 M 6.4 9 V 15.4"),
        .solid("O 6.4 18 2.4"),
    ]
}
