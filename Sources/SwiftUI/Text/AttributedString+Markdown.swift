public import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which parts of Markdown count.
        public var interpretedSyntax: InterpretedSyntax
        /// Whether marks for the author's own attributes count; they never do here.
        public var allowsExtendedAttributes: Bool
        /// What becomes of text that cannot be read; every text can.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Options; blocks count by default.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }

        /// The parts of Markdown that count.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks too: their marks go, and as on the device nothing parts one block from the next.
            case full
            /// Marks inside lines; line ends become blanks.
            case inlineOnly
            /// Marks inside lines; all blanks stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that cannot be read.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error.
            case throwError
            /// What was read up to there.
            case returnPartiallyParsedIfPossible
        }
    }

    /// A text with Markdown; nothing in it is an error.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        let blocks =
            switch options.interpretedSyntax {
            case .full: Self.blocks(of: markdown)
            case .inlineOnly: [markdown.split(whereSeparator: \.isNewline).joined(separator: " ")]
            case .inlineOnlyPreservingWhitespace: [markdown]
            }
        for block in blocks { appendInline(block, baseURL: baseURL) }
    }

    /// The text of each block without the marks that make it one, its lines joined by blanks.
    private static func blocks(of markdown: String) -> [String] {
        var blocks: [String] = []
        var isOpen = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.drop { $0 == " " || $0 == "\t" }
            if words.isEmpty {
                isOpen = false
                continue
            }
            let mark = words.prefixMatch(of: /(?:#{1,6}|[-+*]|>|\d{1,9}[.)])[ \t]+/)
            let text = mark.map { words[$0.range.upperBound...] } ?? words
            if isOpen, mark == nil, let last = blocks.indices.last {
                blocks[last] += " " + text
            } else {
                blocks.append(String(text))
            }
            isOpen = mark.map { !$0.output.hasPrefix("#") } ?? true
        }
        return blocks
    }

    private mutating func appendInline(_ markdown: String, baseURL: URL?) {
        var words = ""
        var style = InlineMarkdown.Style()
        func flush() {
            guard !words.isEmpty else { return }
            append(Self.part(words, style, baseURL: baseURL))
            words = ""
        }
        for (piece, next) in InlineMarkdown.parse(markdown.map { .character($0) }) {
            guard case .character(let character) = piece else { continue }
            if next != style {
                flush()
                style = next
            }
            words.append(character)
        }
        flush()
    }

    private static func part(_ words: String, _ style: InlineMarkdown.Style, baseURL: URL?) -> AttributedString {
        var part = AttributedString(words)
        var intent: InlinePresentationIntent = []
        if style.isStrong { intent.insert(.stronglyEmphasized) }
        if style.isEmphasized { intent.insert(.emphasized) }
        if style.isCode { intent.insert(.code) }
        if style.isStruck { intent.insert(.strikethrough) }
        if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
        if let link = style.link { part.link = URL(string: link, relativeTo: baseURL) }
        return part
    }
}
