internal import ViewLayout
internal import ViewTree

extension Painter {
    /// The lines of a paragraph; bars in their place where it is redacted.
    func paintText(_ node: TextNode, _ placed: PlacedNode, _ use: PaintUse) -> [DisplayItem] {
        guard let text = placed.text else { return [] }
        var items: [DisplayItem] = []
        for line in text.lines {
            if node.isRedacted {
                items += paintBars(line, in: placed.frame, use)
                continue
            }
            let isRightToLeft = line.readsRightToLeft
            for fragment in line.fragments {
                items += paintFragment(fragment, of: line, isRightToLeft: isRightToLeft, in: placed.frame, use)
            }
        }
        return items
    }

    private func paintFragment(
        _ fragment: PlacedFragment,
        of line: PlacedLine,
        isRightToLeft: Bool,
        in frame: Rect,
        _ use: PaintUse
    ) -> [DisplayItem] {
        let run = fragment.run
        let origin = Point(x: line.origin.x + fragment.x, y: line.origin.y - (run.baselineOffset ?? 0))
        if let symbol = fragment.symbol {
            return paintSymbol(symbol, onBaseline: origin, width: fragment.width, use)
        }
        guard fragment.text.unicodeScalars.contains(where: \.isVisible) else { return [] }
        let text = DisplayText(
            text: fragment.text,
            origin: origin,
            width: fragment.width,
            font: run.font,
            paint: resolver.resolve(run.paint, in: frame, for: use),
            letterSpacing: run.tracking ?? run.kerning,
            isRightToLeft: isRightToLeft,
            underline: self.line(run.underline, in: frame, use),
            strikethrough: self.line(run.strikethrough, in: frame, use)
        )
        guard let url = run.link.flatMap(LinkDestination.init)?.url else { return [.text(text)] }
        var group = DisplayGroup(children: [.text(text)])
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

extension PlacedLine {
    /// Whether the first letter with a direction is Hebrew, Arabic or another script of that direction (Unicode
    /// Standard Annex 9, rule P2).
    fileprivate var readsRightToLeft: Bool {
        for fragment in fragments {
            for scalar in fragment.text.unicodeScalars {
                switch scalar.value {
                case 0...0x40, 0x5B...0x60, 0x7B...0xA9: continue
                case 0x41...0x5A, 0x61...0x7A: return false
                case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                    return true
                default:
                    if scalar.properties.isAlphabetic { return false }
                }
            }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is anything but white space; the tables of Unicode are asked for no ASCII.
    fileprivate var isVisible: Bool {
        isASCII ? value != 0x20 && !(0x09...0x0D).contains(value) : !properties.isWhitespace
    }
}
