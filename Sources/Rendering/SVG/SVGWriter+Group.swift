internal import ViewTree

extension SVGWriter {
    /// A group as one element where its properties allow it: SVG clips before it filters and transforms last.
    mutating func writeGroup(_ group: DisplayGroup) {
        if let meaning = group.meaning {
            openMeaning(meaning)
        }
        if !group.isPlain {
            sink.raw("<g")
            if group.opacity != 1 { sink.attribute("opacity", group.opacity, places: 3) }
            if let transform = group.transform { writeTransform(transform) }
            if let clip = group.clip { reference("clip-path", .clip(clip)) }
            if let mask = group.mask { reference("mask", .mask(mask)) }
            if let effect = group.effect { reference("filter", .effect(effect)) }
            switch group.blending {
            case .mode(let mode): sink.attribute("style", "mix-blend-mode:\(mode.rawValue)")
            case .isolated: sink.attribute("style", "isolation:isolate")
            case nil: break
            }
            sink.raw(">")
        }
        for child in group.children { write(child) }
        if !group.isPlain { sink.raw("</g>") }
        if let meaning = group.meaning { sink.raw(meaning.isLink ? "</a>" : "</g>") }
    }

    mutating func writeGlyph(_ glyph: DisplayGlyph) {
        if definitions.isRepeated(glyph.shape) {
            let id = definitions.id(for: .glyph(glyph.shape))
            sink.raw("<use")
            sink.attribute("href", "#\(id)")
            sink.attribute("x", glyph.origin.x)
            sink.attribute("y", glyph.origin.y)
            sink.raw("/>")
        } else {
            sink.raw("<g")
            writeTransform(.translation(x: glyph.origin.x, y: glyph.origin.y))
            sink.raw(">")
            for item in glyph.shape.items { write(item) }
            sink.raw("</g>")
        }
    }

    mutating func writeImage(_ image: DisplayImage) {
        let paint: DisplayPaint
        let isAlpha: Bool
        switch image.treatment {
        case .original:
            return writeBitmap(data: image.data, mediaType: image.mediaType, frame: image.frame)
        case .alpha(let value):
            paint = value
            isAlpha = true
        case .luminance(let value):
            paint = value
            isAlpha = false
        }
        sink.raw("<rect")
        writeFrame(image.frame)
        writeFill(paint)
        reference(
            "mask",
            .bitmap(data: image.data, mediaType: image.mediaType, frame: image.frame, isAlpha: isAlpha)
        )
        sink.raw("/>")
    }

    mutating func writeBitmap(data: String, mediaType: String, frame: Rect) {
        sink.raw("<image")
        writeFrame(frame)
        sink.raw(" preserveAspectRatio=\"none\" href=\"data:\(mediaType);base64,")
        sink.raw(data)
        sink.raw("\"/>")
    }

    private mutating func openMeaning(_ meaning: DisplayGroup.Meaning) {
        switch meaning {
        case .link(let url, let label, let area):
            sink.raw("<a")
            sink.attribute("href", url)
            if let label { sink.attribute("aria-label", label) }
            sink.raw(">")
            writeArea(area)
            return
        case .button(let id, let label, let area):
            sink.raw("<g role=\"button\" tabindex=\"0\"")
            sink.attribute("aria-label", label)
            sink.attribute("data-action", id)
            sink.raw(">")
            writeArea(area)
            return
        case .toggle(let id, let label, let isOn, let area):
            sink.raw("<g role=\"switch\" tabindex=\"0\"")
            sink.attribute("aria-checked", isOn ? "true" : "false")
            sink.attribute("aria-label", label)
            sink.attribute("data-action", id)
            sink.raw(">")
            writeArea(area)
            return
        case .label(let label, let identifier):
            sink.raw("<g role=\"group\"")
            sink.attribute("aria-label", label)
            if let identifier { sink.attribute("data-identifier", identifier) }
        case .identifier(let identifier):
            sink.raw("<g")
            sink.attribute("data-identifier", identifier)
        case .hidden:
            sink.raw("<g aria-hidden=\"true\"")
        case .meter(let share, let isProgress):
            sink.raw(isProgress ? "<g role=\"progressbar\"" : "<g role=\"meter\"")
            if let share {
                sink.raw(" aria-valuemin=\"0\" aria-valuemax=\"100\"")
                sink.attribute("aria-valuenow", (share * 100).rounded())
            }
        }
        sink.raw(">")
    }
}

extension DisplayGroup {
    /// Whether nothing is done to the children.
    fileprivate var isPlain: Bool {
        opacity == 1 && transform == nil && clip == nil && mask == nil && effect == nil && blending == nil
    }
}

extension DisplayGroup.Meaning {
    fileprivate var isLink: Bool {
        if case .link = self { true } else { false }
    }
}
