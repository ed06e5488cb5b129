import SwiftUI
import Testing
import ViewTree

@MainActor
struct RedactionTests {
    @Test("a redacted text keeps its length and none of its words")
    func text() throws {
        let view = VStack { Text("Größe 👨‍👩‍👧") }.redacted(reason: .placeholder)
        let text = try #require(content(view).texts.first)
        #expect(text.isRedacted)
        #expect(content(view).strings == [String(repeating: TextNode.redactionBlock, count: 7)])
    }

    @Test("dates and links of a redacted text go too")
    func dates() throws {
        let view = Text("\(Date(timeIntervalSince1970: 0), style: .timer) [a](https://example.org)")
        let runs = try #require(content(view.redacted(reason: .placeholder)).texts.first).runs
        for run in runs {
            guard case .string(let string) = run.content else {
                Issue.record("a run still tells something")
                continue
            }
            #expect(string.allSatisfy { $0 == TextNode.redactionBlock })
            #expect(run.link == nil)
        }
    }

    @Test("a redacted image is a block of the foreground at 16 %")
    func image() {
        let node = content(Image(systemName: "star").redacted(reason: .placeholder))
        #expect(!node.all.contains { if case .symbol = $0 { true } else { false } })
        let fills = node.all.compactMap { if case .shape(let shape) = $0 { shape.fill } else { nil } }
        #expect(fills == [.opacity(.label, 0.16)])
    }

    @Test("colours and shapes stay, and unredacted views show")
    func unredacted() {
        let view = VStack {
            Text("a").unredacted()
            Circle().fill(.red)
        }
        .redacted(reason: .placeholder)
        #expect(content(view).strings == ["a"])
        #expect(content(view).children.last == .shape(ShapeNode(shape: .circle, fill: .color(.system(.red)))))
    }

    @Test("privacy hides only what is sensitive")
    func privacy() {
        let view = VStack {
            Text("open")
            Text("shut").privacySensitive()
        }
        .redacted(reason: .privacy)
        #expect(content(view).strings == ["open", "████"])
    }
}
