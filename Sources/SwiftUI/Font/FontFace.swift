import ViewTree

/// What the name of a font says about its letters, such as `AvenirNext-DemiBold` or `Courier New`.
struct FontFace: Equatable {
    let weight: FontWeight
    let design: FontDesign
    let isItalic: Bool

    /// Reads the family for its kind of letters, and the style behind the hyphen of a PostScript name.
    init(name: String) {
        let parts = name.lowercased().split(separator: "-", maxSplits: 1)
        let family = String(parts.first ?? "")
        let style = parts.count > 1 ? String(parts[1]) : ""
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
        isItalic = style.contains("italic") || style.contains("oblique")
        design = Self.designs.first { family.contains($0.word) }?.design ?? .standard
    }

    /// Longer words before those that they contain.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    private static let designs: [(word: String, design: FontDesign)] = [
        ("mono", .monospaced), ("menlo", .monospaced), ("courier", .monospaced), ("consolas", .monospaced),
        ("typewriter", .monospaced), ("rounded", .rounded), ("nunito", .rounded), ("sans", .standard),
        ("serif", .serif), ("georgia", .serif), ("times", .serif), ("new york", .serif), ("newyork", .serif),
        ("palatino", .serif), ("baskerville", .serif), ("didot", .serif), ("garamond", .serif), ("bodoni", .serif),
        ("hoefler", .serif), ("cochin", .serif), ("charter", .serif), ("iowan", .serif), ("playfair", .serif),
        ("merriweather", .serif), ("lora", .serif),
    ]
}
