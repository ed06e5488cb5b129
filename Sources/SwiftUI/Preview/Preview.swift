public import Foundation

/// A view shown while it is written.
@MainActor
public struct Preview {
    /// The preview's name; nil where the author gave none.
    package let name: String?
    package let content: @MainActor () -> any View
    /// How large the view is shown.
    package let layout: PreviewLayout

    /// What surrounds a previewed view.
    public struct Traits: Hashable, Sendable {
        var layout: PreviewLayout?

        /// As large as a screen.
        public static let defaultLayout = Traits()
        /// As large as the view.
        public static let sizeThatFitsLayout = Traits(layout: .sizeThatFits)
        /// On its side; shown upright.
        public static let landscapeLeft = Traits()
        /// On its other side; shown upright.
        public static let landscapeRight = Traits()
        /// Upright.
        public static let portrait = Traits()
        /// Upside down; shown upright.
        public static let portraitUpsideDown = Traits()

        /// A given size in points.
        public static func fixedLayout(width: CGFloat, height: CGFloat) -> Traits {
            Traits(layout: .fixed(width: width, height: height))
        }
    }

    /// A preview of a view.
    public init(_ name: String? = nil, traits: Traits..., @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        content = body
        layout = traits.compactMap(\.layout).last ?? .device
    }
}

/// A preview as `#Preview` declares it, of a view or of a widget.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry {
    /// What is previewed and how.
    associatedtype Content

    /// The file of the preview as `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the preview, from 1.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Content
}

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: Preview.Traits...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Lets a preview own state; what it holds at first is what is shown.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// Previews as they were declared before `#Preview`.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// A preview's context that changes what the view sees of its surroundings.
package protocol PreviewSurroundings: PreviewContext {
    /// The family's name, such as `systemSmall`.
    var familyName: String { get }

    /// Sets what the view can ask for.
    func apply(to environment: inout EnvironmentValues)
}

/// How a preview is laid out.
public enum PreviewLayout: Hashable, Sendable {
    /// As large as the device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// A given size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Shows the view in a context while it is previewed.
    nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
        let surroundings = value as? any PreviewSurroundings
        return PreviewedView(
            content: self,
            surroundings: surroundings,
            change: { $0.family = surroundings?.familyName }
        )
    }

    /// Names the view while it is previewed.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        PreviewedView(content: self, change: { $0.name = value })
    }

    /// Lays the view out while it is previewed.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewedView(content: self, change: { $0.layout = value })
    }

    /// A device for the preview; the configured one is shown.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}
