internal import ViewLayout
internal import ViewTree

extension Painter {
    /// The lines of a paragraph; bars in their place where it is redacted.
    ///
    /// `textAnchor` is how the views around it are aligned, 0 at their leading to 1 at their trailing side.
    func paintText(
        _ node: TextNode,
        _ placed: PlacedNode,
        _ use: PaintUse,
        textAnchor: Double? = nil
    ) -> [DisplayItem] {
        guard let text = placed.text else { return [] }
        var items: [DisplayItem] = []
        for line in text.lines {
            if node.isRedacted {
                items += paintBars(line, in: placed.frame, use)
                continue
            }
            let anchor = line.fragments.count == 1 ? anchor(of: line, in: text, node, textAnchor) : nil
            for fragment in line.fragments {
                items += paintFragment(fragment, of: line, anchor: anchor, in: placed.frame, use)
            }
        }
        return items
    }

    /// Where a line keeps its place in viewers that draw it wider than it was measured, 0 at its left end to 1 at its
    /// right one: as its paragraph is aligned, and a single line as the views around it are.
    private func anchor(of line: PlacedLine, in text: PlacedText, _ node: TextNode, _ outer: Double?) -> Double {
        let leading = isRightToLeft ? 1.0 : 0
        switch node.alignment {
        case .center: return 0.5
        case .trailing: return 1 - leading
        case .leading:
            guard text.lines.count == 1 else { return leading }
            if let outer { return isRightToLeft ? 1 - outer : outer }
            let left = line.origin.x
            let right = container.size.width - line.origin.x - line.width
            // At the end of a row.
            return left > right * 2 && right >= 0 ? 1 : right > left * 2 && left >= 0 ? 0 : leading
        }
    }

    private func paintFragment(
        _ fragment: PlacedFragment,
        of line: PlacedLine,
        anchor: Double?,
        in frame: Rect,
        _ use: PaintUse
    ) -> [DisplayItem] {
        let run = fragment.run
        let origin = Point(x: line.origin.x + fragment.x, y: line.origin.y - (run.baselineOffset ?? 0))
        var items: [DisplayItem] = []
        if let background = run.background {
            let box = Rect(
                x: origin.x,
                y: line.origin.y - line.ascent,
                width: fragment.width,
                height: line.ascent + line.descent
            )
            items.append(DisplayPath.filled(.rect(box), resolver.resolve(background, in: frame, for: use)))
        }
        if let symbol = fragment.symbol {
            return items + paintSymbol(symbol, onBaseline: origin, width: fragment.width, use)
        }
        if let bitmap = fragment.bitmap {
            let size = bitmap.size
            let box = Rect(x: origin.x, y: origin.y - size.height, width: size.width, height: size.height)
            return items + paintBitmap(bitmap, in: box, use)
        }
        let isBlank = !fragment.text.unicodeScalars.contains(where: \.isVisible)
        guard !isBlank || run.underline != nil || run.strikethrough != nil, !fragment.text.isEmpty else { return items }
        let text = DisplayText(
            text: fragment.text,
            origin: origin,
            width: fragment.width,
            font: run.font,
            paint: resolver.resolve(run.paint, in: frame, for: use),
            letterSpacing: run.tracking ?? run.kerning,
            isRightToLeft: fragment.isRightToLeft,
            anchor: anchor ?? (fragment.isRightToLeft ? 1 : 0),
            underline: self.line(run.underline, in: frame, use),
            strikethrough: self.line(run.strikethrough, in: frame, use)
        )
        guard let url = run.link.flatMap(LinkDestination.init)?.url else { return items + [.text(text)] }
        var group = DisplayGroup(children: items + [.text(text)])
        let area = Rect(
            x: origin.x,
            y: origin.y - line.ascent,
            width: fragment.width,
            height: line.ascent + line.descent
        )
        group.meaning = .link(url: url, label: nil, area: area)
        return [.group(group)]
    }

    private func line(_ decoration: TextDecoration?, in frame: Rect, _ use: PaintUse) -> DisplayText.DisplayLine? {
        guard let decoration else { return nil }
        var color: RGBA?
        if let paint = decoration.paint, case .color(let value) = resolver.resolve(paint, in: frame, for: use) {
            color = value
        }
        return DisplayText.DisplayLine(color: color, pattern: decoration.pattern)
    }

    /// One bar for each stretch of the line that has one colour, from the capitals' height to below the baseline.
    private func paintBars(_ line: PlacedLine, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        var bars: [(rect: Rect, paint: DisplayPaint)] = []
        for fragment in line.fragments where fragment.width > 0 {
            let size = fragment.run.font.size
            let paint = resolver.resolve(fragment.run.paint, in: frame, for: use).multipliedAlpha(by: redactedOpacity)
            let rect = Rect(
                x: line.origin.x + fragment.x,
                y: line.origin.y - size * 0.78,
                width: fragment.width,
                height: size * 0.86
            )
            if let last = bars.last, last.paint == paint, last.rect.height == rect.height {
                bars[bars.count - 1].rect.size.width = rect.maxX - last.rect.minX
            } else {
                bars.append((rect, paint))
            }
        }
        return bars.map { bar in
            let radius = min(4, bar.rect.height * 0.32)
            return DisplayPath.filled(.roundedRect(bar.rect, radii: Size(width: radius, height: radius)), bar.paint)
        }
    }

    /// The share of the foreground that stands for hidden content (as in iOS's placeholders).
    private var redactedOpacity: Double { 0.16 }
}

extension Unicode.Scalar {
    /// Whether the scalar is anything but white space; the tables of Unicode are asked for no ASCII.
    fileprivate var isVisible: Bool {
        isASCII ? value != 0x20 && !(0x09...0x0D).contains(value) : !properties.isWhitespace
    }
}
