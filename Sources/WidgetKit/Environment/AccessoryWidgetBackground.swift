public import SwiftUI
package import ViewTree

/// The translucent ground of widgets on a lock screen or a watch face.
public struct AccessoryWidgetBackground: View {
    /// Makes the ground.
    public init() {}

    /// The ground resolves itself.
    public var body: Never { fatalError("an accessory background has no body") }
}

extension AccessoryWidgetBackground: PrimitiveView {
    package func resolve(in context: ResolveContext) -> [ViewNode] {
        // Other families have no such ground (documentation of AccessoryWidgetBackground).
        switch context.environment.widgetFamily {
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular:
            [.shape(ShapeNode(shape: .containerRelative, fill: .accessoryBackground))]
        case .accessoryInline, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
            [.shape(ShapeNode(shape: .rectangle))]
        }
    }
}
