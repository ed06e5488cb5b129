internal import ViewLayout
internal import ViewTree

/// What layout cut from an entry.
struct LayoutDiagnostics {
    /// A sentence for each cut text, each once, in order.
    let problems: [String]

    private static let limit = 20

    init(of entry: PlacedEntry) {
        var problems: [String] = []
        entry.content.walk { placed in
            guard let text = placed.text, problems.count < Self.limit, text.lines.contains(where: \.isTruncated) else {
                return
            }
            let start = text.lines.first?.fragments.map(\.text).joined().prefix(40) ?? ""
            let problem = "a text is cut to fit: \"\(start)\""
            if !problems.contains(problem) { problems.append(problem) }
        }
        self.problems = problems
    }
}
