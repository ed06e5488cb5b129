import Testing
import ViewTree

@testable import ViewLayout

@Suite("Stacks")
struct StackLayoutTests {
    @Test("the less flexible view gets its share first; of two without end, the one with the larger minimum")
    func flexibility() {
        func first(_ own: (Double, Double), _ other: (Double, Double)) -> Bool {
            LengthRange(min: own.0, max: own.1).isLessFlexible(than: LengthRange(min: other.0, max: other.1))
        }
        #expect(first((10, 20), (10, 30)))
        #expect(!first((20, 40), (30, 50)) && !first((30, 50), (20, 40)))
        #expect(first((20, .infinity), (10, .infinity)))
        #expect(first((10, 20), (10, .infinity)))
    }

    @Test("a text keeps its width and a greedy view gets the rest")
    func textBesideColor() {
        let frames = place(hstack(spacing: 0, text("Label").named("t"), color("c")), 300, 40).namedFrames
        let width = size(of: text("Label"), nil, nil).width
        #expect(isClose(frames["c"], [width, 0, 300 - width, 40]))
    }

    @Test("two long texts share a row, and the one with priority is not cut")
    func priorities() throws {
        let long = "A rather long text that does not fit"
        let limit = LineLimit(upper: 1)
        let row = hstack(text(long, limit: limit).named("a"), text(long, limit: limit).priority(1).named("b"))
        let frames = place(row, 400, 40).namedFrames
        let full = size(of: text(long), nil, nil).width
        #expect(abs((frames["b"]?[2] ?? 0) - full) < 0.01)
        #expect((frames["a"]?[2] ?? full) <= 400 - 8 - full + 0.01)
    }

    @Test("views that are nothing take neither space nor distance, whatever modifies them")
    func empties() {
        let column = vstack(
            box("a", 10, 10),
            .empty,
            ViewNode.empty.padding(20).frame(50, 50).background(.center, color("x")),
            box("b", 10, 10)
        )
        let placed = place(column, 100, 100)
        #expect(isClose(placed.namedFrames["b"], [45, 54, 10, 10]))
        #expect(placed.children.count == 4)
        #expect(placed.children[2] == PlacedNode(node: .empty, frame: placed.children[2].frame))
        #expect(placed.children[2].frame.size == .zero)
    }

    @Test("a stack without views is a point that keeps no distance")
    func emptyStack() {
        let frames = place(vstack(box("a", 10, 10), hstack().named("s"), box("b", 10, 10)), 100, 100).namedFrames
        #expect(isClose(frames["s"], [50, 50, 0, 0]))
        #expect(isClose(frames["b"], [45, 50, 10, 10]))
    }

    @Test("texts of different sizes share their first baseline")
    func baselines() throws {
        let small = FontDescription(size: 12)
        let large = FontDescription(size: 34)
        let row = hstack(.firstTextBaseline, text("a", large).named("l"), text("b", small).named("s"), box("c", 5, 5))
        let placed = place(row, 200, 100)
        var baselines: [Double] = []
        placed.walk { if let line = $0.text?.lines.first { baselines.append(line.origin.y) } }
        #expect(baselines.count == 2 && abs(baselines[0] - baselines[1]) < 0.01)
        // A view without text stands on the line.
        let frame = try #require(placed.namedFrames["c"])
        #expect(abs(frame[1] + frame[3] - baselines[0]) < 0.01)
    }

    @Test("the last baseline is that of the last line, the first one that of the first, also through containers")
    func lastBaseline() throws {
        let column = vstack(text("a"), text("b")).padding(7)
        for (key, index) in [(AlignmentKey.firstTextBaseline, 0), (.lastTextBaseline, 1)] {
            let placed = place(hstack(key, column, text("c", FontDescription(size: 10))), 200, 200)
            var baselines: [Double] = []
            placed.walk { if let line = $0.text?.lines.first { baselines.append(line.origin.y) } }
            #expect(abs(baselines[index] - baselines[2]) < 0.34)
        }
    }

    @Test("a container's line is the mean of the lines that its views set")
    func meanGuide() {
        func at(_ value: Double) -> ViewNode { box("", 1, 1).guide("mine", .vertical, constant: value) }
        let inner = zstack(.topLeading, box("i", 10, 10), at(1), at(3), at(5))
        let placed = place(hstack("mine", inner, box("b", 4, 4).guide("mine", .vertical, constant: 0)), 100, 100)
        let frames = placed.namedFrames
        let (inside, beside) = (frames["i"] ?? [0, 0], frames["b"] ?? [0, 0])
        #expect(abs(beside[1] - inside[1] - 3) < 0.01)
    }

    @Test("dividers cross their stack, spacers follow it, also through modifiers; in a depth stack both forget it")
    func axes() {
        let pixel = 1 / 3.0
        let row = place(hstack(divider("d"), box("a", 10, 30)), 100, 50).namedFrames
        #expect(isClose(row["d"].map { [$0[2], $0[3]] }, [pixel, 50]))
        let depth = place(hstack(zstack(divider("d"), box("a", 40, 30))), 100, 50).namedFrames
        #expect(isClose(depth["d"].map { [$0[2], $0[3]] }, [100, pixel]))
        let framed = place(vstack(spacer("s").frame(nil, 12)), 100, 50).namedFrames
        #expect(isClose(framed["s"].map { [$0[2], $0[3]] }, [0, 12]))
    }

    @Test("from right to left every frame is mirrored")
    func rightToLeft() {
        let row = hstack(spacing: 0, box("a", 10, 10), box("b", 20, 10), spacer())
        let frames = place(row.padding(leading: 5), 100, 10, rightToLeft: true).namedFrames
        #expect(isClose(frames["a"], [85, 0, 10, 10]))
        #expect(isClose(frames["b"], [65, 0, 20, 10]))
    }
}
