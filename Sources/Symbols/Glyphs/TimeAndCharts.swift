extension SymbolFamily {
    /// Clocks, gauges and progress.
    static let time = SymbolFamily(
        variants: [.enclosed, .slash, .badge],
        glyphs: [
            "clock": [.closed(ShapePaths.circle), .detail("K 0.6 M 12 5.6 V 12 L 16.2 15")],
            "clock.arrow.circlepath": [
                .line("A 12.6 12 9.6 -140 140 M 5 0.9 L 4.8 6 L 10 6.2 M 12.6 6.4 V 12 L 16.4 14.8")
            ],
            "alarm": [
                .closed("O 12 13 8.8"),
                .detail("M 12 8 V 13 L 15.4 15.4"),
                .line("M 1.6 6.4 L 6.4 2 M 22.4 6.4 L 17.6 2 M 6 19.6 L 4 22.2 M 18 19.6 L 20 22.2"),
            ],
            "timer": [.line("M 12 1.4 V 5.4 M 12 1.4 A 12 12 10.6 -90 225 M 12 12 L 6.2 6.6"), .solid("O 12 12 1.9")],
            "stopwatch": [
                .closed("O 12 13.6 9"),
                .detail("M 12 13.6 V 8.2"),
                .line("M 9.2 1.2 H 14.8 M 12 1.2 V 4.6 M 19.4 5.4 L 20.8 6.8"),
            ],
            "hourglass": [
                .line(
                    """
                    M 4.4 1.4 H 19.6 M 4.4 22.6 H 19.6 M 6.2 1.4 V 5.4 C 6.2 9.2 10.4 10 10.4 12 C 10.4 14 6.2 14.8
                    6.2 18.6 V 22.6 M 17.8 1.4 V 5.4 C 17.8 9.2 13.6 10 13.6 12 C 13.6 14 17.8 14.8 17.8 18.6 V 22.6
                    """
                ),
                .solid(
                    """
                    M 8.6 20.6 C 8.6 18.4 10.8 17.4 12 17.4 C 13.2 17.4 15.4 18.4 15.4 20.6 Z M 8.8 6 H 15.2 C 14.6
                    7.8 12.8 8.2 12 9.6 C 11.2 8.2 9.4 7.8 8.8 6 Z
                    """
                ),
            ],
            "hourglass.bottomhalf.filled": [
                .line(
                    """
                    M 4.4 1.4 H 19.6 M 4.4 22.6 H 19.6 M 6.2 1.4 V 5.4 C 6.2 9.2 10.4 10 10.4 12 C 10.4 14 6.2 14.8
                    6.2 18.6 V 22.6 M 17.8 1.4 V 5.4 C 17.8 9.2 13.6 10 13.6 12 C 13.6 14 17.8 14.8 17.8 18.6 V 22.6
                    """
                ),
                .solid("M 7 21.6 V 19 C 7 16 10.4 15.4 12 14.4 C 13.6 15.4 17 16 17 19 V 21.6 Z"),
            ],
            "hourglass.tophalf.filled": [
                .line(
                    """
                    M 4.4 1.4 H 19.6 M 4.4 22.6 H 19.6 M 6.2 1.4 V 5.4 C 6.2 9.2 10.4 10 10.4 12 C 10.4 14 6.2 14.8
                    6.2 18.6 V 22.6 M 17.8 1.4 V 5.4 C 17.8 9.2 13.6 10 13.6 12 C 13.6 14 17.8 14.8 17.8 18.6 V 22.6
                    """
                ),
                .solid("M 7 2.4 V 5 C 7 8 10.4 8.6 12 9.6 C 13.6 8.6 17 8 17 5 V 2.4 Z"),
            ],
            "gauge": dial, "gauge.with.needle": dial, "gauge.medium": dial,
            "gauge.with.dots.needle.50percent": dial, "gauge.with.dots.needle.bottom.50percent": dial,
            "gauge.low": [
                .closed(ShapePaths.circle),
                .detail(ticks, heft: 0.9),
                .detail("M 12 14.6 L 7.6 11.4"),
                .hole("O 12 14.6 1.8"),
            ],
            "gauge.high": [
                .closed(ShapePaths.circle),
                .detail(ticks, heft: 0.9),
                .detail("M 12 14.6 L 16.4 11.4"),
                .hole("O 12 14.6 1.8"),
            ],
            "speedometer": [
                .line("A 12 12.6 10.6 140 400"),
                .line("M 12 12.6 L 16.6 7.4 M 5 12.6 H 5.4 M 12 5.6 V 6 M 19 12.6 H 18.6"),
                .solid("O 12 12.6 2"),
            ],
            "metronome": [
                .closed("K 1 M 8.6 2 H 15.4 L 20.4 22 H 3.6 Z"),
                .detail("M 5 16.6 H 19 M 12 16.6 L 19.4 5.4"),
            ],
            "infinity": [
                .line(
                    """
                    M 12 12 C 9 8 7.6 6.8 5.6 6.8 C 3 6.8 1.2 9 1.2 12 C 1.2 15 3 17.2 5.6 17.2 C 7.6 17.2 9 16 12 12
                    C 15 8 16.4 6.8 18.4 6.8 C 21 6.8 22.8 9 22.8 12 C 22.8 15 21 17.2 18.4 17.2 C 16.4 17.2 15 16 12
                    12
                    """
                )
            ],
            "rays": [.line(ShapePaths.rays(12, 12, from: 5.4, to: 10.6))],
            "slowmo": [.line(ShapePaths.rays(12, 12, from: 7.4, to: 10.6, count: 16))],
            "progress.indicator": [.line(ShapePaths.rays(12, 12, from: 5.4, to: 10.6))],
        ]
    )

    /// Figures as pictures.
    static let charts = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "chart.bar": [.closed("B 1.6 13 5 8.6 1.2 B 9.5 2.4 5 19.2 1.2 B 17.4 7.6 5 14 1.2")],
            "chart.bar.xaxis": [
                .solid("B 2.4 10.6 4.2 8 0.9 B 9.9 2.4 4.2 16.2 0.9 B 17.4 6.6 4.2 12 0.9"),
                .line("M 1.2 21.8 H 22.8"),
            ],
            "chart.bar.doc.horizontal": [
                .closed("B 3.4 1 17.2 22 3"),
                .detail("M 7.4 7 H 13 M 7.4 12 H 16.6 M 7.4 17 H 10.6", heft: 1.3),
            ],
            "chart.pie": [
                .closed("M 10.4 3.4 V 13.6 H 20.6 A 10.4 13.6 10 0 270 Z P 0.95 0 0.4"),
                .closed("M 14.2 1.2 A 14.2 9.8 8.8 -90 0 H 14.2 Z", level: 1),
            ],
            "chart.line.uptrend.xyaxis": [
                .line("K 2 M 1.6 2 V 22 H 22.6"),
                .line("K 0.8 M 5.6 16.2 L 10 10.8 L 13.8 14 L 21.4 4.8 M 16.6 4.6 H 21.6 V 9.6", level: 1),
            ],
            "chart.line.downtrend.xyaxis": [
                .line("K 2 M 1.6 2 V 22 H 22.6"),
                .line("K 0.8 M 5.6 5 L 10 10.4 L 13.8 7.2 L 21.4 16.2 M 16.6 16.4 H 21.6 V 11.4", level: 1),
            ],
            "chart.line.flattrend.xyaxis": [
                .line("K 2 M 1.6 2 V 22 H 22.6"),
                .line("M 5.6 11.4 H 21.2 M 17.4 7.4 L 21.4 11.4 L 17.4 15.4", level: 1),
            ],
            "chart.xyaxis.line": [
                .line("K 2 M 1.6 2 V 22 H 22.6"),
                .line("K 0.8 M 5.6 16.2 L 10.4 9 L 15 13.4 L 21.6 4.6", level: 1),
            ],
            "chart.dots.scatter": [
                .line("K 2 M 1.6 2 V 22 H 22.6"),
                .solid("O 7.4 15 1.9 O 11.4 8.6 1.9 O 16 13 1.9 O 20 5.4 1.9", level: 1),
            ],
            "align.horizontal.left": [.line("M 1.6 1.6 V 22.4"), .closed("B 5 4.6 16 5 1.2 B 5 14.4 10 5 1.2")],
            "align.vertical.bottom": [.line("M 1.6 22.4 H 22.4"), .closed("B 4.6 3 5 16 1.2 B 14.4 9 5 10 1.2")],
            "tablecells": [
                .closed("B 0.8 3.4 22.4 17.2 3"),
                .detail("M 0.8 9.2 H 23.2 M 0.8 14.8 H 23.2 M 8.4 9.2 V 20.6 M 15.6 9.2 V 20.6"),
            ],
            "squareshape.split.3x3": [
                .line("B 2.2 2.2 19.6 19.6 1.6 M 8.7 2.2 V 21.8 M 15.3 2.2 V 21.8 M 2.2 8.7 H 21.8 M 2.2 15.3 H 21.8")
            ],
        ]
    )

    private static let ticks = "M 5.4 13 h 0.04 M 7.2 8.4 h 0.04 M 12 6.2 h 0.04 M 16.8 8.4 h 0.04 M 18.6 13 h 0.04"
    private static let dial: [SymbolPart] = [
        .closed(ShapePaths.circle), .detail(ticks, heft: 0.9), .detail("M 12 14.6 V 9.6"), .hole("O 12 15.2 1.9"),
    ]
}
