internal import ExtensionProtocol
internal import TimelineEngine
internal import ViewTree

/// A kind as a gallery shows it.
struct GalleryKey: Hashable, Sendable {
    var kind: String
    var family: WidgetFamilyName
    var state: EntryState
}

extension WidgetService {
    /// The snapshot or placeholder of a kind; asked for once a build and surroundings, since sample data does not change.
    func gallery(_ key: GalleryKey) async -> Result<PublishedWidget, ExtensionError> {
        guard let kind = catalog?.entry(of: key.kind) else {
            return .failure(
                .refused(ExtensionFailure(reason: .unknownKind, message: "there is no kind \"\(key.kind)\""))
            )
        }
        let placement = Placement(
            id: Placement.defaultID(kind: key.kind, family: key.family),
            kind: key.kind,
            family: key.family
        )
        let slot = WidgetSlot(
            placement: placement,
            base: placement,
            bundle: kind.bundle,
            descriptor: kind.descriptor,
            attention: Attention(since: now())
        )
        let producer = producer(of: slot)
        if let shown = galleryPictures[key], shown.archive?.producer == producer { return .success(shown) }
        switch await archive(slot, state: key.state) {
        case .success(let archive):
            let shown = PublishedWidget(
                placement: placement,
                displayName: kind.descriptor.displayName,
                archive: archive,
                generation: 0,
                failure: nil
            )
            galleryPictures[key] = shown
            return .success(shown)
        case .failure(let error):
            return .failure(error)
        }
    }
}
