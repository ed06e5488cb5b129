import Foundation

/// What the place asks for: a bordered capsule.
public struct DefaultPrimitiveButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// A button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(DefaultButtonStyle())
    }
}

extension PrimitiveButtonStyle where Self == DefaultPrimitiveButtonStyle {
    /// What the place asks for: a bordered capsule.
    nonisolated public static var automatic: DefaultPrimitiveButtonStyle { DefaultPrimitiveButtonStyle() }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// A button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(PlainLook())
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// A button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(TintedLook())
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label in a gentle capsule.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// A button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(CapsuleLook(isProminent: false))
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in a gentle capsule.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label in a capsule of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// A button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(CapsuleLook(isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in a capsule of the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label in the tint.
struct TintedLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
}

/// The label in a capsule.
struct CapsuleLook: ButtonStyle {
    let isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        CapsuleButton(configuration: configuration, isProminent: isProminent)
    }
}
