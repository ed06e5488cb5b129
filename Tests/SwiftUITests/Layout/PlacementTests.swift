import SwiftUI
import Testing
import ViewTree

@MainActor
@Suite("Where named views are")
struct PlacementTests {
    @Test("a name belongs to what it was put on: the view inside a modifier or the modifier's own box")
    func names() throws {
        let view = Color.red.accessibilityIdentifier("a")
            .frame(width: 50, height: 50).accessibilityIdentifier("F")
            .padding(10).accessibilityIdentifier("P")
            .overlay(alignment: .topTrailing) { Color.blue.box("o", 4, 4) }
            .background { Color.green.accessibilityIdentifier("back") }
            .offset(x: 5, y: 0).accessibilityIdentifier("moved")
        let frames = try frames(view, 100, 100)
        #expect(agree(frames["a"], [30, 25, 50, 50]))
        #expect(agree(frames["F"], [30, 25, 50, 50]))
        #expect(agree(frames["P"], [20, 15, 70, 70]))
        #expect(agree(frames["o"], [86, 15, 4, 4]))
        #expect(agree(frames["back"], [20, 15, 70, 70]))
        #expect(agree(frames["moved"], [15, 15, 70, 70]))
    }

    @Test("a name is found on every kind of view")
    func kinds() throws {
        let view = VStack(spacing: 0) {
            Text(verbatim: "t").accessibilityIdentifier("text")
            Image(systemName: "star").accessibilityLabel("Star").accessibilityIdentifier("image")
            Spacer(minLength: 0).accessibilityIdentifier("spacer")
            Divider().accessibilityIdentifier("divider")
            ProgressView(value: 0.5).accessibilityIdentifier("progress")
            Button("Tap") {}.accessibilityIdentifier("button")
            HStack { Color.red }.accessibilityIdentifier("stack")
            Capsule().fill(.red).accessibilityIdentifier("shape")
            GeometryReader { _ in Color.red.accessibilityIdentifier("inside") }.accessibilityIdentifier("reader")
            ViewThatFits { Color.red.accessibilityIdentifier("fitting") }
            Circle().stroke(.red).opacity(0.5).clipped().accessibilityIdentifier("drawn")
        }
        .accessibilityIdentifier("all")
        let names = Set(try frames(view, 200, 400).keys)
        let wanted: Set = [
            "text", "image", "spacer", "divider", "progress", "button", "stack", "shape", "inside", "reader", "fitting",
            "drawn", "all",
        ]
        #expect(names == wanted)
    }

    @Test("a size reader takes what it is offered, nothing where that is open, and starts its views in the corner")
    func reader() throws {
        let view = HStack {
            GeometryReader { proxy in
                Color.red.box("half", proxy.size.width / 2, proxy.size.height / 2)
                Color.red.box("third", proxy.size.width / 3, 300)
                Color.red.accessibilityIdentifier("whole")
            }
            .accessibilityIdentifier("g")
            Color.blue.box("a", 20, 20)
        }
        let placed = try frames(view, 100, 50)
        #expect(agree(placed["g"], [0, 0, 72, 50]))
        #expect(agree(placed["half"], [0, 0, 36, 25]))
        #expect(agree(placed["third"], [0, 0, 24, 300]))
        #expect(agree(placed["whole"], [0, 0, 72, 50]))
        #expect(agree(placed["a"], [80, 15, 20, 20]))
        let ideal = GeometryReader { _ in Color.red }.accessibilityIdentifier("g").fixedSize()
        #expect(agree(try frames(ideal, 100, 50)["g"], [50, 25, 0, 0]))
    }

    @Test("the first view that fits shows, within the proposal of the stack around it; the others are not placed")
    func fitting() throws {
        let view = HStack(spacing: 0) {
            ViewThatFits(in: .horizontal) {
                Color.red.box("120", 120, 10)
                Color.red.box("80", 80, 10)
                Color.red.box("40", 40, 10)
            }
            Color.blue.frame(minWidth: 30, maxWidth: 30).accessibilityIdentifier("x")
        }
        #expect(Set(try frames(view, 200, 30).keys) == ["120", "x"])
        #expect(Set(try frames(view, 120, 30).keys) == ["80", "x"])
        #expect(agree(try frames(view, 60, 30)["40"], [-5, 10, 40, 10]))
        let none = ViewThatFits(in: []) { Color.red.box("first", 120, 10) }
        #expect(try frames(none, 10, 10)["first"] != nil)
    }

    @Test("a scrolling view takes all space along its axis, also without content, and what it needs across")
    func scrolling() throws {
        let view = VStack(spacing: 0) {
            Color.red.box("a", 20, 20)
            ScrollView { EmptyView() }.accessibilityIdentifier("s")
        }
        .accessibilityIdentifier("V")
        #expect(agree(try frames(view, 100, 200)["V"].map { [$0[3]] }, [200]))
        let tall = ScrollView { ForEach(0..<3) { Color.red.box("\($0)", 50, 60) } }
            .contentMargins(.top, 10).accessibilityIdentifier("s")
        let frames = try frames(tall, 100, 100)
        #expect(agree(frames["s"], [25, 0, 50, 100]))
        #expect(agree(frames["0"], [25, 10, 50, 60]))
        #expect(agree(frames["1"], [25, 78, 50, 60]))
    }
}
