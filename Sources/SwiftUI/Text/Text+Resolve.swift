import Foundation
package import ViewTree

/// The style of a run while texts are taken apart.
struct TextAttributes {
    var font: Font?
    var fontChanges: [Font.Change]
    var paint: Paint
    var background: Paint?
    /// What links are drawn in.
    let linkPaint: Paint
    var kerning: Double?
    var tracking: Double?
    var baselineOffset: Double?
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
    var link: String?

    init(_ environment: EnvironmentValues) {
        let values = environment.inherited
        font = values.font
        fontChanges = values.fontChanges
        paint = values.foreground.paint(level: 0)
        linkPaint = values.tint ?? .accent
        for change in values.textChanges { apply(change, in: environment) }
    }

    mutating func apply(_ change: Text.Change, in environment: EnvironmentValues) {
        switch change {
        case .font(let font): self.font = font ?? self.font
        case .fontChange(let change): fontChanges.append(change)
        case .foreground(let style):
            paint = style?.paint(in: environment) ?? environment.inherited.foreground.paint(level: 0)
        case .kerning(let value): kerning = value
        case .tracking(let value): tracking = value
        case .baselineOffset(let value): baselineOffset = value
        case .underline(let style): underline = style?.decoration(in: environment)
        case .strikethrough(let style): strikethrough = style?.decoration(in: environment)
        }
    }

    func run(_ content: TextContent, in environment: EnvironmentValues) -> TextRun {
        TextRun(
            content: content,
            font: (font ?? .body).description(at: environment.inherited.dynamicTypeSize, changes: fontChanges),
            paint: paint,
            background: background,
            kerning: kerning,
            tracking: tracking,
            baselineOffset: baselineOffset,
            underline: underline,
            strikethrough: strikethrough,
            link: link
        )
    }
}

extension Text: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let values = context.environment.inherited
        var runs = runs(in: context.environment, TextAttributes(context.environment), depth: 0)
        if values.isRedacted { runs = runs.map(\.redacted) }
        return [
            .text(
                TextNode(
                    runs: runs,
                    alignment: values.alignment.value,
                    lineLimit: values.lineLimit,
                    truncation: values.truncation.value,
                    lineSpacing: values.lineSpacing,
                    lineHeight: values.lineHeight?.value,
                    minimumScaleFactor: values.minimumScaleFactor,
                    allowsTightening: values.allowsTightening,
                    isRedacted: values.isRedacted
                )
            )
        ]
    }

    /// The runs of the text; `outer` is the style of the text around it.
    func runs(in environment: EnvironmentValues, _ outer: TextAttributes, depth: Int) -> [TextRun] {
        guard depth < ResolveContext.depthLimit else { return [] }
        var attributes = outer
        // The modifier nearest to the text was written first and wins.
        for change in changes.reversed() { attributes.apply(change, in: environment) }
        switch storage {
        case .verbatim(let string):
            return [attributes.run(.string(string.cased(in: environment)), in: environment)]
        case .formatted(let words):
            return [attributes.run(.string(words(environment).cased(in: environment)), in: environment)]
        case .attributedFormat(let words):
            return words(environment).runs(in: environment, attributes)
        case .date(let date):
            return [attributes.run(.date(date), in: environment)]
        case .attributed(let string):
            return string.runs(in: environment, attributes)
        case .localized(let key, let table, let bundle):
            return key.runs(in: environment, attributes, table: table, bundle: bundle, depth: depth)
        case .image(let image):
            guard let content = image.inlineContent(in: environment, attributes) else { return [] }
            return [attributes.run(content, in: environment)]
        case .joined(let first, let second):
            return first.runs(in: environment, attributes, depth: depth + 1)
                + second.runs(in: environment, attributes, depth: depth + 1)
        }
    }

    /// The words alone in the default environment, for names and descriptions outside of a view.
    package var resolvedString: String { words(in: EnvironmentValues()) ?? "" }

    /// The words alone, for assistive technology; nil where they are to be hidden.
    func words(in environment: EnvironmentValues) -> String? {
        guard !environment.inherited.isRedacted else { return nil }
        return runs(in: environment, TextAttributes(environment), depth: 0)
            .map { if case .string(let string) = $0.content { string } else { "" } }
            .joined()
    }
}

extension LocalizedStringKey {
    /// The words alone in the default environment.
    package var resolvedString: String { Text(self).resolvedString }

    fileprivate func runs(
        in environment: EnvironmentValues,
        _ attributes: TextAttributes,
        table: String?,
        bundle: Bundle?,
        depth: Int
    ) -> [TextRun] {
        let format = format(table: table, bundle: bundle, in: environment)
        if isPlain(format) {
            return [attributes.run(.string(format.cased(in: environment)), in: environment)]
        }
        var runs: [TextRun] = []
        var words = ""
        var style = InlineMarkdown.Style()
        func flush() {
            guard !words.isEmpty else { return }
            runs.append(attributes.styled(style).run(.string(words.cased(in: environment)), in: environment))
            words = ""
        }
        for (piece, next) in InlineMarkdown.parse(pieces(of: format)) {
            if next != style {
                flush()
                style = next
            }
            switch piece {
            case .character(let character):
                words.append(character)
            case .argument(let index):
                if let value = arguments[index].words(in: environment) {
                    words += value
                } else if case .text(let text) = arguments[index] {
                    flush()
                    runs += text.runs(in: environment, attributes.styled(style), depth: depth + 1)
                }
            }
        }
        flush()
        return runs.isEmpty ? [attributes.run(.string(""), in: environment)] : runs
    }
}

extension TextAttributes {
    /// The style with what Markdown adds.
    func styled(_ style: InlineMarkdown.Style) -> TextAttributes {
        guard style != InlineMarkdown.Style() else { return self }
        var attributes = self
        if style.isStrong { attributes.fontChanges.append(.bold(true)) }
        if style.isEmphasized { attributes.fontChanges.append(.italic(true)) }
        if style.isCode { attributes.fontChanges.append(.design(.monospaced)) }
        if style.isStruck { attributes.strikethrough = TextDecoration() }
        if let link = style.link {
            attributes.link = link
            attributes.paint = linkPaint
        }
        return attributes
    }
}

extension TextRun {
    /// The run with a block for each character; nothing of the author's words remains.
    var redacted: TextRun {
        var run = self
        let length =
            switch content {
            case .string(let string): string.count
            case .date: 5
            case .symbol, .bitmap: 1
            }
        run.content = .string(String(repeating: TextNode.redactionBlock, count: length))
        run.link = nil
        run.background = nil
        run.underline = nil
        run.strikethrough = nil
        return run
    }
}

extension String {
    /// The string in the case that the environment asks for.
    func cased(in environment: EnvironmentValues) -> String {
        switch environment.inherited.textCase {
        case .uppercase: uppercased(with: environment.inherited.locale)
        case .lowercase: lowercased(with: environment.inherited.locale)
        case nil: self
        }
    }
}
