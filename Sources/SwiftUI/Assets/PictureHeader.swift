import Foundation

/// The format and the size in pixels that a picture's first bytes tell.
struct PictureHeader {
    let mediaType: String
    let width: Int
    let height: Int

    init?(_ data: Data) {
        let bytes = Bytes(data)
        guard let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.svg(data)
        else {
            return nil
        }
        (mediaType, width, height) = header
    }

    private typealias Fields = (String, Int, Int)

    /// PNG (ISO/IEC 15948, section 5): signature, then the IHDR chunk.
    private static func png(_ bytes: Bytes) -> Fields? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.ascii(at: 12, 4) == "IHDR",
            let width = bytes.big(at: 16, 4), let height = bytes.big(at: 20, 4)
        else { return nil }
        return ("image/png", width, height)
    }

    /// JPEG (ITU T.81, annex B): segments up to the start of the frame.
    private static func jpeg(_ bytes: Bytes) -> Fields? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while let mark = bytes.big(at: index, 2), mark >> 8 == 0xFF {
            let kind = mark & 0xFF
            if kind == 0xFF {
                index += 1
                continue
            }
            if (0xD0...0xD9).contains(kind) || kind == 1 {
                index += 2
                continue
            }
            guard let length = bytes.big(at: index + 2, 2), length >= 2 else { return nil }
            if (0xC0...0xCF).contains(kind), kind != 0xC4, kind != 0xC8, kind != 0xCC {
                guard let height = bytes.big(at: index + 5, 2), let width = bytes.big(at: index + 7, 2) else {
                    return nil
                }
                return ("image/jpeg", width, height)
            }
            index += 2 + length
        }
        return nil
    }

    /// SVG has no pixels; a point counts as one.
    private static func svg(_ data: Data) -> Fields? {
        let head = data.prefix(512)
        guard head.starts(with: Data("<".utf8)) || head.starts(with: [0xEF, 0xBB, 0xBF]),
            DocumentSize.svg(data) != nil, let size = DocumentSize(data)?.size
        else { return nil }
        return ("image/svg+xml", Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    }

    private static func gif(_ bytes: Bytes) -> Fields? {
        guard bytes.ascii(at: 0, 4) == "GIF8", let width = bytes.little(at: 6, 2), let height = bytes.little(at: 8, 2)
        else { return nil }
        return ("image/gif", width, height)
    }

    /// WebP (RFC 9649, section 2): a RIFF container whose first chunk is of one of three kinds.
    private static func webp(_ bytes: Bytes) -> Fields? {
        guard bytes.ascii(at: 0, 4) == "RIFF", bytes.ascii(at: 8, 4) == "WEBP" else { return nil }
        switch bytes.ascii(at: 12, 4) {
        case "VP8X":
            guard let width = bytes.little(at: 24, 3), let height = bytes.little(at: 27, 3) else { return nil }
            return ("image/webp", width + 1, height + 1)
        case "VP8 ":
            guard let width = bytes.little(at: 26, 2), let height = bytes.little(at: 28, 2) else { return nil }
            return ("image/webp", width & 0x3FFF, height & 0x3FFF)
        case "VP8L":
            guard let bits = bytes.little(at: 21, 4) else { return nil }
            return ("image/webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        default:
            return nil
        }
    }
}

/// Bytes read with every bound checked.
private struct Bytes {
    let data: Data

    init(_ data: Data) {
        self.data = data
    }

    private func byte(at index: Int) -> Int? {
        index >= 0 && index < data.count ? Int(data[data.startIndex + index]) : nil
    }

    func starts(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

    func big(at index: Int, _ count: Int) -> Int? {
        var value = 0
        for offset in 0..<count {
            guard let byte = byte(at: index + offset) else { return nil }
            value = value << 8 | byte
        }
        return value
    }

    func little(at index: Int, _ count: Int) -> Int? {
        var value = 0
        for offset in (0..<count).reversed() {
            guard let byte = byte(at: index + offset) else { return nil }
            value = value << 8 | byte
        }
        return value
    }

    func ascii(at index: Int, _ count: Int) -> String? {
        guard index + count <= data.count else { return nil }
        return String(decoding: data.dropFirst(index).prefix(count), as: UTF8.self)
    }
}
