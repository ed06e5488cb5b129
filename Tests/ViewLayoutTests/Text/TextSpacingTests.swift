import Testing
import ViewTree

@testable import ViewLayout

@Suite("Distances of text")
struct TextSpacingTests {
    /// A text style and the distances that follow from it, in points.
    struct Style: Sendable, CustomTestStringConvertible {
        var name: String
        var size: Double
        var leading: Double
        /// One line at two and at three pixels per point.
        var heights: (Double, Double)
        /// Below another text, at two and at three pixels per point.
        var textGaps: (Double, Double)
        /// A plain view above and below, at three pixels per point.
        var above: Double
        var below: Double

        var testDescription: String { name }
        var font: FontDescription { FontDescription(size: size, leading: leading) }
    }

    private static let rows: [(String, Double, Double, (Double, Double), (Double, Double), Double, Double)] = [
        ("largeTitle", 34, 41, (41, 40.667), (0.5, 0.6667), 12.5345, 20.9515),
        ("title", 28, 34, (33.5, 33.667), (1, 0.6667), 10.4206, 17.3522),
        ("title2", 22, 28, (26.5, 26.333), (2, 2), 7.9733, 13.4196),
        ("title3", 20, 25, (24, 24), (1.5, 1.333), 7.4909, 12.4421),
        ("body", 17, 22, (20.5, 20.333), (2, 2), 6.4339, 10.6424),
        ("callout", 16, 21, (19.5, 19.333), (2, 2), 5.8594, 9.8203),
        ("subheadline", 15, 20, (18, 18), (2.5, 2.333), 5.6182, 9.3315),
        ("footnote", 13, 18, (16, 15.667), (2.5, 2.667), 4.8024, 8.0207),
        ("caption", 12, 16, (14.5, 14.333), (2, 2), 4.5612, 7.5319),
        ("caption2", 11, 13, (13.5, 13.333), (0, 0), 3.9867, 6.7098),
    ]

    static let styles = rows.map { row in
        Style(
            name: row.0,
            size: row.1,
            leading: row.2 - row.1 * 1.193359375,
            heights: row.3,
            textGaps: row.4,
            above: row.5,
            below: row.6
        )
    }

    private func gap(_ upper: ViewNode, _ lower: ViewNode, scale: Double) -> Double {
        let placed = place(vstack(upper.named("upper"), lower.named("lower")), 300, 400, scale: scale)
        let frames = placed.namedFrames
        guard let upper = frames["upper"], let lower = frames["lower"] else { return -1 }
        return lower[1] - upper[1] - upper[3]
    }

    @Test("one line is as tall as the font's line, rounded up to a pixel", arguments: styles)
    func heights(_ style: Style) {
        #expect(abs(size(of: text("Ag", style.font), nil, nil, scale: 2).height - style.heights.0) < 0.01)
        #expect(abs(size(of: text("Ag", style.font), nil, nil, scale: 3).height - style.heights.1) < 0.01)
    }

    @Test("text under text keeps the leading of the lower one's font", arguments: styles)
    func textUnderText(_ style: Style) {
        let other = text("Above", FontDescription(size: 28, leading: 0.5859))
        #expect(abs(gap(other, text("Below", style.font), scale: 2) - style.textGaps.0) < 0.01)
        #expect(abs(gap(other, text("Below", style.font), scale: 3) - style.textGaps.1) < 0.01)
    }

    @Test("text keeps the distance of its line from plain views above and below", arguments: styles)
    func plainNeighbours(_ style: Style) {
        let string = text("Text", style.font)
        #expect(abs(gap(color("c").frame(10, 10), string, scale: 3) - style.above) < 0.01)
        #expect(abs(gap(string, color("c").frame(10, 10), scale: 3) - style.below) < 0.01)
    }

    @Test("text beside anything is 8 points away, beside a spacer 0")
    func horizontal() {
        let placed = place(hstack(text("a").named("a"), text("b").named("b"), box("c", 5, 5)), 300, 50)
        let frames = placed.namedFrames
        let (a, b, c) = (frames["a"] ?? [], frames["b"] ?? [], frames["c"] ?? [])
        #expect(abs(b[0] - a[0] - a[2] - 8) < 0.01)
        #expect(abs(c[0] - b[0] - b[2] - 8) < 0.01)
        #expect(gap(text("a"), spacer(), scale: 3) == 0)
    }

    @Test("a frame with a height or padding at an edge makes text a plain view there")
    func resets() {
        #expect(abs(gap(text("a").frame(nil, 30), text("b"), scale: 3) - 4.4333) > 1)
        #expect(abs(gap(box("a", 9, 9), text("b").frame(nil, 40), scale: 3) - 8) < 0.01)
        #expect(abs(gap(box("a", 9, 9), text("b").padding(top: 1), scale: 3) - 8) < 0.01)
        #expect(abs(gap(box("a", 9, 9), text("b").padding(leading: 1), scale: 3) - 6.4339) < 0.01)
        #expect(abs(gap(box("a", 9, 9), text("b").frame(50, nil), scale: 3) - 6.4339) < 0.01)
    }

    @Test("metrics combine: the lower text's leading counts, in whole pixels of the upper one")
    func metrics() {
        let small = TextMetrics(ascent: 2, descent: 3, capHeight: 2, leading: 5, pixelLength: 13)
        let large = TextMetrics(ascent: 7, descent: 11, capHeight: 7, leading: 17, pixelLength: 23)
        #expect(EdgeSpacing(text: small).distance(to: EdgeSpacing(text: small)) == 13)
        #expect(EdgeSpacing(text: small).distance(to: EdgeSpacing(text: large)) == 26)
        #expect(EdgeSpacing(text: large).distance(to: EdgeSpacing(text: small)) == 23)
        #expect(EdgeSpacing(aboveText: 10).distance(to: EdgeSpacing(aboveText: 15)) == 25)
        #expect(EdgeSpacing(plain: 10).distance(to: EdgeSpacing(text: small)) == 10)
        #expect(ViewSpacing.plain.distance(to: .plain, along: .vertical) == 8)
        #expect(ViewSpacing.plain.distance(to: .plain, along: .horizontal) == 8)
    }
}
