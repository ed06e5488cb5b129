internal import Foundation
internal import FoundationXML

/// An SVG read by a strict XML parser.
final class ParsedSVG {
    /// An element with what it holds.
    final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []
        var text = ""

        init(name: String, attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        /// This element and all below it, in document order.
        var all: [Element] { [self] + children.flatMap(\.all) }

        subscript(attribute: String) -> String? { attributes[attribute] }
    }

    let root: Element

    /// Nil where the document is not well formed.
    init?(_ svg: String) {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else { return nil }
        self.root = root
    }

    /// All elements of a kind, in document order.
    func elements(_ name: String) -> [Element] { root.all.filter { $0.name == name } }

    /// The first element for which `isWanted` holds.
    func first(where isWanted: (Element) -> Bool) -> Element? { root.all.first(where: isWanted) }

    /// The words of all text elements.
    var texts: [String] { elements("text").map(\.text) }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: Element?
        private var stack: [Element] = []

        func parser(
            _ parser: XMLParser,
            didStartElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String]
        ) {
            let element = Element(name: elementName, attributes: attributeDict)
            stack.last?.children.append(element)
            if stack.isEmpty { root = element }
            stack.append(element)
        }

        func parser(
            _ parser: XMLParser,
            didEndElement elementName: String,
            namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            stack.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            stack.last?.text += string
        }
    }
}
