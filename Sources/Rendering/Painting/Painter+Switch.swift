internal import ViewTree

extension Painter {
    /// The sliding part of a toggle as iOS 26 draws it, 63 by 28 points, shrunk to fit its frame.
    func paintSwitch(_ node: SwitchNode, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        let frame = frame.standardized
        let scale = min(frame.width / 63, frame.height / 28)
        guard scale > 0 else { return [] }
        let track = Rect(
            x: frame.midX - 31.5 * scale,
            y: frame.midY - 14 * scale,
            width: 63 * scale,
            height: 28 * scale
        )
        let isAtRight = node.isOn != isRightToLeft
        let inset = 2 * scale
        let knob = Rect(
            x: isAtRight ? track.maxX - inset - 37 * scale : track.minX + inset,
            y: track.minY + inset,
            width: 37 * scale,
            height: 24 * scale
        )
        var items = [capsule(track, trackPaint(node, in: frame, use))]
        if resolver.mode == .fullColor, !use.isMask {
            // Two faint capsules look like a soft shadow and cost no filter.
            for (spread, alpha) in [(0.9, 0.06), (0.35, 0.08)] {
                let shade = knob.outset(by: spread * scale).offsetBy(x: 0, y: 0.5 * scale)
                items.append(capsule(shade, .color(RGBA.black.multipliedAlpha(by: alpha))))
            }
        }
        items.append(capsule(knob, resolver.resolve(.white, in: frame, for: use)))
        return items
    }

    /// A template's knob has the track's colour, so there the track is faint.
    private func trackPaint(_ node: SwitchNode, in frame: Rect, _ use: PaintUse) -> DisplayPaint {
        guard resolver.mode == .fullColor else {
            return resolver.resolve(.white, in: frame, for: use).multipliedAlpha(by: node.isOn ? 0.45 : 0.18)
        }
        if node.isOn { return resolver.resolve(node.tint ?? .color(.system(.green)), in: frame, for: use) }
        let isDark = resolver.scheme == .dark
        return .color(isDark ? RGBA.white.multipliedAlpha(by: 0.247) : RGBA.black.multipliedAlpha(by: 0.259))
    }

    private func capsule(_ rect: Rect, _ paint: DisplayPaint) -> DisplayItem {
        let radius = min(rect.width, rect.height) / 2
        return DisplayPath.filled(.roundedRect(rect, radii: Size(width: radius, height: radius)), paint)
    }
}
