import Foundation
import Testing
import ViewTree

/// What comes back from JSON.
private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}

private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

@Suite("JSON of nodes")
struct ViewNodeCodingTests {
    @Test("every kind of node survives a round trip", arguments: Samples.nodes)
    func nodes(_ node: ViewNode) throws {
        #expect(try roundTrip(node) == node)
    }

    @Test("there is a sample of every kind")
    func completeness() {
        #expect(Set(Samples.nodes.map(\.kind)) == Set(ViewNode.Kind.allCases))
    }

    @Test("a node's JSON is its payload with its kind")
    func form() throws {
        let node = ViewNode.offset(OffsetNode(x: 1, y: 2, child: .empty))
        #expect(try encoded(node) == #"{"child":{"kind":"empty"},"kind":"offset","x":1,"y":2}"#)
    }

    @Test("a kind that is not known becomes a box that names it, wherever it stands")
    func unknown() throws {
        let json = #"""
            {"kind":"stack","axis":"vertical","alignment":"center","children":[{"kind":"hologram","depth":3},{"kind":"empty"}]}
            """#
        let node = try decode(ViewNode.self, json)
        #expect(node.children.count == 2)
        var words: [String] = []
        node.walk {
            if case .text(let text) = $0, case .string(let string) = text.runs[0].content { words.append(string) }
        }
        #expect(words.count == 1 && words[0].contains("hologram"))
    }

    @Test("a payload that lacks what its kind needs is an error that names the key")
    func missing() {
        #expect {
            try decode(ViewNode.self, #"{"kind":"offset","x":1,"child":{"kind":"empty"}}"#)
        } throws: { error in
            guard case DecodingError.keyNotFound(let key, _) = error else { return false }
            return key.stringValue == "y"
        }
        #expect(throws: DecodingError.self) { try decode(ViewNode.self, #"{"x":1}"#) }
        #expect(throws: DecodingError.self) { try decode(ViewNode.self, "[]") }
    }

    @Test("an infinite bound is a word, for JSON knows no infinity")
    func infinity() throws {
        let bounds = FlexibleFrameNode.Bounds(min: 1, max: .infinity)
        #expect(try encoded(bounds) == #"{"max":"infinity","min":1}"#)
        #expect(try roundTrip(bounds) == bounds)
        #expect(try roundTrip(FlexibleFrameNode.Bounds(min: .nan)) == .none)
    }

    @Test("an entry survives a round trip with its background, margins and destination")
    func entry() throws {
        let tree = EntryTree(
            content: .empty,
            background: Samples.nodes[1],
            isBackgroundRemovable: false,
            margins: EdgeInsets(all: 16),
            url: "app://home"
        )
        #expect(try roundTrip(tree) == tree)
    }

    @Test("children can be replaced one by one, in the order they are listed")
    func mapping() {
        for node in Samples.nodes {
            var seen: [ViewNode] = []
            let same = node.mapChildren { child in
                seen.append(child)
                return child
            }
            // Candidates that do not show are replaced as well.
            if case .fitting(let fitting) = node {
                #expect(same == node && seen == fitting.candidates)
            } else {
                #expect(same == node && seen == node.children)
            }
            let replaced = node.mapChildren { _ in .divider(DividerNode()) }
            #expect(replaced.children == node.children.map { _ in .divider(DividerNode()) })
        }
    }
}

@Suite("JSON of paints and shapes")
struct PaintCodingTests {
    @Test("every kind of paint survives a round trip", arguments: Samples.paints)
    func paints(_ paint: Paint) throws {
        #expect(try roundTrip(paint) == paint)
    }

    @Test("every kind of shape survives a round trip", arguments: Samples.shapes)
    func shapes(_ shape: ShapeKind) throws {
        #expect(try roundTrip(shape) == shape)
    }

    @Test("a paint or shape of an unknown kind is an error")
    func unknown() {
        #expect(throws: DecodingError.self) { try decode(Paint.self, #"{"kind":"plaid"}"#) }
        #expect(throws: DecodingError.self) { try decode(ShapeKind.self, #"{"kind":"blob"}"#) }
        #expect(throws: DecodingError.self) { try decode(LayerEffect.self, #"{"blend":"red;x:url(//a)"}"#) }
    }

    @Test("a path is one string in SVG's notation")
    func pathNotation() throws {
        let path = Path(elements: [.move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0.5)), .close])
        #expect(try encoded(path) == #""M 0.0 0.0 L 10.0 0.5 Z""#)
        #expect(try decode(Path.self, #""M 0 0 L 10 0.5 Z""#) == path)
        #expect(try roundTrip(Samples.path) == Samples.path)
        #expect(try roundTrip(Path()) == Path())
        let curve = try decode(Path.self, #""M 0 0 C 1 1 2 2 5 6 Q 1 2 3 4""#).elements
        #expect(curve[1] == .cubic(Point(x: 5, y: 6), control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2)))
        #expect(curve[2] == .quad(Point(x: 3, y: 4), control: Point(x: 1, y: 2)))
    }

    @Test(
        "a path with other commands, missing or endless numbers is refused",
        arguments: ["M 0", "A 1 1", "m 0 0", "M 0 nan", "M 0 inf", "L", "10 10", "M 0 0 C 1 1 2 2", "M0 0"]
    )
    func badPaths(_ text: String) {
        #expect(throws: DecodingError.self) { try decode(Path.self, "\"\(text)\"") }
    }

    @Test("colours are kept in 0...1 and read from six hexadecimal digits")
    func colors() {
        #expect(RGBA(red: 2, green: -1, blue: .nan, alpha: 5) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(RGBA(hex: "FF8000") == RGBA(bytes: 255, 128, 0))
        for bad in ["FF80", "#FF8000", "GG0000", "", "+12345"] { #expect(RGBA(hex: bad) == nil) }
        #expect(RGBA.white.multipliedAlpha(by: 0.5).alpha == 0.5)
    }
}

@Suite("JSON values")
struct JSONValueTests {
    @Test(
        "data passes through unchanged",
        arguments: ["null", "true", "12", "-1.5", #""text""#, "[1,[2],{}]", #"{"a":{"b":[null]}}"#]
    )
    func values(_ json: String) throws {
        #expect(try encoded(decode(JSONValue.self, json)) == json)
    }

    @Test("numbers that JSON cannot hold are written as null")
    func strange() throws {
        #expect(try encoded(JSONValue.array([.double(.nan), .double(.infinity)])) == "[null,null]")
    }
}

@Suite("Geometry")
struct GeometryTests {
    @Test("insets and moves change a rectangle as their names say, and no side becomes negative")
    func rectangles() {
        let rect = Rect(x: 1, y: 2, width: 30, height: 4)
        #expect(rect.offsetBy(x: 10, y: 20) == Rect(x: 11, y: 22, width: 30, height: 4))
        let inset = rect.inset(by: EdgeInsets(top: 1, leading: 2, bottom: 9, trailing: 4))
        #expect(inset == Rect(x: 3, y: 3, width: 24, height: 0))
        #expect(rect.midX == 16 && rect.maxY == 6)
    }
}
