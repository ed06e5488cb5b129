import ViewTree

extension View {
    /// The foreground's colour; nil returns to the default.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        inContext { context in
            let paint = color?.paint(in: context.environment)
            context.environment.inherited.foreground = ForegroundLevels()
            context.environment.inherited.foreground.primary = paint
        }
    }

    /// The foreground.
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        inContext { context in
            let paint = style.resolvedPaint(in: context.environment)
            context.environment.inherited.foreground = ForegroundLevels()
            // The first level of the default foreground is the default itself, not an explicit style.
            if paint != .label { context.environment.inherited.foreground.primary = paint }
        }
    }

    /// The first two levels of the foreground.
    nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First,
        _ secondary: Second
    ) -> some View {
        inContext { context in
            let outer = context.environment
            context.environment.inherited.foreground = ForegroundLevels()
            context.environment.inherited.foreground.primary = primary.resolvedPaint(in: outer)
            context.environment.inherited.foreground.secondary = secondary.resolvedPaint(in: outer)
        }
    }

    /// The first three levels of the foreground.
    nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First,
        _ secondary: Second,
        _ tertiary: Third
    ) -> some View {
        inContext { context in
            let outer = context.environment
            context.environment.inherited.foreground.primary = primary.resolvedPaint(in: outer)
            context.environment.inherited.foreground.secondary = secondary.resolvedPaint(in: outer)
            context.environment.inherited.foreground.tertiary = tertiary.resolvedPaint(in: outer)
        }
    }

    /// The tint of controls.
    nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        inContext { context in
            guard let tint else { return }
            context.environment.inherited.tint = tint.resolvedPaint(in: context.environment)
        }
    }

    /// The tint of controls.
    nonisolated public func tint(_ tint: Color?) -> some View {
        inContext { context in
            guard let tint else { return }
            context.environment.inherited.tint = tint.paint(in: context.environment)
        }
    }

    /// The tint of controls.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// The ground that `.background` stands for.
    nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        inContext { context in
            context.environment.inherited.background = style.resolvedPaint(in: context.environment)
        }
    }

    /// The size of images beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        inContext { $0.environment.inherited.imageScale = scale }
    }

    /// Variants of symbols.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        inContext { context in
            let suffixes = context.environment.inherited.symbolVariants.suffixes + variant.suffixes
            context.environment.inherited.symbolVariants = SymbolVariants(suffixes: suffixes)
        }
    }

    /// How layers of symbols are coloured.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        inContext { $0.environment.inherited.symbolRenderingMode = mode }
    }
}
