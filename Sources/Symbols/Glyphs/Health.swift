extension SymbolFamily {
    /// Health, fitness and games.
    static let health = SymbolFamily(
        variants: [.enclosed],
        glyphs: [
            "cross": [.closed("K 1.4 M 8.4 1.6 H 15.6 V 8.4 H 22.4 V 15.6 H 15.6 V 22.4 H 8.4 V 15.6 H 1.6 V 8.4 H 8.4 Z", tint: .red)],
            "cross.case": [
                .closed("B 1 6.4 22 15.4 3"), .line("M 8 6.4 V 4.4 A 9.6 4.4 1.6 180 270 H 14.4 A 14.4 4.4 1.6 -90 0 V 6.4"),
                .detail("M 12 10.4 V 17.8 M 8.3 14.1 H 15.7"),
            ],
            "pills": [
                .closed("B 1 7.4 20 9.2 4.6 T -45 P 1 -1.4 -0.6"), .detail("M 7 8 L 13 14"), .clearing("O 18 17.4 4.6"),
                .closed("O 18 17.4 4.6", level: 1), .detail("M 14.8 14.2 L 21.2 20.6"),
            ],
            "pill": [.closed("B 0.6 7 22.8 10 5 T -45"), .detail("M 8.6 8.6 L 15.4 15.4")],
            "bandage": [.closed("B -0.6 7 25.2 10 5 T -45"), .hole("O 12 12 1.2 O 9.4 12 1.2 O 14.6 12 1.2 O 12 9.4 1.2 O 12 14.6 1.2")],
            "stethoscope": [
                .line("M 6 2.2 H 3.4 V 8.6 A 8.6 8.6 5.2 180 0 V 2.2 H 11.2 M 8.6 13.8 V 16.4 A 14 16.4 5.4 180 0 V 13.6 O 19.4 10.8 2.6"),
            ],
            "syringe": [.closed("K 0.6 M 12.6 5.6 L 18.4 11.4 L 9 20.8 H 3.2 V 15 Z"), .line("M 10.4 3.4 L 20.6 13.6 M 16 8 L 20 4 M 17.6 1.6 L 22.4 6.4 M 3.2 20.8 L 1.2 22.8"), .detail("M 10.8 11.4 L 12.6 13.2 M 8 14.2 L 9.8 16")],
            "waveform.path.ecg": [.line("K 0.6 M 0.8 13 H 5 L 7.2 8.4 L 10.4 20.6 L 14.2 2.8 L 17 14.4 L 18.6 13 H 23.2")],
            "heart.text.square": [
                .closed(ShapePaths.square), .detail("M 12 8 H 17.6 M 12 12 H 17.6 M 6.6 16.6 H 17.6"), .hole(ShapePaths.heart + " P 0.24 5.4 5.4"),
            ],
            "lungs": [
                .closed("M 9.6 9.6 C 9.2 6.8 6.8 6.4 5.2 8.8 C 2.8 12.2 1.2 16.6 1.2 19.4 C 1.2 22.4 4.2 22.6 7 21.4 C 9.2 20.4 9.8 19.4 9.8 17 Z M 14.4 9.6 C 14.8 6.8 17.2 6.4 18.8 8.8 C 21.2 12.2 22.8 16.6 22.8 19.4 C 22.8 22.4 19.8 22.6 17 21.4 C 14.8 20.4 14.2 19.4 14.2 17 Z"),
                .line("M 12 1.6 V 10.4 L 9.8 13 M 12 10.4 L 14.2 13"),
            ],
            "bed.double": [
                .line("M 1.4 21 V 14.6 A 4.4 13.6 3 180 270 H 19.6 A 19.6 13.6 3 -90 0 V 21 M 1.4 18 H 22.6 M 3.6 10.6 V 6.4 A 6.2 6.4 2.6 180 270 H 17.8 A 17.8 6.4 2.6 -90 0 V 10.6"),
                .line("M 6.4 10.6 V 9.4 Q 6.4 8 7.8 8 H 9.6 Q 11 8 11 9.4 V 10.6 M 13 10.6 V 9.4 Q 13 8 14.4 8 H 16.2 Q 17.6 8 17.6 9.4 V 10.6", level: 1),
                .fillOnly("M 4 14.4 H 20"), .fillOnly("M 2.4 16.2 H 21.6"),
            ],
            "bed.double.fill": [
                .solid("M 1.2 22 V 14 A 4.6 13.6 3.4 180 270 H 19.4 A 19.4 13.6 3.4 -90 0 V 22 H 20.6 V 19 H 3.4 V 22 Z"),
                .solid("M 3.2 9.6 V 6.6 A 6.4 6.6 3.2 180 270 H 17.6 A 17.6 6.6 3.2 -90 0 V 9.6 H 18.4 Q 18.4 6.6 16.2 6.6 H 14.6 Q 12.6 6.6 12.6 8.6 V 9.6 H 11.4 V 8.6 Q 11.4 6.6 9.4 6.6 H 7.8 Q 5.6 6.6 5.6 9.6 Z"),
            ],
            "dumbbell": [
                .closed("B 3.6 4.4 4.2 15.2 1.6 B 16.2 4.4 4.2 15.2 1.6"), .line("M 7.8 12 H 16.2 M 0.9 9 V 15 M 23.1 9 V 15"),
            ],
            "scalemass": [.closed("M 5.6 8 H 18.4 Q 19.6 8 19.9 9.2 L 22.4 20 Q 22.8 21.8 21 21.8 H 3 Q 1.2 21.8 1.6 20 L 4.1 9.2 Q 4.4 8 5.6 8 Z"), .line("O 12 4.8 3")],
            "lifepreserver": [.closed(ShapePaths.circle), .hole("O 12 12 4.4"), .detail("M 4.6 4.6 L 8.8 8.8 M 19.4 4.6 L 15.2 8.8 M 4.6 19.4 L 8.8 15.2 M 19.4 19.4 L 15.2 15.2")],
            "gamecontroller": [
                .closed("M 7.2 5.4 H 16.8 C 20.2 5.4 22.8 11 22.8 16 C 22.8 19.4 19.6 19.8 17.8 17.6 L 15.8 15.4 H 8.2 L 6.2 17.6 C 4.4 19.8 1.2 19.4 1.2 16 C 1.2 11 3.8 5.4 7.2 5.4 Z"),
                .detail("M 8 8.6 V 12.6 M 6 10.6 H 10", heft: 0.9), .hole("O 15.2 12 1.1 O 17.6 9.4 1.1"),
            ],
            "sportscourt": [.closed(ShapePaths.rectangle), .detail("M 12 4 V 20 O 12 12 3 M 0.6 8.4 H 4 V 15.6 H 0.6 M 23.4 8.4 H 20 V 15.6 H 23.4", heft: 0.85)],
            "soccerball": [
                .line(ShapePaths.circle), .solid("K 0.4 M 12 7.4 L 16.4 10.6 L 14.7 15.8 H 9.3 L 7.6 10.6 Z"),
                .line("M 12 7.4 V 2.4 M 16.4 10.6 L 21.2 9 M 14.7 15.8 L 17.6 20 M 9.3 15.8 L 6.4 20 M 7.6 10.6 L 2.8 9"),
            ],
            "basketball": [.closed(ShapePaths.circle), .detail("M 1.2 12 H 22.8 M 12 1.2 V 22.8 M 4.6 4.2 C 9 8.6 9 15.4 4.6 19.8 M 19.4 4.2 C 15 8.6 15 15.4 19.4 19.8")],
            "baseball": [.closed(ShapePaths.circle), .detail("M 5 3.8 C 9.4 8.4 9.4 15.6 5 20.2 M 19 3.8 C 14.6 8.4 14.6 15.6 19 20.2")],
            "tennisball": [.closed(ShapePaths.circle), .detail("M 2 8.4 C 8 10.4 13 5.6 11.2 1.4 M 22 15.6 C 16 13.6 11 18.4 12.8 22.6")],
            "tennis.racket": [.closed("E 14.6 9.4 6 8.2 T 35 P 1 0 -1"), .line("M 9.4 15.6 L 3 22.4"), .detail("M 10 6 L 19.6 13.4 M 14.4 3 L 11 14 M 19.4 5.6 L 14.6 16", heft: 0.7)],
            "football": [.closed("M 3 21 C 0.6 9 9 0.6 21 3 C 23.4 15 15 23.4 3 21 Z"), .detail("M 8.4 15.6 L 15.6 8.4 M 9.8 11.8 L 12.2 14.2 M 12 9.6 L 14.4 12")],
            "dice": [.closed(ShapePaths.square), .hole("O 7.6 7.6 1.7 O 16.4 7.6 1.7 O 12 12 1.7 O 7.6 16.4 1.7 O 16.4 16.4 1.7")],
            "puzzlepiece": [
                .closed("K 0.6 M 3 7 H 8.4 C 8.6 6 7.4 5.4 7.4 4 C 7.4 2.4 8.8 1.4 10.4 1.4 C 12 1.4 13.4 2.4 13.4 4 C 13.4 5.4 12.2 6 12.4 7 H 18 V 12.4 C 19 12.6 19.6 11.4 21 11.4 C 22.6 11.4 23.2 12.8 23.2 14.4 C 23.2 16 22.6 17.4 21 17.4 C 19.6 17.4 19 16.2 18 16.4 V 22 H 3 Z"),
            ],
        ]
    )
}
