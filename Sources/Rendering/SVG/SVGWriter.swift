internal import ViewTree

/// Writes a display list as one SVG document that runs nothing, loads nothing and styles nothing outside itself.
struct SVGWriter {
    var sink = ByteSink()
    var definitions: SVGDefinitions
    /// What an element without a `fill` of its own is painted with.
    var foreground = RGBA.black

    /// Only letters, digits, `-` and `_` of `idPrefix` are kept.
    init(idPrefix: String) {
        definitions = SVGDefinitions(idPrefix: idPrefix)
    }

    /// The document for `list`.
    mutating func document(_ list: DisplayList, title: String, description: String) -> String {
        let drawing = drawing(of: list, title: title)
        sink = ByteSink()
        sink.reserve(drawing.bytes.count + 1024)
        writeOpening(list, title: title, description: description)
        sink.append(drawing)
        sink.raw("</svg>")
        return sink.text
    }

    /// A document that shows `light` or `dark` as its viewer prefers; `light` where the viewer has no preference.
    ///
    /// Its one style rule names two ids of the document and so touches nothing of a page around it.
    mutating func document(light: DisplayList, dark: DisplayList, title: String, description: String) -> String {
        let prefix = definitions.idPrefix
        writeOpening(light, title: title, description: description)
        sink.raw("<style>@media(prefers-color-scheme:dark){")
        sink.raw("#\(prefix)-l{display:none}#\(prefix)-k{display:inline}}</style>")
        for (letter, list) in [("l", light), ("k", dark)] {
            sink.raw("<g")
            sink.attribute("id", "\(prefix)-\(letter)")
            if letter == "k" {
                sink.raw(" display=\"none\"")
                writeColor("fill", list.foreground)
            }
            sink.raw(">")
            var writer = SVGWriter(idPrefix: "\(prefix)-\(letter)")
            sink.append(writer.drawing(of: list, title: title))
            sink.raw("</g>")
        }
        sink.raw("</svg>")
        return sink.text
    }

    /// The definitions and the elements that draw `list`.
    private mutating func drawing(of list: DisplayList, title: String) -> ByteSink {
        foreground = list.foreground
        definitions.countGlyphs(in: list.ground)
        definitions.countGlyphs(in: list.content)
        sink = ByteSink()
        writeBody(list, title: title)
        let body = sink
        var drawing = writeDefinitions()
        drawing.append(body)
        return drawing
    }

    /// The font that text has unless it says otherwise: the system's on Apple's devices, what comes closest elsewhere.
    private static let fontStack =
        "-apple-system,'SF Pro Text','SF Pro Display',Inter,system-ui,'Helvetica Neue',Roboto,'DejaVu Sans',sans-serif"

    private mutating func writeOpening(_ list: DisplayList, title: String, description: String) {
        let size = list.container.size
        sink.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        sink.attribute("width", size.width)
        sink.attribute("height", size.height)
        sink.raw(" viewBox=\"0 0 ")
        sink.number(size.width)
        sink.raw(" ")
        sink.number(size.height)
        sink.raw("\"")
        // Children of an `img` are not exposed, so a picture with controls is a group (WAI-ARIA 1.2, section 5.2.8).
        sink.attribute("role", list.isInteractive ? "group" : "img")
        let prefix = definitions.idPrefix
        sink.attribute("aria-labelledby", description.isEmpty ? "\(prefix)-t" : "\(prefix)-t \(prefix)-d")
        writeColor("fill", list.foreground)
        sink.raw(" font-family=\"\(Self.fontStack)\"><title")
        sink.attribute("id", "\(prefix)-t")
        sink.raw(">")
        sink.escaped(title)
        sink.raw("</title>")
        if !description.isEmpty {
            sink.raw("<desc")
            sink.attribute("id", "\(prefix)-d")
            sink.raw(">")
            sink.escaped(description)
            sink.raw("</desc>")
        }
    }

    private mutating func writeBody(_ list: DisplayList, title: String) {
        let container = list.container
        sink.raw("<g")
        reference("clip-path", .clip(DisplayGroup.Clip(geometry: container.outline, isEvenOdd: false)))
        sink.raw(">")
        for item in list.ground { write(item) }
        let isScaled = container.contentScale != 1 && !list.ground.isEmpty
        if let url = list.url {
            sink.raw("<a")
            sink.attribute("href", url)
            sink.attribute("aria-label", title)
            sink.raw(">")
            writeArea(container.rect)
            // Only controls, whose areas ask for it, catch a tap before the widget's own link does.
            sink.raw("</a><g pointer-events=\"none\"")
        } else if isScaled {
            sink.raw("<g")
        }
        if isScaled {
            let center = Point(x: container.size.width / 2, y: container.size.height / 2)
            let scale = container.contentScale
            writeTransform(Transform(degrees: 0, scaleX: scale, scaleY: scale, about: center))
        }
        if list.url != nil || isScaled { sink.raw(">") }
        for item in list.content { write(item) }
        if list.url != nil || isScaled { sink.raw("</g>") }
        sink.raw("</g>")
    }

    /// Writes one item and all below it.
    mutating func write(_ item: DisplayItem) {
        switch item {
        case .path(let path): writePath(path)
        case .text(let text): writeText(text)
        case .image(let image): writeImage(image)
        case .glyph(let glyph): writeGlyph(glyph)
        case .group(let group): writeGroup(group)
        }
    }

    /// An invisible rectangle that catches taps.
    mutating func writeArea(_ area: Rect) {
        sink.raw("<rect")
        writeFrame(area)
        sink.raw(" fill=\"none\" pointer-events=\"all\"/>")
    }

    /// ` x y width height`, without coordinates that are zero.
    mutating func writeFrame(_ frame: Rect) {
        if frame.minX != 0 { sink.attribute("x", frame.minX) }
        if frame.minY != 0 { sink.attribute("y", frame.minY) }
        sink.attribute("width", frame.width)
        sink.attribute("height", frame.height)
    }

    /// ` name="url(#id)"` for a definition, which is written once however often it is used.
    mutating func reference(_ name: String, _ definition: SVGDefinitions.Definition) {
        sink.attribute(name, "url(#\(definitions.id(for: definition)))")
    }
}
