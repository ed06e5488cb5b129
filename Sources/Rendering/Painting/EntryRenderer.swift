package import Symbols
package import ViewLayout
package import ViewTree

/// Draws the entries of widgets in one appearance: layout tree, display list, SVG.
package struct EntryRenderer: Sendable {
    package var appearance: Appearance
    package var symbols: SymbolCatalog
    package var isRightToLeft: Bool
    /// Pixels per point that layout rounds to.
    package var displayScale: Double

    package init(
        appearance: Appearance = Appearance(),
        symbols: SymbolCatalog = SymbolCatalog(),
        isRightToLeft: Bool = false,
        displayScale: Double = 3
    ) {
        self.appearance = appearance
        self.symbols = symbols
        self.isRightToLeft = isRightToLeft
        self.displayScale = displayScale
    }

    /// The entry as an SVG document without a prolog.
    ///
    /// - Parameters:
    ///   - tree: The entry with its dates already resolved.
    ///   - family: The family's raw name, such as `systemSmall`.
    ///   - size: The widget's size in points.
    ///   - title: The accessible name's first part, such as the widget's display name.
    ///   - idPrefix: Keeps ids apart when several pictures share a page; the same prefix and entry give the same ids.
    package func render(
        _ tree: EntryTree,
        family: String,
        size: Size,
        title: String,
        idPrefix: String
    ) -> String {
        let list = displayList(tree, family: family, size: size)
        var writer = SVGWriter(idPrefix: idPrefix)
        return writer.document(list, title: title, description: EntryReading.text(of: tree))
    }

    /// The entry as one SVG document that follows its viewer's preference for light or dark.
    ///
    /// - Parameters:
    ///   - light: The entry as evaluated for light surroundings, its dates already resolved.
    ///   - dark: The same for dark ones; often the same tree.
    package func renderAdaptive(
        light: EntryTree,
        dark: EntryTree,
        family: String,
        size: Size,
        title: String,
        idPrefix: String
    ) -> String {
        var (day, night) = (self, self)
        day.appearance.scheme = .light
        night.appearance.scheme = .dark
        var writer = SVGWriter(idPrefix: idPrefix)
        return writer.document(
            light: day.displayList(light, family: family, size: size),
            dark: night.displayList(dark, family: family, size: size),
            title: title,
            description: EntryReading.text(of: light)
        )
    }

    /// The drawing commands for an entry.
    package func displayList(_ tree: EntryTree, family: String, size: Size) -> DisplayList {
        let container = WidgetContainer(family: family, size: size)
        return displayList(layout(tree, in: container), in: container)
    }

    /// The drawing commands for an entry that is already laid out at `container`'s size.
    package func displayList(_ placed: PlacedEntry, in container: WidgetContainer) -> DisplayList {
        let resolver = PaintResolver(appearance: appearance, container: container)
        let background = keepsBackground(placed.tree, in: container) ? placed.background : nil
        var painter = Painter(
            resolver: resolver,
            symbols: symbols,
            container: container,
            backdrops: Backdrops(mode: appearance.mode, roots: [background, placed.content].compactMap(\.self)),
            isRightToLeft: isRightToLeft
        )
        var ground = appearance.showsBackground ? Ground(appearance: appearance, container: container).items : []
        if let background {
            let items = painter.paint(background)
            if items.first?.coversOpaquely(container.rect) == true { ground = [] }
            ground += items
        }
        return DisplayList(
            container: container,
            foreground: resolver.scheme == .dark ? .white : .black,
            ground: ground,
            content: painter.paint(placed.content),
            url: placed.tree.url.flatMap(LinkDestination.init)?.url
        )
    }

    private func layout(_ tree: EntryTree, in container: WidgetContainer) -> PlacedEntry {
        let context = LayoutContext(
            displayScale: displayScale,
            isRightToLeft: isRightToLeft,
            containerSize: container.size,
            containerCornerRadius: container.cornerRadius
        )
        return LayoutEngine(context: context, symbols: symbols).layout(tree, size: container.size)
    }

    /// The system takes a removable background away on the lock screen and where it lays its own ground.
    private func keepsBackground(_ tree: EntryTree, in container: WidgetContainer) -> Bool {
        guard tree.isBackgroundRemovable else { return true }
        return appearance.showsBackground && appearance.mode == .fullColor && !container.isAccessory
    }
}

extension DisplayItem {
    /// Whether nothing behind the item can be seen in `rect`.
    fileprivate func coversOpaquely(_ rect: Rect) -> Bool {
        guard case .path(let path) = self, path.geometry == .rect(rect) else { return false }
        return path.fill?.isOpaque == true
    }
}
