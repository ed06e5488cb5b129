internal import ViewTree

extension DisplayList {
    /// The list as indented text, one item a line; points with at most two decimals.
    package func dump() -> String {
        var lines = ["widget \(DumpText.size(container.size)) radius \(DumpText.number(container.cornerRadius))"]
        lines.append("  ground")
        for item in ground { item.dump(into: &lines, depth: 2) }
        lines.append("  content")
        for item in content { item.dump(into: &lines, depth: 2) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension DisplayItem {
    fileprivate func dump(into lines: inout [String], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        switch self {
        case .path(let path):
            lines.append(indent + DumpText.path(path))
        case .text(let text):
            let style = "\(DumpText.number(text.font.size))pt \(text.font.weight)"
            let place = "at \(DumpText.point(text.origin)) width \(DumpText.number(text.width))"
            lines.append("\(indent)text \(DumpText.quoted(text.text)) \(place) \(style) \(DumpText.paint(text.paint))")
        case .image(let image):
            lines.append("\(indent)image \(image.mediaType) \(DumpText.rect(image.frame))")
        case .glyph(let glyph):
            lines.append("\(indent)glyph \(glyph.shape.name) at \(DumpText.point(glyph.origin))")
            for item in glyph.shape.items { item.dump(into: &lines, depth: depth + 1) }
        case .group(let group):
            lines.append(indent + group.heading)
            for item in group.children { item.dump(into: &lines, depth: depth + 1) }
        }
    }
}

extension DisplayGroup {
    fileprivate var heading: String {
        var words = ["group"]
        if opacity != 1 { words.append("opacity \(DumpText.number(opacity))") }
        if let transform { words.append("transform \(transform)") }
        if let clip { words.append("clip \(DumpText.geometry(clip.geometry))") }
        switch mask {
        case .items(let items, _): words.append("mask of \(items.count)")
        case .holes(let holes, _): words.append("holes \(holes.map { DumpText.geometry($0.geometry) })")
        case nil: break
        }
        switch effect {
        case .shadow(let color, let deviation, let x, let y, _):
            let offset = DumpText.point(Point(x: x, y: y))
            words.append("shadow \(DumpText.color(color)) \(DumpText.number(deviation)) \(offset)")
        case .blur(let deviation, _): words.append("blur \(DumpText.number(deviation))")
        case .matrix(let values, _): words.append("matrix \(values.map(DumpText.number).joined(separator: " "))")
        case nil: break
        }
        switch blending {
        case .mode(let mode): words.append("blend \(mode.rawValue)")
        case .isolated: words.append("isolated")
        case nil: break
        }
        switch meaning {
        case .button(let id, let label, let area):
            words.append("button \(id) \(DumpText.quoted(label)) \(DumpText.rect(area))")
        case .toggle(let id, let label, let isOn, let area):
            words.append("toggle \(id) \(DumpText.quoted(label)) \(isOn ? "on" : "off") \(DumpText.rect(area))")
        case .link(let url, _, let area): words.append("link \(DumpText.quoted(url)) \(DumpText.rect(area))")
        case .label(let label, _): words.append("label \(DumpText.quoted(label))")
        case .identifier(let name): words.append("identifier \(DumpText.quoted(name))")
        case .hidden: words.append("hidden")
        case .meter(let share, _): words.append("meter \(share.map(DumpText.number) ?? "unknown")")
        case nil: break
        }
        return words.joined(separator: " ")
    }
}

/// The words of a dump.
private enum DumpText {
    static func number(_ value: Double) -> String {
        var sink = ByteSink()
        sink.number(value)
        return sink.text
    }

    static func quoted(_ text: String) -> String { text.debugDescription }

    static func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

    static func size(_ size: Size) -> String { "\(number(size.width))x\(number(size.height))" }

    static func rect(_ rect: Rect) -> String { "\(point(rect.origin)) \(size(rect.size))" }

    static func color(_ color: RGBA) -> String {
        var sink = ByteSink()
        sink.color(color)
        return color.alpha == 1 ? sink.text : "\(sink.text)@\(number(color.alpha))"
    }

    static func paint(_ paint: DisplayPaint) -> String {
        switch paint {
        case .color(let value): color(value)
        case .gradient(let gradient): "gradient \(gradient.stops.map { color($0.color) }.joined(separator: " "))"
        }
    }

    static func geometry(_ geometry: Geometry) -> String {
        switch geometry {
        case .rect(let frame, let radii):
            radii == .zero ? "rect \(rect(frame))" : "rect \(rect(frame)) radius \(number(radii.width))"
        case .ellipse(let frame): "ellipse \(rect(frame))"
        case .arc(let arc):
            "arc \(point(arc.center)) radius \(number(arc.radius)) \(number(arc.startDegrees))..\(number(arc.endDegrees))"
        case .path(let path): "path of \(path.elements.count)"
        }
    }

    static func path(_ path: DisplayPath) -> String {
        var words = [geometry(path.geometry)]
        if let fill = path.fill { words.append("fill \(paint(fill))") }
        if let stroke = path.stroke, let strokePaint = path.strokePaint {
            words.append("stroke \(number(stroke.width)) \(paint(strokePaint))")
        }
        return words.joined(separator: " ")
    }
}
