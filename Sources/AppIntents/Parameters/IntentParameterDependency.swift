/// Gives a query or an options provider the other parameters of the intent being edited.
///
/// `nil` while the intent is another or one of the named parameters has no value.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    private let hasValues: @Sendable (Intent) -> Bool

    /// Depends on one or more parameters, named by their key paths such as `\.$category`.
    public init<each Value: _IntentValue>(
        _ parameters: repeat any KeyPath<Intent, IntentParameter<each Value>> & Sendable
    ) {
        hasValues = { intent in
            for path in repeat each parameters {
                let parameter = intent[keyPath: path]
                if parameter.currentValue == nil && !parameter.codec.isOptional { return false }
            }
            return true
        }
    }

    /// The intent being edited.
    public var wrappedValue: Values? {
        guard let intent = IntentEditing.intent as? Intent, hasValues(intent) else { return nil }
        return Values(intent: intent)
    }

    /// The values of the parameters.
    @dynamicMemberLookup
    public struct Values: Sendable {
        let intent: Intent

        /// One parameter's value.
        public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
            intent[keyPath: path]
        }
    }
}

/// The intent whose options are being computed by the current task.
enum IntentEditing {
    /// The intent, or `nil` outside of such a computation.
    @TaskLocal static var intent: (any AppIntent)?
}
