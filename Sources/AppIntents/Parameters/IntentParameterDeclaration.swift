/// What an author declares about a parameter, apart from its value.
package struct IntentParameterDeclaration: Sendable {
    /// The title shown beside the parameter; `nil` shows its name.
    package var title: LocalizedStringResource?

    /// A sentence about the parameter.
    package var description: LocalizedStringResource?

    /// The value an intent starts with, as it goes on the wire.
    package var defaultValue: IntentValue?

    /// The numbers that are allowed, both bounds included.
    package var range: ClosedRange<Double>?

    /// How many elements an array may have, both bounds included.
    package var size: ClosedRange<Int>?

    /// The input control the author wishes, such as `slider`.
    package var control: String?

    /// The question that asks for a value.
    package var requestDialog: IntentDialog?

    /// Where the possible values come from.
    package var optionsProvider: (any DynamicOptionsProvider)?
}
