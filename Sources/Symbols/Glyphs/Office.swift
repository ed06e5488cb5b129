extension SymbolFamily {
    /// Writing, files and messages.
    static let office = SymbolFamily(
        variants: [.enclosed, .slash, .badge],
        glyphs: [
            "doc": [.closed(page), .detail(fold)],
            "doc.text": [.closed(page), .detail(fold), .detail("M 8 13.2 H 16 M 8 17.4 H 16")],
            "doc.plaintext": [.closed("B 4 1 16 22 3"), .detail("M 8 6.6 H 16 M 8 10.6 H 16 M 8 14.6 H 13")],
            "doc.richtext": [.closed("B 4 1 16 22 3"), .detail("M 8 12.4 H 16 M 8 16.4 H 16"), .hole("B 8 5 8 4 0.8")],
            "doc.on.doc": [
                .line("M 6.6 17.4 H 4.2 A 4.2 14.8 2.6 90 180 V 4 A 4.2 4 2.6 180 270 H 11.4 L 15.6 5.6", level: 1),
                .closed(
                    "K 1 M 9 22.6 A 9 20 2.6 90 180 V 9.2 A 9 9.2 2.6 180 270 H 15.6 L 22 13 V 20 A 19.4 20 2.6 0 90 Z"
                ),
            ],
            "doc.on.clipboard": [
                .line(
                    """
                    M 6 3.4 H 4.6 A 4.6 6 2.6 270 180 V 18 A 4.6 18 2.6 180 90 H 7 M 14.4 3.4 H 15.6 A 15.6 6 2.6 -90
                    0
                    """,
                    level: 1
                ),
                .closed("B 6.4 1.2 7.6 4 1.4"),
                .closed("B 10 9 12 14 2.4"),
                .detail("M 13.4 13.4 H 18.6 M 13.4 17.4 H 18.6"),
            ],
            "clipboard": [.closed(board), .clearing(clip), .closed(clip)],
            "list.clipboard": [
                .closed(board), .clearing(clip), .closed(clip),
                .detail("M 11.4 11 H 16.4 M 11.4 16.6 H 16.4 M 7.9 11 h 0.04 M 7.9 16.6 h 0.04", level: 1),
            ],
            "note.text": [.closed(ShapePaths.square), .detail("M 2.7 7.4 H 21.3 M 6.6 11.8 H 17.4 M 6.6 16 H 13")],
            "folder": [
                .closed(
                    """
                    M 1.2 6.4 A 4 6.4 2.8 180 270 H 8.4 Q 9.4 3.6 10.2 4.4 L 12 6.2 H 20 A 20 9 2.8 -90 0 V 17.6 A 20
                    17.6 2.8 0 90 H 4 A 4 17.6 2.8 90 180 Z
                    """
                ),
                .detail("M 1.2 10 H 22.8"),
            ],
            "tray": [
                .closed(
                    """
                    M 1.4 14 L 5 5 Q 5.6 3.6 7.2 3.6 H 16.8 Q 18.4 3.6 19 5 L 22.6 14 V 17.6 A 19.8 17.6 2.8 0 90 H
                    4.2 A 4.2 17.6 2.8 90 180 Z
                    """
                ),
                .detail("M 1.6 13.6 H 7.4 Q 8.4 13.6 8.6 14.8 A 12 14.6 3.4 180 0 Q 15.6 13.6 16.6 13.6 H 22.4"),
            ],
            "archivebox": [
                .closed("B 0.9 2.6 22.2 5.2 1.8"),
                .closed("M 2.8 7.8 H 21.2 V 18.6 A 18.4 18.6 2.8 0 90 H 5.6 A 5.6 18.6 2.8 90 180 Z"),
                .detail("M 9.4 12.2 H 14.6"),
            ],
            "shippingbox": [
                .closed("K 1.6 M 12 0.8 L 21.8 6.2 V 17.8 L 12 23.2 L 2.2 17.8 V 6.2 Z"),
                .detail("M 2.8 6.8 L 12 12 L 21.2 6.8 M 12 12 V 22.6 M 7.2 3.8 L 16.6 9"),
            ],
            "envelope": [.closed("B 0.8 4 22.4 16 3"), .detail("K 1.2 M 2 5.8 L 12 14 L 22 5.8")],
            "envelope.open": [
                .closed(
                    "M 1.4 9.6 L 10.4 2.4 Q 12 1.2 13.6 2.4 L 22.6 9.6 V 19 A 19.6 19 3 0 90 H 4.4 A 4.4 19 3 90 180 Z"
                ),
                .detail("K 1.2 M 2 10.6 L 12 17 L 22 10.6"),
            ],
            "calendar": [
                .closed("B 1.6 3.2 20.8 18.8 3.4"), .detail("M 1.6 8.6 H 22.4"), .line("M 7 1 V 4.4 M 17 1 V 4.4"),
                .detail(
                    """
                    M 6.8 12.8 h 0.04 M 12 12.8 h 0.04 M 17.2 12.8 h 0.04 M 6.8 17.4 h 0.04 M 12 17.4 h 0.04 M 17.2
                    17.4 h 0.04
                    """,
                    heft: 1.25
                ),
            ],
            "book": [
                .closed(
                    """
                    M 12 5.2 C 9.4 3 5.4 2.6 2.4 3 Q 1.2 3.2 1.2 4.4 V 18.6 Q 1.2 19.8 2.4 19.6 C 5.6 19.2 9.4 19.6 12
                    21.4 C 14.6 19.6 18.4 19.2 21.6 19.6 Q 22.8 19.8 22.8 18.6 V 4.4 Q 22.8 3.2 21.6 3 C 18.6 2.6 14.6
                    3 12 5.2 Z
                    """
                ),
                .detail("M 12 5.2 V 21.4"),
            ],
            "book.closed": closedBook,
            "books.vertical": [
                .closed("B 1.4 2 5 20 1.2 B 8 5 5 17 1.2"),
                .closed("B 15.2 3.4 4.8 18.4 1.2 T -10 P 1 -0.4 0.4"),
                .detail("M 1.4 6.6 H 6.4 M 1.4 17.6 H 6.4 M 8 17.6 H 13"),
            ],
            "newspaper": [
                .closed("M 1.4 5 A 3.6 5 2.2 180 270 H 16.4 A 16.4 5 2.2 -90 0 V 21.2 H 4 A 4 18.6 2.6 90 180 Z"),
                .line("M 18.6 8.4 H 22.6 V 18.6 A 20 18.6 2.6 0 90 H 17"),
                .detail("M 5 7.2 H 15 M 5 17.2 H 15 M 12 12.2 H 15"),
                .hole("B 4.4 10.2 5 4.2 0.6"),
            ],
            "magazine": [
                .closed("B 3.6 1.4 16.8 21.2 2.4"),
                .detail("M 7.4 1.4 V 22.6 M 11 6.4 H 16.6 M 11 10.4 H 16.6"),
            ],
            "text.book.closed": closedBook + [.detail("M 8.6 6 H 15.4 M 8.6 9.8 H 13")],
            "graduationcap": [
                .closed("K 0.8 M 12 3.4 L 23.2 9 L 12 14.6 L 0.8 9 Z"),
                .line("M 5 11.6 V 17.4 C 8 20.6 16 20.6 19 17.4 V 11.6 M 22.4 9.6 V 16.4"),
                .fillOnly("M 6.4 14.4 V 17 C 9 19.2 15 19.2 17.6 17 V 14.4"),
            ],
            "pencil": [
                .closed("K 0.7 M 16.8 3 Q 18.2 1.6 19.6 3 L 21 4.4 Q 22.4 5.8 21 7.2 L 7.8 20.4 L 2 22 L 3.6 16.2 Z"),
                .detail("M 14.4 5.6 L 18.4 9.6"),
            ],
            "pencil.line": [
                .line(
                    """
                    K 0.7 M 16.8 2 Q 18 0.8 19.2 2 L 20.6 3.4 Q 21.8 4.6 20.6 5.8 L 8.4 18 L 3.4 19.2 L 4.6 14.2 Z M 2
                    22.8 H 22
                    """
                )
            ],
            "square.and.pencil": [
                .line("M 13 3.4 H 6 A 6 7.2 3.8 270 180 V 18 A 6 18 3.8 180 90 H 16.8 A 16.8 18 3.8 90 0 V 11.2"),
                .closed("K 0.6 M 20.4 1.4 L 22.6 3.6 L 12.4 13.8 L 9.4 14.6 L 10.2 11.6 Z"),
            ],
            "highlighter": [
                .closed("K 0.7 M 15.6 2.4 L 21.6 8.4 L 12 16.4 L 7.6 12 Z"),
                .line("M 7.6 12 L 6 17.6 L 3 20.6 H 7.4 L 8.6 19.2 L 12 16.4"),
            ],
            "scribble": [
                .line(
                    """
                    M 3 13 C 5 6 9 2.6 10.4 4 C 12 5.8 5.4 15 7.2 16.4 C 9 17.8 13.4 7.6 15.4 9 C 17.2 10.4 11.8 18.6
                    13.6 20 C 15.4 21.2 19 14.6 21.4 13.4
                    """
                )
            ],
            "signature": [
                .line(
                    """
                    M 2 20.6 H 22 M 3 15.6 C 8 12 12 4.6 9.4 3.4 C 6.6 2.4 6 14.6 8.4 15.4 C 10.4 16 11.6 10.4 13 10.4
                    C 14.6 10.4 13 15 14.8 15 C 16.4 15 17 11.6 18.4 11.6 C 19.8 11.6 18.8 15 21.4 14.6
                    """
                )
            ],
            "trash": [
                .closed("M 4 5.6 H 20 L 18.9 20 Q 18.7 22.6 16.2 22.6 H 7.8 Q 5.3 22.6 5.1 20 Z"),
                .line("M 2 5.6 H 22 M 8.2 5.6 V 3.4 Q 8.2 1.4 10.2 1.4 H 13.8 Q 15.8 1.4 15.8 3.4 V 5.6"),
                .detail("M 9 9.8 L 9.4 18.4 M 15 9.8 L 14.6 18.4"),
            ],
            "paperclip": [
                .line(
                    """
                    M 20.4 11 L 11.6 19.8 C 9.2 22.2 5.6 22.2 3.4 20 C 1.2 17.8 1.2 14.2 3.6 11.8 L 12.6 2.8 C 14.2
                    1.2 16.8 1.2 18.4 2.8 C 20 4.4 20 7 18.4 8.6 L 9.8 17.2 C 9 18 7.8 18 7 17.2 C 6.2 16.4 6.2 15.2 7
                    14.4 L 14.8 6.6
                    """
                )
            ],
            "link": [
                .line(
                    """
                    M 10.2 14.6 A 8 9 5 60 60 M 9.6 14.2 C 7.6 12.2 7.6 9 9.6 7 L 13.4 3.2 C 15.4 1.2 18.8 1.2 20.8
                    3.2 C 22.8 5.2 22.8 8.6 20.8 10.6 L 18.6 12.8 M 14.4 9.8 C 16.4 11.8 16.4 15 14.4 17 L 10.6 20.8 C
                    8.6 22.8 5.2 22.8 3.2 20.8 C 1.2 18.8 1.2 15.4 3.2 13.4 L 5.4 11.2
                    """
                )
            ],
            "scissors": [.line("O 5 19 3 O 5 5 3 M 7.2 7 L 22 18.4 M 7.2 17 L 22 5.6")],
            "square.and.arrow.up": [
                .line(
                    """
                    M 8.4 8.4 H 6.4 A 6.4 11 2.6 270 180 V 20 A 6.4 20 2.6 180 90 H 17.6 A 17.6 20 2.6 90 0 V 11 A
                    17.6 11 2.6 0 -90 H 15.6 M 12 15 V 1.6 M 7.8 5.6 L 12 1.4 L 16.2 5.6
                    """
                )
            ],
            "square.and.arrow.down": [
                .line(
                    """
                    M 8.4 8.4 H 6.4 A 6.4 11 2.6 270 180 V 20 A 6.4 20 2.6 180 90 H 17.6 A 17.6 20 2.6 90 0 V 11 A
                    17.6 11 2.6 0 -90 H 15.6 M 12 1.4 V 15.4 M 7.8 11.4 L 12 15.6 L 16.2 11.4
                    """
                )
            ],
            "square.and.arrow.up.fill": [
                .solid(
                    """
                    M 9.2 7.6 V 14.6 A 12 14.6 2.8 180 0 V 7.6 H 17.6 A 17.6 11 3.4 -90 0 V 20 A 17.6 20 3.4 0 90 H
                    6.4 A 6.4 20 3.4 90 180 V 11 A 6.4 11 3.4 180 270 Z
                    """
                ),
                .line("M 12 14.6 V 1.6 M 7.8 5.6 L 12 1.4 L 16.2 5.6"),
            ],
            "rectangle.portrait.and.arrow.right": [
                .line(
                    """
                    M 14.6 7.4 V 4.6 A 11.8 4.6 2.8 0 -90 H 5 A 5 4.6 2.8 270 180 V 19.4 A 5 19.4 2.8 180 90 H 11.8 A
                    11.8 19.4 2.8 90 0 V 16.6 M 9 12 H 22.2 M 18 7.6 L 22.4 12 L 18 16.4
                    """
                )
            ],
            "magnifyingglass": [.line("O 9.8 9.8 8 M 15.8 15.8 L 22.4 22.4")],
            "plus.magnifyingglass": [.line("O 9.8 9.8 8 M 15.8 15.8 L 22.4 22.4 M 9.8 6.2 V 13.4 M 6.2 9.8 H 13.4")],
            "minus.magnifyingglass": [.line("O 9.8 9.8 8 M 15.8 15.8 L 22.4 22.4 M 6.2 9.8 H 13.4")],
            "gear": gear, "gearshape": gear,
            "gearshape.2": [
                .closed(ShapePaths.gear(teeth: 8, outer: 7.6, inner: 6) + " P 1 -3.4 2.6"), .hole("O 8.6 14.6 2.4"),
                .closed(ShapePaths.gear(teeth: 8, outer: 5, inner: 3.8) + " P 1 6.2 -6", level: 1),
                .hole("O 18.2 6 1.5"),
            ],
            "hammer": [
                .closed("K 0.8 M 4 4.2 C 8 0.6 13.6 1.4 16.6 4.4 L 15.4 5.6 L 18 8.2 L 14.6 11.6 L 8.6 5.6 Z"),
                .line(
                    """
                    M 11.4 8.8 L 2.6 17.6 Q 1.4 18.8 2.6 20 L 4 21.4 Q 5.2 22.6 6.4 21.4 L 14.6 12.6 M 18 8.2 L 21.4
                    11.6 L 18.6 14.4 L 15.2 11
                    """
                ),
            ],
            "wrench.adjustable": wrench, "wrench": wrench,
            "wrench.and.screwdriver": [
                .closed(wrenchPath),
                .gap("M 4 4 L 20 20"),
                .line("M 3.4 3.4 L 11.4 11.4", heft: 0.9),
                .line("M 14.6 14.6 L 20.4 20.4", heft: 2.2),
            ],
            "screwdriver": [.closed("B 9 1.2 6 9.6 1.8 T 45"), .line("M 12 12 L 4 20 L 3.2 20.8")],
            "ruler": [
                .closed("B 0.4 7.4 23.2 9.2 1.8 T -45"),
                .detail("M 6 14.6 L 8 16.6 M 9 11.6 L 11.8 14.4 M 12 8.6 L 14 10.6 M 15 5.6 L 17.8 8.4 T 0", heft: 0.9),
            ],
            "phone": [
                .closed(
                    """
                    M 4.4 2.8 L 7 2 Q 8 1.8 8.5 2.8 L 10.4 7 Q 10.8 8 10 8.7 L 8.2 10.2 C 9.2 12.6 11.4 14.8 13.8 15.8
                    L 15.3 14 Q 16 13.2 17 13.6 L 21.2 15.5 Q 22.2 16 22 17 L 21.2 19.6 C 20.6 21.4 19.4 22.2 17.6 22
                    C 9.4 21.2 2.8 14.6 2 6.4 C 1.8 4.6 2.6 3.4 4.4 2.8 Z
                    """
                )
            ],
            "message": [.closed(bubble)], "bubble.left": [.closed(bubble)], "bubble.right": [.closed(bubble + " X")],
            "text.bubble": [.closed(bubble), .detail("M 6.8 8.6 H 17.2 M 6.8 13 H 13.6")],
            "quote.bubble": [
                .closed(bubble),
                .hole("O 8.8 11.8 1.9 O 15.2 11.8 1.9"),
                .detail("M 7.4 11.4 Q 7.4 8.6 9.6 7.6 M 13.8 11.4 Q 13.8 8.6 16 7.6", heft: 0.8),
            ],
            "ellipsis.bubble": [.closed(bubble), .detail("M 7 11 h 0.04 M 12 11 h 0.04 M 17 11 h 0.04", heft: 1.6)],
            "exclamationmark.bubble": [
                .closed(bubble),
                .detail("M 12 6 V 11.4", heft: 1.1),
                .detail("M 12 15 v 0.04", heft: 1.4),
            ],
            "bubble.left.and.bubble.right": [
                .closed(bubble + " P 0.66 -0.4 0.4"),
                .clearing("B 11.2 9.8 11.8 9.4 3.8"),
                .closed(bubble + " X P 0.58 9.4 8.4", level: 1),
            ],
            "quote.opening": [
                .solid("O 6.4 15 4 O 17.6 15 4"),
                .line("M 3.2 14.6 Q 3 8.4 8 6 M 14.4 14.6 Q 14.2 8.4 19.2 6"),
            ],
            "quote.closing": [
                .solid("O 6.4 15 4 O 17.6 15 4 T 180"),
                .line("M 3.2 14.6 Q 3 8.4 8 6 M 14.4 14.6 Q 14.2 8.4 19.2 6 T 180"),
            ],
            "megaphone": [
                .closed("K 0.8 M 2 9.4 L 19 3.4 V 18.6 L 2 14.6 Z"),
                .line("M 5.4 15.4 V 17 A 8.6 17 3.2 180 20 M 22 9 V 13"),
            ],
        ]
    )

    private static let page = "K 1 M 13.4 1 H 7 A 7 4 3 270 180 V 20 A 7 20 3 180 90 H 17 A 17 20 3 90 0 V 7.6 Z"
    private static let closedBook: [SymbolPart] = [
        .closed("M 20 22.4 H 6.6 A 6.6 19.8 2.6 90 180 V 4.4 A 7 4.4 3 180 270 H 18.6 Q 20 1.4 20 2.8 Z"),
        .detail("M 20 17.4 H 6.6 Q 4.6 17.4 4 19"),
    ]
    private static let board = """
        M 6.6 3.4 H 17.4 A 17.4 6 2.6 -90 0 V 20 A 17.4 20 2.6 0 90 H 6.6 A 6.6 20 2.6 90 180 V 6 A 6.6 6 2.6 180 270
        Z
        """
    private static let clip = "B 8 1.2 8 4.2 1.4"
    private static let fold = "K 1.4 M 13.4 1.4 V 7.6 H 19.6"
    private static let gear: [SymbolPart] = [
        .closed(ShapePaths.gear(teeth: 8, outer: 10.9, inner: 8.7)),
        .detail("O 12 12 3.7"),
    ]
    private static let wrenchPath = """
        M 21.6 5.2 L 17.8 9 L 15 6.2 L 18.8 2.4 C 15.8 1 12.2 1.8 10.6 5 C 9.8 6.6 9.9 8.2 10.4 9.8 L 2.4 17.8 Q 1
        19.6 2.6 21.4 Q 4.4 23 6.2 21.6 L 14.2 13.6 C 15.8 14.1 17.4 14.2 19 13.4 C 22.2 11.8 23 8.2 21.6 5.2 Z
        """
    private static let wrench: [SymbolPart] = [.closed(wrenchPath)]
    private static let bubble = """
        M 5.4 2.2 H 18.6 A 18.6 6.4 4.2 -90 0 V 14.4 A 18.6 14.4 4.2 0 90 H 12.4 L 7.6 22 Q 6.8 22.6 6.8 21.6 V 18.6 H
        5.4 A 5.4 14.4 4.2 90 180 V 6.4 A 5.4 6.4 4.2 180 270 Z
        """
}

extension ShapePaths {
    /// A wheel of blunt teeth about the grid's middle.
    static func gear(teeth: Int, outer: Double, inner: Double) -> String {
        let pitch = 360 / Double(teeth)
        let ring = (0..<teeth).map { index in
            let middle = Double(index) * pitch - 90
            return "A 12 12 \(outer) \(middle - pitch * 0.2) \(middle + pitch * 0.2) "
                + "A 12 12 \(inner) \(middle + pitch * 0.34) \(middle + pitch * 0.66)"
        }
        return ring.joined(separator: " ") + " Z"
    }
}
