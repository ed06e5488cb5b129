public import AppIntents
public import Foundation
import ViewTree

/// Lines of text.
public struct Text: Sendable {
    indirect enum Storage: Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case date(DateText)
        case formatted(@Sendable (EnvironmentValues) -> String)
        case attributedFormat(@Sendable (EnvironmentValues) -> AttributedString)
        case image(Image)
        case joined(Text, Text)
    }

    var storage: Storage
    var changes: [Change] = []

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// Text that stands as it is.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Text that stands as it is.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(.verbatim(String(content)))
    }

    /// Text of a localizable key, with values and Markdown in it.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// The text of a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.formatted { resource.text(in: resource.locale == .current ? $0.inherited.locale : resource.locale) })
    }

    /// Text with attributes.
    ///
    /// Disfavoured because attributed strings can be literals too: a literal is a key, with Markdown and translations.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// An image that sits on the line.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// A value put into words by a style.
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
        self.init(.formatted { format.locale($0.inherited.locale).format(input) })
    }

    /// A value put into attributed words by a style.
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == AttributedString, Style: Sendable {
        self.init(.attributedFormat { format.locale($0.inherited.locale).format(input) })
    }

    /// A value put into words by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Both texts, one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    /// The case that letters are changed to.
    public enum Case: CaseIterable, Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// Which end of a text gives way where space is short.
    public enum TruncationMode: CaseIterable, Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle

        var value: Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// The size of a text beside others of its font.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// Smaller.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// One solid line.
        public static let single = LineStyle()

        /// A line of a pattern and a colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// The strokes of a line.
        public enum Pattern: Hashable, Sendable {
            /// Without gaps.
            case solid
            /// Dots.
            case dot
            /// Dashes.
            case dash
            /// Dashes and dots.
            case dashDot
            /// Dashes and two dots.
            case dashDotDot
        }

        func decoration(in environment: EnvironmentValues) -> TextDecoration {
            let pattern: TextDecoration.Pattern =
                switch pattern {
                case .solid: .solid
                case .dot: .dot
                case .dash: .dash
                case .dashDot: .dashDot
                case .dashDotDot: .dashDotDot
                }
            return TextDecoration(paint: color?.paint(in: environment), pattern: pattern)
        }
    }
}

/// The side that lines of a text share.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// The side where lines start.
    case leading
    /// The middle.
    case center
    /// The side where lines end.
    case trailing

    var value: ViewTree.TextAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text: Equatable {
    /// Whether two texts are written the same.
    public static func == (lhs: Text, rhs: Text) -> Bool { String(reflecting: lhs) == String(reflecting: rhs) }
}
