import ViewTree

/// A plain view that takes what it is offered.
func color(_ name: String) -> ViewNode {
    ViewNode.shape(ShapeNode(shape: .rectangle, fill: .black)).named(name)
}

/// A plain view of one size.
func box(_ name: String, _ width: Double, _ height: Double) -> ViewNode {
    ViewNode.shape(ShapeNode(shape: .rectangle, fill: .black)).frame(width, height).named(name)
}

func spacer(_ name: String = "", minLength: Double? = nil) -> ViewNode {
    let node = ViewNode.spacer(SpacerNode(minLength: minLength))
    return name.isEmpty ? node : node.named(name)
}

func divider(_ name: String) -> ViewNode {
    ViewNode.divider(DividerNode()).named(name)
}

func hstack(spacing: Double? = nil, _ children: ViewNode...) -> ViewNode {
    .stack(StackNode(axis: .horizontal, spacing: spacing, children: children))
}

func vstack(spacing: Double? = nil, _ children: ViewNode...) -> ViewNode {
    .stack(StackNode(axis: .vertical, spacing: spacing, children: children))
}

func zstack(_ children: ViewNode...) -> ViewNode {
    .depthStack(DepthStackNode(children: children))
}

func hstack(_ alignment: AlignmentKey, spacing: Double? = nil, _ children: ViewNode...) -> ViewNode {
    .stack(StackNode(axis: .horizontal, alignment: alignment, spacing: spacing, children: children))
}

func vstack(_ alignment: AlignmentKey, spacing: Double? = nil, _ children: ViewNode...) -> ViewNode {
    .stack(StackNode(axis: .vertical, alignment: alignment, spacing: spacing, children: children))
}

func zstack(_ alignment: Alignment, _ children: ViewNode...) -> ViewNode {
    .depthStack(DepthStackNode(alignment: alignment, children: children))
}

func align(_ horizontal: AlignmentKey, _ vertical: AlignmentKey) -> Alignment {
    Alignment(horizontal: horizontal, vertical: vertical)
}

func text(
    _ string: String,
    _ font: FontDescription = FontDescription(size: 17),
    limit: LineLimit? = nil,
    truncation: Truncation = .tail,
    alignment: TextAlignment = .leading,
    scale: Double = 1
) -> ViewNode {
    .text(
        TextNode(
            runs: [TextRun(content: .string(string), font: font)],
            alignment: alignment,
            lineLimit: limit,
            truncation: truncation,
            minimumScaleFactor: scale
        )
    )
}

extension ViewNode {
    /// The node under a name that tests find its frame by.
    func named(_ name: String) -> ViewNode {
        .accessibility(AccessibilityNode(identifier: name, child: self))
    }

    func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> ViewNode {
        .frame(FrameNode(width: width, height: height, alignment: alignment, child: self))
    }

    func flexible(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> ViewNode {
        .flexibleFrame(
            FlexibleFrameNode(
                width: FlexibleFrameNode.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: FlexibleFrameNode.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight),
                alignment: alignment,
                child: self
            )
        )
    }

    func padding(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> ViewNode {
        .padding(
            PaddingNode(
                insets: EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing),
                child: self
            )
        )
    }

    func padding(_ length: Double) -> ViewNode {
        .padding(PaddingNode(insets: EdgeInsets(all: length), child: self))
    }

    func priority(_ priority: Double) -> ViewNode {
        .layoutPriority(LayoutPriorityNode(priority: priority, child: self))
    }

    func aspect(_ ratio: Double?, _ mode: AspectRatioNode.Mode) -> ViewNode {
        .aspectRatio(AspectRatioNode(ratio: ratio, mode: mode, child: self))
    }

    func fixed(horizontal: Bool = true, vertical: Bool = true) -> ViewNode {
        .fixedSize(FixedSizeNode(horizontal: horizontal, vertical: vertical, child: self))
    }

    func offset(_ x: Double, _ y: Double) -> ViewNode {
        .offset(OffsetNode(x: x, y: y, child: self))
    }

    func position(_ x: Double, _ y: Double) -> ViewNode {
        .position(PositionNode(point: Point(x: x, y: y), child: self))
    }

    func overlay(_ alignment: Alignment = .center, _ layer: ViewNode) -> ViewNode {
        .layered(LayeredNode(placement: .overlay, alignment: alignment, child: self, layer: layer))
    }

    func background(_ alignment: Alignment = .center, _ layer: ViewNode) -> ViewNode {
        .layered(LayeredNode(placement: .background, alignment: alignment, child: self, layer: layer))
    }

    func guide(
        _ key: AlignmentKey,
        _ axis: Axis = .horizontal,
        constant: Double = 0,
        width: Double = 0,
        height: Double = 0
    ) -> ViewNode {
        let value = AlignmentGuideNode.GuideValue(constant: constant, widthFactor: width, heightFactor: height)
        return .alignmentGuide(AlignmentGuideNode(key: key, axis: axis, value: value, child: self))
    }
}
