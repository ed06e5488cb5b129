internal import Rendering
internal import Testing
internal import ViewTree

@Suite("Entries as words")
struct EntryReadingTests {
    private func read(_ content: ViewNode) -> String { EntryReading.text(of: EntryTree(content: content)) }

    private func makeTask(_ title: String, isDone: Bool) -> ViewNode {
        let symbol = makeSymbol(isDone ? "checkmark.circle.fill" : "circle")
        return makeButton("b", .stack(StackNode(axis: .horizontal, children: [symbol, makeText(title)])))
    }

    @Test("a list of tasks is read with what is done and what is not")
    func tasks() {
        let content = makeColumn(
            makeText("Tasks"),
            makeTask("Water plants", isDone: false),
            makeTask("Read & rest", isDone: true)
        )
        #expect(read(content) == "Tasks. Water plants, not completed. Read & rest, completed.")
    }

    @Test("sentences that end already get no second full stop")
    func punctuation() {
        #expect(read(makeColumn(makeText("Done!"), makeText("Next:"), makeText("Rest"))) == "Done! Next: Rest.")
    }

    @Test("gauges and toggles tell their values")
    func values() {
        let action = Action.intent(Invocation(intent: "T", parameters: [:]), control: .toggle(isOn: true))
        let toggle = ActionNode(
            action: action,
            child: makeColumn(makeText("Alarm"), .toggleSwitch(SwitchNode(isOn: true)))
        )
        let content = makeColumn(.meter(MeterNode(form: .bar, value: .fraction(0.655))), .action(toggle))
        #expect(read(content) == "66%. Alarm, on.")
    }

    @Test("an author's words replace the view's, hidden and redacted ones are left out")
    func accessibility() {
        let content = makeColumn(
            .accessibility(AccessibilityNode(label: "Seven days", child: makeText("7d"))),
            .accessibility(AccessibilityNode(value: "high", child: makeText("Wind"))),
            .accessibility(AccessibilityNode(isHidden: true, child: makeText("secret"))),
            .accessibility(AccessibilityNode(children: .combine, child: makeColumn(makeText("a"), makeText("b")))),
            makeText("\u{2588}\u{2588}", isRedacted: true)
        )
        #expect(read(content) == "Seven days. Wind, high. a, b.")
    }

    @Test("a control without words has its symbols' names, or says what it is")
    func labels() {
        #expect(EntryReading.label(of: makeButton("b", makeSymbol("arrow.clockwise"))) == "arrow clockwise")
        #expect(EntryReading.label(of: makeButton("b", makeShape(.circle, .black))) == "Button")
        #expect(EntryReading.label(of: makeTask("Water plants", isDone: false)) == "Water plants")
    }

    @Test("blanks and line ends inside a text are single blanks")
    func blanks() {
        #expect(read(makeText(" two\n lines ")) == "two lines.")
    }
}
