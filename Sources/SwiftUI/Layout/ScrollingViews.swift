import ViewTree

/// Views that scroll elsewhere; a widget shows the first that fit.
public struct ScrollView<Content: View> {
    private let axes: Axis.Set
    private let content: Content
    @Environment(\.scrollMargins) private var margins

    /// Views of `content` along the axes.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: View {
    /// The views from the start of the axes; all of the space along them, across them what the views need.
    public var body: some View {
        let (scrollsDown, scrollsAside) = (axes.contains(.vertical), axes.contains(.horizontal))
        Group {
            if scrollsDown { VStack { content } } else { HStack { content } }
        }
        .padding(margins)
        .fixedSize(horizontal: scrollsAside, vertical: scrollsDown)
        .frame(
            minWidth: scrollsAside ? 0 : nil,
            maxWidth: scrollsAside ? .infinity : nil,
            minHeight: scrollsDown ? 0 : nil,
            maxHeight: scrollsDown ? .infinity : nil,
            alignment: Alignment(
                horizontal: scrollsAside ? .leading : .center,
                vertical: scrollsDown ? .top : .center
            )
        )
        .clipped()
        .without(.scrolling)
    }
}

/// Rows of views.
public struct List<Content: View> {
    private let content: Content

    /// Rows of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List: View {
    /// The rows from the top.
    public var body: some View {
        VStack(alignment: .leading) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .clipped()
            .without(.scrolling)
    }
}

/// Views that belong together, with a header and a footer.
public struct Section<Header: View, Content: View, Footer: View> {
    private let header: Header
    private let content: Content
    private let footer: Footer
}

extension Section: View {
    /// The header, the views and the footer, one after the other.
    public var body: some View {
        header.font(.footnote).foregroundStyle(.secondary).gridCellColumns(GridCellNode.wholeLine)
        content
        footer.font(.footnote).foregroundStyle(.secondary).gridCellColumns(GridCellNode.wholeLine)
    }
}

extension Section {
    /// Views with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
}

extension Section where Footer == EmptyView {
    /// Views with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header) { EmptyView() }
    }

    /// Views with a header.
    public init(header: Header, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Header == EmptyView, Footer == EmptyView {
    /// Views alone.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Header == Text, Footer == EmptyView {
    /// Views with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }
}
