import Testing
import ViewLayout
import ViewTree

@Suite("Text widths")
struct TextWidthTests {
    /// Measured widths of the system font, in points and before any rounding.
    struct Sample: Sendable, CustomTestStringConvertible {
        var text: String
        var weight: FontWeight
        var size: Double
        var width: Double

        var testDescription: String { "\(text) \(weight) \(size)" }
    }

    private static let avast = "AVAST Wavy To. LT"
    private static let fox = "The quick brown fox jumps over the lazy dog"

    private static func samples(_ text: String, _ rows: [(FontWeight, Double, Double)]) -> [Sample] {
        rows.map { Sample(text: text, weight: $0.0, size: $0.1, width: $0.2) }
    }

    static let kerned =
        samples(
            avast,
            [
                (.ultraLight, 28, 210.688), (.light, 17, 143.890), (.regular, 12, 108.820), (.regular, 17, 146.824),
                (.regular, 20, 168.475), (.regular, 34, 277.013), (.semibold, 17, 152.042), (.bold, 24, 209.358),
                (.black, 20, 188.208),
            ]
        )
        + samples(
            fox,
            [
                (.ultraLight, 28, 497.409), (.light, 17, 334.135), (.regular, 12, 252.364), (.regular, 17, 338.955),
                (.regular, 20, 388.652), (.regular, 34, 640.555), (.semibold, 17, 352.372), (.bold, 24, 491.605),
                (.bold, 28, 574.532), (.black, 20, 441.606),
            ]
        )

    static let unkerned =
        samples(
            "Hello UIKit",
            [
                (.ultraLight, 28, 112.238), (.light, 17, 77.474), (.regular, 12, 59.584), (.regular, 17, 79.663),
                (.regular, 20, 91.618), (.regular, 34, 153.266), (.semibold, 17, 83.684), (.bold, 24, 117.549),
                (.black, 20, 106.585),
            ]
        )
        + samples(
            "WWWW MMMM",
            [(.regular, 12, 91.781), (.regular, 20, 146.922), (.bold, 24, 182.536), (.black, 20, 157.880)]
        )
        + samples(
            "iiiiillll",
            [(.light, 17, 32.354), (.regular, 12, 26.965), (.bold, 28, 64.271), (.semibold, 17, 38.279)]
        )
        + samples(
            "0123456789",
            [(.light, 17, 97.045), (.regular, 12, 72.633), (.regular, 17, 98.580), (.bold, 24, 150.091)]
        )

    private func width(_ sample: Sample) -> Double {
        let font = FontDescription(size: sample.size, weight: sample.weight)
        return place(text(sample.text, font), 2000, 100).firstText?.lines.first?.width ?? 0
    }

    @Test("strings that the font kerns are within 1.5 % of the measured width", arguments: kerned)
    func kernedWidths(_ sample: Sample) {
        #expect(abs(width(sample) / sample.width - 1) < 0.015, "\(width(sample)) in place of \(sample.width)")
    }

    @Test("strings that the font does not kern are within 0.5 % of the measured width", arguments: unkerned)
    func plainWidths(_ sample: Sample) {
        #expect(abs(width(sample) / sample.width - 1) < 0.005, "\(width(sample)) in place of \(sample.width)")
    }

    @Test(
        "a text is as wide as a label on the device, rounded up to a pixel",
        arguments: [
            ("Hello UIKit", FontWeight.regular, 20.0, 91.667), ("0123456789", .regular, 20, 115.333),
            ("Hello UIKit", .regular, 8, 42), ("0123456789", .regular, 8, 50.667), ("Hello UIKit", .bold, 17.5, 88.667),
        ]
    )
    func labels(_ string: String, _ weight: FontWeight, _ points: Double, _ width: Double) {
        let measured = size(of: text(string, FontDescription(size: points, weight: weight)), nil, nil)
        #expect(abs(measured.width - width) < 0.01)
    }

    @Test("every character of the monospaced design is equally wide")
    func monospaced() {
        let font = FontDescription(size: 20, design: .monospaced)
        let expected = 3 * 0.61816 * 20
        for string in ["iii", "WWW", "0.1"] {
            #expect(abs(size(of: text(string, font), nil, nil).width - expected) < 0.34)
        }
    }

    @Test("monospaced digits are all as wide as the zero")
    func monospacedDigits() {
        let font = FontDescription(size: 17, hasMonospacedDigits: true)
        let widths = ["0:00", "1:11", "7:47"].map { size(of: text($0, font), nil, nil).width }
        #expect(Set(widths).count == 1)
        let plain = FontDescription(size: 17)
        #expect(size(of: text("1:11", plain), nil, nil).width < widths[0])
    }

    @Test("an accent, a combining mark and a joiner add no width")
    func marks() {
        func width(_ string: String) -> Double { size(of: text(string), nil, nil).width }
        #expect(width("Ünïcödé") == width("Unicode"))
        #expect(width("e\u{301}") == width("e"))
        #expect(width("a\u{200B}b") == width("ab"))
        #expect(width("tiếng") == width("tieng"))
    }

    @Test("ideographs are one em wide and an emoji is one character, however it is composed")
    func wideCharacters() {
        func width(_ string: String) -> Double { size(of: text(string, FontDescription(size: 30)), nil, nil).width }
        #expect(width("日本") == 60)
        #expect(width("👨‍👩‍👧‍👦") == width("🙂"))
        #expect(width("🇩🇪") == width("🙂"))
        #expect(abs(width("🙂") - 35.1) < 0.34)
    }

    @Test("tracking counts after the last character, kerning does not")
    func trackingAndKerning() {
        func width(_ kerning: Double?, _ tracking: Double?) -> Double {
            let run = TextRun(
                content: .string("abc"),
                font: FontDescription(size: 17),
                kerning: kerning,
                tracking: tracking
            )
            return place(.text(TextNode(runs: [run])), 500, 100).firstText?.lines.first?.width ?? 0
        }
        let plain = width(nil, nil)
        #expect(abs(width(nil, 2) - plain - 6) < 1e-9)
        #expect(abs(width(2, nil) - plain - 4) < 1e-9)
    }

    @Test("narrower and wider cuts of the font are narrower and wider")
    func cuts() {
        let widths = [FontWidth.compressed, .condensed, .standard, .expanded].map {
            size(of: text("Widget", FontDescription(size: 20, width: $0)), nil, nil).width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }
}
