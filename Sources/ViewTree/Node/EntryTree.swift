/// What a widget shows for one entry: its content, the ground behind it and what a tap beside all controls opens.
package struct EntryTree: Hashable, Sendable, Codable {
    package var content: ViewNode
    /// The container background; nil where the view set none.
    package var background: ViewNode?
    package var isBackgroundRemovable: Bool
    /// Space between the widget's edge and its content.
    package var margins: EdgeInsets
    /// The destination of a tap that hits no control.
    package var url: String?

    package init(
        content: ViewNode,
        background: ViewNode? = nil,
        isBackgroundRemovable: Bool = true,
        margins: EdgeInsets = .zero,
        url: String? = nil
    ) {
        self.content = content
        self.background = background
        self.isBackgroundRemovable = isBackgroundRemovable
        self.margins = margins
        self.url = url
    }
}
