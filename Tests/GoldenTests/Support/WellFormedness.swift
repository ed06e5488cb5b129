internal import Foundation
internal import FoundationXML

/// What a strict XML parser says of a document.
struct WellFormedness {
    /// The first problem; nil where the document is well formed.
    let problem: String?

    init(of document: String) {
        let parser = XMLParser(data: Data(document.utf8))
        problem =
            parser.parse()
            ? nil : "line \(parser.lineNumber): \(parser.parserError.map(String.init(describing:)) ?? "unknown")"
    }
}
