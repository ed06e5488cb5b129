extension SymbolFamily {
    /// Plain shapes; they enclose others and are not enclosed.
    static let shapes = SymbolFamily(
        variants: [.slash],
        glyphs: [
            "circle": [.closed(ShapePaths.circle)],
            "square": [.closed(ShapePaths.square)],
            "app": [.closed(ShapePaths.app)],
            "rectangle": [.closed(ShapePaths.rectangle)],
            "rectangle.portrait": [.closed("B 4 0.6 16 22.8 3.2")],
            "capsule": [.closed(ShapePaths.capsule)],
            "capsule.portrait": [.closed("B 5.6 0.6 12.8 22.8 6.4")],
            "oval": [.closed("E 12 12 11.4 7.6")],
            "oval.portrait": [.closed("E 12 12 7.6 11.4")],
            "diamond": [.closed(ShapePaths.diamond)],
            "rhombus": [.closed("K 2.2 M 12 1.2 L 20.6 12 L 12 22.8 L 3.4 12 Z")],
            "triangle": [.closed(ShapePaths.triangle)],
            "hexagon": [.closed(ShapePaths.hexagon)],
            "octagon": [.closed(ShapePaths.octagon)],
            "pentagon": [.closed(ShapePaths.pentagon)],
            "shield": [.closed(ShapePaths.shield)],
            "seal": [.closed(ShapePaths.seal)],
            "cube": [
                .closed("K 1.6 M 12 0.8 L 21.8 6.2 V 17.8 L 12 23.2 L 2.2 17.8 V 6.2 Z"),
                .detail("M 2.8 6.8 L 12 12 L 21.2 6.8 M 12 12 V 22.6"),
            ],
            "circle.circle": [.closed(ShapePaths.circle), .detail("O 12 12 5")],
            "smallcircle.filled.circle": [.closed(ShapePaths.circle), .hole("O 12 12 4")],
            "largecircle.fill.circle": [.line(ShapePaths.circle), .solid("O 12 12 7.3")],
            "circle.inset.filled": [.line(ShapePaths.circle), .solid("O 12 12 7.3")],
            "square.inset.filled": [.line(ShapePaths.square), .solid("B 6.4 6.4 11.2 11.2 1.8")],
            "circle.dashed": [.line(ShapePaths.dashes(radius: 10.8, count: 8, share: 0.56))],
            "circle.dotted": [.line(ShapePaths.dashes(radius: 10.8, count: 14, share: 0.02))],
            "square.dashed": [
                .line(
                    """
                    M 7.4 2.7 H 6.7 A 6.7 6.7 4 -90 -180 V 7.4 M 16.6 2.7 H 17.3 A 17.3 6.7 4 -90 0 V 7.4
                    M 7.4 21.3 H 6.7 A 6.7 17.3 4 90 180 V 16.6 M 16.6 21.3 H 17.3 A 17.3 17.3 4 90 0 V 16.6
                    M 11 2.7 H 13 M 11 21.3 H 13 M 2.7 11 V 13 M 21.3 11 V 13
                    """
                )
            ],
            "circle.lefthalf.filled": [.line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 270 90 Z")],
            "circle.righthalf.filled": [.line(ShapePaths.circle), .solid("M 12 1.2 A 12 12 10.8 -90 90 Z")],
            "circle.tophalf.filled": [.line(ShapePaths.circle), .solid("M 1.2 12 A 12 12 10.8 180 360 Z")],
            "circle.bottomhalf.filled": [.line(ShapePaths.circle), .solid("M 1.2 12 A 12 12 10.8 180 0 Z")],
            "square.lefthalf.filled": [
                .line(ShapePaths.square),
                .solid("M 12 2.7 V 21.3 H 6.7 A 6.7 17.3 4 90 180 A 6.7 6.7 4 180 270 Z"),
            ],
            "square.righthalf.filled": [
                .line(ShapePaths.square),
                .solid("M 12 2.7 V 21.3 H 17.3 A 17.3 17.3 4 90 0 A 17.3 6.7 4 0 -90 Z"),
            ],
            "target": [.line("O 12 12 10.8"), .line("O 12 12 6.1"), .solid("O 12 12 2")],
            "scope": [.line("O 12 12 8.6 M 12 0.8 V 6.6 M 12 17.4 V 23.2 M 0.8 12 H 6.6 M 17.4 12 H 23.2")],
            "viewfinder": [.line(ShapePaths.corners)],
            "plus.viewfinder": [.line(ShapePaths.corners), .line("M 12 7.6 V 16.4 M 7.6 12 H 16.4")],
            "qrcode.viewfinder": [
                .line(ShapePaths.corners),
                .line("B 7 7 3.6 3.6 0.6 B 13.4 7 3.6 3.6 0.6 B 7 13.4 3.6 3.6 0.6", heft: 0.8),
                .solid("B 13 13 2 2 0.4 B 15.4 15.4 2 2 0.4"),
            ],
            "barcode.viewfinder": [
                .line(ShapePaths.corners),
                .line("M 7.4 7.6 V 16.4 M 10.4 7.6 V 16.4 M 13.4 7.6 V 16.4 M 16.6 7.6 V 16.4"),
            ],
        ]
    )

    /// Shapes in rows, stacks and splits.
    static let grids = SymbolFamily(
        glyphs: [
            "square.grid.2x2": [
                .closed("B 2.2 2.2 8 8 1.8 B 13.8 2.2 8 8 1.8 B 2.2 13.8 8 8 1.8 B 13.8 13.8 8 8 1.8")
            ],
            "circle.grid.2x2": [.closed("O 6.2 6.2 4.2 O 17.8 6.2 4.2 O 6.2 17.8 4.2 O 17.8 17.8 4.2")],
            "square.grid.3x3": [.closed(ShapePaths.grid(cell: "B -2.2 -2.2 4.4 4.4 1", pitch: 8))],
            "circle.grid.3x3": [.closed(ShapePaths.grid(cell: "O 0 0 2.1", pitch: 8))],
            "rectangle.grid.1x2": [.closed("B 1.4 3 21.2 7.2 1.8 B 1.4 13.8 21.2 7.2 1.8")],
            "rectangle.grid.2x2": [
                .closed("B 1 3.4 9.4 6.8 1.6 B 13.6 3.4 9.4 6.8 1.6 B 1 13.8 9.4 6.8 1.6 B 13.6 13.8 9.4 6.8 1.6")
            ],
            "rectangle.split.2x1": [.closed(ShapePaths.rectangle), .detail("M 12 4 V 20")],
            "rectangle.split.3x1": [.closed(ShapePaths.rectangle), .detail("M 8.4 4 V 20 M 15.6 4 V 20")],
            "square.split.2x1": [.closed(ShapePaths.square), .detail("M 12 2.7 V 21.3")],
            "square.split.2x2": [.closed(ShapePaths.square), .detail("M 12 2.7 V 21.3 M 2.7 12 H 21.3")],
            "square.on.square": [
                .closed("B 1.4 6.6 16 16 3"),
                .line("M 6.6 3.8 Q 7 1.4 9.6 1.4 H 19 Q 22.6 1.4 22.6 5 V 14.4 Q 22.6 17 20.2 17.4"),
            ],
            "square.stack": [
                .closed("B 2.6 8.4 18.8 14.4 3"),
                .line("M 4.6 4.8 H 19.4", level: 1),
                .line("M 6.8 1.4 H 17.2", level: 2),
            ],
            "rectangle.stack": [
                .closed("B 1.4 8.6 21.2 13.4 3"), .line("M 4 5 H 20", level: 1), .line("M 6.6 1.6 H 17.4", level: 2),
            ],
            "square.3.layers.3d": [
                .closed("K 1.4 M 12 1.4 L 22.8 7.2 L 12 13 L 1.2 7.2 Z"),
                .line("K 1.2 M 2.2 11.9 L 1.2 12.4 L 12 18.2 L 22.8 12.4 L 21.8 11.9", level: 1),
                .line("K 1.2 M 2.2 16.7 L 1.2 17.2 L 12 23 L 22.8 17.2 L 21.8 16.7", level: 2),
            ],
            "sidebar.left": [.line(ShapePaths.rectangle), .line("M 8.6 4 V 20 M 3.6 8 H 5.6 M 3.6 11 H 5.6")],
            "sidebar.right": [.line(ShapePaths.rectangle), .line("M 15.4 4 V 20 M 18.4 8 H 20.4 M 18.4 11 H 20.4")],
            "rectangle.and.paperclip": [
                .line(
                    """
                    M 15.4 20 H 3.8 A 3.8 16.8 3.2 90 180 V 7.2 A 3.8 7.2 3.2 180 270 H 18.2 A 18.2 7.2 3.2 -90 0 V
                    7.6
                    """
                ),
                .line("M 22.6 12.2 V 18.4 A 20 18.4 2.6 0 180 V 12.6 A 19 12.6 1.6 180 360 V 17.8", heft: 0.9),
            ],
            "flowchart": [
                .closed("B 7.6 1.6 8.8 6.4 1.4 B 0.8 16 8.8 6.4 1.4 B 14.4 16 8.8 6.4 1.4"),
                .line("K 1.2 M 5.2 16 V 12 H 18.8 V 16 M 12 8 V 12"),
            ],
            "circle.hexagongrid": [
                .closed(
                    "O 12 12 2.7 O 12 4.2 2.7 O 12 19.8 2.7 O 5.2 8.1 2.7 O 18.8 8.1 2.7 O 5.2 15.9 2.7 O 18.8 15.9 2.7"
                )
            ],
        ]
    )
}

extension ShapePaths {
    /// Four corners of a frame.
    static let corners = """
        M 2.2 7.4 V 6.2 A 6.2 6.2 4 180 270 H 7.4 M 16.6 2.2 H 17.8 A 17.8 6.2 4 -90 0 V 7.4
        M 21.8 16.6 V 17.8 A 17.8 17.8 4 0 90 H 16.6 M 7.4 21.8 H 6.2 A 6.2 17.8 4 90 180 V 16.6
        """

    /// Pieces of a circle about the grid's middle, each `share` of its part of the way round.
    static func dashes(radius: Double, count: Int, share: Double) -> String {
        (0..<count).map { index in
            let pitch = 360 / Double(count)
            let middle = Double(index) * pitch - 90
            return "N A 12 12 \(radius) \(middle - pitch * share / 2) \(middle + pitch * share / 2)"
        }.joined(separator: " ")
    }

    /// Nine cells around the grid's middle; the cell's own middle is the origin.
    static func grid(cell: String, pitch: Double) -> String {
        let words = cell.split(separator: " ")
        return (0..<9).map { index in
            let x = 12 + Double(index % 3 - 1) * pitch + (Double(words[1]) ?? 0)
            let y = 12 + Double(index / 3 - 1) * pitch + (Double(words[2]) ?? 0)
            return "\(words[0]) \(x) \(y) \(words[3...].joined(separator: " "))"
        }.joined(separator: " ")
    }
}
