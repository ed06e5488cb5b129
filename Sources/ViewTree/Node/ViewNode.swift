/// A view as its author's code resolved it: a value without closures that is laid out, drawn, read aloud and archived.
///
/// Every modifier that matters to one of these is a node around its child, in the order the author wrote them. The wire
/// form of a node is its payload's JSON with the case's name under `kind`.
package indirect enum ViewNode: Hashable, Sendable {
    // Leaves
    /// Takes no space in a container.
    case empty
    case text(TextNode)
    case symbol(SymbolNode)
    case bitmap(BitmapNode)
    case shape(ShapeNode)
    case spacer(SpacerNode)
    case divider(DividerNode)
    case meter(MeterNode)
    case toggleSwitch(SwitchNode)

    // Containers
    case stack(StackNode)
    /// Views on top of each other, each proposed the same size.
    case depthStack(DepthStackNode)
    case grid(GridNode)
    case gridRow(GridRowNode)
    /// Cells in tracks of given lengths, as in a lazy grid.
    case trackGrid(TrackGridNode)
    /// The first of several views that fits.
    case fitting(FittingNode)
    /// Views placed by a layout of the author's own.
    case arranged(ArrangedNode)

    // Layout
    case frame(FrameNode)
    case flexibleFrame(FlexibleFrameNode)
    case padding(PaddingNode)
    case offset(OffsetNode)
    case position(PositionNode)
    case fixedSize(FixedSizeNode)
    case aspectRatio(AspectRatioNode)
    case layoutPriority(LayoutPriorityNode)
    case alignmentGuide(AlignmentGuideNode)
    case gridCell(GridCellNode)
    case layered(LayeredNode)
    /// Sets from which side the layout inside starts.
    case direction(DirectionNode)

    // Drawing
    case opacity(OpacityNode)
    case clip(ClipNode)
    case mask(MaskNode)
    case transform(TransformNode)
    case shadow(ShadowNode)
    case blur(BlurNode)
    case layerEffect(LayerEffectNode)
    case zIndex(ZIndexNode)
    /// Belongs to the accent group of the accented rendering mode.
    case accentGroup(AccentGroupNode)

    // Meaning
    case action(ActionNode)
    case accessibility(AccessibilityNode)
}
