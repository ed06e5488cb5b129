extension SymbolFamily {
    /// What people mark, pin, lock and are told about.
    static let status = SymbolFamily(
        variants: [.enclosed, .framed, .slash, .badge],
        glyphs: [
            "star": [.closed(ShapePaths.star, tint: .yellow)],
            "heart": [.closed(ShapePaths.heart, tint: .red)],
            "bolt": [.closed("K 0.9 M 14.6 0.8 L 3.8 13.8 H 11 L 9.4 23.2 L 20.2 10.2 H 13 Z", tint: .yellow)],
            "bell": [
                .closed(
                    """
                    M 12 2.2 C 16.2 2.2 19 5.2 19 9.2 C 19 14.4 20.2 15.4 21.6 16.8 Q 22.4 17.6 21.4 18.4 H 2.6
                    Q 1.6 17.6 2.4 16.8 C 3.8 15.4 5 14.4 5 9.2 C 5 5.2 7.8 2.2 12 2.2 Z
                    """
                ),
                .line("M 9 21.8 Q 12 24 15 21.8"),
            ],
            "bookmark": [
                .closed("K 1 M 19 22.8 L 12 16.6 L 5 22.8 V 4 A 7.6 3.8 2.6 180 270 H 16.4 A 16.4 3.8 2.6 -90 0 Z")
            ],
            "flag": [
                .line("M 3.6 1.6 V 23"),
                .closed(
                    "M 3.6 3.4 C 8.4 0.6 13.4 6 20.6 2.8 Q 21.2 2.6 21.2 3.2 V 14 C 14 17.6 9 12 3.6 14.8 Z",
                    tint: .orange
                ),
            ],
            "tag": [
                .closed(
                    """
                    K 1.2 M 2 4.4 A 4.4 4.4 2.4 180 270 H 11.6 L 21.8 12.2 Q 23.4 13.8 21.8 15.4 L 15.4 21.8
                    Q 13.8 23.4 12.2 21.8 L 2 11.6 Z
                    """
                ),
                .hole("O 7.2 7.2 1.7"),
            ],
            "pin": [
                .closed(
                    """
                    K 0.8 M 7.2 1.4 H 16.8 V 3.6 L 15.4 5 V 10.4 L 18.8 13.6 V 15.8 H 5.2 V 13.6 L 8.6 10.4 V 5 L 7.2
                    3.6 Z
                    """
                ),
                .line("M 12 15.8 V 23"),
            ],
            "eye": [
                .closed(
                    """
                    M 0.8 12 C 2.4 8.4 6.4 4.6 12 4.6 C 17.6 4.6 21.6 8.4 23.2 12 C 21.6 15.6 17.6 19.4 12 19.4 C 6.4
                    19.4 2.4 15.6 0.8 12 Z
                    """
                ),
                .detail("O 12 12 3.6"),
            ],
            "lock": [
                .closed("B 4 10.4 16 12.4 2.8"), .line("M 7.4 10.4 V 6.2 A 12 6.2 4.6 180 360 V 10.4"),
            ],
            "lock.open": [
                .closed("B 1 10.4 15.4 12.4 2.8"), .line("M 13 10.4 V 6.2 A 17.6 6.2 4.6 180 360 V 8.6"),
            ],
            "key": [
                .closed(
                    """
                    M 12 1.2 A 12 7.4 6.2 -90 55 L 15 13.2 L 13.6 14.8 L 15 16.4 L 13.4 18.2 L 14.8 19.8 L 12 23
                    L 9.4 20.2 V 13 A 12 7.4 6.2 115 270 Z
                    """
                ),
                .hole("O 12 6 1.7"),
            ],
            "hand.raised": [
                .closed(
                    """
                    M 6.4 14.8 V 5.4 A 7.8 5.4 1.4 180 360 V 3.2 A 10.6 3.2 1.4 180 360 V 3.2
                    A 13.4 3.2 1.4 180 360 V 5.2
                    A 16.2 5.2 1.4 180 360 V 13.2 L 18.8 11.4 C 20 10 21.8 10.8 21.2 12.6 C 20 16.6 17.8 23 12.6 23
                    C 8.6 23 6.4 20 6.4 14.8 Z
                    """
                )
            ],
            "hand.thumbsup": [
                .closed(
                    """
                    M 6.8 10.6 L 11.4 2.4 C 12 1.2 14.4 1.6 14.4 4 V 8.6 H 19.6 C 21.4 8.6 22.4 10 22 11.6 L 20.2 19.2
                    C 19.8 20.8 18.8 21.8 17.2 21.8 H 10.4 C 9 21.8 7.8 21.2 6.8 20.4 Z
                    """
                ),
                .line("M 2.2 10.6 V 20.8"),
            ],
            "hand.thumbsdown": [
                .closed(
                    """
                    M 6.8 10.6 L 11.4 2.4 C 12 1.2 14.4 1.6 14.4 4 V 8.6 H 19.6 C 21.4 8.6 22.4 10 22 11.6 L 20.2 19.2
                    C 19.8 20.8 18.8 21.8 17.2 21.8 H 10.4 C 9 21.8 7.8 21.2 6.8 20.4 Z T 180 X
                    """
                ),
                .line("M 2.2 10.6 V 20.8 T 180 X"),
            ],
            "hand.tap": [
                .closed(
                    """
                    M 8.4 15.6 V 6.6 A 10 6.6 1.6 180 360 V 11.6 L 17.4 13 C 18.8 13.4 19.6 14.4 19.4 16 L 18.6 20.4
                    C 18.2 22.2 17 23.2 15.4 23.2 H 11.8 C 10.6 23.2 9.8 22.6 9.2 21.8 L 5 16.4
                    C 4.2 15.2 5.6 14 6.8 14.8 Z
                    """
                ),
                .line("A 10 6.4 5.2 -200 20", level: 1),
            ],
            "circlebadge": [.closed("O 12 12 6")],
            "checkmark.shield": [
                .closed(ShapePaths.shield, level: 1, tint: .green), .detail("M 7.6 12.2 L 10.8 16 L 16.4 8"),
            ],
            "checkmark.seal": [
                .closed(ShapePaths.seal, level: 1, tint: .green), .detail("M 7.4 12.4 L 10.6 16.2 L 16.6 7.8"),
            ],
            "xmark.shield": [
                .closed(ShapePaths.shield, level: 1),
                .detail("M 8.4 8.2 L 15.6 15.4 M 15.6 8.2 L 8.4 15.4"),
            ],
            "xmark.seal": [.closed(ShapePaths.seal, level: 1), .detail("M 8.4 8.4 L 15.6 15.6 M 15.6 8.4 L 8.4 15.6")],
            "exclamationmark.triangle": [
                .closed(ShapePaths.triangle, level: 1, tint: .yellow),
                .detail("M 12 8.6 V 13.6", heft: 1.1), .detail("M 12 17.6 v 0.04", heft: 1.4),
            ],
            "exclamationmark.octagon": [
                .closed(ShapePaths.octagon, level: 1, tint: .red),
                .detail("M 12 6.4 V 13", heft: 1.1), .detail("M 12 17.2 v 0.04", heft: 1.4),
            ],
            "exclamationmark.shield": [
                .closed(ShapePaths.shield, level: 1, tint: .yellow),
                .detail("M 12 6.4 V 12.6", heft: 1.1), .detail("M 12 16.6 v 0.04", heft: 1.4),
            ],
            "nosign": [.line("O 12 12 10.4 M 4.7 4.7 L 19.3 19.3", tint: .red)],
            "bell.and.waves.left.and.right": [
                .closed(
                    """
                    M 12 2.2 C 16.2 2.2 19 5.2 19 9.2 C 19 14.4 20.2 15.4 21.6 16.8 Q 22.4 17.6 21.4 18.4 H 2.6
                    Q 1.6 17.6 2.4 16.8 C 3.8 15.4 5 14.4 5 9.2 C 5 5.2 7.8 2.2 12 2.2 Z P 0.8 2.4 2.4
                    """
                ),
                .line("M 9.6 21 Q 12 22.8 14.4 21"),
                .line("M 4.4 3 C 2.6 4.8 1.4 7.4 1.2 10.4 M 19.6 3 C 21.4 4.8 22.6 7.4 22.8 10.4", level: 1),
            ],
            "rosette": [
                .closed(ShapePaths.seal + " P 0.68 3.84 0.4"), .line("M 8 16.4 L 6.6 23 L 12 20.4 L 17.4 23 L 16 16.4"),
                .detail("O 12 8.6 3"),
            ],
            "trophy": [
                .closed("M 6.4 1.8 H 17.6 V 8.6 C 17.6 12.4 15.4 15 12 15 C 8.6 15 6.4 12.4 6.4 8.6 Z"),
                .line("M 6.4 4 H 2.2 V 5.6 C 2.2 8.6 4 10.6 6.8 11 M 17.6 4 H 21.8 V 5.6 C 21.8 8.6 20 10.6 17.2 11"),
                .line("M 12 15 V 19"),
                .closed("K 0.8 M 8.8 19 H 15.2 L 16.6 22.4 H 7.4 Z"),
            ],
            "medal": [
                .closed("O 12 16 6.6"), .line("M 9 10 L 4.4 1.4 H 9.2 L 12 6.6 L 14.8 1.4 H 19.6 L 15 10"),
                .detail("M 12 13.4 V 18.6 M 10.8 14.2 L 12 13.4"),
            ],
            "crown": [
                .closed("K 1 M 3.6 20.4 L 1.4 7 L 7.6 11.6 L 12 3.4 L 16.4 11.6 L 22.6 7 L 20.4 20.4 Z", tint: .yellow)
            ],
            "sparkle": [.closed(sparkle(12, 12, 11))],
            "sparkles": [
                .solid(sparkle(9, 13.6, 8.8)),
                .solid(sparkle(18.4, 5.2, 4.6), level: 1),
                .solid(sparkle(19, 19.6, 3.4), level: 2),
            ],
            "wand.and.stars": [
                .line("M 2.6 21.4 L 14.4 9.6", heft: 1.5), .solid(sparkle(18.6, 5.4, 4.8)),
                .solid(sparkle(8, 5, 3.4), level: 1), .solid(sparkle(19, 16.4, 3.4), level: 1),
            ],
        ]
    )

    /// A star of four points with hollow sides.
    static func sparkle(_ x: Double, _ y: Double, _ r: Double) -> String {
        let (w, n) = (r * 0.78, r * 0.14)
        return """
            M \(x) \(y - r) Q \(x + n) \(y - n) \(x + w) \(y) Q \(x + n) \(y + n) \(x) \(y + r)
            Q \(x - n) \(y + n) \(x - w) \(y) Q \(x - n) \(y - n) \(x) \(y - r) Z
            """
    }
}
