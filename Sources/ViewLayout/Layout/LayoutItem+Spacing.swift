internal import ViewTree

extension LayoutItem {
    /// The wishes of this item for the distances around it.
    func makeSpacing() -> ViewSpacing {
        switch node {
        case .empty:
            return .zero
        case .text:
            return textSpacing()
        case .spacer:
            return spacerSpacing()
        case .symbol, .bitmap, .shape, .divider, .meter, .toggleSwitch, .position:
            return .plain
        case .stack(let stack):
            return unionSpacing(along: stack.axis)
        case .gridRow:
            return unionSpacing(along: .horizontal)
        case .grid:
            return unionSpacing(along: .vertical)
        case .depthStack:
            return unionSpacing(along: nil)
        case .arranged(let arranged):
            return arrangedSpacing(arranged)
        case .trackGrid:
            return .plain
        case .frame(let frame):
            guard !child.isSpacer else { return child.spacing }
            var spacing = child.spacing
            if Length.fixed(frame.width) != nil { spacing.reset(.horizontal) }
            if Length.fixed(frame.height) != nil { spacing.reset(.vertical) }
            return spacing
        case .flexibleFrame(let frame):
            guard !child.isSpacer else { return child.spacing }
            var spacing = child.spacing
            if frame.width != .none { spacing.reset(.horizontal) }
            if frame.height != .none { spacing.reset(.vertical) }
            return spacing
        case .padding(let padding):
            var spacing = child.spacing
            spacing.reset(Length.insets(padding.insets))
            return spacing
        case .offset, .fixedSize, .aspectRatio, .layoutPriority, .alignmentGuide, .layered, .opacity, .clip, .mask,
            .transform, .shadow, .blur, .layerEffect, .zIndex, .accentGroup, .action, .accessibility, .gridCell,
            .direction, .fitting:
            return child.spacing
        }
    }

    /// Whether the item is a spacer, whose wish to touch its neighbours no frame around it takes away.
    private var isSpacer: Bool {
        switch node {
        case .spacer: true
        case .offset, .layoutPriority, .alignmentGuide, .layered, .opacity, .clip, .mask, .transform, .shadow, .blur,
            .layerEffect,
            .zIndex, .accentGroup, .action, .accessibility, .gridCell, .direction:
            child.isSpacer
        default: false
        }
    }

    private func textSpacing() -> ViewSpacing {
        guard let metrics = paragraph?.metrics else { return .plain }
        return ViewSpacing(
            top: EdgeSpacing(text: metrics, aboveText: metrics.distanceToViewAbove),
            leading: .none,
            bottom: EdgeSpacing(text: metrics, belowText: metrics.distanceToViewBelow),
            trailing: .none
        )
    }

    private func spacerSpacing() -> ViewSpacing {
        var spacing = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)
        if stackAxis != .horizontal {
            spacing.top = .zero
            spacing.bottom = .zero
        }
        if stackAxis != .vertical {
            spacing.leading = .zero
            spacing.trailing = .zero
        }
        return spacing
    }

    /// The wishes at the edges of a container: those of its children that lie there.
    func unionSpacing(along axis: Axis?) -> ViewSpacing {
        let present = children.filter { !$0.isEmpty }.map(\.spacing)
        guard let first = present.first, let last = present.last else { return .zero }
        func union(_ edge: KeyPath<ViewSpacing, EdgeSpacing>) -> EdgeSpacing {
            present.reduce(into: EdgeSpacing.none) { $0.formUnion($1[keyPath: edge]) }
        }
        return ViewSpacing(
            top: axis == .vertical ? first.top : union(\.top),
            leading: axis == .horizontal ? first.leading : union(\.leading),
            bottom: axis == .vertical ? last.bottom : union(\.bottom),
            trailing: axis == .horizontal ? last.trailing : union(\.trailing)
        )
    }
}
