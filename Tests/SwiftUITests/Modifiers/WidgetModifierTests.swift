import SwiftUI
import Testing
import ViewTree

@MainActor
struct WidgetModifierTests {
    private let place = ContainerBackgroundPlacement(name: "widget")

    @Test("the widget's ground and URL leave the content")
    func background() throws {
        let view = VStack { Text("a").widgetURL(URL(string: "app://inner")) }
            .containerBackground(.fill.tertiary, for: place)
            .widgetURL(URL(string: "app://outer"))
        let tree = resolved(view).tree
        #expect(tree.content == .stack(StackNode(axis: .vertical, children: [plainText("a")])))
        #expect(tree.background == .shape(ShapeNode(shape: .rectangle, fill: .color(.semantic(.tertiaryFill)))))
        #expect(tree.url == "app://outer")
    }

    @Test("the ground may be views")
    func backgroundView() {
        let view = Text("a").containerBackground(for: place) { Color.clear }
        #expect(resolved(view).tree.background == .shape(ShapeNode(shape: .rectangle, fill: .clear)))
    }

    @Test("accentable views are marked, also where a view inside says otherwise")
    func accent() {
        let view = HStack { Text("a").widgetAccentable(false) }.widgetAccentable()
        let stack = ViewNode.stack(StackNode(axis: .horizontal, children: [plainText("a")]))
        #expect(content(view) == .accentGroup(AccentGroupNode(child: stack)))
    }

    @Test("the accessibility modifiers nearest to the view have the first word")
    func accessibility() {
        let view = Circle().accessibilityLabel("a").accessibilityValue("b").accessibilityIdentifier("c")
        let circle = ViewNode.shape(ShapeNode(shape: .circle, fill: .label))
        #expect(
            content(view)
                == .accessibility(AccessibilityNode(label: "a", value: "b", identifier: "c", child: circle))
        )
    }
}
