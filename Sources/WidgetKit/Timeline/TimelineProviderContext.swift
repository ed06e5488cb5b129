public import Foundation
public import SwiftUI

/// What a provider is told of the widget.
public struct TimelineProviderContext: Sendable {
    /// The family that the widget is placed in.
    public let family: WidgetFamily

    /// The widget's size in points.
    public let displaySize: CGSize

    /// Whether the picture is for the gallery, where sample data serves better than real data.
    public let isPreview: Bool

    /// The values that views may be evaluated with.
    public let environmentVariants: EnvironmentVariants

    /// The values that views may be evaluated with, by key path.
    @dynamicMemberLookup
    public struct EnvironmentVariants: @unchecked Sendable {
        let variants: [EnvironmentValues]

        /// The values at a key path.
        public subscript<Value>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
            variants.map { $0[keyPath: keyPath] }
        }
    }
}
