/// A sentence that an intent says.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The whole sentence.
    public let full: LocalizedStringResource

    /// A shorter sentence beside a picture.
    public let supporting: LocalizedStringResource?

    /// A sentence.
    public init(_ resource: LocalizedStringResource) {
        self.init(full: resource, supporting: nil)
    }

    /// A sentence with a symbol that goes unused.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
    }

    /// A sentence with its shorter form.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: Optional(supporting))
    }

    /// A sentence in fixed words.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// A sentence with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
