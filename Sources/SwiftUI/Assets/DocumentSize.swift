import Foundation

/// The size in points that a vector file claims.
struct DocumentSize {
    let size: CGSize

    /// The size of an SVG or a PDF; nil for anything else and for sizes that cannot be used.
    init?(_ data: Data) {
        guard let size = Self.svg(data) ?? Self.pdf(data), size.width.isFinite, size.height.isFinite,
            size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000
        else { return nil }
        self.size = size
    }

    /// The `width` and `height` of the root element, else its `viewBox` (SVG 2, section 8.2).
    static func svg(_ data: Data) -> CGSize? {
        let head = String(decoding: data.prefix(8192), as: UTF8.self)
        guard let start = head.range(of: "<svg"), let end = head[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = String(head[start.lowerBound..<end])
        if let width = attribute("width", of: tag).flatMap(length),
            let height = attribute("height", of: tag).flatMap(length)
        {
            return CGSize(width: width, height: height)
        }
        let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap {
            Double($0)
        }
        guard let box, box.count == 4 else { return CGSize(width: 100, height: 100) }
        return CGSize(width: box[2], height: box[3])
    }

    /// The first page's `MediaBox`, in points (ISO 32000-1, section 7.7.3.3).
    private static func pdf(_ data: Data) -> CGSize? {
        guard data.starts(with: Data("%PDF".utf8)), let mark = data.range(of: Data("/MediaBox".utf8)) else {
            return nil
        }
        let text = String(decoding: data[mark.upperBound...].prefix(80), as: UTF8.self)
        guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else {
            return nil
        }
        let box = text[text.index(after: open)..<close].split(separator: " ").compactMap { Double($0) }
        return box.count == 4 ? CGSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1])) : nil
    }

    private static func attribute(_ name: String, of tag: String) -> String? {
        for quote in ["\"", "'"] {
            guard let start = tag.range(of: "[\\s]\(name)\\s*=\\s*\(quote)", options: .regularExpression) else {
                continue
            }
            return String(tag[start.upperBound...].prefix { String($0) != quote })
        }
        return nil
    }

    /// A length in pixels or points; a share of something else is none.
    private static func length(_ text: String) -> Double? {
        let bare = text.trimmingCharacters(in: .whitespaces)
        for unit in ["px", "pt"] where bare.hasSuffix(unit) { return Double(bare.dropLast(2)) }
        return Double(bare)
    }
}
