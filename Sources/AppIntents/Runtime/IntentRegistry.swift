/// The intents that can be performed by name.
package struct IntentRegistry: Sendable {
    private var types: [String: any AppIntent.Type] = [:]

    /// A registry of these intents; of two with one name the later goes by its full name.
    package init(_ types: [any AppIntent.Type] = []) {
        for type in types { insert(type) }
    }

    /// Every intent type of the running executable and the libraries it was linked with.
    package static func discovered() -> IntentRegistry {
        IntentRegistry(ConformanceScanner().intentTypes())
    }

    /// Adds an intent; one that is known already changes nothing.
    package mutating func insert(_ type: any AppIntent.Type) {
        let name = type.intentName
        if let known = types[name], known != type {
            types[String(reflecting: type)] = type
        } else {
            types[name] = type
        }
    }

    /// The names, in alphabetical order.
    package var names: [String] { types.keys.sorted() }

    /// What clients see of each intent, in the order of the names.
    package var descriptors: [IntentDescriptor] {
        names.compactMap { name in
            guard let type = types[name] else { return nil }
            var descriptor = IntentDescriptor(type)
            descriptor.name = name
            return descriptor
        }
    }

    /// The intent of a name; throws `unknownIntent`, which names the nearest.
    package func type(named name: String) throws(IntentError) -> any AppIntent.Type {
        guard let type = types[name] else { throw .unknownIntent(name, known: names) }
        return type
    }

    /// A new intent with the invocation's parameters; see `AppIntent.setParameters`.
    package func makeIntent(
        _ invocation: IntentInvocation,
        lenient: Bool = false
    ) async throws(IntentError) -> any AppIntent {
        try await type(named: invocation.intent).make(parameters: invocation.parameters, lenient: lenient)
    }

    /// Makes and performs an intent; see `AppIntent.performed`.
    package func perform(
        _ invocation: IntentInvocation,
        lenient: Bool = false
    ) async throws(IntentError) -> IntentOutcome {
        try await makeIntent(invocation, lenient: lenient).performed()
    }

    /// The values that a parameter can have while the invocation's other parameters are as given.
    package func options(
        for parameter: String,
        of invocation: IntentInvocation,
        search: String? = nil
    ) async throws(IntentError) -> [IntentOption] {
        try await makeIntent(invocation).options(for: parameter, search: search)
    }
}
