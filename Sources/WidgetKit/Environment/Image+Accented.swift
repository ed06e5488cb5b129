public import SwiftUI

/// How an image shows in the accented rendering mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    fileprivate let name: String

    /// As part of the accent group.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// Its brightness as opacity, in the accent group.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// Its brightness as opacity.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// How the image shows in the accented rendering mode; as its group where nil.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        var image = self
        image.accentedMode = renderingMode?.name
        return image
    }
}
