extension SymbolFamily {
    /// Playing, sound and pictures.
    static let media = SymbolFamily(
        variants: [.enclosed, .slash],
        glyphs: [
            "play": [.closed("K 1.8 M 4.6 2.2 L 21.6 12 L 4.6 21.8 Z")],
            "pause": [.closed("B 4 2.6 5.2 18.8 1.4 B 14.8 2.6 5.2 18.8 1.4")],
            "stop": [.closed("B 3.6 3.6 16.8 16.8 2.4")],
            "record": [.line(ShapePaths.circle), .solid("O 12 12 6")],
            "playpause": [.closed("K 1.2 M 1 4 L 12 12 L 1 20 Z"), .closed("B 14.2 4 3 16 0.9 B 20 4 3 16 0.9")],
            "forward": [.closed("K 1.2 M 1 4.4 L 11.8 12 L 1 19.6 Z M 12 4.4 L 23 12 L 12 19.6 Z")],
            "backward": [.closed("K 1.2 M 1 4.4 L 11.8 12 L 1 19.6 Z M 12 4.4 L 23 12 L 12 19.6 Z X")],
            "forward.end": [.closed("K 1.4 M 3.4 3.4 L 17 12 L 3.4 20.6 Z"), .line("M 20.4 3.8 V 20.2")],
            "backward.end": [.closed("K 1.4 M 3.4 3.4 L 17 12 L 3.4 20.6 Z X"), .line("M 3.6 3.8 V 20.2")],
            "forward.frame": [
                .closed("K 1.4 M 9.4 3.4 L 22.6 12 L 9.4 20.6 Z"),
                .line("M 1.8 3.8 V 20.2 M 5.6 3.8 V 20.2"),
            ],
            "backward.frame": [
                .closed("K 1.4 M 9.4 3.4 L 22.6 12 L 9.4 20.6 Z X"),
                .line("M 22.2 3.8 V 20.2 M 18.4 3.8 V 20.2"),
            ],
            "eject": [.closed("K 1.4 M 12 2.6 L 21.4 14 H 2.6 Z"), .closed("B 2.4 17.6 19.2 3.8 1.2")],
            "speaker": [.closed(speaker)],
            "speaker.wave.1": speakerParts + [wave(0, of: 1)],
            "speaker.wave.2": speakerParts + [wave(0, of: 2), wave(1, of: 2)],
            "speaker.wave.3": speakerParts + [wave(0, of: 3), wave(1, of: 3), wave(2, of: 3)],
            "hifispeaker": [.closed("B 4.4 0.8 15.2 22.4 2.8"), .detail("O 12 15.2 4.2"), .hole("O 12 6 1.6")],
            "homepod": [
                .closed(
                    """
                    M 9.6 2.4 H 14.4 C 19 2.4 21.2 5.6 21.2 11.6 C 21.2 18.4 19 21.6 14.4 21.6 H 9.6 C 5 21.6 2.8 18.4
                    2.8 11.6 C 2.8 5.6 5 2.4 9.6 2.4 Z
                    """
                ),
                .detail("E 12 6.4 4.4 1.6"),
            ],
            "mic": [
                .closed("B 8.2 1 7.6 13.2 3.8"),
                .line("M 4.4 11 A 12 11 7.6 180 0 M 12 18.6 V 22.8 M 8 22.8 H 16"),
            ],
            "music.note": [.line("K 1 M 10.6 18.6 V 3.4 L 18 1.6 V 6.2 L 10.6 8"), .closed("E 7.6 18.8 3 2.5")],
            "music.note.list": [
                .line("M 2 5 H 11.4 M 2 10.4 H 10 M 2 15.8 H 8 M 17.2 18.6 V 5 L 22.4 3.8 V 7.6 L 17.2 8.8"),
                .closed("E 14.4 18.8 2.8 2.4"),
            ],
            "music.quarternote.3": [
                .line("M 5 18.4 V 8 M 13 18.4 V 5 M 21 15.4 V 2"),
                .solid("E 3.4 18.8 2.8 2.3 E 11.4 18.8 2.8 2.3 E 19.4 15.8 2.8 2.3"),
            ],
            "waveform": [
                .line(
                    """
                    M 1.4 10.4 V 13.6 M 5.6 6.8 V 17.2 M 9.9 2.4 V 21.6 M 14.1 5.8 V 18.2 M 18.4 8 V 16 M 22.6 10.4 V
                    13.6
                    """
                )
            ],
            "waveform.path": [.line("K 0.4 M 0.8 12 H 4 L 6 7 L 9 20 L 12 2.8 L 15 18.4 L 17.6 8.4 L 19.6 12 H 23.2")],
            "headphones": [
                .line("M 2 15.6 V 12 A 12 12 10 180 360 V 15.6"), .closed("B 1.8 14.2 4.6 8 2.1 B 17.6 14.2 4.6 8 2.1"),
            ],
            "earbuds": [
                .closed("O 5.6 6.6 4.4 O 18.4 6.6 4.4"),
                .line("M 8.4 10.4 V 19.6 M 15.6 10.4 V 19.6", heft: 1.4),
            ],
            "radio": [
                .closed("B 1 7.6 22 13.8 3"),
                .line("M 4.4 7.6 L 18.6 2"),
                .detail("O 7.8 14.6 3 M 14.4 12 H 19.4 M 14.4 17 H 19.4"),
            ],
            "tv": [.closed("B 0.8 2.8 22.4 14.6 2.8"), .line("M 7 21.4 H 17")],
            "play.tv": [
                .closed("B 0.8 2.8 22.4 14.6 2.8"),
                .line("M 7 21.4 H 17"),
                .hole("K 0.8 M 9.4 6.4 L 15.6 10.1 L 9.4 13.8 Z"),
            ],
            "film": [
                .closed(ShapePaths.rectangle),
                .detail(
                    "M 6 4 V 20 M 18 4 V 20 M 6 12 H 18 M 0.6 9.4 H 6 M 0.6 14.6 H 6 M 18 9.4 H 23.4 M 18 14.6 H 23.4",
                    heft: 0.9
                ),
            ],
            "video": [.closed("B 0.8 5 15.4 14 3"), .closed("K 0.9 M 18 10.4 L 23 6.8 V 17.2 L 18 13.6 Z")],
            "camera": [
                .closed(
                    """
                    M 4 5.8 H 6.6 L 8 3.8 Q 8.6 3 9.6 3 H 14.4 Q 15.4 3 16 3.8 L 17.4 5.8 H 20 A 20 8.8 3 -90 0 V 17.6
                    A 20 17.6 3 0 90 H 4 A 4 17.6 3 90 180 V 8.8 A 4 8.8 3 180 270 Z
                    """
                ),
                .detail("O 12 12.8 4.4"),
            ],
            "photo": [
                .closed(ShapePaths.rectangle),
                .detail("K 0.8 M 1.4 18 L 7.6 12 L 12 16 L 16.4 11.4 L 22.8 17.6"),
                .hole("O 7.6 8.6 1.7"),
            ],
            "photo.on.rectangle": [
                .closed("B 4.6 7.6 18.6 13 2.6"), .line("M 1.2 15.4 V 6.4 A 4 6.4 2.8 180 270 H 17 Q 18.6 3.6 19 4.8"),
                .detail("K 0.8 M 5 19 L 10.4 14 L 14 17.2 L 17.6 13.4 L 23 18.4", heft: 0.9), .hole("O 10 11.4 1.4"),
            ],
            "theatermasks": [
                .closed(
                    "M 1.4 4 Q 6.4 6 11.4 4 H 14.6 V 12 C 14.6 17 11 19.4 8 19.4 C 5 19.4 1.4 17 1.4 12 Z P 1 3.8 0.6"
                ),
                .hole("O 8.8 9.6 1.2 O 14.8 9.6 1.2"),
                .detail("M 8.6 14 Q 11.8 17 15 14"),
            ],
            "paintbrush": [
                .closed("M 21.8 2.2 Q 23 3.4 21.6 5.2 L 13.4 15 L 9 10.6 L 18.8 2.4 Q 20.6 1 21.8 2.2 Z"),
                .closed("M 7.4 12.4 L 11.6 16.6 C 12 20.4 7.6 23 1.6 21.4 C 4 19.8 3 13.4 7.4 12.4 Z", level: 1),
            ],
            "paintpalette": [
                .closed(
                    """
                    M 12 1.6 C 18.2 1.6 22.8 5.6 22.8 10.6 C 22.8 14.4 20 15.6 17.4 15.2 C 14.4 14.8 13.4 16.6 14.4
                    18.8 C 15.2 20.8 14.2 22.4 12 22.4 C 5.8 22.4 1.2 17.8 1.2 12 C 1.2 6.2 5.8 1.6 12 1.6 Z
                    """
                ),
                .hole("O 6.4 11.4 1.6 O 9.4 6.6 1.6 O 14.8 6 1.6 O 18.4 10 1.6"),
            ],
            "airplayaudio": [
                .line("M 6.4 17.2 A 12 11.4 8 135 405 M 9.4 13.6 A 12 11.4 3.6 150 390"),
                .solid("K 0.8 M 12 15.6 L 18.4 22.8 H 5.6 Z"),
            ],
            "airplayvideo": [
                .line(
                    """
                    M 5.6 17.4 H 3.8 A 3.8 14.6 2.8 90 180 V 5.4 A 3.8 5.4 2.8 180 270 H 20.2 A 20.2 5.4 2.8 -90 0 V
                    14.6 A 20.2 14.6 2.8 0 90 H 18.4
                    """
                ),
                .solid("K 0.8 M 12 14.6 L 18.6 22 H 5.4 Z"),
            ],
        ]
    )

    private static let speaker = """
        K 1 M 1 8.6 A 2 8 1 180 270 H 5.6 L 12.6 2.6 V 21.4 L 5.6 16 H 2 A 2 15 1 90 180 Z P 1 0 0
        """
    private static let speakerParts: [SymbolPart] = [.closed(speaker)]
    /// The arcs to the right of a speaker, the innermost first.
    private static func wave(_ index: Int, of count: Int) -> SymbolPart {
        let radius = 5.2 + 3.8 * Double(index)
        return .line(
            "A 12 12 \(radius) -36 36 P 1 \(count == 1 ? 1.6 : 0.6) 0",
            level: index,
            threshold: Double(index) / Double(count)
        )
    }
}
