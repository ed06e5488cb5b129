import Foundation
import Testing
import ViewLayout
import ViewTree

@Suite("Placed entries")
struct PlacedEntryTests {
    private let tree = EntryTree(
        content: vstack(text("Title").named("title"), color("c")),
        background: color("ground"),
        margins: EdgeInsets(all: 16)
    )

    @Test("the background takes the whole widget, the content what the margins leave")
    func margins() {
        let entry = makeEngine().layout(tree, size: Size(width: 158, height: 158))
        #expect(entry.background?.frame == Rect(x: 0, y: 0, width: 158, height: 158))
        #expect(entry.content.frame == Rect(x: 16, y: 16, width: 126, height: 126))
        #expect(entry.size == Size(width: 158, height: 158) && entry.tree == tree)
    }

    @Test("the text form has a line per node with its frame and what it shows")
    func dump() {
        let node = hstack(spacing: 0, box("a", 10, 20.5), text("Hi\nthere").frame(60, 50))
        let lines = place(node, 100, 60).dump().split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[0] == "stack 15 5 70 50")
        #expect(lines[1] == "  accessibility 15 19.75 10 20.5 #a")
        #expect(lines[5].hasPrefix("    text ") && lines[5].hasSuffix("\"Hi\\nthere\""))
    }

    @Test("the JSON form holds kinds, frames, identifiers and text, and survives a round trip")
    func json() throws {
        let document = makeEngine().layout(tree, size: Size(width: 158, height: 158)).json
        let decoded = try JSONDecoder().decode(LayoutDocument.self, from: try JSONEncoder().encode(document))
        #expect(decoded == document)
        #expect(document.size == [158, 158])
        #expect(document.content.kind == "stack" && document.content.frame == [16, 16, 126, 126])
        let title = try #require(document.content.children?.first)
        #expect(title.identifier == "title" && title.children?.first?.text == "Title")
        #expect(title.children?.first?.children == nil)
    }

    @Test("an offset's own frame stays, its child's moves")
    func offset() {
        let placed = place(box("a", 10, 10).offset(5, 7), 100, 100)
        #expect(placed.frame == Rect(x: 45, y: 45, width: 10, height: 10))
        #expect(placed.children[0].frame == Rect(x: 50, y: 52, width: 10, height: 10))
    }

    @Test("a mask and a layer follow what they belong to")
    func order() {
        let mask = ViewNode.mask(MaskNode(child: box("a", 40, 40), mask: box("m", 20, 20)))
        let placed = place(mask, 100, 100)
        #expect(placed.children.map(\.frame.width) == [40, 20])
        #expect(placed.children[1].frame == Rect(x: 40, y: 40, width: 20, height: 20))
    }
}
