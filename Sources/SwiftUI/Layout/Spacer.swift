public import Foundation
package import ViewTree

/// Space that grows along the axis of its stack.
public struct Spacer: Sendable {
    /// The least length in points; the system's default where nil.
    public var minLength: CGFloat?

    /// Space of at least `minLength` points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.spacer(SpacerNode(minLength: minLength.flatMap { $0.isFinite ? Double($0) : nil }))]
    }
}

/// A hairline between views.
public struct Divider: Sendable {
    /// A hairline.
    public init() {}
}

extension Divider: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    /// Bolder where text is very large.
    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.divider(DividerNode(thickness: context.environment.dynamicTypeSize.isAccessibilitySize ? 1 : nil))]
    }
}
