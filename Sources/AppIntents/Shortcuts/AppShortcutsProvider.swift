/// Lists the shortcuts that an app brings along. They are kept as data; nothing listens to phrases here.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// The system's choice.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Tells the system that parameters have changed; nothing to do here.
    public static func updateAppShortcutParameters() {}
}

/// An intent with the phrases that perform it.
public struct AppShortcut: Sendable {
    /// The intent with its parameters.
    package let invocation: IntentInvocation

    /// The phrases, the app's name written `${applicationName}`.
    package let phrases: [String]

    /// A short title.
    package let shortTitle: String?

    /// The symbol of the tile.
    package let systemImageName: String?

    /// An intent with phrases, a title and a symbol.
    public init<Intent: AppIntent>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        invocation = IntentInvocation(intent)
        self.phrases = phrases.map(\.text)
        self.shortTitle = shortTitle?.text
        self.systemImageName = systemImageName
    }
}

/// A phrase with the app's name, and perhaps a parameter, in it.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    /// The phrase with `${…}` for what is filled in.
    let text: String

    /// A phrase in fixed words.
    public init(stringLiteral value: String) {
        text = value
    }

    /// A phrase with pieces to fill in.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Collects the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// An empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds fixed words.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            text += "${\(token.rawValue)}"
        }

        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${parameter}"
        }
    }
}

/// What a phrase may leave to the system.
public enum AppShortcutPhraseToken: String, Sendable {
    /// The app's name.
    case applicationName
}

/// Collects shortcuts, one a line.
@resultBuilder
public enum AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// All shortcuts, in order.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    /// The shortcuts of an `if`.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// The shortcuts of one branch.
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// The shortcuts of the other branch.
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// The shortcuts of a loop.
    public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
}

extension AppShortcut {
    /// The shortcuts of every provider in the running executable.
    package static func discovered() -> [AppShortcut] {
        ConformanceScanner().types(conformingTo: (any AppShortcutsProvider).self)
            .compactMap { $0 as? any AppShortcutsProvider.Type }
            .flatMap { $0.appShortcuts }
    }
}

/// The colour of shortcut tiles.
public enum ShortcutTileColor: String, Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape
    case grayBlue, grayBrown, grayGreen
}
