internal import Testing
internal import ViewTree

@testable internal import Rendering

@Suite("Numbers and paths in SVG")
struct ByteSinkTests {
    @Test(
        "a number is short, has no exponent and always is one",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (-0.004, "0"), (0.5, ".5"), (-0.5, "-.5"), (12, "12"), (1.25, "1.25"),
            (1.005001, "1.01"), (99.999, "100"), (-3.1, "-3.1"), (0.01, ".01"), (.nan, "0"),
            (.infinity, "1000000"), (-.infinity, "-1000000"), (1e300, "1000000"), (1e-300, "0"), (10.07, "10.07"),
        ] as [(Double, String)]
    )
    func numbers(value: Double, text: String) {
        var sink = ByteSink()
        sink.number(value)
        #expect(sink.text == text)
    }

    @Test("three places where asked for, no more")
    func places() {
        var sink = ByteSink()
        sink.number(0.12345, places: 3)
        sink.raw(" ")
        sink.number(2.0004, places: 3)
        #expect(sink.text == ".123 2")
    }

    @Test("colours take three digits where those say it all")
    func colors() {
        var sink = ByteSink()
        sink.color(.white)
        sink.color(RGBA(rgb: 0x0088FF))
        sink.color(RGBA(rgb: 0x1C1C1E))
        #expect(sink.text == "#fff#08f#1c1c1e")
    }

    @Test("path data is relative and rounding does not add up")
    func relativePath() {
        let third = 1.0 / 3.0
        let points = (1...9).map { Path.Element.line(Point(x: Double($0) * third, y: Double($0) * third)) }
        var sink = ByteSink()
        sink.pathData(Path(elements: [.move(.zero)] + points + [.line(Point(x: 3, y: 5)), .close]))
        #expect(sink.text.hasPrefix("m0 0l.33 .33 .34 .34 .33 .33"))
        #expect(sink.text.hasSuffix("v2z"))
    }

    @Test("a path that begins without a move begins at the origin")
    func missingMove() {
        var sink = ByteSink()
        sink.pathData(Path(elements: [.line(Point(x: 2, y: 1))]))
        #expect(sink.text == "m0 0l2 1")
    }
}
