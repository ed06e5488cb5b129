internal import Foundation

/// An ELF file that is mapped into this process, with where its parts lie.
struct LoadedImage: Sendable {
    /// The path of the file.
    let path: String

    /// The addresses that can be read, in order.
    private(set) var readable: [Range<UInt>] = []

    /// The addresses that hold code.
    private(set) var executable: [Range<UInt>] = []

    private var base: UInt?

    /// A file of which no part is mapped yet.
    init(path: String) {
        self.path = path
    }

    /// Whether all bytes can be read.
    func canRead(_ address: UInt, count: UInt) -> Bool {
        readable.contains { $0.contains(address) && $0.upperBound - address >= count }
    }

    /// Whether code can lie at the address.
    func canCall(_ address: UInt) -> Bool {
        executable.contains { $0.contains(address) }
    }

    /// The images in a listing in the format of `/proc/self/maps` (proc(5)).
    static func images(inMaps text: String) -> [LoadedImage] {
        var images: [String: LoadedImage] = [:]
        var order: [String] = []
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5)
            guard fields.count == 6, let path = fields.last.map({ $0.drop { $0 == " " } }), path.first == "/" else {
                continue
            }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1], let offset = UInt(fields[2], radix: 16) else { continue }
            if images[String(path)] == nil { order.append(String(path)) }
            images[String(path), default: LoadedImage(path: String(path))]
                .add(bounds[0]..<bounds[1], permissions: fields[1], offset: offset)
        }
        return order.compactMap { images[$0] }
    }

    private mutating func add(_ range: Range<UInt>, permissions: Substring, offset: UInt) {
        if offset == 0, base == nil { base = range.lowerBound }
        guard permissions.hasPrefix("r") else { return }
        if let last = readable.last, last.upperBound == range.lowerBound {
            readable[readable.count - 1] = last.lowerBound..<range.upperBound
        } else {
            readable.append(range)
        }
        if permissions.contains("x") { executable.append(range) }
    }

    /// Where a section of the file lies in memory, or `nil` if the file has none of the name or is no 64-bit ELF file.
    func section(named name: String, in file: some ByteSource) -> Range<UInt>? {
        guard let base, let header = file.bytes(at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        else { return nil }
        let headers = header.integer(at: 0x28, UInt64.self)
        let size = UInt64(header.integer(at: 0x3A, UInt16.self))
        let count = UInt64(header.integer(at: 0x3C, UInt16.self))
        let namesIndex = Int(header.integer(at: 0x3E, UInt16.self))
        guard size >= 64, headers < UInt64(Int.max) / 2, let table = file.bytes(at: headers, count: Int(size * count)),
            namesIndex < Int(count)
        else { return nil }
        let sections = (0..<Int(count)).map { Data(table.dropFirst($0 * Int(size)).prefix(Int(size))) }
        let names = sections[namesIndex]
        let namesSize = names.integer(at: 0x20, UInt64.self)
        let namesOffset = names.integer(at: 0x18, UInt64.self)
        guard namesSize < 1 << 24, let strings = file.bytes(at: namesOffset, count: Int(namesSize)) else { return nil }
        for section in sections {
            let start = Int(section.integer(at: 0, UInt32.self))
            guard start < strings.count, strings.dropFirst(start).prefix(while: { $0 != 0 }).elementsEqual(name.utf8)
            else { continue }
            let address = UInt(section.integer(at: 0x10, UInt64.self))
            let length = UInt(section.integer(at: 0x20, UInt64.self))
            let mapped = address &+ base &- firstAddress(header, file)
            guard length > 0, canRead(mapped, count: length) else { return nil }
            return mapped..<mapped + length
        }
        return nil
    }

    /// The address that the file's first loaded page asks for; zero where the file can lie anywhere.
    private func firstAddress(_ header: Data, _ file: some ByteSource) -> UInt {
        let offset = header.integer(at: 0x20, UInt64.self)
        let size = Int(header.integer(at: 0x36, UInt16.self))
        let count = Int(header.integer(at: 0x38, UInt16.self))
        guard size >= 56, let table = file.bytes(at: offset, count: size * count) else { return 0 }
        for index in 0..<count {
            let segment = Data(table.dropFirst(index * size).prefix(size))
            if segment.integer(at: 0, UInt32.self) == 1 {
                return UInt(segment.integer(at: 0x10, UInt64.self)) & ~0xFFF
            }
        }
        return 0
    }
}

/// Something whose bytes can be read at an offset.
protocol ByteSource {
    /// Exactly so many bytes, or `nil`.
    func bytes(at offset: UInt64, count: Int) -> Data?
}

extension FileHandle: ByteSource {
    func bytes(at offset: UInt64, count: Int) -> Data? {
        guard count > 0, count < 1 << 26, (try? seek(toOffset: offset)) != nil,
            let data = try? read(upToCount: count), data.count == count
        else { return nil }
        return data
    }
}

extension Data: ByteSource {
    func bytes(at offset: UInt64, count: Int) -> Data? {
        guard count > 0, offset <= UInt64(self.count), UInt64(count) <= UInt64(self.count) - offset else { return nil }
        return Data(dropFirst(Int(offset)).prefix(count))
    }

    /// The little-endian number at an offset; bytes beyond the end count as zero.
    func integer<Number: FixedWidthInteger>(at offset: Int, _ type: Number.Type) -> Number {
        var number: Number = 0
        for (index, byte) in dropFirst(offset).prefix(MemoryLayout<Number>.size).enumerated() {
            number |= Number(truncatingIfNeeded: byte) << Number(index * 8)
        }
        return number
    }
}
