public import Foundation

/// What margins of scrolling content apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isForContent: Bool

    /// Content and scroll bars.
    public static let automatic = ContentMarginPlacement(isForContent: true)
    /// Content alone.
    public static let scrollContent = ContentMarginPlacement(isForContent: true)
    /// Scroll bars alone, which a widget does not show.
    public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

extension View {
    /// Space around the content of scrolling views inside, in points; the system's where `length` is nil.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0, on: .all), for: placement)
    }

    /// Space around the content of scrolling views inside, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length, on: .all), for: placement)
    }

    /// Space on some edges of the content of scrolling views inside.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollMargins) { margins in
            guard placement.isForContent else { return }
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Adds space to the safe area; in points, 16 where no length is given.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Adds space to the safe area, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Adds space to the safe area.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Shows views above or below the view, which keeps clear of them.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        // The views at the edge come first and leave this one no less than it needs.
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { Inset(content: inset) }
            Inset(content: self, priority: 0)
            if edge == .bottom { Inset(content: inset) }
        }
    }

    /// Shows views beside the view, which keeps clear of them.
    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { Inset(content: inset) }
            Inset(content: self, priority: 0)
            if edge == .trailing { Inset(content: inset) }
        }
    }
}

/// Views as one, with a claim on space of its own.
private struct Inset<Content: View>: View {
    let content: Content
    var priority = 1.0

    var body: some View { ZStack { content }.layoutPriority(priority) }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}

/// The edge where lines start or end.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The edge where lines start.
    case leading
    /// The edge where lines end.
    case trailing
}

extension EnvironmentValues {
    private struct ScrollMarginsKey: EnvironmentKey {
        static let defaultValue = EdgeInsets()
    }

    /// Space around the content of scrolling views.
    var scrollMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}
