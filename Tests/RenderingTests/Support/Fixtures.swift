internal import Rendering
internal import Symbols
internal import ViewTree

/// A text view.
func makeText(
    _ string: String,
    size: Double = 17,
    paint: Paint = .label,
    strikethrough: TextDecoration? = nil,
    link: String? = nil,
    isRedacted: Bool = false
) -> ViewNode {
    let run = TextRun(
        content: .string(string),
        font: FontDescription(size: size),
        paint: paint,
        strikethrough: strikethrough,
        link: link
    )
    return .text(TextNode(runs: [run], isRedacted: isRedacted))
}

/// A symbol view.
func makeSymbol(
    _ name: String,
    paints: [Paint] = [.label],
    rendering: SymbolNode.RenderingMode = .monochrome
) -> ViewNode {
    .symbol(SymbolNode(name: name, font: FontDescription(size: 20), rendering: rendering, paints: paints))
}

/// A filled shape; it takes all the space it is offered.
func makeShape(_ shape: ShapeKind = .rectangle, _ paint: Paint) -> ViewNode {
    .shape(ShapeNode(shape: shape, fill: paint))
}

/// Views below each other.
func makeColumn(_ children: ViewNode...) -> ViewNode {
    .stack(StackNode(axis: .vertical, children: children))
}

/// Views on top of each other.
func makePile(_ children: ViewNode...) -> ViewNode {
    .depthStack(DepthStackNode(children: children))
}

/// A view of a given size, in points.
func makeFrame(_ width: Double, _ height: Double, _ child: ViewNode) -> ViewNode {
    .frame(FrameNode(width: width, height: height, child: child))
}

/// A button around a view.
func makeButton(_ id: String, _ child: ViewNode) -> ViewNode {
    let invocation = Invocation(intent: "Tap", parameters: [:])
    return .action(ActionNode(id: id, action: .intent(invocation, control: .button), child: child))
}

/// A linear gradient from leading to trailing.
func makeGradient(_ colors: SystemColor...) -> Paint {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { Gradient.Stop(color: .system($1), location: Double($0) / last) }
    return .gradient(
        Gradient(stops: stops, form: .linear(from: UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 1, y: 0.5)))
    )
}

/// The SVG of a widget with `content`.
func render(
    _ content: ViewNode,
    background: ViewNode? = nil,
    isBackgroundRemovable: Bool = true,
    url: String? = nil,
    appearance: Appearance = Appearance(),
    family: String = "systemSmall",
    size: Size = Size(width: 158, height: 158),
    title: String = "Title",
    idPrefix: String = "w"
) -> String {
    let tree = EntryTree(
        content: content,
        background: background,
        isBackgroundRemovable: isBackgroundRemovable,
        url: url
    )
    return EntryRenderer(appearance: appearance)
        .render(tree, family: family, size: size, title: title, idPrefix: idPrefix)
}

/// The printed display list of a widget with `content`.
func dump(_ content: ViewNode, appearance: Appearance = Appearance(), family: String = "systemSmall") -> String {
    EntryRenderer(appearance: appearance)
        .displayList(EntryTree(content: content), family: family, size: Size(width: 100, height: 100))
        .dump()
}
