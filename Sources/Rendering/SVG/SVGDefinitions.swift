internal import ViewTree

/// The shared parts of a document and their ids: numbered in the order of their first use, so that equal content has
/// equal ids.
struct SVGDefinitions {
    let idPrefix: String
    private(set) var list: [(id: String, definition: Definition)] = []
    private var ids: [Definition: String] = [:]
    private var glyphCounts: [DisplayGlyph.Shape: Int] = [:]

    /// What an element refers to by id.
    enum Definition: Hashable {
        case clip(DisplayGroup.Clip)
        case mask(DisplayGroup.Mask)
        case effect(DisplayGroup.Effect)
        case gradient(DisplayGradient)
        case glyph(DisplayGlyph.Shape)
        /// A bitmap as a mask; by opacity or by brightness.
        case bitmap(data: String, mediaType: String, frame: Rect, isAlpha: Bool)

        fileprivate var letter: String {
            switch self {
            case .clip: "c"
            case .mask, .bitmap: "m"
            case .effect: "f"
            case .gradient: "g"
            case .glyph: "s"
            }
        }
    }

    init(idPrefix: String) {
        let kept = idPrefix.unicodeScalars.filter { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
            default: false
            }
        }
        let name = String(String.UnicodeScalarView(kept))
        // An id begins with a letter wherever it may end up (XML 1.0, production 5).
        let startsWithLetter = name.utf8.first.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
        self.idPrefix = startsWithLetter == true ? name : "v\(name)"
    }

    /// The id of `definition`, given at its first use.
    mutating func id(for definition: Definition) -> String {
        if let id = ids[definition] { return id }
        let id = "\(idPrefix)-\(definition.letter)\(list.count + 1)"
        ids[definition] = id
        list.append((id, definition))
        return id
    }

    /// Notes how often each glyph is drawn; those drawn once need no definition.
    mutating func countGlyphs(in items: [DisplayItem]) {
        for item in items {
            switch item {
            case .glyph(let glyph): glyphCounts[glyph.shape, default: 0] += 1
            case .group(let group): countGlyphs(in: group.children)
            case .path, .text, .image: break
            }
        }
    }

    func isRepeated(_ shape: DisplayGlyph.Shape) -> Bool { (glyphCounts[shape] ?? 0) > 1 }
}
