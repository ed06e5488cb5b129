internal import Synchronization
internal import ViewTree

/// The glyphs that a catalog was asked for, kept for the next time.
final class DrawnGlyphs: Sendable {
    struct Key: Hashable, Sendable {
        var name: String
        var weight: FontWeight
        var scale: SymbolNode.Scale
    }

    private let glyphs = Mutex<[Key: SymbolGlyph]>([:])

    /// More than a service's widgets show; names come from their authors, so there must be bounds.
    private static let limit = 512
    /// In bytes; longer ones are no symbol's.
    private static let longestName = 128

    /// The glyph of `key`, drawn where it is not kept; two threads may draw it at the same time.
    func glyph(_ key: Key, draw: () -> SymbolGlyph) -> SymbolGlyph {
        guard key.name.utf8.count <= Self.longestName else { return draw() }
        if let known = glyphs.withLock({ $0[key] }) { return known }
        let made = draw()
        glyphs.withLock { glyphs in
            if glyphs.count >= Self.limit { glyphs.removeAll(keepingCapacity: true) }
            glyphs[key] = made
        }
        return made
    }
}
