internal import HTTPServer

/// A drawn entry, ready to be sent.
struct Picture: Sendable {
    /// The SVG document in UTF-8.
    let bytes: [UInt8]
    /// A strong entity tag of the bytes.
    let entityTag: String
    /// The instant at which the same request would give another picture, in seconds since 1970; nil where none is known.
    let validUntil: Double?

    init(svg: String, validUntil: Double?) {
        bytes = Array(svg.utf8)
        entityTag = ContentHash(bytes).entityTag
        self.validUntil = validUntil
    }
}
