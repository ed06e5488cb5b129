internal import ViewTree

extension SVGWriter {
    mutating func writePath(_ path: DisplayPath) {
        if writesWedges(path) { return }
        open(path.geometry)
        if path.isEvenOdd { sink.raw(" fill-rule=\"evenodd\"") }
        if let fill = path.fill {
            writeFill(fill)
        } else {
            sink.raw(" fill=\"none\"")
        }
        if let stroke = path.stroke, let paint = path.strokePaint {
            writePaint("stroke", paint)
            write(stroke)
        }
        sink.raw("/>")
    }

    /// The start of the smallest element that draws `geometry`.
    mutating func open(_ geometry: Geometry) {
        switch geometry {
        case .rect(let frame, let radii):
            sink.raw("<rect")
            writeFrame(frame)
            if radii.width > 0 { sink.attribute("rx", radii.width) }
            if radii.height != radii.width { sink.attribute("ry", radii.height) }
        case .ellipse(let frame):
            let isRound = abs(frame.width - frame.height) < 0.005
            sink.raw(isRound ? "<circle" : "<ellipse")
            sink.attribute("cx", frame.midX)
            sink.attribute("cy", frame.midY)
            sink.attribute(isRound ? "r" : "rx", frame.width / 2)
            if !isRound { sink.attribute("ry", frame.height / 2) }
        case .arc(let arc):
            sink.raw("<path d=\"")
            sink.pathData(arc)
            sink.raw("\"")
        case .path(let path):
            sink.raw("<path d=\"")
            sink.pathData(path)
            sink.raw("\"")
        }
    }

    mutating func write(_ stroke: Stroke) {
        if stroke.width != 1 { sink.attribute("stroke-width", stroke.width, places: 3) }
        if stroke.cap != .butt { sink.attribute("stroke-linecap", stroke.cap.rawValue) }
        if stroke.join != .miter { sink.attribute("stroke-linejoin", stroke.join.rawValue) }
        if stroke.join == .miter, stroke.miterLimit != 4, stroke.miterLimit >= 1, stroke.dash.isEmpty {
            sink.attribute("stroke-miterlimit", stroke.miterLimit)
        }
        // A negative or all-zero pattern draws a solid line or is an error (SVG 2, section 13.5.6).
        let dash = stroke.dash.prefix(64)
        guard dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0.01 }) else { return }
        sink.raw(" stroke-dasharray=\"")
        for (index, length) in dash.enumerated() {
            if index > 0 { sink.raw(" ") }
            sink.number(length)
        }
        sink.raw("\"")
        if stroke.dashPhase != 0 { sink.attribute("stroke-dashoffset", stroke.dashPhase) }
    }

    /// ` fill` and its opacity, unless it is what the document's root says.
    mutating func writeFill(_ paint: DisplayPaint) {
        if case .color(let color) = paint, color.alpha == 1, color == foreground { return }
        guard case .color(let color) = paint, color.multipliedAlpha(by: 0) == foreground.multipliedAlpha(by: 0) else {
            return writePaint("fill", paint)
        }
        sink.attribute("fill-opacity", color.alpha, places: 3)
    }

    /// A paint for `fill` or `stroke`.
    mutating func writePaint(_ name: String, _ paint: DisplayPaint) {
        switch paint {
        case .color(let color):
            writeColor(name, color)
            if color.alpha < 1 { sink.attribute("\(name)-opacity", color.alpha, places: 3) }
        case .gradient(let gradient):
            if case .angular = gradient.form {
                // Only text gets here; wedges cannot fill it.
                return writePaint(name, .color(gradient.color(at: 0.5)))
            }
            reference(name, .gradient(gradient))
        }
    }

    /// ` name="#rrggbb"`.
    mutating func writeColor(_ name: String, _ color: RGBA) {
        sink.raw(" \(name)=\"")
        sink.color(color)
        sink.raw("\"")
    }

    /// ` transform`, in its shortest form.
    mutating func writeTransform(_ transform: Transform, name: String = "transform") {
        sink.raw(" \(name)=\"")
        if transform.isTranslation {
            sink.raw("translate(")
        } else {
            sink.raw("matrix(")
            for value in [transform.a, transform.b, transform.c, transform.d] {
                sink.number(value, places: 3)
                sink.raw(" ")
            }
        }
        sink.number(transform.tx)
        sink.raw(" ")
        sink.number(transform.ty)
        sink.raw(")\"")
    }
}
