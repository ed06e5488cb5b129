public import Foundation
import ViewTree

extension CGFloat {
    /// The length in points, nil where it is no number.
    var usable: Double? { isNaN ? nil : Double(self) }

    /// The length in points, 0 where it cannot be drawn.
    var finite: Double { isFinite ? Double(self) : 0 }
}

extension Double {
    /// A number that only orders views, fit for JSON: 0 where it is none, and at most a billion either way.
    var order: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension View {
    /// A frame of a given width and height, in points.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        func length(_ value: CGFloat?) -> Double? { value.flatMap { $0.isFinite && $0 >= 0 ? Double($0) : nil } }
        let (width, height) = (length(width), length(height))
        return mapNodes { node, _ in
            .frame(FrameNode(width: width, height: height, alignment: alignment.value, child: node))
        }
    }

    /// A frame between bounds, in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        func bounds(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> FlexibleFrameNode.Bounds {
            FlexibleFrameNode.Bounds(
                min: min.flatMap { $0.isFinite ? Double($0) : nil },
                ideal: ideal.flatMap { $0.isFinite ? Double($0) : nil },
                max: max?.usable
            )
        }
        let (width, height) = (bounds(minWidth, idealWidth, maxWidth), bounds(minHeight, idealHeight, maxHeight))
        return mapNodes { node, _ in
            .flexibleFrame(
                FlexibleFrameNode(width: width, height: height, alignment: alignment.value, child: node)
            )
        }
    }

    /// Space on some edges, in points; 16 where no length is given.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padded(EdgeInsets(length ?? 16, on: edges))
    }

    /// Space on every edge, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padded(EdgeInsets(length, on: .all))
    }

    /// Given space on every edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        padded(insets)
    }

    nonisolated private func padded(_ insets: EdgeInsets) -> MappedView<Self> {
        mapNodes { node, _ in .padding(PaddingNode(insets: insets.value, child: node)) }
    }

    /// Draws the view elsewhere, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        mapNodes { node, _ in .offset(OffsetNode(x: x.finite, y: y.finite, child: node)) }
    }

    /// Draws the view elsewhere, in points.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Puts the view's centre at a point of the space around it.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        mapNodes { node, _ in .position(PositionNode(point: Point(x: x.finite, y: y.finite), child: node)) }
    }

    /// Puts the view's centre at a point of the space around it.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Gives the view its ideal size.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal length on the chosen axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        mapNodes { node, _ in
            .fixedSize(FixedSizeNode(horizontal: horizontal, vertical: vertical, child: node))
        }
    }

    /// Keeps width and height in proportion; the view's own where `aspectRatio` is nil.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        let ratio = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil }
        return mapNodes { node, _ in
            .aspectRatio(AspectRatioNode(ratio: ratio, mode: contentMode == .fit ? .fit : .fill, child: node))
        }
    }

    /// Keeps width and height in the proportion of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
            contentMode: contentMode
        )
    }

    /// Fits the view into the space it is offered, in its own proportion.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Fills the space the view is offered, in its own proportion.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    /// Lets the view claim space before its neighbours with lower priorities.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        mapNodes { node, _ in
            .layoutPriority(LayoutPriorityNode(priority: value.order, child: node))
        }
    }

    /// Sets where the view's vertical alignment line lies.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(guide.key, .horizontal, computeValue)
    }

    /// Sets where the view's horizontal alignment line lies.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(guide.key, .vertical, computeValue)
    }

    nonisolated private func guided(
        _ key: AlignmentKey,
        _ axis: ViewTree.Axis,
        _ computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> MappedView<Self> {
        mapNodes { node, context in
            var sample = GuideSample(computeValue, isSet: node.setsLine)
            var node = node
            if !sample.isLinear {
                // What bends is taken where the view is: at the size that layout gives it.
                let request = context.makeSizeRequest()
                sample = GuideSample(computeValue, near: request.size, isSet: node.setsLine)
                node = request.marked(node)
            }
            return .alignmentGuide(.init(key: key, axis: axis, value: sample.value, child: node))
        }
    }

    /// A widget has no safe area to leave.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// A widget has no safe area to leave.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// Regions outside of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// What the device or a container takes.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What a keyboard takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)

    /// A set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// How a view takes the space it is offered.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Lies within the space.
    case fit
    /// Covers the space.
    case fill
}
