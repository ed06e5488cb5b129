extension SymbolFamily {
    /// Computers, networks and the things of a home.
    static let devices = SymbolFamily(
        variants: [.enclosed, .slash],
        glyphs: [
            "iphone": [.closed("B 5.6 0.8 12.8 22.4 3"), .detail("M 10.4 3.6 H 13.6")],
            "ipad": [.closed("B 3.2 1 17.6 22 2.8"), .detail("M 9.8 19.8 H 14.2")],
            "applewatch": [
                .closed("B 5 5.6 14 12.8 3.8"),
                .line(
                    """
                    M 7.4 5.2 L 8 2.2 Q 8.2 1 9.4 1 H 14.6 Q 15.8 1 16 2.2 L 16.6 5.2 M 7.4 18.8 L 8 21.8 Q 8.2 23 9.4
                    23 H 14.6 Q 15.8 23 16 21.8 L 16.6 18.8 M 21.4 10 V 13
                    """
                ),
            ],
            "laptopcomputer": [
                .closed("M 3.6 16.8 V 6.6 A 6.2 6.6 2.6 180 270 H 17.8 A 17.8 6.6 2.6 -90 0 V 16.8 Z"),
                .line("M 1 19.8 H 23"),
            ],
            "desktopcomputer": [
                .closed("B 1 2.4 22 15 2.6"),
                .detail("M 1.4 13.6 H 22.6"),
                .line("M 10 17.4 L 9.4 22 M 14 17.4 L 14.6 22 M 7.4 22 H 16.6"),
            ],
            "display": [.closed("B 1 2.4 22 15 2.6"), .line("M 12 17.4 V 22 M 7.4 22 H 16.6")],
            "keyboard": [
                .closed("B 0.8 5 22.4 14 2.8"),
                .detail(
                    """
                    M 5 9 h 0.04 M 9.6 9 h 0.04 M 14.4 9 h 0.04 M 19 9 h 0.04 M 5 12.2 h 0.04 M 9.6 12.2 h 0.04 M 14.4
                    12.2 h 0.04 M 19 12.2 h 0.04 M 8 15.6 H 16
                    """,
                    heft: 0.95
                ),
            ],
            "computermouse": [.closed("B 5.4 1.4 13.2 21.2 6.6"), .detail("M 12 5.4 V 9")],
            "printer": [
                .closed(
                    """
                    M 6 16.4 H 4 A 4 13.4 3 90 180 V 10.4 A 4 10.4 3 180 270 H 20 A 20 10.4 3 -90 0 V 13.4 A 20 13.4 3
                    0 90 H 18
                    """
                ),
                .line("M 6 7.4 V 2.4 H 18 V 7.4"),
                .clearing("B 6.6 14.2 10.8 7.6 0.6"),
                .line("B 6 13.4 12 8.6 0.8"),
            ],
            "cpu": [
                .closed("B 4.6 4.6 14.8 14.8 2.6"), .detail("B 8.6 8.6 6.8 6.8 1"),
                .line(
                    """
                    M 8 1 V 3.4 M 12 1 V 3.4 M 16 1 V 3.4 M 8 20.6 V 23 M 12 20.6 V 23 M 16 20.6 V 23 M 1 8 H 3.4 M 1
                    12 H 3.4 M 1 16 H 3.4 M 20.6 8 H 23 M 20.6 12 H 23 M 20.6 16 H 23
                    """
                ),
            ],
            "memorychip": [
                .closed("B 0.9 6.2 22.2 11.6 2.2"),
                .detail("B 4.6 9.6 3.4 4.8 0.6 B 10.3 9.6 3.4 4.8 0.6 B 16 9.6 3.4 4.8 0.6", heft: 0.85),
                .line(
                    """
                    M 4 3.4 V 4 M 8 3.4 V 4 M 12 3.4 V 4 M 16 3.4 V 4 M 20 3.4 V 4 M 4 20 V 20.6 M 8 20 V 20.6 M 12 20
                    V 20.6 M 16 20 V 20.6 M 20 20 V 20.6
                    """
                ),
            ],
            "internaldrive": [.closed(drive), .detail("M 2 14 H 22"), .hole("O 18.4 17.2 1.2")],
            "externaldrive": [
                .closed(drive), .detail("M 2 14 H 22"), .hole("O 18.4 17.2 1.2"), .line("M 6 17.2 H 12"),
            ],
            "opticaldisc": [.closed(ShapePaths.circle), .detail("O 12 12 3.2")],
            "opticaldiscdrive": [.closed(drive), .detail("M 2 14 H 22 M 6 17.2 H 18")],
            "server.rack": [
                .closed("B 1.6 2 20.8 5.4 1.8 B 1.6 9.3 20.8 5.4 1.8 B 1.6 16.6 20.8 5.4 1.8"),
                .hole("O 5.4 4.7 1 O 5.4 12 1 O 5.4 19.3 1"),
                .detail("M 12 4.7 H 18.4 M 12 12 H 18.4 M 12 19.3 H 18.4", heft: 0.7),
            ],
            "cylinder": [
                .closed("M 2.6 5.4 C 2.6 0.4 21.4 0.4 21.4 5.4 V 18.6 C 21.4 23.6 2.6 23.6 2.6 18.6 Z"),
                .detail("M 2.6 5.4 C 2.6 10.4 21.4 10.4 21.4 5.4"),
            ],
            "wifi": [
                .solid("K 0.6 M 12 21.6 L 8.4 17.6 Q 12 14.6 15.6 17.6 Z", threshold: 0),
                .line("A 12 21.4 9.6 -135 -45", threshold: 0.33, heft: 1.2),
                .line("A 12 21.4 15 -135 -45", threshold: 0.66, heft: 1.2),
            ],
            "wifi.exclamationmark": [
                .line("A 12 21.4 15 -135 -45 N A 12 21.4 9.6 -135 -112 N A 12 21.4 9.6 -68 -45", heft: 1.2),
                .line("M 12 12.4 V 16.4 M 12 20.6 v 0.04", heft: 1.3),
            ],
            "antenna.radiowaves.left.and.right": [
                .line("O 12 9.4 2.2 M 12 11.6 V 22.6"),
                .line("A 12 9.4 6 -230 -130 N A 12 9.4 6 -50 50", level: 1, threshold: 0.33),
                .line("A 12 9.4 10.2 -230 -130 N A 12 9.4 10.2 -50 50", level: 2, threshold: 0.66),
            ],
            "dot.radiowaves.left.and.right": [
                .solid("O 12 12 2.4"), .line("A 12 12 6.2 -230 -130 N A 12 12 6.2 -50 50", level: 1, threshold: 0.33),
                .line("A 12 12 10.6 -230 -130 N A 12 12 10.6 -50 50", level: 2, threshold: 0.66),
            ],
            "dot.radiowaves.right": [
                .solid("O 5 12 2.4"),
                .line("A 5 12 6.4 -45 45", level: 1),
                .line("A 5 12 10.6 -45 45", level: 1),
                .line("A 5 12 14.8 -45 45", level: 2),
            ],
            "cellularbars": [
                .solid("B 1.4 16 4 5.4 1", threshold: 0),
                .solid("B 7.1 12 4 9.4 1", threshold: 0.25),
                .solid("B 12.8 7.6 4 13.8 1", threshold: 0.5),
                .solid("B 18.5 2.8 4 18.6 1", threshold: 0.75),
            ],
            "network": [.line("O 12 12 10.8 M 1.2 12 H 22.8 E 12 12 4.8 10.8 M 3 6.4 H 21 M 3 17.6 H 21")],
            "bonjour": [.line("O 12 12 10.8 O 12 12 6.6"), .solid("O 12 12 2.6")],
            "point.3.connected.trianglepath.dotted": [
                .closed("O 12 4.6 3 O 4.6 18.6 3 O 19.4 18.6 3"),
                .line("M 10.4 7.6 L 6.2 15.4 M 13.6 7.6 L 17.8 15.4 M 8 18.6 H 16", heft: 0.8),
            ],
            "powerplug": [
                .closed("K 1 M 5.2 8 H 18.8 V 12.4 Q 18.8 18 12 18 Q 5.2 18 5.2 12.4 Z"),
                .line("M 8.6 8 V 2.4 M 15.4 8 V 2.4 M 12 18 V 22.8"),
            ],
            "lightbulb": [
                .closed(
                    "M 8.6 17 C 8.6 14.6 4.6 13.4 4.6 8.6 A 12 8.4 7.4 180 360 C 19.4 13.4 15.4 14.6 15.4 17 Z",
                    tint: .yellow
                ),
                .line("M 9 20 H 15 M 10.6 23 H 13.4"),
            ],
            "lamp.desk": [
                .closed("K 0.8 M 10.6 3 L 20.8 9.4 L 11 13.4 Z"),
                .line("M 10.8 6.6 L 4.4 12 L 9 22 M 4.4 22.2 H 14"),
            ],
            "fan": [.closed(blades), .clearing("O 12 12 1.1"), .closed("O 12 12 1.2")],
            "lightswitch.on": [
                .closed("B 4 1 16 22 3"),
                .detail("B 9 6 6 12 1.6 M 9 12 H 15"),
                .hole("B 9.6 6.6 4.8 5 1"),
            ],
            "lightswitch.off": [
                .closed("B 4 1 16 22 3"),
                .detail("B 9 6 6 12 1.6 M 9 12 H 15"),
                .hole("B 9.6 12.4 4.8 5 1"),
            ],
            "poweroutlet.type.b": [
                .closed(ShapePaths.square),
                .detail("M 8.4 7.4 V 11 M 15.6 7.4 V 11"),
                .hole("O 12 15.8 1.8"),
            ],
            "blinds.vertical.open": [
                .line("M 1.6 2.4 H 22.4 M 4 2.4 V 21.6 M 20 2.4 V 21.6 M 7.6 2.4 V 21.6 M 16.4 2.4 V 21.6")
            ],
            "blinds.vertical.closed": [
                .line("M 1.6 2.4 H 22.4 M 4 2.4 V 21.6 M 8 2.4 V 21.6 M 12 2.4 V 21.6 M 16 2.4 V 21.6 M 20 2.4 V 21.6")
            ],
            "blinds.horizontal.closed": [
                .line("M 1.6 2.4 H 22.4 M 4 6.4 H 20 M 4 10.4 H 20 M 4 14.4 H 20 M 4 18.4 H 20 M 1.6 21.8 H 22.4")
            ],
            "curtains.closed": [
                .line(
                    """
                    M 1.6 2.4 H 22.4 M 3.6 2.4 V 21.6 H 11.2 V 2.4 M 12.8 2.4 V 21.6 H 20.4 V 2.4 M 7.4 6 V 18 M 16.6
                    6 V 18
                    """
                )
            ],
            "door.left.hand.closed": [
                .closed("K 0.8 M 5.4 22 V 2 H 18.6 V 22"),
                .line("M 2 22 H 22"),
                .hole("O 9 12.4 1.3"),
            ],
            "door.garage.closed": [
                .line(
                    """
                    K 1 M 2.4 22 V 7.4 L 12 2.4 L 21.6 7.4 V 22 M 6.4 22 V 11 H 17.6 V 22 M 6.4 14.6 H 17.6 M 6.4 18.2
                    H 17.6
                    """
                )
            ],
            "sofa": [
                .closed(
                    """
                    M 4.6 9.4 V 7.4 A 7.6 7.4 3 180 270 H 16.4 A 16.4 7.4 3 -90 0 V 9.4 A 20.4 11.8 2.4 -100 90 V 18.6
                    H 3.6 V 14.2 A 3.6 11.8 2.4 90 280 Z
                    """
                ),
                .detail("M 6.4 11.4 V 15 H 17.6 V 11.4"),
                .line("M 5.4 18.6 V 21 M 18.6 18.6 V 21"),
            ],
            "washer": [.closed("B 3.2 1 17.6 22 3"), .detail("O 12 14 5.2 M 3.2 6.4 H 20.8"), .hole("O 7 3.9 0.9")],
            "refrigerator": [
                .closed("B 4.6 1 14.8 21 3"),
                .detail("M 4.6 9 H 19.4 M 8.4 4.6 V 6 M 8.4 12 V 15"),
                .line("M 7.4 23 V 22 M 16.6 23 V 22"),
            ],
            "sensor": [.closed(ShapePaths.square), .detail("O 12 12 4.4")],
            "air.purifier": [
                .closed("B 4.4 1 15.2 22 3.4"),
                .detail("M 8.4 5.6 H 15.6 M 8.4 9.4 H 15.6 M 8.4 13.2 H 15.6"),
                .hole("O 12 18.4 1.4"),
            ],
            "apple.terminal": terminal, "terminal": terminal,
            "applescript": [
                .closed(
                    """
                    M 6.6 2 H 20 A 20 4.4 2.4 -90 0 V 6.4 H 18 V 19.2 A 15.6 19.2 2.6 0 90 H 4.2 A 4.2 19.2 2.6 90 180
                    V 17.6 H 4.2 V 4.4 A 6.6 4.4 2.4 180 270 Z
                    """
                ),
                .detail("M 7.8 7 H 14.4 M 7.8 10.8 H 14.4 M 7.8 14.6 H 12"),
            ],
            "simcard": [
                .closed("K 1.8 M 4 1.4 H 14.4 L 20 7 V 22.6 H 4 Z"),
                .detail("B 7.8 11 8.4 7.6 1.4 M 12 11 V 18.6"),
            ],
            "sdcard": [
                .closed("K 1.8 M 4 1.4 H 15 L 20 6 V 22.6 H 4 Z"),
                .detail("M 8 5 V 8.4 M 11.4 5 V 8.4 M 14.8 6 V 8.4"),
            ],
            "touchid": [
                .line(
                    """
                    M 4.4 16 C 5.4 12 4.6 4.6 12 4.6 C 18.4 4.6 18.6 10 18.4 15 M 8 19 C 9.4 14.6 7.8 8.6 12 8.6 C
                    15.4 8.6 15 13 14.4 17.4 L 13.4 21.4 M 11.6 12.4 C 11.8 15.4 11.2 18 10.2 20.8 M 3 9.4 C 4 4.4 7.4
                    1.6 12 1.6 C 16.4 1.6 19.6 4 21 8
                    """,
                    heft: 0.9
                )
            ],
            "faceid": [
                .line(ShapePaths.corners),
                .line("M 8 8.6 V 10.4 M 16 8.6 V 10.4 M 12.4 8.6 V 13 H 11.2 M 8.4 16 Q 12 18.6 15.6 16"),
            ],
        ],
        turned: batteries
    )

    private static let drive = """
        M 6 4 H 18 Q 19.6 4 20.2 5.4 L 22.8 13.4 V 17.4 A 19.8 17.4 3 0 90 H 4.2 A 4.2 17.4 3 90 180 V 13.4 L 3.8 5.4
        Q 4.4 4 6 4 Z
        """
    private static let blade = """
        M 12 9.6 C 8.6 8.4 7.4 5.4 9 2.8 C 10 1.2 12.6 0.8 14.4 1.8 C 16.6 3 15.6 5.4 14.6 7 L 13.4 9.6 Z
        """
    private static let blades = blade + " T 120 N " + blade + " T 120 N " + blade
    private static let terminal: [SymbolPart] = [
        .closed(ShapePaths.rectangle),
        .detail("M 5.4 8.4 L 9.4 11.6 L 5.4 14.8 M 11.4 15.6 H 16"),
    ]

    private static let batteries: [(key: String, value: [SymbolPart])] =
        [0, 25, 50, 75, 100].flatMap { level in
            let width = 16.6 * Double(level) / 100
            let charge: [SymbolPart] =
                level == 0
                ? [] : [.solid("B 3.3 8.5 \(max(width, 3)) 7 1.4", tint: level <= 25 ? .red : .green)]
            let shell: [SymbolPart] = [.line("B 0.9 6 21.4 12 3.4"), .line("M 24.2 10.6 V 13.4", level: 1, heft: 1.1)]
            return ["battery.\(level)", "battery.\(level)percent"].map { (key: $0, value: shell + charge) }
        } + [
            (
                key: "battery.100.bolt",
                value: [
                    .line("B 0.9 6 21.4 12 3.4"),
                    .line("M 24.2 10.6 V 13.4", level: 1, heft: 1.1),
                    .solid("B 3.3 8.5 16.6 7 1.4", tint: .green),
                    .clearing("K 0.5 M 13 4 L 7.6 13 H 11.4 L 10.4 20 L 15.8 11 H 12 Z"),
                    .solid("K 0.5 M 13 4 L 7.6 13 H 11.4 L 10.4 20 L 15.8 11 H 12 Z"),
                ]
            )
        ]
}
