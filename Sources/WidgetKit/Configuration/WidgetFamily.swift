internal import ExtensionProtocol

/// The sizes and places that a widget can have.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, Codable {
    /// A small square on a home screen.
    case systemSmall = 0
    /// A wide widget of a small one's height.
    case systemMedium = 1
    /// A large widget.
    case systemLarge = 2
    /// An extra large widget of a tablet or a desktop.
    case systemExtraLarge = 3
    /// An extra large widget that is taller than wide.
    case systemExtraLargePortrait = 4
    /// A circle on a lock screen or a watch face.
    case accessoryCircular = 5
    /// A rectangle on a lock screen or a watch face.
    case accessoryRectangular = 6
    /// A line of text above the time.
    case accessoryInline = 7
    /// A corner of a watch face.
    case accessoryCorner = 8
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The family's name.
    public var description: String { name.rawValue }

    /// The family's name.
    public var debugDescription: String { description }

    var name: WidgetFamilyName {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .systemExtraLargePortrait: .systemExtraLargePortrait
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        case .accessoryCorner: .accessoryCorner
        }
    }

    init(_ name: WidgetFamilyName) {
        switch name {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .systemExtraLargePortrait: self = .systemExtraLargePortrait
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        case .accessoryCorner: self = .accessoryCorner
        }
    }
}
