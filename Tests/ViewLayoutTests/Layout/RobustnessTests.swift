import Testing
import ViewTree

@testable import ViewLayout

@Suite("Bounds of layout")
struct RobustnessTests {
    private static let strange: [Double] = [.nan, .infinity, -.infinity, -5, 1e300, -1e300]

    private func isSane(_ node: PlacedNode) -> Bool {
        var isSane = true
        node.walk { placed in
            let frame = placed.frame
            for value in [frame.minX, frame.minY, frame.width, frame.height] where !(abs(value) <= 1e6) {
                isSane = false
            }
            if frame.width < 0 || frame.height < 0 { isSane = false }
            for line in placed.text?.lines ?? [] where !(line.width.isFinite && line.origin.y.isFinite) {
                isSane = false
            }
        }
        return isSane
    }

    @Test("numbers that make no sense never reach a frame", arguments: strange)
    func numbers(_ value: Double) {
        let insets = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
        let font = FontDescription(size: value, leading: value)
        let run = TextRun(content: .string("text"), font: font, kerning: value, tracking: value, baselineOffset: value)
        let nodes: [ViewNode] = [
            color("a").frame(value, value),
            color("a").frame(nil, value),
            color("a").flexible(minWidth: value, idealWidth: value, maxWidth: value, minHeight: value),
            color("a").flexible(maxWidth: value, maxHeight: value),
            .padding(PaddingNode(insets: insets, child: color("a"))),
            color("a").offset(value, value),
            color("a").position(value, value),
            color("a").aspect(value, .fit),
            color("a").aspect(value, .fill),
            color("a").priority(value),
            color("a").guide(.center, constant: value, width: value, height: value),
            spacer(minLength: value),
            .text(TextNode(runs: [run], lineSpacing: value, minimumScaleFactor: value)),
            .symbol(SymbolNode(name: "star", font: font)),
            .bitmap(BitmapNode(data: "", mediaType: "", size: Size(width: value, height: value))),
        ]
        for node in nodes {
            #expect(isSane(place(node, 100, 100)))
            #expect(isSane(place(hstack(spacing: value, node, node), 100, 100)))
            #expect(isSane(place(zstack(node, color("b")).fixed(), 100, 100)))
            #expect(isSane(place(node, value, value)))
        }
    }

    @Test("a tree of any depth is laid out; what lies too deep is left out")
    func depth() {
        var node = color("leaf")
        for _ in 0..<2000 { node = node.padding(0.001) }
        let placed = place(node, 100, 100)
        var count = 0
        placed.walk { _ in count += 1 }
        #expect(count <= LayoutSession.depthLimit + 1)
    }

    @Test("the cost of nested stacks grows with their depth, not in powers of it")
    func cost() {
        func count(_ depth: Int) -> Int {
            var node = color("leaf")
            for level in 0..<depth {
                let greedy = color("g").flexible(minWidth: 1, maxWidth: .infinity)
                node = level.isMultiple(of: 2) ? hstack(greedy, node, text("t")) : vstack(greedy, node, text("t"))
            }
            let item = makeEngine().makeItem(node)
            _ = makeEngine().place(item, in: Rect(x: 0, y: 0, width: 300, height: 300))
            return item.session.measureCount
        }
        let (six, twelve, twentyFour) = (count(6), count(12), count(24))
        // Doubling the depth multiplies the cost of a polynomial of degree 3 by 8 at most.
        #expect(twelve <= six * 8 && twentyFour <= twelve * 8)
        #expect(twelve < 20_000)
    }

    @Test("scales that make no sense count as one pixel per point")
    func scales() {
        for scale in [0, -1, Double.nan, .infinity] {
            #expect(isSane(place(vstack(text("a"), divider("d")), 100, 100, scale: scale)))
        }
    }

    @Test("a very long text is laid out")
    func longText() {
        let string = String(repeating: "word ", count: 30_000)
        let placed = place(text(string, limit: LineLimit(upper: 3), scale: 0.5), 100, 100)
        #expect(placed.firstText?.lines.count == 3)
    }
}
