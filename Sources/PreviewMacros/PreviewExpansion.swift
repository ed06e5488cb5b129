/// The text that stands for one `#Preview`: a type of a unique name whose conformance lists the preview.
///
/// The author's arguments and closures are taken over as they are written, so that the compiler checks them.
struct PreviewExpansion {
    /// The module whose `Preview` macro was used.
    enum Module: String {
        case swiftUI = "SwiftUI"
        case widgetKit = "WidgetKit"

        /// The module behind the name of the macro's implementing type.
        init?(typeName: String) {
            switch typeName {
            case "Preview": self = .swiftUI
            case "WidgetPreview": self = .widgetKit
            default: return nil
            }
        }

        /// The type whose initialisers have the macro's parameters.
        var previewType: String {
            switch self {
            case .swiftUI: "SwiftUI.Preview"
            case .widgetKit: "WidgetKit.WidgetPreview"
            }
        }
    }

    /// The macro's use, attributes and comments before it included.
    let source: String

    /// The prefix of names that only macros may declare.
    let discriminator: String

    /// The file as `Module/File.swift`.
    let fileID: String

    /// The line that the source starts on, from 1; comments and empty lines before the use belong to it.
    let line: Int

    /// The module whose macro was used.
    let module: Module

    /// The declaration, or `nil` where the source is no `#Preview`.
    var text: String? {
        guard let name = source.previewRange else { return nil }
        let line = line + source[..<name.lowerBound].count(where: \.isNewline)
        let attributes = source[..<name.lowerBound].withoutComments
        // Mangled as the compiler expects unique names: length, name, `fMu`, underscore.
        let type = "\(discriminator)7PreviewfMu_"
        return """
            \(attributes)
            enum \(type): \(module.rawValue).PreviewRegistry {
            static var fileID: Swift.String { "\(fileID.escapedForLiteral)" }
            static var line: Swift.Int { \(line) }
            @_Concurrency.MainActor static func makePreview() throws -> \(module.previewType) {
            return \(module.previewType)\(source[name.upperBound...].withoutPreviewableAttributes)
            }
            }
            """
    }
}

extension String {
    /// Where `#Preview` stands, comments before it skipped.
    fileprivate var previewRange: Range<Index>? {
        var position = startIndex
        while position < endIndex {
            let rest = self[position...]
            if rest.hasPrefix("#Preview") {
                return position..<index(position, offsetBy: 8)
            }
            position = rest.endOfComment ?? index(after: position)
        }
        return nil
    }

    /// The text with what a string literal cannot hold escaped.
    fileprivate var escapedForLiteral: String {
        map { character in
            switch character {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n", "\r", "\r\n": " "
            default: String(character)
            }
        }.joined()
    }
}

extension Substring {
    /// Where a comment that starts here ends, or `nil` if none starts here. Block comments nest.
    var endOfComment: Index? {
        if hasPrefix("//") {
            return firstIndex(where: \.isNewline) ?? endIndex
        }
        guard hasPrefix("/*") else { return nil }
        var position = startIndex
        var depth = 0
        repeat {
            if self[position...].hasPrefix("/*") {
                depth += 1
                position = index(position, offsetBy: 2)
            } else if self[position...].hasPrefix("*/") {
                depth -= 1
                position = index(position, offsetBy: 2)
            } else {
                position = index(after: position)
            }
        } while depth > 0 && position < endIndex
        return position
    }

    /// The text with each comment replaced by a space.
    fileprivate var withoutComments: String {
        var text = ""
        var position = startIndex
        while position < endIndex {
            if let end = self[position...].endOfComment {
                text += " "
                position = end
            } else {
                text.append(self[position])
                position = index(after: position)
            }
        }
        return text
    }

    /// The text without `@Previewable`, which says nothing to a preview whose state never changes.
    fileprivate var withoutPreviewableAttributes: String {
        split(separator: "@Previewable", omittingEmptySubsequences: false).joined()
    }
}
