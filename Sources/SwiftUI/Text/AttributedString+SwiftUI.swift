public import Foundation
import ViewTree

/// What a part of an attributed text means; Foundation has no such type on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Emphasis.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)

    /// A set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

extension AttributeScopes {
    /// Attributes that texts draw.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// Attributes that texts draw.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The distance between letters, pairs apart.
        public let kern: KerningAttribute
        /// The distance between letters.
        public let tracking: TrackingAttribute
        /// How far letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// What the part means.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Font
            /// The attribute's name.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The distance between letters, pairs apart.
        public enum KerningAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Kern"
        }

        /// The distance between letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Tracking"
        }

        /// How far letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The line under letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The line through letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// What the part means.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute that texts draw.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    func runs(in environment: EnvironmentValues, _ attributes: TextAttributes) -> [TextRun] {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        return runs.map { run in
            var style = InlineMarkdown.Style(link: run.link?.absoluteString)
            let intent = run[Keys.InlinePresentationIntentAttribute.self] ?? []
            style.isStrong = intent.contains(.stronglyEmphasized)
            style.isEmphasized = intent.contains(.emphasized)
            style.isCode = intent.contains(.code)
            style.isStruck = intent.contains(.strikethrough)
            var attributes = attributes.styled(style)
            if let font = run[Keys.FontAttribute.self] { attributes.font = font }
            if let color = run[Keys.ForegroundColorAttribute.self] { attributes.paint = color.paint(in: environment) }
            if let color = run[Keys.BackgroundColorAttribute.self] {
                attributes.background = color.paint(in: environment)
            }
            if let kern = run[Keys.KerningAttribute.self] { attributes.kerning = kern.finite }
            if let tracking = run[Keys.TrackingAttribute.self] { attributes.tracking = tracking.finite }
            if let offset = run[Keys.BaselineOffsetAttribute.self] { attributes.baselineOffset = offset.finite }
            if let line = run[Keys.UnderlineStyleAttribute.self] {
                attributes.underline = line.decoration(in: environment)
            }
            if let line = run[Keys.StrikethroughStyleAttribute.self] {
                attributes.strikethrough = line.decoration(in: environment)
            }
            let words = String(self[run.range].characters)
            return attributes.run(.string(words.cased(in: environment)), in: environment)
        }
    }
}
