/// The distance that the system font adds after every character, by point size.
enum FontTracking {
    /// Size in points and tracking in 1/2048 em as measured, 8...40; outside of it as published, in the same unit.
    private static let standard: [(size: Double, units: Double)] = [
        (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11), (26, 17),
        (27, 22), (28, 28), (29, 27), (34, 23), (39, 19), (40, 19), (44, 17), (49, 14), (54, 12), (60, 8), (66, 6),
        (72, 4), (80, 0),
    ]

    /// The rounded cut's published tracking, size in points and 1/1000 em.
    private static let rounded: [(size: Double, units: Double)] = [
        (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35), (15, 30), (16, 26),
        (17, 22), (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (24, 15), (26, 14), (28, 13), (30, 12), (35, 11),
        (38, 10), (42, 10), (44, 8), (50, 7), (52, 6), (58, 4), (64, 3), (72, 2), (80, 0),
    ]

    /// In em, for text of the standard and the serif design.
    static func standard(at size: Double) -> Double { interpolated(standard, at: size) / 2048 }

    /// In em, for text of the rounded design.
    static func rounded(at size: Double) -> Double { interpolated(rounded, at: size) / 1000 }

    private static func interpolated(_ table: [(size: Double, units: Double)], at size: Double) -> Double {
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table.last?.units ?? 0 }
        guard upper > 0, table[upper].size > size else { return table[upper].units }
        let (low, high) = (table[upper - 1], table[upper])
        return low.units + (high.units - low.units) * (size - low.size) / (high.size - low.size)
    }
}
