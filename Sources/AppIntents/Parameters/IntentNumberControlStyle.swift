public import Foundation

/// The control that edits a number.
public enum IntentNumberControlStyle: String, Hashable, Sendable {
    /// A text field.
    case field
    /// A field with two buttons.
    case stepper
    /// A slider; needs a range.
    case slider
}

extension Bool {
    /// The names of a switch's positions.
    public struct IntentDisplayName: Hashable, Sendable {
        let onName: LocalizedStringResource
        let offName: LocalizedStringResource

        /// Names for both positions.
        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
            onName = trueName
            offName = falseName
        }
    }
}

extension String {
    /// Hints for the keyboard of a text parameter.
    public struct IntentInputOptions: Hashable, Sendable {
        /// Which letters start big.
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

        /// Which keys the keyboard has.
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, emailAddress, decimalPad
        }

        let multiline: Bool

        /// Hints; only `multiline` matters here.
        public init(
            keyboardType: KeyboardType = .default,
            capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false,
            autocorrect: Bool = true,
            smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {
            self.multiline = multiline
        }
    }
}

extension Date {
    /// What part of a date a parameter asks for.
    public enum IntentKind: String, Hashable, Sendable {
        /// The day.
        case date
        /// The time of day.
        case time
        /// Both.
        case dateTime
    }
}

extension IntentParameterDeclaration {
    /// The range between two whole numbers; a reversed pair counts as if it were in order.
    static func makeRange(_ bounds: (lowerBound: Int, upperBound: Int)?) -> ClosedRange<Double>? {
        makeRange(bounds.map { (Double($0.lowerBound), Double($0.upperBound)) })
    }

    /// The range between two numbers; a reversed pair counts as if it were in order, not-a-number as no range.
    static func makeRange(_ bounds: (lowerBound: Double, upperBound: Double)?) -> ClosedRange<Double>? {
        guard let bounds, !bounds.lowerBound.isNaN, !bounds.upperBound.isNaN else { return nil }
        return min(bounds.lowerBound, bounds.upperBound)...max(bounds.lowerBound, bounds.upperBound)
    }
}
