/// Names that share another name's drawing.
enum SymbolAliases {
    /// The drawing's name by the other name.
    static let targets: [String: String] = Dictionary(
        pairs.map { ($0.key, $0.value) },
        uniquingKeysWith: { first, _ in first }
    )

    private static let pairs: KeyValuePairs<String, String> = [
        "multiply": "xmark"
    ]
}
