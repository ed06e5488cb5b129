extension ViewNode: Codable {
    /// The names of node kinds on the wire and in printed trees.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case empty
        case text, symbol, bitmap, shape, spacer, divider, meter, toggleSwitch
        case stack, depthStack, grid, gridRow, trackGrid, fitting, arranged
        case frame, flexibleFrame, padding, offset, position, fixedSize, aspectRatio, layoutPriority
        case alignmentGuide, gridCell, layered, direction, opacity, clip, mask, transform, shadow, blur, layerEffect,
            zIndex
        case accentGroup, action, accessibility
    }

    private enum Key: String, CodingKey { case kind }

    /// A kind that this version does not know becomes a visible stand-in: `unknownStandIn`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .kind)
        switch Kind(rawValue: name) {
        case nil: self = .unknownStandIn(name)
        case .empty: self = .empty
        case .text: self = .text(try TextNode(from: decoder))
        case .symbol: self = .symbol(try SymbolNode(from: decoder))
        case .bitmap: self = .bitmap(try BitmapNode(from: decoder))
        case .shape: self = .shape(try ShapeNode(from: decoder))
        case .spacer: self = .spacer(try SpacerNode(from: decoder))
        case .divider: self = .divider(try DividerNode(from: decoder))
        case .meter: self = .meter(try MeterNode(from: decoder))
        case .toggleSwitch: self = .toggleSwitch(try SwitchNode(from: decoder))
        case .stack: self = .stack(try StackNode(from: decoder))
        case .depthStack: self = .depthStack(try DepthStackNode(from: decoder))
        case .grid: self = .grid(try GridNode(from: decoder))
        case .gridRow: self = .gridRow(try GridRowNode(from: decoder))
        case .trackGrid: self = .trackGrid(try TrackGridNode(from: decoder))
        case .fitting: self = .fitting(try FittingNode(from: decoder))
        case .arranged: self = .arranged(try ArrangedNode(from: decoder))
        case .frame: self = .frame(try FrameNode(from: decoder))
        case .flexibleFrame: self = .flexibleFrame(try FlexibleFrameNode(from: decoder))
        case .padding: self = .padding(try PaddingNode(from: decoder))
        case .offset: self = .offset(try OffsetNode(from: decoder))
        case .position: self = .position(try PositionNode(from: decoder))
        case .fixedSize: self = .fixedSize(try FixedSizeNode(from: decoder))
        case .aspectRatio: self = .aspectRatio(try AspectRatioNode(from: decoder))
        case .layoutPriority: self = .layoutPriority(try LayoutPriorityNode(from: decoder))
        case .alignmentGuide: self = .alignmentGuide(try AlignmentGuideNode(from: decoder))
        case .gridCell: self = .gridCell(try GridCellNode(from: decoder))
        case .layered: self = .layered(try LayeredNode(from: decoder))
        case .direction: self = .direction(try DirectionNode(from: decoder))
        case .opacity: self = .opacity(try OpacityNode(from: decoder))
        case .clip: self = .clip(try ClipNode(from: decoder))
        case .mask: self = .mask(try MaskNode(from: decoder))
        case .transform: self = .transform(try TransformNode(from: decoder))
        case .shadow: self = .shadow(try ShadowNode(from: decoder))
        case .blur: self = .blur(try BlurNode(from: decoder))
        case .layerEffect: self = .layerEffect(try LayerEffectNode(from: decoder))
        case .zIndex: self = .zIndex(try ZIndexNode(from: decoder))
        case .accentGroup: self = .accentGroup(try AccentGroupNode(from: decoder))
        case .action: self = .action(try ActionNode(from: decoder))
        case .accessibility: self = .accessibility(try AccessibilityNode(from: decoder))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        switch self {
        case .empty: break
        case .text(let node): try node.encode(to: encoder)
        case .symbol(let node): try node.encode(to: encoder)
        case .bitmap(let node): try node.encode(to: encoder)
        case .shape(let node): try node.encode(to: encoder)
        case .spacer(let node): try node.encode(to: encoder)
        case .divider(let node): try node.encode(to: encoder)
        case .meter(let node): try node.encode(to: encoder)
        case .toggleSwitch(let node): try node.encode(to: encoder)
        case .stack(let node): try node.encode(to: encoder)
        case .depthStack(let node): try node.encode(to: encoder)
        case .grid(let node): try node.encode(to: encoder)
        case .gridRow(let node): try node.encode(to: encoder)
        case .trackGrid(let node): try node.encode(to: encoder)
        case .fitting(let node): try node.encode(to: encoder)
        case .arranged(let node): try node.encode(to: encoder)
        case .frame(let node): try node.encode(to: encoder)
        case .flexibleFrame(let node): try node.encode(to: encoder)
        case .padding(let node): try node.encode(to: encoder)
        case .offset(let node): try node.encode(to: encoder)
        case .position(let node): try node.encode(to: encoder)
        case .fixedSize(let node): try node.encode(to: encoder)
        case .aspectRatio(let node): try node.encode(to: encoder)
        case .layoutPriority(let node): try node.encode(to: encoder)
        case .alignmentGuide(let node): try node.encode(to: encoder)
        case .gridCell(let node): try node.encode(to: encoder)
        case .layered(let node): try node.encode(to: encoder)
        case .direction(let node): try node.encode(to: encoder)
        case .opacity(let node): try node.encode(to: encoder)
        case .clip(let node): try node.encode(to: encoder)
        case .mask(let node): try node.encode(to: encoder)
        case .transform(let node): try node.encode(to: encoder)
        case .shadow(let node): try node.encode(to: encoder)
        case .blur(let node): try node.encode(to: encoder)
        case .layerEffect(let node): try node.encode(to: encoder)
        case .zIndex(let node): try node.encode(to: encoder)
        case .accentGroup(let node): try node.encode(to: encoder)
        case .action(let node): try node.encode(to: encoder)
        case .accessibility(let node): try node.encode(to: encoder)
        }
    }
}

extension ViewNode {
    /// The case without its payload.
    package var kind: Kind {
        switch self {
        case .empty: .empty
        case .text: .text
        case .symbol: .symbol
        case .bitmap: .bitmap
        case .shape: .shape
        case .spacer: .spacer
        case .divider: .divider
        case .meter: .meter
        case .toggleSwitch: .toggleSwitch
        case .stack: .stack
        case .depthStack: .depthStack
        case .grid: .grid
        case .gridRow: .gridRow
        case .trackGrid: .trackGrid
        case .fitting: .fitting
        case .arranged: .arranged
        case .frame: .frame
        case .flexibleFrame: .flexibleFrame
        case .padding: .padding
        case .offset: .offset
        case .position: .position
        case .fixedSize: .fixedSize
        case .aspectRatio: .aspectRatio
        case .layoutPriority: .layoutPriority
        case .alignmentGuide: .alignmentGuide
        case .gridCell: .gridCell
        case .layered: .layered
        case .direction: .direction
        case .opacity: .opacity
        case .clip: .clip
        case .mask: .mask
        case .transform: .transform
        case .shadow: .shadow
        case .blur: .blur
        case .layerEffect: .layerEffect
        case .zIndex: .zIndex
        case .accentGroup: .accentGroup
        case .action: .action
        case .accessibility: .accessibility
        }
    }

    /// A box that names a kind of node which is not known here, so that nothing vanishes silently.
    private static func unknownStandIn(_ name: String) -> ViewNode {
        let text = TextNode(
            runs: [
                TextRun(
                    content: .string("Unknown view: \(name)"),
                    font: FontDescription(size: 11),
                    paint: .secondaryLabel
                )
            ]
        )
        let stroke = ShapeNode(
            shape: .rectangle,
            inset: 0.5,
            stroke: Stroke(width: 1, dash: [3, 2]),
            strokePaint: .secondaryLabel
        )
        return .layered(LayeredNode(placement: .background, child: .text(text), layer: .shape(stroke)))
    }
}
