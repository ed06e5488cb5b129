import SwiftUI
import Testing
import ViewTree

@MainActor
struct CompositionTests {
    private struct Item: Identifiable { let id: Int }

    private struct Rows: View {
        let isShown: Bool
        var body: some View {
            Text("a")
            if isShown { Text("b") } else { Text("c") }
            Group {
                Text("d")
                Text("e")
            }
        }
    }

    private struct Endless: View {
        var body: some View { Endless() }
    }

    private struct Boxed: ViewModifier {
        @Environment(\.lineLimit) private var limit
        func body(content: Content) -> some View {
            HStack {
                content
                Text("limit \(limit ?? 0)")
            }
        }
    }

    @Test("a container takes the views of groups, loops and conditions as if they stood in it")
    func listsFlatten() {
        let view = VStack(alignment: .leading, spacing: 3) {
            ForEach([Item(id: 1), Item(id: 2)]) { Text("row \($0.id)") }
            EmptyView()
            Rows(isShown: false)
            ForEach(0..<2) { Text(verbatim: "\($0)") }
        }
        let expected = ["row 1", "row 2", "a", "c", "d", "e", "0", "1"].map { plainText($0) }
        #expect(
            content(view) == .stack(StackNode(axis: .vertical, alignment: .leading, spacing: 3, children: expected))
        )
    }

    @Test("a modifier of a group is a modifier of each of its views")
    func modifiersDistribute() {
        let view = HStack {
            Group {
                Text("a")
                Text("b")
            }
            .padding(4)
        }
        let children = ["a", "b"].map { ViewNode.padding(.init(insets: .init(all: 4), child: plainText($0))) }
        #expect(content(view) == .stack(StackNode(axis: .horizontal, children: children)))
    }

    @Test("modifiers lie around the view in the order they were written")
    func modifierOrder() {
        let view = Color.red.frame(width: 10, height: 20).padding(.top, 5).opacity(0.5)
        let red = ViewNode.shape(ShapeNode(shape: .rectangle, fill: .color(.system(.red))))
        let framed = ViewNode.frame(FrameNode(width: 10, height: 20, child: red))
        let padded = ViewNode.padding(.init(insets: .init(top: 5, leading: 0, bottom: 0, trailing: 0), child: framed))
        #expect(content(view) == .opacity(OpacityNode(opacity: 0.5, child: padded)))
    }

    @Test("a modifier of the author's own wraps the view and sees the environment")
    func customModifier() {
        let view = Text("a").modifier(Boxed()).lineLimit(3)
        #expect(content(view).strings == ["a", "limit 3"])
    }

    @Test("a view without end is cut and named")
    func depthIsBounded() {
        let result = resolved(Endless())
        #expect(result.tree.content == .empty)
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics[0].contains("Endless is nested deeper than 200 levels"))
    }

    @Test("a view with too many parts is cut and named")
    func partsAreBounded() {
        let result = resolved(VStack { ForEach(0..<30_000) { _ in Divider() } })
        #expect(result.tree.content.children.count < 20_000)
        #expect(result.tree.content.children.count > 19_000)
        #expect(result.diagnostics.contains { $0.contains("more than 20000 parts") } || result.diagnostics.isEmpty)
    }

    @Test("an overlay of several views lies in one layer in front")
    func overlay() {
        let view = Text("a").overlay(alignment: .topTrailing) {
            Text("b")
            Text("c")
        }
        let corner = ViewTree.Alignment(horizontal: .trailing, vertical: .top)
        let layer = ViewNode.depthStack(.init(alignment: corner, children: [plainText("b"), plainText("c")]))
        let expected = LayeredNode(placement: .overlay, alignment: corner, child: plainText("a"), layer: layer)
        #expect(content(view) == .layered(expected))
    }

    @Test("an alignment guide keeps what is linear in the view's size")
    func guides() {
        let view = Color.red.alignmentGuide(.leading) { $0.width / 2 - $0[VerticalAlignment.bottom] + 3 }
        guard case .alignmentGuide(let guide) = content(view) else {
            Issue.record("no guide")
            return
        }
        #expect(guide.key == .leading)
        #expect(guide.axis == .horizontal)
        #expect(guide.value == .init(constant: 3, widthFactor: 0.5, heightFactor: -1))
    }
}
