import Testing
import ViewTree

@testable import WidgetHost

@Suite struct StrictJSONTests {
    private func parse(_ text: String) throws(StrictJSON.SyntaxError) -> JSONValue {
        try StrictJSON.parse(Array(text.utf8))
    }

    @Test(
        "every kind of value is read",
        arguments: [
            ("null", JSONValue.null), ("true", .bool(true)), (" false ", .bool(false)), ("0", .int(0)),
            ("-12", .int(-12)),
            ("1.5", .double(1.5)), ("1e2", .double(100)), ("-0.5E-1", .double(-0.05)),
            ("9223372036854775808", .double(9_223_372_036_854_775_808)), (#""a""#, .string("a")), ("[]", .array([])),
            ("{}", .object([:])), (#"[1, "b", [null]]"#, .array([.int(1), .string("b"), .array([.null])])),
            (#"{"a": {"b": 1}, "c": []}"#, .object(["a": .object(["b": .int(1)]), "c": .array([])])),
            (#""\u00e4\n\"\/\ud83d\ude80é""#, .string("ä\n\"/🚀é")), ("\u{FEFF}1", .int(1)),
        ]
    )
    func values(_ text: String, _ value: JSONValue) throws {
        #expect(try parse(text) == value)
    }

    @Test(
        "what RFC 8259 does not write is refused",
        arguments: [
            "", " ", "{", "[1,]", #"{"a":1,}"#, "[1 2]", "01", "+1", ".5", "1.", "1e", "-", "nul", "True", "'a'",
            #"{a:1}"#,
            #"{"a" 1}"#, #""a"#, "\"a\nb\"", #""\x""#, #""\u12g4""#, #""\ud83d""#, #""\udc00""#, "1 2", "// c\n1",
            #"{"a":1,"a":2}"#, "1e999", "NaN",
        ]
    )
    func refused(_ text: String) {
        #expect(throws: StrictJSON.SyntaxError.self) { try parse(text) }
    }

    @Test("errors name line and column in characters")
    func place() {
        let error = #expect(throws: StrictJSON.SyntaxError.self) { try parse("{\n  \"ä\": tru\n}") }
        #expect(error == StrictJSON.SyntaxError(line: 2, column: 8, problem: "expected a value"))
    }

    @Test("bytes that are no UTF-8 and nesting without end are refused")
    func hostile() {
        #expect(throws: StrictJSON.SyntaxError.self) { try StrictJSON.parse([0x22, 0xFF, 0x22]) }
        #expect(throws: StrictJSON.SyntaxError.self) { try parse(String(repeating: "[", count: 100_000)) }
    }
}
