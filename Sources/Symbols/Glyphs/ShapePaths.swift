/// The contours that symbols share.
enum ShapePaths {
    static let circle = "O 12 12 10.8"
    static let square = "B 2.7 2.7 18.6 18.6 4"
    static let app = "B 2.2 2.2 19.6 19.6 5.6"
    static let rectangle = "B 0.6 4 22.8 16 3.2"
    static let capsule = "B 0.6 5.6 22.8 12.8 6.4"
    static let diamond = "K 2.6 M 12 0.9 L 23.1 12 L 12 23.1 L 0.9 12 Z"
    static let triangle = "K 2.8 M 12 1.2 L 24 21.6 H 0 Z"
    static let hexagon = "K 2.4 M 12 0.8 L 21.7 6.4 V 17.6 L 12 23.2 L 2.3 17.6 V 6.4 Z"
    static let octagon = "K 1.8 M 7.5 1.2 H 16.5 L 22.8 7.5 V 16.5 L 16.5 22.8 H 7.5 L 1.2 16.5 V 7.5 Z"
    static let pentagon = "K 2.2 M 12 1 L 23 9 L 18.8 22 H 5.2 L 1 9 Z"
    static let shield = """
        M 12 0.9 C 14.3 2.7 17.3 3.9 20.3 4.1 Q 21.4 4.2 21.4 5.3 V 11.2 C 21.4 17 17.6 20.8 12 23.1
        C 6.4 20.8 2.6 17 2.6 11.2 V 5.3 Q 2.6 4.2 3.7 4.1 C 6.7 3.9 9.7 2.7 12 0.9 Z
        """
    static let seal = """
        K 2 M 12 0.6 L 15.5 3.5 L 20.1 3.9 L 20.5 8.5 L 23.4 12 L 20.5 15.5 L 20.1 20.1 L 15.5 20.5
        L 12 23.4 L 8.5 20.5 L 3.9 20.1 L 3.5 15.5 L 0.6 12 L 3.5 8.5 L 3.9 3.9 L 8.5 3.5 Z
        """
    static let star = """
        K 0.9 M 12 1 L 15.3 8.2 L 23.1 9.1 L 17.3 14.4 L 18.9 22.1 L 12 18.2 L 5.1 22.1 L 6.7 14.4 L 0.9 9.1
        L 8.7 8.2 Z
        """
    static let heart = """
        M 11.1 21.1 C 9 20 1.2 15.3 1.2 8.6 C 1.2 5.1 3.7 2.5 6.9 2.5 C 9.1 2.5 10.9 3.6 12 5.5
        C 13.1 3.6 14.9 2.5 17.1 2.5 C 20.3 2.5 22.8 5.1 22.8 8.6 C 22.8 15.3 15 20 12.9 21.1 Q 12 21.6 11.1 21.1 Z
        """
}

extension ShapePaths {
    /// Two lobes and a wide one over a flat base, the body of every cloud.
    static let cloud = "M 18 19.8 H 6.2 A 6.2 14.9 4.9 90 253 A 11.2 9.9 6.4 178 362 A 17.9 14.9 4.9 -95 90 Z"
    /// A cloud that leaves room for what falls from it.
    static let highCloud = cloud + " P 0.88 1.5 -2.4"
    /// A cloud before a sun or a moon.
    static let lowCloud = cloud + " P 0.82 -0.6 6"
    /// The crescent.
    static let moon = """
        M 8.9 3 C 8.5 4.2 8.3 5.4 8.3 6.6 C 8.3 12.2 12.6 16.2 18.3 16.2 C 19.3 16.2 20.3 16.1 21.2 15.8
        Q 22.4 15.5 21.9 16.6 C 20.1 20.3 16.4 22.6 12 22.6 C 6 22.6 1.3 17.9 1.3 11.9 C 1.3 7.9 4 4.3 8.1 2.5
        Q 9.2 2 8.9 3 Z
        """
    static let drop = """
        M 12 1.2 C 12.6 2 19.4 9.6 19.4 15.4 C 19.4 19.6 16.2 22.8 12 22.8 C 7.8 22.8 4.6 19.6 4.6 15.4
        C 4.6 9.6 11.4 2 12 1.2 Z
        """
    static let flame = """
        M 12.6 0.9 C 13.2 5.6 20.2 8.2 20.2 15 C 20.2 19.8 16.8 23.2 12 23.2 C 7.2 23.2 3.8 19.8 3.8 15.3
        C 3.8 12.4 5.2 9.9 7.1 8 C 7.4 9.7 8 10.9 9.1 11.7 C 9.5 7.4 10 3.8 12.6 0.9 Z
        """

    /// Short lines that leave a circle: `count` of them, between two distances from its middle.
    static func rays(
        _ x: Double,
        _ y: Double,
        from inner: Double,
        to outer: Double,
        count: Int = 8,
        start: Double = -90,
        sweep: Double = 360
    ) -> String {
        (0..<count).map { index in
            let angle = start + sweep * Double(index) / Double(count)
            // An arc of no extent is the point at an angle.
            return "N A \(x) \(y) \(inner) \(angle) \(angle) A \(x) \(y) \(outer) \(angle) \(angle)"
        }.joined(separator: " ")
    }
}
