public import Foundation

extension EnvironmentValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get {
            if !inherited.isColorSchemeFixed { readLog?.note(.colorScheme) }
            return inherited.colorScheme
        }
        set {
            inherited.colorScheme = newValue
            inherited.isColorSchemeFixed = true
        }
    }

    /// Standard or increased contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        readLog?.note(.colorSchemeContrast)
        return inherited.colorSchemeContrast
    }

    /// Whether the display is dimmed, as in Always-On.
    public var isLuminanceReduced: Bool {
        get {
            readLog?.note(.isLuminanceReduced)
            return inherited.isLuminanceReduced
        }
        set { inherited.isLuminanceReduced = newValue }
    }

    /// The language and region for texts.
    public var locale: Locale {
        get { inherited.locale }
        set { inherited.locale = newValue }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { inherited.timeZone }
        set { inherited.timeZone = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { inherited.calendar }
        set { inherited.calendar = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { CGFloat(inherited.displayScale) }
        set { inherited.displayScale = Double(newValue) }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The direction that leading and trailing follow.
    public var layoutDirection: LayoutDirection {
        get { inherited.layoutDirection }
        set { inherited.layoutDirection = newValue }
    }

    /// The size that people have chosen for texts.
    public var dynamicTypeSize: DynamicTypeSize {
        get { inherited.dynamicTypeSize }
        set { inherited.dynamicTypeSize = newValue }
    }

    /// The size that people have chosen for texts, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(inherited.dynamicTypeSize) }
        set { inherited.dynamicTypeSize = DynamicTypeSize(newValue) }
    }

    /// Whether controls act.
    public var isEnabled: Bool {
        get { inherited.isEnabled }
        set { inherited.isEnabled = newValue }
    }

    /// Why content is hidden.
    public var redactionReasons: RedactionReasons {
        get { inherited.redactionReasons }
        set { inherited.redactionReasons = newValue }
    }

    /// Opens a URL; a widget opens none by code.
    public var openURL: OpenURLAction {
        get { inherited.openURL }
        set { inherited.openURL = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { inherited.controlSize }
        set { inherited.controlSize = newValue }
    }

    /// Whether less motion is wanted; widgets stand still anyway.
    public var accessibilityReduceMotion: Bool { false }

    /// Whether less transparency is wanted.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether colour alone must not tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// The width class of the surroundings; widgets are compact.
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

    /// The height class of the surroundings; widgets are compact.
    public var verticalSizeClass: UserInterfaceSizeClass? { .compact }
}

/// A class of widths or heights.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space.
    case compact
    /// Ample space.
    case regular
}

/// What opens a URL.
public struct OpenURLAction: Sendable {
    private let handler: (@Sendable (URL) -> Result)?

    /// What became of a URL.
    public struct Result: Hashable, Sendable {
        private let name: String

        /// The handler opened it.
        public static let handled = Result(name: "handled")
        /// The handler refused it.
        public static let discarded = Result(name: "discarded")
        /// The system is to open it.
        public static let systemAction = Result(name: "systemAction")

        /// The system is to open another URL in its place.
        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }

    init() {
        handler = nil
    }

    /// An action that runs `handler`.
    public init(handler: @escaping @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) {
        _ = handler?(url)
    }
}
