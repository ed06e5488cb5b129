internal import Foundation

/// Finds the types that conform to a protocol by reading the conformance records that the compiler leaves in the
/// executable, so that intents which no view has shown yet are known, too.
///
/// The layout is that of the Swift ABI (`docs/ABI/TypeMetadata.rst` of the compiler): the section
/// `swift5_protocol_conformances` holds relative addresses of records, each of which leads to a protocol and a type.
/// This type is the module's only one that reads memory by address; nothing outside a mapped, readable range is read.
package struct ConformanceScanner: Sendable {
    private let images: [LoadedImage]

    /// A scanner of this process as it is mapped now.
    package init() {
        let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
        images = LoadedImage.images(inMaps: String(decoding: maps, as: UTF8.self))
    }

    /// The types that conform to `AppIntent`, this module's own left out.
    func intentTypes() -> [any AppIntent.Type] {
        types(conformingTo: (any AppIntent).self).compactMap { $0 as? any AppIntent.Type }
            .filter { !String(reflecting: $0).hasPrefix("AppIntents.") }
    }

    /// The types that conform to one protocol, given as `(any P).self`; generic types are left out, the order is that of
    /// the files.
    ///
    /// In release builds the compiler drops types that nothing uses unless the protocol is declared with
    /// `@_alwaysEmitConformanceMetadata`.
    package func types(conformingTo existential: Any.Type) -> [Any.Type] {
        guard let protocolAddress = Self.protocolAddress(of: existential) else { return [] }
        var found: [Any.Type] = []
        var seen: Set<ObjectIdentifier> = []
        for (image, section) in conformanceSections() {
            for record in stride(from: section.lowerBound, to: section.upperBound &- 3, by: 4) {
                guard let type = conformingType(of: record, in: image, to: protocolAddress) else { continue }
                if seen.insert(ObjectIdentifier(type)).inserted { found.append(type) }
            }
        }
        return found
    }

    private func conformanceSections() -> [(LoadedImage, Range<UInt>)] {
        // The link can be read even when the file was replaced since the start, which a path cannot.
        let main = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return images.compactMap { image in
            let path = image.path == main ? "/proc/self/exe" : image.path
            guard let file = FileHandle(forReadingAtPath: path) else { return nil }
            defer { try? file.close() }
            return image.section(named: "swift5_protocol_conformances", in: file).map { (image, $0) }
        }
    }

    private func conformingType(of record: UInt, in image: LoadedImage, to protocolAddress: UInt) -> Any.Type? {
        guard let conformance = follow(record, in: image), image.canRead(conformance, count: 16),
            target(of: conformance, isIndirect: nil, in: image) == protocolAddress
        else { return nil }
        // Bits 3 to 5 tell how the type is referred to: 0 directly, 1 through a pointer, the rest are Objective-C's.
        let reference = (load(conformance + 12, UInt32.self) >> 3) & 7
        guard reference < 2, let type = target(of: conformance + 4, isIndirect: reference == 1, in: image),
            let home = images.first(where: { $0.canRead(type, count: 16) })
        else { return nil }
        // Kinds 16 to 18 are classes, structures and enumerations; bit 7 marks generic ones, which cannot be made here.
        let flags = load(type, UInt32.self)
        guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0, let accessor = follow(type + 12, in: home),
            home.canCall(accessor)
        else { return nil }
        return metatype(from: accessor)
    }

    /// The address that a relative address leads to; `isIndirect` `nil` means that its lowest bit tells.
    private func target(of field: UInt, isIndirect: Bool?, in image: LoadedImage) -> UInt? {
        guard image.canRead(field, count: 4) else { return nil }
        let offset = load(field, Int32.self)
        let address = field &+ UInt(bitPattern: Int(isIndirect == nil ? offset & ~1 : offset))
        guard isIndirect ?? (offset & 1 == 1) else { return address }
        guard image.canRead(address, count: 8) else { return nil }
        return load(address, UInt.self)
    }

    private func follow(_ field: UInt, in image: LoadedImage) -> UInt? {
        guard image.canRead(field, count: 4) else { return nil }
        let offset = load(field, Int32.self)
        return offset == 0 ? nil : field &+ UInt(bitPattern: Int(offset))
    }

    /// Reads a number; the callers have checked that the address can be read.
    private func load<Number: FixedWidthInteger>(_ address: UInt, _ type: Number.Type) -> Number {
        UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type) ?? 0
    }

    /// Calls a metadata accessor, which takes a request (0: complete) and gives the metadata in the first register.
    private func metatype(from accessor: UInt) -> Any.Type? {
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
        guard let pointer = UnsafeRawPointer(bitPattern: accessor) else { return nil }
        guard let metadata = unsafeBitCast(pointer, to: Accessor.self)(0) else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// The address of a protocol's descriptor, read from the metadata of its existential type.
    private static func protocolAddress(of existential: Any.Type) -> UInt? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        // A kind (0x303 is an existential type), flags, the number of protocols, then one pointer a protocol.
        guard metadata.load(as: UInt.self) == 0x303, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else {
            return nil
        }
        return metadata.load(fromByteOffset: 16, as: UInt.self)
    }
}
