public import Foundation

/// A view shown while it is written.
@MainActor
public struct Preview {
    /// The preview's name; nil where the author gave none.
    package let name: String?
    package let content: @MainActor () -> any View

    /// What surrounds a previewed view; taken note of by nobody.
    public struct Traits: Hashable, Sendable {
        /// As large as a screen.
        public static let defaultLayout = Traits()
        /// As large as the view.
        public static let sizeThatFitsLayout = Traits()
        /// On its side.
        public static let landscapeLeft = Traits()
        /// Upright.
        public static let portrait = Traits()

        /// A given size in points.
        public static func fixedLayout(width: CGFloat, height: CGFloat) -> Traits { Traits() }
    }

    /// A preview of a view.
    public init(_ name: String? = nil, traits: Traits..., @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        content = body
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

/// Previews as they were declared before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// How a preview is laid out.
public enum PreviewLayout: Sendable {
    /// As large as the device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// A given size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Shows the view in a context while it is previewed.
    nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }

    /// Names the view while it is previewed.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Lays the view out while it is previewed.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
