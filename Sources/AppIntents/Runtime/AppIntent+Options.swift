internal import Foundation

extension AppIntent {
    /// The values that a parameter of this intent can have, in the author's order.
    ///
    /// The other parameters of the intent are what `@IntentParameterDependency` sees. A search asks an
    /// `EntityStringQuery`; other providers' values are filtered by title. Throws for an unknown name and for what the
    /// provider throws; a parameter without options gives none.
    package func options(
        for name: String,
        search: String? = nil,
        limit: Int = 1000
    ) async throws(IntentError) -> [IntentOption] {
        let parameter = try reflectedParameter(name)
        guard let provider = parameter.provider else {
            return Array(parameter.codec.cases().matching(search).prefix(limit))
        }
        do {
            let found = try await IntentEditing.$intent.withValue(self) {
                try await provider.listOptions(search: search)
            }
            return Array(found.prefix(limit))
        } catch {
            throw IntentError(thrown: error, by: Self.intentName)
        }
    }

    /// The value that the parameter's provider or query starts with, or the declared default.
    package func startingValue(for name: String) async throws(IntentError) -> IntentValue? {
        let parameter = try reflectedParameter(name)
        if let declared = parameter.declaration.defaultValue { return declared }
        guard let provider = parameter.provider else { return nil }
        return await IntentEditing.$intent.withValue(self) { await provider.listDefault() }
    }

    /// Sets every parameter that has no value to what its provider or query starts with.
    package func fillStartingValues() async {
        for item in reflectedParameters() where item.parameter.encodedValue == nil {
            guard let value = try? await startingValue(for: item.name) else { continue }
            try? await setParameters([item.name: value])
        }
    }

    private func reflectedParameter(_ name: String) throws(IntentError) -> any AnyIntentParameter {
        let known = reflectedParameters()
        guard let item = known.first(where: { $0.name == name }) else {
            throw .unknownParameter(name, of: Self.intentName, known: known.map(\.name))
        }
        return item.parameter
    }
}

extension AnyIntentParameter {
    /// Where the values come from: what the author named, else the entity's own query.
    var provider: (any DynamicOptionsProvider)? {
        declaration.optionsProvider ?? codec.query?()
    }
}

extension DynamicOptionsProvider {
    fileprivate func listOptions(search: String?) async throws -> [IntentOption] {
        if let search, !search.isEmpty, let query = self as? any EntityStringQuery {
            return try await query.listMatches(search)
        }
        let found = try await results()
        return ((found as? any OptionListing)?.options ?? []).matching(search)
    }

    fileprivate func listDefault() async -> IntentValue? {
        await defaultResult().map { IntentValueCodec.encode($0) }
    }
}

extension EntityStringQuery {
    fileprivate func listMatches(_ search: String) async throws -> [IntentOption] {
        let found = try await entities(matching: search)
        return (found as? any OptionListing)?.options ?? []
    }
}

extension [IntentOption] {
    /// The options whose title or subtitle holds the text, case and accents aside.
    fileprivate func matching(_ search: String?) -> [IntentOption] {
        guard let search, !search.isEmpty else { return self }
        return filter { option in
            [option.title, option.subtitle ?? ""].contains {
                $0.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }
}
