public import Foundation

/// A way to size and place views that an author writes.
///
/// It runs where the view is evaluated; the places it chose are kept in the entry.
public protocol Layout {
    /// What the layout remembers between calls.
    associatedtype Cache = Void

    /// The views to lay out.
    typealias Subviews = LayoutSubviews

    /// Properties that hold for all layouts of the type.
    static var layoutProperties: LayoutProperties { get }

    /// What to remember for the views.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings what is remembered up to date.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the layout would like to have around it.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places every view with `place(at:anchor:proposal:)`.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a vertical line lies, if the layout sets it.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a horizontal line lies, if the layout sets it.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No properties of its own.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Those of all views together.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// What the views say of the line, together.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.leaveLine()
        return nil
    }

    /// What the views say of the line, together.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.leaveLine()
        return nil
    }

    /// Lays out the views of `content`.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LaidOutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Remembers nothing.
    public func makeCache(subviews: Subviews) {}

    /// Remembers nothing.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

/// Properties of a type of layout.
public struct LayoutProperties: Sendable {
    /// The direction in which the layout stacks views, which spacers and dividers follow.
    public var stackOrientation: Axis?

    /// No properties.
    public init() {}
}

/// A value that a view tells a layout about itself.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that tell none.
    static var defaultValue: Value { get }
}

extension View {
    /// Tells layouts of the author's own a value.
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        mapNodes { node, context in
            let number = context.record.add(layoutValue: value, for: ObjectIdentifier(key))
            return .accessibility(.init(identifier: SizeMark.identifier(ofLayoutValue: number), child: node))
        }
    }
}
