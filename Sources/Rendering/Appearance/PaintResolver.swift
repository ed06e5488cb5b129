internal import ViewTree

/// Turns symbolic paints into colours for one appearance and one kind of widget.
struct PaintResolver: Sendable {
    /// The scheme that colours are taken from: dark wherever the ground is.
    let scheme: Appearance.Scheme
    let contrast: Appearance.Contrast
    let mode: Appearance.Mode
    let tint: RGBA?
    let isAccessory: Bool
    let hasAccessoryBackground: Bool

    init(appearance: Appearance, container: WidgetContainer) {
        scheme = container.isAccessory || appearance.mode != .fullColor ? .dark : appearance.scheme
        contrast = appearance.contrast
        mode = appearance.mode
        tint = appearance.tint
        isAccessory = container.isAccessory
        hasAccessoryBackground = container.hasAccessoryBackground
    }

    /// The paint for a drawing in `frame`, which places gradients; points.
    func resolve(_ paint: Paint, in frame: Rect, for use: PaintUse) -> DisplayPaint {
        switch paint {
        case .color(let color):
            .color(adapt(value(of: color), for: use))
        case .opacity(let base, let factor):
            resolve(base, in: frame, for: use).multipliedAlpha(by: factor)
        case .hierarchical(let level, nil):
            .color(adapt(SemanticColor.label(level: level).value(scheme, contrast), for: use))
        case .hierarchical(let level, let base?):
            resolveLevel(level, of: base, in: frame, for: use)
        case .standardGradient(let color):
            resolve(.gradient(standardGradient(of: color)), in: frame, for: use)
        case .gradient(let gradient):
            DisplayPaint(gradient, in: frame) { adapt(value(of: $0.color).multipliedAlpha(by: $0.opacity), for: use) }
        case .material(let material):
            .color(mode == .fullColor ? material.value(scheme) : RGBA.white.multipliedAlpha(by: 0.12))
        case .accessoryBackground:
            .color(hasAccessoryBackground ? RGBA.white.multipliedAlpha(by: 0.16) : .clear)
        }
    }

    /// The colour of a control that has no tint of its own.
    var controlTint: Paint { isAccessory ? .white : .accent }

    /// The value of a reference before the rendering mode changes it.
    private func value(of color: ColorReference) -> RGBA {
        switch color {
        case .system(let color): color.value(scheme, contrast)
        case .semantic(let color): color.value(scheme, contrast)
        case .fixed(let color): color
        case .adaptive(let light, let dark): scheme == .dark ? dark : light
        }
    }

    /// Levels of the label style have colours of their own; those of any other style are its opacities.
    private func resolveLevel(_ level: Int, of base: Paint, in frame: Rect, for use: PaintUse) -> DisplayPaint {
        if case .hierarchical(let inner, nil) = base {
            return resolve(.hierarchical(level: inner + level, base: nil), in: frame, for: use)
        }
        if base == .color(.semantic(.label)) {
            return resolve(.hierarchical(level: level, base: nil), in: frame, for: use)
        }
        let shares = [1, 0.5, 0.25, 0.18, 0.1]
        return resolve(base, in: frame, for: use).multipliedAlpha(by: shares[min(max(level, 0), 4)])
    }

    private func standardGradient(of color: ColorReference) -> Gradient {
        let bottom = value(of: color)
        return Gradient(
            stops: [
                Gradient.Stop(color: .fixed(bottom.mixed(with: .white, share: 0.24)), location: 0),
                Gradient.Stop(color: .fixed(bottom), location: 1),
            ],
            form: .linear(from: UnitPoint(x: 0.5, y: 0), to: UnitPoint(x: 0.5, y: 1))
        )
    }

    /// The colour as the rendering mode shows it. Grounds behind text become faint, because a template's text has the
    /// ground's own colour and would vanish on it.
    private func adapt(_ color: RGBA, for use: PaintUse) -> RGBA {
        if use.isMask { return RGBA.white.multipliedAlpha(by: color.alpha) }
        switch mode {
        case .fullColor:
            return color
        case .accented:
            let template = use.isAccented ? tint ?? .white : .white
            return template.multipliedAlpha(by: color.alpha * (use.isBackdrop ? 0.2 : 1))
        case .vibrant:
            if use.isBackdrop {
                return RGBA.white.multipliedAlpha(by: color.alpha * (0.1 + 0.14 * color.luminance))
            }
            let brightness = 0.45 + 0.55 * color.luminance
            return RGBA(red: brightness, green: brightness, blue: brightness, alpha: color.alpha)
        }
    }
}

/// What a paint is for, as far as rendering modes care.
struct PaintUse: Hashable, Sendable {
    /// Whether the view belongs to the accent group.
    var isAccented = false
    /// Whether text or a symbol lies in front.
    var isBackdrop = false
    /// Whether only opacity counts.
    var isMask = false
}
