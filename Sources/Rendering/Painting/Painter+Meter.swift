internal import ViewTree

extension Painter {
    /// The drawn part of a gauge or a progress view.
    func paintMeter(_ meter: MeterNode, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        let frame = frame.standardized
        let share = meter.share
        let tint = resolver.resolve(meter.tint ?? resolver.controlTint, in: frame, for: use)
        var group = DisplayGroup(children: [])
        switch meter.form {
        case .bar:
            let track = resolver.resolve(.color(.semantic(.fill)), in: frame, for: use)
            group.children = MeterDrawing(frame: frame, share: share, tint: tint).bar(track, isRightToLeft)
        case .barMarker:
            group.children = MeterDrawing(frame: frame, share: share, tint: tint).markedBar(isRightToLeft)
        case .ring:
            group.children = MeterDrawing(frame: frame, share: share, tint: tint).ring(widthShare: 2.0 / 21.0)
        case .arcMarker:
            group.children = MeterDrawing(frame: frame, share: share, tint: tint).markedArc()
        case .progressRing:
            let drawing = MeterDrawing(frame: frame, share: share, tint: tint)
            let gray = resolver.resolve(meter.tint ?? .secondaryLabel, in: frame, for: use)
            group.children = share == nil ? drawing.spinner(gray) : drawing.ring(widthShare: 0.13)
        }
        group.meaning = .meter(share: share, isProgress: meter.form == .bar || meter.form == .progressRing)
        return group.children.isEmpty ? [] : [.group(group)]
    }
}

extension MeterNode {
    /// The filled share, 0...1; nil where it is not known. What is not a number counts as nothing.
    var share: Double? {
        guard case .fraction(let fraction)? = value else { return nil }
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
}

/// The forms of a meter in a frame.
private struct MeterDrawing {
    let frame: Rect
    let share: Double?
    let tint: DisplayPaint

    /// A capsule on a track; the filled part is never shorter than its round ends.
    func bar(_ track: DisplayPaint, _ isRightToLeft: Bool) -> [DisplayItem] {
        let height = min(frame.height, 6)
        guard height > 0, frame.width > 0 else { return [] }
        let rect = Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
        var items = [capsule(rect, track)]
        if let share, share > 0 {
            let width = min(max(rect.width * share, height), rect.width)
            let x = isRightToLeft ? rect.maxX - width : rect.minX
            items.append(capsule(Rect(x: x, y: rect.minY, width: width, height: height), alongBar(rect, isRightToLeft)))
        }
        return items
    }

    /// A capsule with a dot at the value and a gap around the dot.
    func markedBar(_ isRightToLeft: Bool) -> [DisplayItem] {
        let dot = min(frame.height, frame.width)
        guard dot > 0 else { return [] }
        let height = dot * 0.75
        let rect = Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
        let track = capsule(rect, alongBar(rect, isRightToLeft))
        guard let share else { return [track] }
        let reading = isRightToLeft ? 1 - share : share
        let center = Point(x: frame.minX + dot / 2 + (frame.width - dot) * reading, y: frame.midY)
        return mark(track, at: center, radius: dot / 2, paint: solidTint(at: share))
    }

    /// A closed ring filled clockwise from the top.
    ///
    /// - Parameter widthShare: The line's width as a share of the ring's diameter.
    func ring(widthShare: Double) -> [DisplayItem] {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return [] }
        let width = side * widthShare
        let radius = (side - width) / 2
        let center = Point(x: frame.midX, y: frame.midY)
        // The round cap reaches back beyond the start, where the gradient's end would show: its first colour goes there.
        let cap = radius > 0 ? min(width / 2 / radius * 180 / .pi, 30) + 1 : 0
        let paint = turned(about: center, cap: cap)
        let stroke = Stroke(width: width, cap: .round)
        let track = solidTint(at: 0.5).multipliedAlpha(by: 0.3)
        var items = [DisplayPath.stroked(.circle(center, radius: radius), Stroke(width: width), track)]
        if let share, share >= 1 {
            items.append(DisplayPath.stroked(.circle(center, radius: radius), Stroke(width: width), paint))
        } else if let share, share > 0 {
            let arc = Geometry.Arc(center: center, radius: radius, startDegrees: -90, endDegrees: -90 + 360 * share)
            items.append(DisplayPath.stroked(.arc(arc), stroke, paint))
        }
        return items
    }

    /// An arc of 240° that is open at the bottom, with a dot at the value; a ring around the dot is cut out of the arc.
    func markedArc() -> [DisplayItem] {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return [] }
        let width = side * 2 / 21
        let radius = (side - width) / 2
        let center = Point(x: frame.midX, y: frame.midY)
        let arc = Geometry.Arc(center: center, radius: radius, startDegrees: 150, endDegrees: 390)
        let track = DisplayPath.stroked(.arc(arc), Stroke(width: width, cap: .round), alongArc(center, radius))
        guard let share else { return [track] }
        let place = Angle.point(about: center, radius: radius, degrees: 150 + 240 * share)
        return mark(track, at: place, radius: width / 2, paint: solidTint(at: share))
    }

    /// Eight spokes that fade, as the system's spinner stands still.
    func spinner(_ paint: DisplayPaint) -> [DisplayItem] {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return [] }
        let center = Point(x: frame.midX, y: frame.midY)
        return (0..<8).map { index in
            let degrees = -90 + 45 * Double(index)
            let spoke = Path(elements: [
                .move(Angle.point(about: center, radius: side * 0.24, degrees: degrees)),
                .line(Angle.point(about: center, radius: side * 0.44, degrees: degrees)),
            ])
            let faded = paint.multipliedAlpha(by: 1 - Double((8 - index) % 8) * 0.11)
            return DisplayPath.stroked(.path(spoke), Stroke(width: side * 0.11, cap: .round), faded)
        }
    }

    private func capsule(_ rect: Rect, _ paint: DisplayPaint) -> DisplayItem {
        let radius = min(rect.width, rect.height) / 2
        return DisplayPath.filled(.roundedRect(rect, radii: Size(width: radius, height: radius)), paint)
    }

    private func mark(_ track: DisplayItem, at center: Point, radius: Double, paint: DisplayPaint) -> [DisplayItem] {
        var cut = DisplayGroup(children: [track])
        let hole = DisplayPath(geometry: .circle(center, radius: radius * 1.78), fill: .color(.white))
        cut.mask = .holes([hole], region: frame.outset(by: radius * 2))
        return [.group(cut), DisplayPath.filled(.circle(center, radius: radius), paint)]
    }

    /// The tint as one colour: a gradient's at `share`.
    private func solidTint(at share: Double) -> DisplayPaint {
        guard case .gradient(let gradient) = tint else { return tint }
        return .color(gradient.color(at: share))
    }

    /// A gradient tint runs along the whole track, from its leading end.
    private func alongBar(_ track: Rect, _ isRightToLeft: Bool) -> DisplayPaint {
        guard case .gradient(var gradient) = tint else { return tint }
        let (left, right) = (Point(x: track.minX, y: track.midY), Point(x: track.maxX, y: track.midY))
        gradient.form = isRightToLeft ? .linear(from: right, to: left) : .linear(from: left, to: right)
        return .gradient(gradient)
    }

    /// A gradient tint runs around the ring, from `cap` degrees before the top.
    private func turned(about center: Point, cap: Double) -> DisplayPaint {
        guard case .gradient(var gradient) = tint else { return tint }
        gradient.form = .angular(center: center, startDegrees: -90 - cap, endDegrees: 270 - cap)
        for index in gradient.stops.indices {
            gradient.stops[index].location = (cap + gradient.stops[index].location * (360 - cap)) / 360
        }
        return .gradient(gradient)
    }

    /// A gradient tint runs along the open arc: from left to right over its whole width, because x grows with the angle
    /// all the way but for the two ends.
    private func alongArc(_ center: Point, _ radius: Double) -> DisplayPaint {
        guard case .gradient(let gradient) = tint else { return tint }
        let shares = (gradient.stops.map(\.location) + [0.25, 0.5, 0.75]).sorted()
        let stops = shares.map { share in
            let degrees = 150 + 240 * min(max(share, 0.125), 0.875)
            return DisplayGradient.Stop(
                color: gradient.color(at: share),
                location: (Angle.sineAndCosine(degrees: degrees).cosine + 1) / 2
            )
        }
        let form = DisplayGradient.Form.linear(
            from: Point(x: center.x - radius, y: center.y),
            to: Point(x: center.x + radius, y: center.y)
        )
        return .gradient(DisplayGradient(stops: stops, form: form))
    }
}
