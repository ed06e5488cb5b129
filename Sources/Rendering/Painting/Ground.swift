internal import ViewTree

/// What the system puts behind a widget.
struct Ground {
    let appearance: Appearance
    let container: WidgetContainer

    /// Opaque enough that content is legible on any page.
    var items: [DisplayItem] {
        if container.isAccessory { return [DisplayPath.filled(.rect(container.rect), lockScreen)] }
        switch (appearance.mode, appearance.scheme) {
        case (.fullColor, .light): return [DisplayPath.filled(.rect(container.rect), .color(.white))]
        case (.fullColor, .dark): return [DisplayPath.filled(.rect(container.rect), .color(RGBA(rgb: 0x1C1C1E)))]
        case (.accented, _), (.vibrant, _): return glass
        }
    }

    /// A piece of a wallpaper at dusk.
    private var lockScreen: DisplayPaint {
        let rect = container.rect
        return .gradient(
            DisplayGradient(
                stops: [
                    DisplayGradient.Stop(color: RGBA(rgb: 0x39456B), location: 0),
                    DisplayGradient.Stop(color: RGBA(rgb: 0x1A1F38), location: 1),
                ],
                form: .linear(from: rect.origin, to: Point(x: rect.minX, y: rect.maxY))
            )
        )
    }

    /// Dark glass: a translucent body with a thin bright edge, both flat.
    private var glass: [DisplayItem] {
        let body = appearance.mode == .accented ? tintedBody : RGBA(rgb: 0x24262C, alpha: 0.88)
        let radius = max(container.cornerRadius - 0.5, 0)
        let edge = Geometry.roundedRect(
            container.rect.inset(by: EdgeInsets(all: 0.5)),
            radii: Size(width: radius, height: radius)
        )
        return [
            DisplayPath.filled(.rect(container.rect), .color(body)),
            DisplayPath.stroked(edge, Stroke(width: 1), .color(RGBA.white.multipliedAlpha(by: 0.16))),
        ]
    }

    /// The glass takes a little of the tint's hue and stays dark.
    private var tintedBody: RGBA {
        let neutral = RGBA(rgb: 0x1E1F24, alpha: 0.9)
        return appearance.tint.map { neutral.mixed(with: $0, share: 0.07) } ?? neutral
    }
}
