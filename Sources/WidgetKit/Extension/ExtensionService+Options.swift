internal import AppIntents
internal import ExtensionProtocol
internal import ViewTree

extension ExtensionService {
    /// The values that a parameter of a widget's configuration can have.
    func options(_ request: OptionsRequest) async throws(ExtensionFailure) -> [OptionDescription] {
        guard let type = try catalog.entry(of: request.kind).provider.configurationType else {
            throw ExtensionFailure(
                reason: .badParameter,
                message: "\"\(request.kind)\" has no parameters",
                parameter: request.parameter
            )
        }
        do throws(IntentError) {
            let intent = try await type.make(parameters: request.configuration.mapValues(IntentValue.init))
            return try await intent.options(for: request.parameter, search: request.search).map(OptionDescription.init)
        } catch {
            throw ExtensionFailure(error)
        }
    }
}

extension OptionDescription {
    init(_ option: IntentOption) {
        self.init(
            value: JSONValue(option.value),
            title: option.title,
            subtitle: option.subtitle,
            section: option.section,
            symbol: option.symbol
        )
    }
}
