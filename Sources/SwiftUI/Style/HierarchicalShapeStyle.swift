package import ViewTree

/// A level of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.inherited.foreground.paint(level: level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A level of another style.
public struct HierarchicalLevelStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
}

extension HierarchicalLevelStyle: PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        let paint = base.resolvedPaint(in: environment)
        let fills: [SemanticColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let grounds: [SemanticColor] = [.background, .secondaryBackground, .tertiaryBackground]
        // Fills and grounds have colours of their own for their levels.
        if paint == .color(.semantic(.fill)) { return .color(.semantic(fills[min(level, 3)])) }
        if paint == .color(.semantic(.background)) { return .color(.semantic(grounds[min(level, 2)])) }
        return .hierarchical(level: level, base: paint)
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 4) }
}
