internal import ExtensionProtocol
internal import LinuxSystem
internal import ViewTree

extension WidgetService {
    /// The values that a parameter of a kind can have.
    func options(_ request: OptionsRequest) async -> Result<[OptionDescription], ExtensionError> {
        let bundle = catalog?.entry(of: request.kind)?.bundle ?? 0
        switch await pools[bundle].request(.options(request), label: request.kind, urgency: .interactive) {
        case .success(.options(let options)): return .success(options)
        case .success: return .failure(.unintelligible("an answer of another type"))
        case .failure(let error): return .failure(error)
        }
    }

    /// Changes values of a placed widget's configuration and reloads it, outside of the budget, before it answers.
    ///
    /// The provider is asked with the new values first: what it refuses changes nothing.
    func edit(_ id: String, _ changes: [String: JSONValue]) async -> Result<ReloadReport, ExtensionError> {
        guard let slot = slots[id] else { return .failure(.shuttingDown) }
        var placement = slot.placement
        for (name, value) in changes { placement.configuration[name] = value == .null ? nil : value }
        if case .failure(let error) = await validate(placement, bundle: slot.bundle) { return .failure(error) }
        guard slots[id]?.placement == slot.placement else { return .failure(.shuttingDown) }
        do throws(SystemError) {
            try edits.keep(placement.configuration, for: slot.base)
        } catch {
            return .failure(.notKept(error))
        }
        slots[id]?.placement = placement
        return .success(await reload(id, for: .operator))
    }
}
