extension SymbolFamily {
    /// Signs that say yes, no, more, less and why.
    static let marks = SymbolFamily(
        variants: [.enclosed, .framed],
        glyphs: [
            "checkmark": [.line("M 3.4 13.2 L 9.2 20.2 L 20.6 3.8")],
            "xmark": [.line("M 4 4 L 20 20 M 20 4 L 4 20")],
            "plus": [.line("M 12 2.4 V 21.6 M 2.4 12 H 21.6")],
            "minus": [.line("M 2.4 12 H 21.6")],
            "plusminus": [.line("M 12 2.6 V 16.6 M 5 9.6 H 19 M 5 21.4 H 19")],
            "divide": [.line("M 2.8 12 H 21.2"), .line("M 12 5.4 h 0.04 M 12 18.6 h 0.04", heft: 1.8)],
            "equal": [.line("M 3 8.4 H 21 M 3 15.6 H 21")],
            "lessthan": [.line("M 20.4 4.4 L 3.6 12 L 20.4 19.6")],
            "greaterthan": [.line("M 3.6 4.4 L 20.4 12 L 3.6 19.6")],
            "number": [.line("M 9.2 3 L 6.8 21 M 17.2 3 L 14.8 21 M 3.8 8.6 H 21 M 3 15.4 H 20.2")],
            "percent": [.line("O 6.2 6.8 4 O 17.8 17.2 4 M 18.6 3.4 L 5.4 20.6")],
            "exclamationmark": [
                .line("M 12 3.4 V 14.2", heft: 1.2), .line("M 12 20.2 v 0.04", heft: 1.6),
            ],
            "exclamationmark.2": [
                .line("M 8 3.4 V 14.2 M 16 3.4 V 14.2", heft: 1.2),
                .line("M 8 20.2 v 0.04 M 16 20.2 v 0.04", heft: 1.6),
            ],
            "exclamationmark.3": [
                .line("M 5 3.4 V 14.2 M 12 3.4 V 14.2 M 19 3.4 V 14.2", heft: 1.2),
                .line("M 5 20.2 v 0.04 M 12 20.2 v 0.04 M 19 20.2 v 0.04", heft: 1.6),
            ],
            "questionmark": [
                .line("M 7.2 7.6 C 7.2 4.9 9.3 3 12.1 3 C 14.9 3 17 4.8 17 7.4 C 17 11 12 11.2 12 14.8"),
                .line("M 12 20.2 v 0.04", heft: 1.6),
            ],
            "info": [
                .line("K 0.8 M 9 10.2 H 12.4 V 19.6 M 8.6 19.8 H 16"), .line("M 12 4.6 v 0.04", heft: 1.7),
            ],
            "asterisk": [.line(ShapePaths.rays(12, 12, from: 0, to: 9, count: 6))],
            "ellipsis": [.line("M 3.4 12 h 0.04 M 12 12 h 0.04 M 20.6 12 h 0.04", heft: 2.1)],
            "command": [
                .line(
                    """
                    M 8.4 8.4 H 15.6 V 15.6 H 8.4 Z M 8.4 8.4 V 5.4 A 5.4 5.4 3 0 -270 H 8.4 M 15.6 8.4 V 5.4
                    A 18.6 5.4 3 180 450 H 15.6 M 15.6 15.6 V 18.6 A 18.6 18.6 3 180 -90 H 15.6
                    M 8.4 15.6 V 18.6 A 5.4 18.6 3 0 270 H 8.4
                    """
                )
            ],
            "power": [.line("M 12 1.8 V 11"), .line("A 12 13 9.2 -55 235")],
            "at": [
                .line("O 12 12 4.4 M 16.4 7.8 V 13.2 Q 16.4 16.4 19.4 16.4 Q 22.6 16.4 22.6 12 A 12 12 10.6 0 -300")
            ],
            "dollarsign": [
                .line(
                    """
                    M 17.2 7.4 C 16.8 5 14.8 3.8 12 3.8 C 9 3.8 6.9 5.3 6.9 7.7 C 6.9 10.4 9.4 11.2 12 11.8
                    C 15 12.5 17.4 13.4 17.4 16.2 C 17.4 18.8 15.2 20.2 12 20.2 C 9 20.2 6.8 18.8 6.4 16.4
                    M 12 1.2 V 22.8
                    """
                )
            ],
            "eurosign": [.line("M 19 6.2 A 13.4 12 8.2 -45 -315 M 2.8 9.8 H 14.4 M 2.8 14.2 H 13.4")],
            "sterlingsign": [
                .line(
                    """
                    M 17.6 7 C 17 4.4 15.2 3 12.8 3 C 10 3 8.2 5 8.2 7.8 C 8.2 11 10 13.4 9.4 16.6 Q 8.8 19.6 6.2 20.8
                    H 18 M 6 12.2 H 14.6
                    """
                )
            ],
            "yensign": [.line("M 5 3 L 12 12.4 L 19 3 M 12 12.4 V 21 M 6.6 12.6 H 17.4 M 6.6 16.6 H 17.4")],
            "bitcoinsign": [
                .line(
                    """
                    M 6.4 4 H 13 A 13 7.9 3.9 -90 90 H 8.2 M 13 11.8 H 13.8 A 13.8 15.9 4.1 -90 90 H 6.4 M 8.2 4 V 20
                    M 10 1.4 V 4 M 13.6 1.4 V 4 M 10 20 V 22.6 M 13.6 20 V 22.6
                    """
                )
            ],
        ]
    )

    /// Lists and lines of text.
    static let punctuation = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "line.3.horizontal": [.line("M 2.6 5.2 H 21.4 M 2.6 12 H 21.4 M 2.6 18.8 H 21.4")],
            "line.2.horizontal": [.line("M 2.6 8.4 H 21.4 M 2.6 15.6 H 21.4")],
            "line.3.horizontal.decrease": [.line("M 2.4 5.6 H 21.6 M 5.8 12 H 18.2 M 9.2 18.4 H 14.8")],
            "line.horizontal.3.decrease": [.line("M 2.4 5.6 H 21.6 M 5.8 12 H 18.2 M 9.2 18.4 H 14.8")],
            "list.bullet": [
                .line("M 8.6 5 H 22 M 8.6 12 H 22 M 8.6 19 H 22"),
                .line("M 2.8 5 h 0.04 M 2.8 12 h 0.04 M 2.8 19 h 0.04", heft: 1.7),
            ],
            "list.dash": [
                .line("M 8.6 5 H 22 M 8.6 12 H 22 M 8.6 19 H 22 M 1.8 5 H 4.4 M 1.8 12 H 4.4 M 1.8 19 H 4.4")
            ],
            "list.number": [
                .line("M 9.4 5 H 22.4 M 9.4 12 H 22.4 M 9.4 19 H 22.4"),
                .line(
                    """
                    M 2.4 3.4 L 3.6 2.6 V 7 M 1.8 10.4 C 2 9.2 4.8 9.2 4.7 10.9 C 4.6 12 2.8 12.9 1.8 14.2 H 4.9
                    M 1.8 17 C 2.6 16.2 4.7 16.4 4.6 17.8 C 4.5 18.9 3.2 18.9 3.2 18.9 C 3.2 18.9 4.9 19 4.8 20.4
                    C 4.7 21.9 2.4 22 1.7 21.1
                    """,
                    heft: 0.75
                ),
            ],
            "checklist": [
                .line("M 12.2 5.6 H 22.4 M 12.2 18.4 H 22.4"),
                .line("M 1.8 6 L 4 8.6 L 8.2 2.8 M 1.8 18.8 L 4 21.4 L 8.2 15.6"),
            ],
            "list.triangle": [
                .line("M 9 5 H 22.4 M 9 12 H 22.4 M 9 19 H 22.4"),
                .solid(
                    """
                    K 0.6 M 1.6 2.6 L 5.6 5 L 1.6 7.4 Z M 1.6 9.6 L 5.6 12 L 1.6 14.4 Z M 1.6 16.6 L 5.6 19 L 1.6 21.4
                    Z
                    """
                ),
            ],
            "text.alignleft": [.line("M 2.4 4.2 H 21.6 M 2.4 9.4 H 14.6 M 2.4 14.6 H 21.6 M 2.4 19.8 H 14.6")],
            "text.aligncenter": [.line("M 2.4 4.2 H 21.6 M 6 9.4 H 18 M 2.4 14.6 H 21.6 M 6 19.8 H 18")],
            "text.alignright": [.line("M 2.4 4.2 H 21.6 M 9.4 9.4 H 21.6 M 2.4 14.6 H 21.6 M 9.4 19.8 H 21.6")],
            "text.justify": [.line("M 2.4 4.2 H 21.6 M 2.4 9.4 H 21.6 M 2.4 14.6 H 21.6 M 2.4 19.8 H 21.6")],
            "textformat": [.line("M 1.4 19 L 6.8 5 L 12.2 19 M 3.2 14.4 H 10.4 M 22.4 9.8 V 19 O 18.8 14.4 3.7")],
            "textformat.size": [
                .line("M 1 19 L 4.6 9.6 L 8.2 19 M 2.2 16 H 7 M 10.6 19 L 16.8 3 L 23 19 M 12.6 14 H 21")
            ],
            "character": [.line("M 5.4 20.4 L 12 3.4 L 18.6 20.4 M 7.6 15 H 16.4")],
            "bold": [
                .line("M 7 11.8 H 12.6 A 12.6 7.7 4.1 90 -90 H 7 V 20.4 H 13.4 A 13.4 16.1 4.3 90 -90", heft: 1.4)
            ],
            "italic": [.line("M 10.2 3.6 H 18 M 6 20.4 H 13.8 M 14.2 3.6 L 9.8 20.4")],
            "underline": [.line("M 6 2.6 V 10.6 A 12 10.6 6 180 0 V 2.6 M 4.6 21.4 H 19.4")],
            "strikethrough": [
                .line(
                    """
                    M 17.4 7.2 C 16.6 4.6 14.6 3.4 12 3.4 C 9 3.4 6.8 5 6.8 7.6 C 6.8 9.6 8.2 10.8 10.2 11.6 M 15 13.4
                    C 16.6 14.2 17.4 15.2 17.4 16.6 C 17.4 19 15.2 20.6 12 20.6 C 9.2 20.6 7 19.2 6.4 16.8
                    M 2.4 12 H 21.6
                    """
                )
            ],
            "function": [
                .line(
                    "M 17.8 4.2 C 15.6 2.4 13.2 3.4 12.6 6.6 L 10.2 19 C 9.6 21.6 7.6 22.2 5.8 20.8 M 7.4 10.4 H 16.4"
                )
            ],
            "sum": [.line("M 18.6 7 V 3.4 H 5.4 L 12.8 12 L 5.4 20.6 H 18.6 V 17")],
            "slider.horizontal.3": [
                .line(
                    """
                    M 1.6 5 H 12.4 M 18.6 5 H 22.4 O 15.5 5 2.4 M 1.6 12 H 4.4 M 10.6 12 H 22.4 O 7.5 12 2.4
                    M 1.6 19 H 12.4 M 18.6 19 H 22.4 O 15.5 19 2.4
                    """
                )
            ],
            "slider.vertical.3": [
                .line(
                    """
                    M 1.6 5 H 12.4 M 18.6 5 H 22.4 O 15.5 5 2.4 M 1.6 12 H 4.4 M 10.6 12 H 22.4 O 7.5 12 2.4
                    M 1.6 19 H 12.4 M 18.6 19 H 22.4 O 15.5 19 2.4 T -90
                    """
                )
            ],
            "switch.2": [
                .line("B 1.2 2 21.6 8.4 4.2 O 18.6 6.2 4.2"), .line("B 1.2 13.6 21.6 8.4 4.2 O 5.4 17.8 4.2", level: 1),
            ],
        ]
    )
}
