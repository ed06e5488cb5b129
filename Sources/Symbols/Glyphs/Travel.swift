extension SymbolFamily {
    /// Ways, vehicles and places.
    static let travel = SymbolFamily(
        variants: [.enclosed, .slash],
        glyphs: [
            "location": [.closed("K 1 M 22 2 L 13.4 22.4 L 11.4 12.6 L 1.6 10.6 Z")],
            "location.north": [.closed("K 1 M 12 1.4 L 20.6 22.4 L 12 17.6 L 3.4 22.4 Z")],
            "location.viewfinder": [
                .line(ShapePaths.corners), .solid("K 0.6 M 18 6 L 13 18.2 L 11.8 12.2 L 5.8 11 Z"),
            ],
            "paperplane": [
                .closed("K 1 M 22.6 1.4 L 14.6 22.6 L 10.2 13.8 L 1.4 9.4 Z"),
                .detail("M 22 2 L 10.6 13.4"),
            ],
            "mappin": [.closed("O 12 5.6 4.4"), .line("M 12 10 V 22.8")],
            "mappin.and.ellipse": [
                .closed("O 12 4.8 3.8"),
                .line("M 12 8.6 V 18.6"),
                .line(
                    """
                    M 8 14.6 C 3.8 15.2 1.2 16.6 1.2 18.4 C 1.2 20.8 6 22.6 12 22.6 C 18 22.6 22.8 20.8 22.8 18.4 C
                    22.8 16.6 20.2 15.2 16 14.6
                    """,
                    level: 1
                ),
            ],
            "map": [
                .closed("K 0.8 M 1.2 5.4 L 8.4 2 L 15.6 5.4 L 22.8 2 V 18.6 L 15.6 22 L 8.4 18.6 L 1.2 22 Z"),
                .detail("M 8.4 2.4 V 18.4 M 15.6 5.6 V 21.6"),
            ],
            "safari": [.closed(ShapePaths.circle), .hole("K 0.4 M 17.6 6.4 L 13.6 13.6 L 6.4 17.6 L 10.4 10.4 Z")],
            "car": [
                .closed(
                    """
                    M 3 10.6 L 5.2 4.8 Q 5.8 3.4 7.4 3.4 H 16.6 Q 18.2 3.4 18.8 4.8 L 21 10.6 Q 22.8 11.4 22.8 13.6 V
                    18.4 H 1.2 V 13.6 Q 1.2 11.4 3 10.6 Z
                    """
                ),
                .detail("M 4.4 10 H 19.6"),
                .hole("O 5.6 14.4 1.5 O 18.4 14.4 1.5"),
                .line("M 3.4 18.4 V 21 M 20.6 18.4 V 21", heft: 1.5),
            ],
            "car.side": [
                .closed(
                    """
                    M 2.4 17.4 Q 1 17.4 1 16 V 13.8 Q 1 12 2.8 11.6 L 5.4 11 L 8.6 6.8 Q 9.4 5.8 10.8 5.8 H 14.6 Q 16
                    5.8 17 6.8 L 20.4 10.8 Q 23 11.4 23 13.6 V 16 Q 23 17.4 21.6 17.4 Z
                    """
                ),
                .clearing("O 6.4 17.2 2.1 O 17.6 17.2 2.1"),
                .closed("O 6.4 17.2 2.1 O 17.6 17.2 2.1"),
                .detail("M 7 11 H 18.6"),
            ],
            "bus": [
                .closed("M 7 1.6 H 17 A 17 5 3.4 -90 0 V 18.6 H 3.6 V 5 A 7 5 3.4 180 270 Z"),
                .detail("M 3.6 6 H 20.4 M 3.6 12.6 H 20.4"),
                .hole("O 7.6 15.8 1.3 O 16.4 15.8 1.3"), .line("M 6.4 18.6 V 21.6 M 17.6 18.6 V 21.6", heft: 1.4),
            ],
            "tram": [
                .closed("B 4.4 4.4 15.2 14.4 3.4"),
                .detail("M 4.4 11.6 H 19.6"),
                .hole("O 8.4 15.2 1.3 O 15.6 15.2 1.3"),
                .line("M 8 1.4 H 16 M 12 1.4 V 4.4 M 7.4 18.8 L 5 22.6 M 16.6 18.8 L 19 22.6"),
            ],
            "bicycle": [
                .line(
                    """
                    O 5.2 16 4.4 O 18.8 16 4.4 M 5.2 16 L 8.6 8.6 H 15.6 L 11.6 16 H 5.2 M 8.6 8.6 L 11.6 16 M 7 6 H
                    9.6 M 8.6 8.6 L 7.8 6 M 18.8 16 L 15 5.6 H 17.6
                    """,
                    heft: 0.92
                )
            ],
            "scooter": [
                .line("O 5 18.6 2.6 O 19 18.6 2.6 M 7.6 18.6 H 13.4 C 13.4 14 15.6 12 17.4 11.6 L 14.4 2.8 H 11")
            ],
            "airplane": [
                .solid(
                    """
                    M 23.2 12 C 23.2 13 21.8 13.6 20.4 13.6 H 15.2 L 10 21.4 Q 9.6 22 9 22 H 7.6 Q 6.8 22 7 21.2 L 9.6
                    13.6 H 5.6 L 3.6 16.2 Q 3.3 16.6 2.8 16.6 H 2 Q 1.3 16.6 1.5 15.9 L 2.6 12 L 1.5 8.1 Q 1.3 7.4 2
                    7.4 H 2.8 Q 3.3 7.4 3.6 7.8 L 5.6 10.4 H 9.6 L 7 2.8 Q 6.8 2 7.6 2 H 9 Q 9.6 2 10 2.6 L 15.2 10.4
                    H 20.4 C 21.8 10.4 23.2 11 23.2 12 Z
                    """
                )
            ],
            "airplane.departure": [
                .solid(
                    """
                    M 22.6 4.4 C 23 5.4 22 6.6 20.6 7.2 L 5.2 13.8 Q 4.4 14.2 3.6 13.4 L 0.8 10.4 L 2.6 9.6 L 5.4 10.8
                    L 9.4 9 L 5 4 L 7 3.2 L 14 7 L 19 4.6 C 20.6 3.8 22.2 3.4 22.6 4.4 Z
                    """
                ),
                .line("M 1.6 20.4 H 22.4"),
            ],
            "airplane.arrival": [
                .solid(
                    """
                    M 22.6 4.4 C 23 5.4 22 6.6 20.6 7.2 L 5.2 13.8 Q 4.4 14.2 3.6 13.4 L 0.8 10.4 L 2.6 9.6 L 5.4 10.8
                    L 9.4 9 L 5 4 L 7 3.2 L 14 7 L 19 4.6 C 20.6 3.8 22.2 3.4 22.6 4.4 Z T 48 P 0.9 3 -1.4
                    """
                ),
                .line("M 1.6 20.4 H 22.4"),
            ],
            "ferry": [
                .closed("K 0.8 M 2 11.6 L 12 8.6 L 22 11.6 L 19.6 17.4 H 4.4 Z"),
                .closed("B 6.4 3.4 11.2 6.8 1.4"),
                .line(
                    "M 1.4 21 C 4 19 6 19 8.4 20.6 C 10.8 22.2 13.2 22.2 15.6 20.6 C 18 19 20 19 22.6 21 M 12 3.4 V 1"
                ),
            ],
            "sailboat": [
                .closed("K 0.8 M 13 2 L 21 15 H 13 Z M 10.4 5.4 V 15 H 3.6 Z"),
                .closed("M 1.6 18 H 22.4 Q 20.8 22.4 16.8 22.4 H 7.2 Q 3.2 22.4 1.6 18 Z"),
            ],
            "fuelpump": [
                .closed("M 2.6 22 V 4.4 A 5.4 4.4 2.8 180 270 H 11.2 A 11.2 4.4 2.8 -90 0 V 22 Z"),
                .detail("M 6 5.6 H 10.6 V 9.4 H 6 Z"),
                .line("M 1 22 H 15.6 M 14 12.4 H 15.4 Q 17 12.4 17 14 V 17.6 A 19.3 17.6 2.3 180 0 V 9.4 L 18 5.4"),
            ],
            "parkingsign": [.line("M 7 21 V 3 H 12.6 A 12.6 8.2 5.2 -90 90 H 7", heft: 1.4)],
            "road.lanes": [
                .closed("K 0.8 M 6.6 2.4 H 17.4 L 22.4 21.6 H 1.6 Z"),
                .detail("M 12 5.8 V 7.6 M 12 11 V 13.2 M 12 16.6 V 18.4"),
            ],
            "signpost.right": [
                .closed("K 0.9 M 4 4.4 H 17.4 L 21.8 8.4 L 17.4 12.4 H 4 Z"),
                .line("M 11 4.4 V 1.4 M 11 12.4 V 22.6"),
            ],
            "house": [
                .closed("K 1.2 M 4 10.6 V 20 A 6 20 2 180 90 H 18 A 18 20 2 90 0 V 10.6 L 12 3.6 Z"),
                .line("K 0.8 M 1.2 12.2 L 12 2.4 L 22.8 12.2"), .detail("K 0.6 M 9.6 22 V 15 H 14.4 V 22"),
            ],
            "building": [
                .closed("B 4.6 1.4 14.8 21.2 2"),
                .hole(ShapePaths.windows(x: [8.4, 12, 15.6], y: [6, 10, 14])),
                .detail("M 12 18.4 V 22"),
            ],
            "building.2": [
                .closed("M 1.4 22.4 V 4 A 3.4 4 2 180 270 H 12 A 12 4 2 -90 0 V 22.4 Z"),
                .closed("M 14 9.6 H 20.4 A 20.4 11.6 2 -90 0 V 22.4 H 14 Z", level: 1),
                .hole(ShapePaths.windows(x: [5.4, 10], y: [6.6, 11, 15.4])),
                .hole(ShapePaths.windows(x: [18.4], y: [13.4, 17.4])),
            ],
            "building.columns": [
                .closed("K 0.8 M 12 1.4 L 22.6 7 V 9.2 H 1.4 V 7 Z"),
                .line("M 4.6 12 V 18 M 9.5 12 V 18 M 14.5 12 V 18 M 19.4 12 V 18 M 2.8 21.8 H 21.2"),
            ],
            "tent": [
                .closed("K 1 M 12 3 L 22.8 21 H 1.2 Z"),
                .detail("K 0.6 M 12 11 L 16.4 21 M 12 11 L 7.6 21"),
                .line("M 12 3 L 10.8 1.2 M 12 3 L 13.2 1.2"),
            ],
            "suitcase": [
                .closed("B 1.2 6.4 21.6 15 3"),
                .line("M 8 6.4 V 4.2 A 9.8 4.2 1.8 180 270 H 14.2 A 14.2 4.2 1.8 -90 0 V 6.4"),
                .detail("M 6.4 6.4 V 21.4 M 17.6 6.4 V 21.4"),
            ],
            "briefcase": [
                .closed("B 1.2 6.4 21.6 15 3"),
                .line("M 8 6.4 V 4.2 A 9.8 4.2 1.8 180 270 H 14.2 A 14.2 4.2 1.8 -90 0 V 6.4"),
                .detail("M 1.2 13 H 22.8 M 12 11.8 V 14.8"),
            ],
            "beach.umbrella": [
                .closed("M 2.6 13 C 1.4 6 7.4 1 13.6 2.8 C 18.8 4.4 21.4 9.4 20 14.6 Z P 1 0.4 -0.6"),
                .line("M 12 8.4 L 8.6 22 M 2 22.4 H 22"),
            ],
            "lighthouse": [
                .closed("K 0.6 M 9.4 8.6 H 14.6 L 16.4 22 H 7.6 Z"),
                .line("M 8.4 8.6 V 4 L 12 1.2 L 15.6 4 V 8.6 M 4.8 22.4 H 19.2 M 5.4 5 L 2 3.6 M 18.6 5 L 22 3.6"),
            ],
        ]
    )
}

extension ShapePaths {
    /// Small windows at each crossing of columns and rows.
    static func windows(x: [Double], y: [Double]) -> String {
        y.flatMap { row in x.map { "B \($0 - 1) \(row - 1) 2 2 0.4" } }.joined(separator: " ")
    }
}
