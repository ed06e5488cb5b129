internal import ExtensionProtocol
internal import LinuxSystem
internal import ViewTree

/// Why a widget was not placed.
enum PlacingError: Error, Sendable {
    /// The id belongs to another widget.
    case taken
    /// The kind, family or a parameter's name is not one that a bundle has.
    case unknown(ConfigurationError)
    case extensionError(ExtensionError)
}

extension WidgetService {
    /// Places a further widget and asks its provider, outside of the budget, before it answers.
    ///
    /// The provider is asked with the configuration first: what it refuses places nothing.
    func add(_ placement: Placement) async -> Result<ReloadReport, PlacingError> {
        guard slots[placement.id] == nil else { return .failure(.taken) }
        guard let catalog, let entry = catalog.entry(of: placement.kind) else {
            return .failure(.extensionError(.refused(unknownKind(placement.kind))))
        }
        do throws(ConfigurationError) {
            try catalog.check(placement, source: "the request", path: "$")
        } catch {
            return .failure(.unknown(error))
        }
        if case .failure(let error) = await validate(placement, bundle: entry.bundle) {
            return .failure(.extensionError(error))
        }
        // Another may have come while the provider was asked.
        guard slots[placement.id] == nil, !isShutDown else { return .failure(.taken) }
        do throws(SystemError) {
            try edits.add(placement)
        } catch {
            return .failure(.extensionError(.notKept(error)))
        }
        insert(placement, base: placement, entry)
        return .success(await reload(placement.id, for: .operator))
    }

    /// Takes a placed widget away; its archives stay on the disk.
    func take(_ id: String) -> Result<Void, ExtensionError> {
        guard let slot = slots[id] else { return .success(()) }
        do throws(SystemError) {
            try edits.remove(slot.base)
        } catch {
            return .failure(.notKept(error))
        }
        remove(id)
        return .success(())
    }

    /// Asks the provider whether it takes the placement's configuration.
    func validate(_ placement: Placement, bundle: Int) async -> Result<ExtensionReply, ExtensionError> {
        let request = ArchiveRequest(
            placement: placement,
            state: .placeholder,
            configuration: configuration,
            zone: maker.timeZone,
            validatesConfiguration: true
        )
        return await pools[bundle].request(.archive(request), label: placement.id, urgency: .interactive)
    }

    private func unknownKind(_ kind: String) -> ExtensionFailure {
        let known = catalog?.kinds.map(\.kind) ?? []
        return ExtensionFailure(
            reason: .unknownKind,
            message: "no bundle has the kind \"\(kind)\"" + suggestion(for: kind, among: known)
        )
    }
}
