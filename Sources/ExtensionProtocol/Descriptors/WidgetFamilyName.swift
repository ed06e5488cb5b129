/// The sizes and places a widget can have, as WidgetKit names them.
package enum WidgetFamilyName: String, Hashable, Sendable, Codable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    /// Whether the family belongs to the Lock Screen and the watch.
    package var isAccessory: Bool { rawValue.hasPrefix("accessory") }
}
