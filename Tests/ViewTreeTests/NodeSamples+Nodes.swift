import ViewTree

extension Samples {
    private static let leaf = ViewNode.spacer(SpacerNode())

    private static let intent = Invocation(
        intent: "Toggle",
        parameters: [
            "null": .null, "bool": .bool(true), "int": .int(3), "double": .double(2.5), "string": .string("x"),
            "array": .array([.int(1), .string("a")]), "object": .object(["key": .bool(false)]),
        ]
    )

    private static let leaves: [ViewNode] = [
        .empty,
        .text(text),
        .symbol(symbol),
        .bitmap(
            BitmapNode(
                data: "AAEC",
                mediaType: "image/png",
                size: Size(width: 3, height: 4),
                isResizable: true,
                template: .accent,
                accentedMode: "desaturated"
            )
        ),
        .shape(
            ShapeNode(
                shape: .circle,
                inset: 2,
                fill: .accent,
                isEvenOddFilled: true,
                stroke: Stroke(width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 5),
                strokePaint: .black
            )
        ),
        .spacer(SpacerNode(minLength: 4)),
        .divider(DividerNode(paint: .accent)),
        .meter(MeterNode(form: .arcMarker, value: .fraction(0.25), tint: .accent)),
        .meter(MeterNode(form: .bar, value: .interval(start: 1, end: 2, countsDown: true))),
        .meter(MeterNode(form: .progressRing, value: nil)),
        .toggleSwitch(SwitchNode(isOn: true, tint: .accent)),
    ]

    private static let containers: [ViewNode] = [
        .stack(StackNode(axis: .horizontal, alignment: "mine", spacing: 3, children: [leaf, .empty])),
        .depthStack(DepthStackNode(alignment: .topLeading, children: [leaf, leaf])),
        .grid(
            GridNode(
                alignment: .topLeading,
                horizontalSpacing: 1,
                verticalSpacing: 2,
                children: [.gridRow(GridRowNode(alignment: .bottom, children: [leaf, .empty])), leaf]
            )
        ),
        .gridRow(GridRowNode(children: [leaf])),
        .gridCell(
            GridCellNode(
                columns: 2,
                unsizedAxes: [.horizontal, .vertical],
                anchor: UnitPoint(x: 0, y: 1),
                columnAlignment: .trailing,
                child: leaf
            )
        ),
        .trackGrid(
            TrackGridNode(
                axis: .vertical,
                tracks: [
                    TrackGridNode.Track(form: .fixed, minimum: 20),
                    TrackGridNode.Track(
                        form: .adaptive,
                        minimum: 10,
                        maximum: 30,
                        spacing: 4,
                        alignment: .topLeading
                    ),
                ],
                alignment: .leading,
                spacing: 3,
                children: [leaf, .empty]
            )
        ),
        .fitting(FittingNode(axes: [.horizontal], candidates: [leaf, .empty], choice: 1)),
        .arranged(
            ArrangedNode(
                layout: 4,
                answers: [sampleAnswer],
                axis: .vertical,
                spacing: SpacingRecord(
                    top: .init(plain: 1, aboveText: 2, belowText: 3, text: [1, 2, 3, 4, 5]),
                    leading: .init(plain: nil, aboveText: nil, belowText: nil, text: nil),
                    bottom: .init(plain: nil, aboveText: nil, belowText: nil, text: nil),
                    trailing: .init(plain: 0, aboveText: nil, belowText: nil, text: nil)
                ),
                children: [leaf]
            )
        ),
        .arranged(
            ArrangedNode(
                layout: 3,
                answers: [
                    ArrangedNode.Answer(width: nil, height: 5, size: Size(width: 3, height: 4)),
                    ArrangedNode.Answer(
                        width: ArrangedNode.Answer.infinite,
                        height: 5,
                        size: Size(width: 3, height: 4),
                        places: [ArrangedNode.Place(x: 1, y: 2, width: nil, height: 3)]
                    ),
                ],
                children: [leaf]
            )
        ),
        .layered(LayeredNode(placement: .overlay, alignment: .topLeading, child: leaf, layer: .empty)),
        .mask(MaskNode(alignment: .topLeading, child: leaf, mask: .empty)),
    ]

    private static var sampleAnswer: ArrangedNode.Answer {
        var answer = ArrangedNode.Answer(width: nil, height: 5, size: Size(width: 3, height: 4))
        answer.lines = [
            .init(key: .top, axis: .vertical, position: 7), .init(key: "own", axis: .vertical, position: nil),
        ]
        return answer
    }

    private static let layout: [ViewNode] = [
        .frame(FrameNode(width: 1, height: nil, alignment: .topLeading, child: leaf)),
        .flexibleFrame(
            FlexibleFrameNode(
                width: FlexibleFrameNode.Bounds(min: 1, ideal: 2, max: .infinity),
                height: .none,
                alignment: .topLeading,
                child: leaf
            )
        ),
        .direction(DirectionNode(isRightToLeft: true, child: leaf)),
        .padding(PaddingNode(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), child: leaf)),
        .offset(OffsetNode(x: 1, y: 2, child: leaf)),
        .position(PositionNode(point: Point(x: 1, y: 2), child: leaf)),
        .fixedSize(FixedSizeNode(horizontal: true, vertical: false, child: leaf)),
        .aspectRatio(AspectRatioNode(ratio: 1.5, mode: .fill, child: leaf)),
        .aspectRatio(AspectRatioNode(ratio: nil, mode: .fit, child: leaf)),
        .layoutPriority(LayoutPriorityNode(priority: 2, child: leaf)),
        .alignmentGuide(
            AlignmentGuideNode(
                key: .leading,
                axis: .horizontal,
                value: AlignmentGuideNode.GuideValue(constant: 1, widthFactor: 0.5, heightFactor: -1),
                child: leaf
            )
        ),
        .alignmentGuide(
            AlignmentGuideNode(
                key: AlignmentKey("own", fallback: AlignmentGuideNode.GuideValue(constant: 2)),
                axis: .vertical,
                value: AlignmentGuideNode.GuideValue(
                    constant: 1,
                    terms: [.init(key: .firstTextBaseline, axis: .vertical, factor: 0.5)]
                ),
                child: leaf
            )
        ),
    ]

    private static let drawing: [ViewNode] = [
        .opacity(OpacityNode(opacity: 0.5, child: leaf)),
        .clip(ClipNode(shape: .capsule(style: .continuous), inset: 1, isEvenOdd: true, child: leaf)),
        .transform(TransformNode(degrees: 30, scaleX: 2, scaleY: 3, anchor: UnitPoint(x: 0, y: 1), child: leaf)),
        .shadow(ShadowNode(paint: .black, radius: 3, x: 1, y: 2, child: leaf)),
        .blur(BlurNode(radius: 4, child: leaf)),
        .layerEffect(LayerEffectNode(effect: .matrix([Double](repeating: 0.5, count: 20)), child: leaf)),
        .layerEffect(LayerEffectNode(effect: .multiply(.label), child: leaf)),
        .layerEffect(LayerEffectNode(effect: .blend(.multiply), child: leaf)),
        .layerEffect(LayerEffectNode(effect: .isolate, child: leaf)),
        .zIndex(ZIndexNode(index: -1, child: leaf)),
        .accentGroup(AccentGroupNode(child: leaf)),
    ]

    private static let meaning: [ViewNode] = [
        .action(ActionNode(id: "b1", action: .intent(intent, control: .button), child: leaf)),
        .action(ActionNode(id: "b2", action: .intent(intent, control: .toggle(isOn: true)), child: leaf)),
        .action(ActionNode(id: "l1", action: .link("app://x?y=1"), child: leaf)),
        .accessibility(
            AccessibilityNode(
                label: "label",
                value: "value",
                hint: "hint",
                identifier: "id",
                isHidden: true,
                children: .combine,
                traits: ["header"],
                child: leaf
            )
        ),
    ]

    static let nodes = leaves + containers + layout + drawing + meaning
}
