public import SwiftUI

extension WidgetConfiguration {
    /// The sizes and places that the widget is made for.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { $0.families = families.map(\.name.rawValue) }
    }

    /// Accepted; every place that shows the widget shows it alike here.
    public func disfavoredLocations(
        _ locations: [WidgetLocation],
        for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// Accepted; whether people are asked for a configuration first is left to them here.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        changing { _ in }
    }
}

/// A place where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen and the desktop.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A charging phone on its side.
    public static let standBy = WidgetLocation(name: "standBy")
    /// The widgets of a phone on a desktop.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// A car's display.
    public static let carPlay = WidgetLocation(name: "carPlay")
}
