internal import Testing
internal import ViewTree

@Suite("Controls, links and accessibility")
struct MeaningTests {
    @Test("a button names its action and its words, and its whole frame can be tapped")
    func button() throws {
        let svg = try #require(ParsedSVG(render(makeButton("b1", makeFrame(80, 40, makeText("Water plants"))))))
        let button = try #require(svg.first { $0["role"] == "button" })
        #expect(button["data-action"] == "b1")
        #expect(button["tabindex"] == "0")
        #expect(button["aria-label"] == "Water plants")
        let area = try #require(button.children.first)
        #expect(area["pointer-events"] == "all")
        #expect([area["x"], area["y"], area["width"], area["height"]] == ["39", "59", "80", "40"])
    }

    @Test("a toggle is a switch with a state", arguments: [true, false])
    func toggle(isOn: Bool) throws {
        let action = Action.intent(Invocation(intent: "T", parameters: [:]), control: .toggle(isOn: isOn))
        let child = makeColumn(makeText("Alarm"), .toggleSwitch(SwitchNode(isOn: isOn)))
        let svg = try #require(ParsedSVG(render(.action(ActionNode(id: "b2", action: action, child: child)))))
        let toggle = try #require(svg.first { $0["role"] == "switch" })
        #expect(toggle["aria-checked"] == "\(isOn)")
        #expect(toggle["aria-label"] == "Alarm")
        #expect(toggle["data-action"] == "b2")
    }

    @Test("an author's label names the control in place of its words")
    func controlLabel() throws {
        let labelled = ViewNode.accessibility(
            AccessibilityNode(
                label: "Add",
                child: .padding(PaddingNode(insets: .zero, child: makeButton("b1", makeSymbol("plus"))))
            )
        )
        let svg = try #require(ParsedSVG(render(labelled)))
        #expect(svg.first { $0["role"] == "button" }?["aria-label"] == "Add")
        let plain = try #require(ParsedSVG(render(makeButton("b1", makeSymbol("plus")))))
        #expect(plain.first { $0["role"] == "button" }?["aria-label"] == "plus")
    }

    private func makeLink(_ url: String) -> ViewNode {
        .action(ActionNode(id: "l1", action: .link(url), child: makeText("Open")))
    }

    @Test(
        "links lead to the web, to mail, to a phone or to an app",
        arguments: ["https://example.org/?a=1&b=2", "http://x", "mailto:a@b.c", "tel:123", "bookclub://reading/42"]
    )
    func links(url: String) throws {
        let svg = try #require(ParsedSVG(render(makeLink(url))))
        #expect(svg.elements("a").map { $0["href"] } == [url])
        #expect(svg.elements("a").first?.all.contains { $0.name == "text" } == true)
    }

    @Test(
        "a destination that could run or embed something is not linked, and its text still shows",
        arguments: [
            "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
            "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x", "/relative",
            "", ":", "1a:x",
        ]
    )
    func refusedLinks(url: String) throws {
        for content in [makeLink(url), makeText("Open", link: url)] {
            let svg = try #require(ParsedSVG(render(content, url: url)))
            #expect(svg.elements("a").isEmpty)
            #expect(svg.texts == ["Open"])
        }
    }

    @Test("the widget's own link lies behind the content, and only controls are in front of it")
    func widgetURL() throws {
        let svg = try #require(ParsedSVG(render(makeButton("b1", makeText("Tap")), url: "myapp://widget/7")))
        let link = try #require(svg.elements("a").first)
        #expect(link["href"] == "myapp://widget/7")
        #expect(link.children.map { $0["pointer-events"] } == ["all"])
        let content = try #require(svg.first { $0["pointer-events"] == "none" })
        #expect(content.all.contains { $0["role"] == "button" })
        #expect(!link.all.contains { $0["role"] == "button" })
    }

    @Test("hidden views are hidden, labelled ones named, identified ones marked")
    func accessibility() throws {
        let content = makeColumn(
            .accessibility(AccessibilityNode(isHidden: true, child: makeText("a"))),
            .accessibility(AccessibilityNode(label: "Label", value: "3", child: makeText("b"))),
            .accessibility(AccessibilityNode(identifier: "name", child: makeText("c")))
        )
        let svg = try #require(ParsedSVG(render(content)))
        #expect(svg.first { $0["aria-hidden"] == "true" }?.all.last?.text == "a")
        #expect(svg.first { $0["aria-label"] == "Label, 3" }?.all.last?.text == "b")
        #expect(svg.first { $0["data-identifier"] == "name" }?.all.last?.text == "c")
    }
}
