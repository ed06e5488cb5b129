extension SymbolFamily {
    /// The keys of a keyboard and the windows of a desktop.
    static let keys = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "option": [.line("K 0.6 M 2 4.4 H 7.6 L 16.4 19.6 H 22 M 14 4.4 H 22")],
            "control": [.line("M 4 14 L 12 5.6 L 20 14")],
            "shift": [.closed("K 1 M 12 2 L 21.6 12.6 H 16.4 V 21.6 H 7.6 V 12.6 H 2.4 Z")],
            "capslock": [
                .closed("K 1 M 12 1.4 L 21.6 11 H 16.4 V 16.4 H 7.6 V 11 H 2.4 Z"),
                .closed("B 7.6 19.4 8.8 3.2 0.8"),
            ],
            "escape": [.line("A 12 12 10 -120 210 M 12 12 L 3.4 3.4 M 3.2 9 V 3.2 H 9")],
            "delete.left": [
                .closed("K 1.6 M 8.4 4 H 22.8 V 20 H 8.4 L 1.2 12 Z"),
                .detail("M 11.6 8.8 L 18 15.2 M 18 8.8 L 11.6 15.2"),
            ],
            "delete.right": [
                .closed("K 1.6 M 8.4 4 H 22.8 V 20 H 8.4 L 1.2 12 Z X"),
                .detail("M 6 8.8 L 12.4 15.2 M 12.4 8.8 L 6 15.2"),
            ],
            "macwindow": [
                .closed(ShapePaths.rectangle),
                .detail("M 0.6 8.6 H 23.4"),
                .hole("O 4.4 6.4 0.8 O 7.2 6.4 0.8 O 10 6.4 0.8"),
            ],
            "menubar.rectangle": [.closed(ShapePaths.rectangle), .detail("M 0.6 8.2 H 23.4")],
            "dock.rectangle": [.closed(ShapePaths.rectangle), .detail("M 5.4 16.2 H 18.6", heft: 1.4)],
            "rectangle.3.group": [.closed("B 1 3.6 11.4 7.2 1.8 B 1 13.6 11.4 6.8 1.8 B 15.4 3.6 7.6 16.8 1.8")],
            "widget.small": [.closed(ShapePaths.square), .hole("B 6 6 5.2 5.2 1.2")],
            "widget.medium": [.closed(ShapePaths.square), .hole("B 6 6 12 5.2 1.2")],
            "widget.large": [.closed(ShapePaths.square), .hole("B 6 6 12 12 1.6")],
            "square.stack.3d.up": [
                .closed("K 1.4 M 12 1.4 L 22.8 7.2 L 12 13 L 1.2 7.2 Z"),
                .line("K 1.2 M 2.2 11.9 L 1.2 12.4 L 12 18.2 L 22.8 12.4 L 21.8 11.9", level: 1),
                .line("K 1.2 M 2.2 16.7 L 1.2 17.2 L 12 23 L 22.8 17.2 L 21.8 16.7", level: 2),
            ],
            "curlybraces": [
                .line(
                    """
                    M 8.4 2.4 C 4.4 2.4 6.6 10.4 2.6 12 C 6.6 13.6 4.4 21.6 8.4 21.6 M 15.6 2.4 C 19.6 2.4 17.4 10.4
                    21.4 12 C 17.4 13.6 19.6 21.6 15.6 21.6
                    """
                )
            ],
            "x.squareroot": [
                .line("K 0.5 M 1 13 L 3.4 12 L 6.8 20.4 L 11 3.6 H 23 M 13.4 9.4 L 20.4 18.4 M 20.4 9.4 L 13.4 18.4")
            ],
            "text.quote": [
                .line("M 7 4.2 H 21.6 M 7 9.4 H 21.6 M 7 14.6 H 21.6 M 7 19.8 H 16"),
                .line("M 2.4 3.8 V 20.2", level: 1),
            ],
            "text.badge.checkmark": [
                .line("M 2.4 4.4 H 21.6 M 2.4 10 H 21.6 M 2.4 15.6 H 9.6 M 13 18.6 L 15.6 21.4 L 21 14.6")
            ],
            "text.badge.plus": [
                .line("M 2.4 4.4 H 21.6 M 2.4 10 H 21.6 M 2.4 15.6 H 9.6 M 17.4 13.6 V 22 M 13.2 17.8 H 21.6")
            ],
            "text.magnifyingglass": [
                .line("M 2.4 4.4 H 21.6 M 2.4 10 H 9 M 2.4 15.6 H 8 O 15.4 14.4 4.6 M 18.8 17.8 L 22.4 21.4")
            ],
            "list.star": [
                .line("M 9.4 5 H 22.4 M 9.4 12 H 22.4 M 9.4 19 H 22.4"),
                .solid(ShapePaths.star + " P 0.24 0.8 2.1"),
                .solid(ShapePaths.star + " P 0.24 0.8 9.1"),
                .solid(ShapePaths.star + " P 0.24 0.8 16.1"),
            ],
            "list.bullet.rectangle": [
                .closed(ShapePaths.rectangle),
                .detail(
                    """
                    M 5.4 8.4 h 0.04 M 5.4 12 h 0.04 M 5.4 15.6 h 0.04 M 9.4 8.4 H 18.6 M 9.4 12 H 18.6 M 9.4 15.6 H
                    18.6
                    """,
                    heft: 0.9
                ),
            ],
            "increase.indent": [
                .line("M 2.4 4.2 H 21.6 M 10 9.4 H 21.6 M 10 14.6 H 21.6 M 2.4 19.8 H 21.6"),
                .solid("K 0.6 M 2 8.6 L 6.6 12 L 2 15.4 Z"),
            ],
            "decrease.indent": [
                .line("M 2.4 4.2 H 21.6 M 10 9.4 H 21.6 M 10 14.6 H 21.6 M 2.4 19.8 H 21.6"),
                .solid("K 0.6 M 6.6 8.6 L 2 12 L 6.6 15.4 Z"),
            ],
            "crop": [.line("K 1.4 M 6 1 V 18 H 23 M 1 6 H 18 V 23")],
            "eyedropper": [
                .closed("M 14 6.4 L 17.6 2.8 C 18.8 1.6 20.8 1.8 22 3 C 23 4.2 23 6 22 7 L 18.2 10.8 Z"),
                .line("M 12 4.4 L 20 12.4 M 14 8 L 4.4 17.6 L 2 22 L 6.4 19.6 L 16 10"),
            ],
            "lasso": [
                .line(
                    """
                    M 7 17.4 C 3.6 16.4 1.4 13.6 1.4 10.4 C 1.4 5.6 6 2 12 2 C 18 2 22.6 5.6 22.6 10.4 C 22.6 15 18
                    18.4 12 18.4 C 11.4 18.4 10.8 18.4 10.2 18.3 O 7.8 17.4 2.2 M 8.4 19.6 Q 9 22.4 6 22.8
                    """
                )
            ],
            "camera.viewfinder": [
                .line(ShapePaths.corners),
                .line("M 6.4 9.4 H 8.6 L 10 7.6 H 14 L 15.4 9.4 H 17.6 V 16.4 H 6.4 Z O 12 12.6 2", heft: 0.85),
            ],
            "text.viewfinder": [.line(ShapePaths.corners), .line("M 7 8.4 H 17 M 7 12 H 17 M 7 15.6 H 13")],
            "doc.text.magnifyingglass": [
                .line(
                    """
                    M 20 9 V 8 L 13.4 1 H 7 A 7 4 3 270 180 V 20 A 7 20 3 180 90 H 9 O 15 15.6 4.6 M 18.4 19 L 22 22.6
                    M 8 6.6 H 11
                    """
                )
            ],
            "keyboard.chevron.compact.down": [
                .closed("B 0.8 1.6 22.4 13.4 2.8"),
                .detail("M 5 5.4 h 0.04 M 9.6 5.4 h 0.04 M 14.4 5.4 h 0.04 M 19 5.4 h 0.04 M 7 10.8 H 17", heft: 0.95),
                .line("M 8 19.4 L 12 21.8 L 16 19.4"),
            ],
        ]
    )

    /// What people reach for beside the large families.
    static let more = SymbolFamily(
        variants: [.enclosed, .slash],
        glyphs: [
            "icloud": [.closed(ShapePaths.cloud, tint: .blue)],
            "icloud.and.arrow.down": cloudArrow("M 12 11.4 V 22.4 M 8.2 18.8 L 12 22.6 L 15.8 18.8"),
            "icloud.and.arrow.up": cloudArrow("M 12 22.8 V 11.6 M 8.2 15.2 L 12 11.4 L 15.8 15.2"),
            "checkmark.icloud": [.closed(ShapePaths.cloud), .detail("M 8.4 12.6 L 11 15.8 L 15.6 9")],
            "xmark.icloud": [.closed(ShapePaths.cloud), .detail("M 9.2 9.8 L 14.8 15.4 M 14.8 9.8 L 9.2 15.4")],
            "exclamationmark.icloud": [
                .closed(ShapePaths.cloud),
                .detail("M 12 7.8 V 12.4", heft: 1.1),
                .detail("M 12 16 v 0.04", heft: 1.4),
            ],
            "lock.shield": [
                .closed(ShapePaths.shield, level: 1),
                .hole("B 7.8 10.6 8.4 6.6 1.4"),
                .detail("M 9.6 10.6 V 9 A 12 9 2.4 180 360 V 10.6", heft: 0.8),
            ],
            "bolt.shield": [
                .closed(ShapePaths.shield, level: 1),
                .hole("K 0.5 M 13.4 5 L 7.6 12.6 H 11.4 L 10.4 18 L 16.4 10.4 H 12.6 Z"),
            ],
            "lock.rotation": [
                .line("A 12 12 10.2 -60 240 M 2.4 6 L 7 3.2 L 8.4 8.2"),
                .solid("B 8.2 11 7.6 5.8 1.2"),
                .line("M 9.8 11 V 9.4 A 12 9.4 2.2 180 360 V 11", heft: 0.8),
            ],
            "bolt.heart": [
                .closed(ShapePaths.heart, tint: .red),
                .hole("K 0.5 M 13.2 5.6 L 8 12.4 H 11.4 L 10.6 17.2 L 16 10.4 H 12.6 Z"),
            ],
            "bolt.horizontal": [
                .closed("K 0.9 M 14.6 0.8 L 3.8 13.8 H 11 L 9.4 23.2 L 20.2 10.2 H 13 Z T 70", tint: .yellow)
            ],
            "star.leadinghalf.filled": [
                .line(ShapePaths.star),
                .solid("K 0.9 M 12 1 V 18.2 L 5.1 22.1 L 6.7 14.4 L 0.9 9.1 L 8.7 8.2 Z"),
            ],
            "flag.checkered": [
                .line("M 3.6 1.6 V 23 M 3.6 3 H 21.4 V 14.6 H 3.6"),
                .solid("B 9.5 3 6 6 0 B 3.6 9 6 5.6 0 B 15.4 9 6 5.6 0"),
            ],
            "ticket": [
                .closed(
                    """
                    M 3 5 H 21 Q 23 5 23 7 V 9.4 A 23 12 2.6 -90 -270 V 17 Q 23 19 21 19 H 3 Q 1 19 1 17 V 14.6 A 1 12
                    2.6 90 -90 V 7 Q 1 5 3 5 Z
                    """
                ),
                .detail("M 15 8 v 0.8 M 15 11.6 v 0.8 M 15 15.2 v 0.8"),
            ],
            "receipt": [
                .closed(
                    """
                    K 0.5 M 4 1.4 L 6.7 3.2 L 9.4 1.4 L 12 3.2 L 14.6 1.4 L 17.3 3.2 L 20 1.4 V 22.6 L 17.3 20.8 L
                    14.6 22.6 L 12 20.8 L 9.4 22.6 L 6.7 20.8 L 4 22.6 Z
                    """
                ),
                .detail("M 8 8 H 16 M 8 12 H 16 M 8 16 H 12.4"),
            ],
            "key.horizontal": [
                .closed(
                    """
                    M 12 1.2 A 12 7.4 6.2 -90 55 L 15 13.2 L 13.6 14.8 L 15 16.4 L 13.4 18.2 L 14.8 19.8 L 12 23 L 9.4
                    20.2 V 13 A 12 7.4 6.2 115 270 Z T -90
                    """
                ),
                .hole("O 6 12 1.7"),
            ],
            "bolt.car": [
                .closed(
                    """
                    M 3 10.6 L 5.2 4.8 Q 5.8 3.4 7.4 3.4 H 16.6 Q 18.2 3.4 18.8 4.8 L 21 10.6 Q 22.8 11.4 22.8 13.6 V
                    18.4 H 1.2 V 13.6 Q 1.2 11.4 3 10.6 Z
                    """
                ),
                .hole("K 0.4 M 13 6 L 8.6 12 H 11.6 L 10.8 16.4 L 15.4 10.4 H 12.4 Z"),
                .line("M 3.4 18.4 V 21 M 20.6 18.4 V 21", heft: 1.5),
            ],
            "ev.charger": [
                .closed("M 2.6 22 V 4.4 A 5.4 4.4 2.8 180 270 H 11.2 A 11.2 4.4 2.8 -90 0 V 22 Z"),
                .hole("K 0.3 M 9.2 6 L 5.6 11.8 H 8 L 7.4 16.4 L 11 10.4 H 8.6 Z"),
                .line(
                    """
                    M 1 22 H 15.6 M 14 12.4 H 15.4 Q 17 12.4 17 14 V 17.6 A 19.3 17.6 2.3 180 0 V 11 M 19.6 11 H 23.4
                    V 8 M 20 8 V 5.6 M 23 8 V 5.6
                    """
                ),
            ],
            "minus.plus.batteryblock": block("M 4.6 12.6 H 9 M 15 12.6 H 19.4 M 17.2 10.4 V 14.8"),
            "bolt.batteryblock": block("K 0.4 M 13 7.8 L 9.4 13 H 14.6 L 11 18.2"),
            "flashlight.on": [
                .closed("K 1 M 6.6 6.8 H 17.4 V 9.4 L 15 12.4 V 22.8 H 9 V 12.4 L 6.6 9.4 Z"),
                .line("M 12 1 V 3 M 6.4 1.8 L 7.4 3.4 M 17.6 1.8 L 16.6 3.4"),
                .detail("M 12 14.6 V 16.4"),
            ],
            "flashlight.off": [
                .closed("K 1 M 6.6 3 H 17.4 V 6.8 L 15 9.8 V 21.8 H 9 V 9.8 L 6.6 6.8 Z"),
                .detail("M 6.6 6.6 H 17.4 M 12 12.4 V 14.6"),
            ],
            "hand.point.up.left": [
                .closed(
                    """
                    M 8.4 15.6 V 6.6 A 10 6.6 1.6 180 360 V 11.6 L 17.4 13 C 18.8 13.4 19.6 14.4 19.4 16 L 18.6 20.4 C
                    18.2 22.2 17 23.2 15.4 23.2 H 11.8 C 10.6 23.2 9.8 22.6 9.2 21.8 L 5 16.4 C 4.2 15.2 5.6 14 6.8
                    14.8 Z T -30 P 1 0 -2
                    """
                )
            ],
            "phone.down": [
                .closed(
                    """
                    M 4.4 2.8 L 7 2 Q 8 1.8 8.5 2.8 L 10.4 7 Q 10.8 8 10 8.7 L 8.2 10.2 C 9.2 12.6 11.4 14.8 13.8 15.8
                    L 15.3 14 Q 16 13.2 17 13.6 L 21.2 15.5 Q 22.2 16 22 17 L 21.2 19.6 C 20.6 21.4 19.4 22.2 17.6 22
                    C 9.4 21.2 2.8 14.6 2 6.4 C 1.8 4.6 2.6 3.4 4.4 2.8 Z T 135
                    """
                )
            ],
            "sunglasses": [
                .closed("M 1.4 8 H 10.4 V 12.4 A 5.9 12.4 4.5 0 180 Z M 13.6 8 H 22.6 V 12.4 A 18.1 12.4 4.5 0 180 Z"),
                .line("M 10.4 9 Q 12 8 13.6 9"),
            ],
            "facemask": [
                .closed("M 4.4 8.4 Q 12 4 19.6 8.4 V 14.6 Q 12 22.6 4.4 14.6 Z"),
                .line(
                    """
                    M 4.4 9.4 H 2.4 Q 0.6 9.4 0.8 11 Q 1.2 14 4.6 14.6 M 19.6 9.4 H 21.6 Q 23.4 9.4 23.2 11 Q 22.8 14
                    19.4 14.6
                    """
                ),
                .detail("M 8.4 11 Q 12 9.6 15.6 11 M 8.4 14.4 Q 12 15.8 15.6 14.4"),
            ],
            "testtube.2": [
                .line(
                    """
                    M 3.4 2 H 10 M 4.6 2 V 19.2 A 6.7 19.2 2.1 180 0 V 2 M 14 2 H 20.6 M 15.2 2 V 19.2 A 17.3 19.2 2.1
                    180 0 V 2
                    """
                ),
                .solid(
                    "M 4.6 11 H 8.8 V 19.2 A 6.7 19.2 2.1 0 180 Z M 15.2 14.4 H 19.4 V 19.2 A 17.3 19.2 2.1 0 180 Z"
                ),
            ],
            "allergens": [
                .line(ShapePaths.rays(12, 12, from: 5.2, to: 9.4)),
                .line("O 12 12 5.2"),
                .solid("O 10.4 10.8 1.1 O 13.8 12.6 1.1 O 11 14.2 0.9"),
            ],
            "microbe": [
                .closed("O 12 12 6.2"),
                .line(ShapePaths.rays(12, 12, from: 6.2, to: 10.6)),
                .hole("O 10 10.6 1.3 O 14 13 1.3"),
            ],
            "heat.waves": [
                .line(
                    """
                    M 5 21.4 C 1.8 17 8.2 14.4 5 10.4 C 2.6 7.4 5.4 5.4 6 2.6 M 12 21.4 C 8.8 17 15.2 14.4 12 10.4 C
                    9.6 7.4 12.4 5.4 13 2.6 M 19 21.4 C 15.8 17 22.2 14.4 19 10.4 C 16.6 7.4 19.4 5.4 20 2.6
                    """
                )
            ],
            "camera.macro": [
                .line("O 12 8.6 2.2 M 12 15 V 23 M 12 22 C 8 22 5.4 19.6 4.6 16.4 M 12 22 C 16 22 18.6 19.6 19.4 16.4"),
                .closed("O 12 8.6 0.4"),
                .line(
                    """
                    A 12 4 2.6 150 390 A 16.4 7.2 2.6 -75 150 A 14.8 12.6 2.6 -20 190 A 9.2 12.6 2.6 -10 200 A 7.6 7.2
                    2.6 30 255
                    """
                ),
            ],
            "laurel.leading": [
                .line("M 18.4 22 C 10.4 19.4 7.4 12 10.4 2.6"),
                .solid(
                    """
                    E 8.4 5.4 1.8 3.4 E 5.2 11 3.4 1.7 E 6.4 16.8 3.4 1.7 E 10.8 21.4 3.4 1.6 E 13.6 8.4 1.6 2.8 E
                    13.4 14 1.5 2.8
                    """
                ),
            ],
            "laurel.trailing": [
                .line("M 18.4 22 C 10.4 19.4 7.4 12 10.4 2.6 X"),
                .solid(
                    """
                    E 8.4 5.4 1.8 3.4 E 5.2 11 3.4 1.7 E 6.4 16.8 3.4 1.7 E 10.8 21.4 3.4 1.6 E 13.6 8.4 1.6 2.8 E
                    13.4 14 1.5 2.8 X
                    """
                ),
            ],
            "dog": [
                .closed(
                    """
                    M 5 6.4 C 5 3 7.6 2 9.4 3.6 H 14.6 C 16.4 2 19 3 19 6.4 V 12 C 21 15 20 22 12 22 C 4 22 3 15 5 12
                    Z
                    """
                ),
                .hole("O 9 11 1.2 O 15 11 1.2 E 12 15.6 2 1.5"),
            ],
            "cat": [
                .closed(
                    """
                    K 0.8 M 3.6 3 L 9 6.4 H 15 L 20.4 3 V 13 C 20.4 18.6 16.6 21.6 12 21.6 C 7.4 21.6 3.6 18.6 3.6 13
                    Z
                    """
                ),
                .hole("O 8.8 12 1.2 O 15.2 12 1.2 E 12 15.6 1.4 1.1"),
                .line("M 0.8 13.4 H 3.4 M 0.8 17.4 L 3.6 16.6 M 23.2 13.4 H 20.6 M 23.2 17.4 L 20.4 16.6"),
            ],
            "teddybear": [
                .closed("O 12 7.4 5 E 12 17 6 5.6"),
                .line("A 7 3.8 2 120 330 N A 17 3.8 2 210 420"),
                .hole("O 10 6.8 0.9 O 14 6.8 0.9"),
            ],
            "stroller": [
                .line("M 1.4 3 H 4 L 8 14.6 H 18.4 A 18.4 12 0 0 0 M 20.6 10 A 12.6 10 8 0 -90 V 10 H 21"),
                .line("O 8.6 19.6 2.4 O 18 19.6 2.4"),
            ],
            "steeringwheel": [.line("O 12 12 10.6 O 12 12 2.6 M 1.6 10.4 H 9.8 M 14.2 10.4 H 22.4 M 12 14.6 V 22.4")],
            "wand.and.rays": [
                .line("M 2.6 21.4 L 14.4 9.6", heft: 1.5),
                .line(ShapePaths.rays(17.2, 6.8, from: 3.4, to: 6, start: -45)),
            ],
            "gyroscope": [.line("O 12 12 10.6 E 12 12 10.6 3.6 E 12 12 3.6 10.6")],
            "cube.transparent": [
                .line(
                    "K 1.6 M 12 0.8 L 21.8 6.2 V 17.8 L 12 23.2 L 2.2 17.8 V 6.2 Z M 7 9 L 12 12 L 17 9 M 12 12 V 17"
                )
            ],
            "pyramid": [.closed("K 1 M 12 2 L 23 16.4 L 12 22 L 1 16.4 Z"), .detail("M 12 2.4 V 21.6")],
            "cone": [.closed("M 12 1.4 L 21.6 18 C 22.6 23.4 1.4 23.4 2.4 18 Z")],
            "light.max": [.line("O 12 12 3.4"), .line(ShapePaths.rays(12, 12, from: 7, to: 10.4))],
            "light.min": [.line("O 12 12 3.4"), .line(ShapePaths.rays(12, 12, from: 7.4, to: 7.8))],
            "dial.low": [
                .closed("O 12 12.6 6.8"),
                .detail("M 9.6 15 L 8 16.6"),
                .line(ShapePaths.dashes(radius: 10.6, count: 12, share: 0.03)),
            ],
            "dial.medium": [
                .closed("O 12 12.6 6.8"),
                .detail("M 12 9.2 V 7.4"),
                .line(ShapePaths.dashes(radius: 10.6, count: 12, share: 0.03)),
            ],
            "dial.high": [
                .closed("O 12 12.6 6.8"),
                .detail("M 14.4 15 L 16 16.6"),
                .line(ShapePaths.dashes(radius: 10.6, count: 12, share: 0.03)),
            ],
        ]
    )

    private static func cloudArrow(_ arrow: String) -> [SymbolPart] {
        [.closed(ShapePaths.highCloud, level: 1, tint: .gray3), .gap(arrow), .line(arrow, tint: .blue)]
    }

    private static func block(_ sign: String) -> [SymbolPart] {
        [.closed("B 1 6.4 22 13.6 2.6"), .line("M 4.6 3.4 H 8.6 M 15.4 3.4 H 19.4"), .detail(sign)]
    }
}
