import ViewTree

/// A value of every kind, with nothing left at its default.
enum Samples {
    static let font = FontDescription(
        size: 17,
        weight: .semibold,
        design: .rounded,
        width: .condensed,
        isItalic: true,
        hasMonospacedDigits: true,
        leading: 1.7,
        family: "Menlo"
    )

    static let paints: [Paint] =
        colors.map(Paint.color) + [
            .opacity(.accent, 0.5),
            .hierarchical(level: 2, base: nil),
            .hierarchical(level: 1, base: .color(.system(.red))),
            .standardGradient(.system(.blue)),
            .material(.ultraThin),
            .accessoryBackground,
        ] + gradients.map(Paint.gradient)

    static let colors: [ColorReference] = [
        .system(.mint), .semantic(.tertiaryLabel), .fixed(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
        .adaptive(light: .white, dark: .black),
    ]

    static let gradients: [Gradient] = [
        Gradient.Form.linear(from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 0.5)),
        .radial(center: .center, startRadius: 1, endRadius: 50),
        .elliptical(center: .center, startRadius: 0, endRadius: 0.5),
        .angular(center: .center, startDegrees: -90, endDegrees: 270),
    ].map { form in
        Gradient(
            stops: [
                Gradient.Stop(color: .system(.red), location: 0),
                Gradient.Stop(color: .fixed(.black), opacity: 0.2, location: 1),
            ],
            form: form
        )
    }

    static let path = Path(
        elements: [
            .move(Point(x: 0, y: 1.5)), .line(Point(x: 10, y: -2)),
            .quad(Point(x: 3, y: 4), control: Point(x: 1, y: 2)),
            .cubic(Point(x: 5, y: 6), control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2)), .close,
        ]
    )

    static let shapes: [ShapeKind] = [
        .rectangle, .circle, .ellipse, .containerRelative,
        .capsule(style: .circular),
        .roundedRectangle(cornerSize: Size(width: 3, height: 4), style: .continuous),
        .unevenRoundedRectangle(
            CornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
            style: .circular
        ),
        .path(path, size: Size(width: 10, height: 20)),
        .trimmed(.circle, from: 0.1, to: 0.9),
        .rotated(.rectangle, degrees: 45, anchor: .center),
        .offset(.ellipse, x: 1, y: -1),
        .scaled(.trimmed(.circle, from: 0, to: 0.5), x: 2, y: 3, anchor: UnitPoint(x: 0, y: 1)),
    ]

    static let symbol = SymbolNode(
        name: "star.fill",
        font: font,
        scale: .large,
        rendering: .palette,
        paints: [.accent, .label],
        variableValue: 0.3,
        isResizable: true
    )

    static let text = TextNode(
        runs: [
            TextRun(
                content: .string("Zeile \"1\"\n\u{202F}🙂"),
                font: font,
                paint: .accent,
                kerning: 1,
                tracking: 2,
                baselineOffset: 3,
                underline: TextDecoration(paint: .black, pattern: .dashDot),
                strikethrough: TextDecoration(),
                link: "https://example.org"
            ),
            TextRun(
                content: .date(
                    DateText(style: .timerInterval, start: 1, end: 2, countsDown: false, pause: 1.5, showsHours: false)
                ),
                font: font
            ),
            TextRun(content: .symbol(symbol), font: font),
        ],
        alignment: .trailing,
        lineLimit: LineLimit(lower: 2, upper: 4),
        truncation: .middle,
        lineSpacing: 3,
        minimumScaleFactor: 0.5,
        allowsTightening: true,
        isRedacted: true
    )
}
