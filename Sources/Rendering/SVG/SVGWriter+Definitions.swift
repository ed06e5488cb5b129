internal import ViewTree

extension SVGWriter {
    /// The `defs` element; empty where nothing is defined. A definition may use further ones, which follow it.
    mutating func writeDefinitions() -> ByteSink {
        guard !definitions.list.isEmpty else { return ByteSink() }
        sink = ByteSink()
        sink.raw("<defs>")
        var index = 0
        while index < definitions.list.count {
            let (id, definition) = definitions.list[index]
            write(definition, id: id)
            index += 1
        }
        sink.raw("</defs>")
        return sink
    }

    private mutating func write(_ definition: SVGDefinitions.Definition, id: String) {
        switch definition {
        case .clip(let clip):
            sink.raw("<clipPath")
            sink.attribute("id", id)
            sink.raw(">")
            open(clip.geometry)
            if clip.isEvenOdd { sink.raw(" clip-rule=\"evenodd\"") }
            sink.raw("/></clipPath>")
        case .mask(let mask):
            write(mask, id: id)
        case .effect(let effect):
            write(effect, id: id)
        case .gradient(let gradient):
            write(gradient, id: id)
        case .glyph(let shape):
            sink.raw("<g")
            sink.attribute("id", id)
            sink.raw(">")
            for item in shape.items { write(item) }
            sink.raw("</g>")
        case .bitmap(let data, let mediaType, let frame, let isAlpha):
            openMask(id: id, region: frame, isAlpha: isAlpha)
            writeBitmap(data: data, mediaType: mediaType, frame: frame)
            sink.raw("</mask>")
        }
    }

    private mutating func openMask(id: String, region: Rect, isAlpha: Bool = false) {
        sink.raw("<mask")
        sink.attribute("id", id)
        sink.raw(" maskUnits=\"userSpaceOnUse\"")
        sink.attribute("x", region.minX)
        sink.attribute("y", region.minY)
        sink.attribute("width", region.width)
        sink.attribute("height", region.height)
        if isAlpha { sink.raw(" mask-type=\"alpha\"") }
        sink.raw(">")
    }

    private mutating func write(_ mask: DisplayGroup.Mask, id: String) {
        switch mask {
        case .items(let items, let region):
            openMask(id: id, region: region)
            // White on nothing: a viewer's brightness is then the items' own opacity.
            for item in items { write(item) }
        case .holes(let holes, let region):
            openMask(id: id, region: region)
            sink.raw("<rect")
            writeFrame(region)
            sink.raw(" fill=\"#fff\"/>")
            for hole in holes {
                open(hole.geometry)
                if hole.isEvenOdd { sink.raw(" fill-rule=\"evenodd\"") }
                if let stroke = hole.stroke {
                    sink.raw(" fill=\"none\" stroke=\"#000\"")
                    write(stroke)
                } else {
                    sink.raw(" fill=\"#000\"")
                }
                sink.raw("/>")
            }
        }
        sink.raw("</mask>")
    }

    private mutating func write(_ effect: DisplayGroup.Effect, id: String) {
        let region =
            switch effect {
            case .shadow(_, _, _, _, let region), .blur(_, let region), .matrix(_, let region): region
            }
        sink.raw("<filter")
        sink.attribute("id", id)
        sink.raw(" filterUnits=\"userSpaceOnUse\"")
        sink.attribute("x", region.minX)
        sink.attribute("y", region.minY)
        sink.attribute("width", region.width)
        sink.attribute("height", region.height)
        sink.raw(" color-interpolation-filters=\"sRGB\">")
        switch effect {
        case .shadow(let color, let deviation, let x, let y, _):
            // The long way: viewers that draw pictures on servers do not all know feDropShadow.
            sink.raw("<feGaussianBlur in=\"SourceAlpha\"")
            sink.attribute("stdDeviation", deviation)
            sink.raw("/><feOffset")
            sink.attribute("dx", x)
            sink.attribute("dy", y)
            sink.raw("/><feColorMatrix values=\"")
            for component in [color.red, color.green, color.blue] {
                sink.raw("0 0 0 0 ")
                sink.number(component, places: 3)
                sink.raw(" ")
            }
            sink.raw("0 0 0 ")
            sink.number(color.alpha, places: 3)
            sink.raw(" 0\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
        case .blur(let deviation, _):
            sink.raw("<feGaussianBlur")
            sink.attribute("stdDeviation", deviation)
            sink.raw("/></filter>")
        case .matrix(let values, _):
            sink.raw("<feColorMatrix values=\"")
            for (index, value) in values.enumerated() {
                if index > 0 { sink.raw(" ") }
                sink.number(value, places: 3)
            }
            sink.raw("\"/></filter>")
        }
    }

    private mutating func write(_ gradient: DisplayGradient, id: String) {
        let isLinear: Bool
        switch gradient.form {
        case .linear(let from, let to):
            isLinear = true
            sink.raw("<linearGradient")
            sink.attribute("id", id)
            sink.raw(" gradientUnits=\"userSpaceOnUse\"")
            for (name, value) in [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)] {
                sink.attribute(name, value)
            }
        case .radial(let center, let radii, let start):
            isLinear = false
            sink.raw("<radialGradient")
            sink.attribute("id", id)
            sink.raw(" gradientUnits=\"userSpaceOnUse\"")
            writeRadial(center, radii, start)
        case .angular:
            // Drawn as wedges: SVG has no gradient that turns.
            return
        }
        sink.raw(">")
        for stop in gradient.stops { write(stop) }
        sink.raw(isLinear ? "</linearGradient>" : "</radialGradient>")
    }

    private mutating func writeRadial(_ center: Point, _ radii: Size, _ start: Double) {
        sink.attribute("cx", center.x)
        sink.attribute("cy", center.y)
        sink.attribute("r", radii.width)
        if start > 0 { sink.attribute("fr", radii.width * start) }
        guard radii.width != radii.height, radii.width > 0 else { return }
        let stretch = radii.height / radii.width
        writeTransform(
            Transform(a: 1, b: 0, c: 0, d: stretch, tx: 0, ty: center.y * (1 - stretch)),
            name: "gradientTransform"
        )
    }

    private mutating func write(_ stop: DisplayGradient.Stop) {
        sink.raw("<stop")
        if stop.location > 0 { sink.attribute("offset", stop.location, places: 3) }
        writeColor("stop-color", stop.color)
        if stop.color.alpha < 1 { sink.attribute("stop-opacity", stop.color.alpha, places: 3) }
        sink.raw("/>")
    }
}
