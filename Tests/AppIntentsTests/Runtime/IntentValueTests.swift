import Foundation
import Testing

@testable import AppIntents

struct IntentValueTests {
    @Test(
        "plain JSON is read into the value it stands for and written back",
        arguments: [
            ("null", nil), ("true", true), ("1", 1), ("-2.5", -2.5), (#""a\"b""#, "a\"b"), ("[1,[],{}]", [1, [], [:]]),
            (#"{"a":{"b":[null,false]}}"#, ["a": ["b": [nil, false]]]),
            ("9223372036854775807", .int(.max)), ("9223372036854775808", .double(9_223_372_036_854_775_808)),
        ] as [(String, IntentValue)]
    )
    func json(text: String, value: IntentValue) throws {
        let read = try JSONDecoder().decode(IntentValue.self, from: Data(text.utf8))
        #expect(read == value)
        let written = try JSONEncoder().encode(read)
        #expect(try JSONDecoder().decode(IntentValue.self, from: written) == value)
    }

    @Test("numbers that JSON cannot hold are written as null")
    func notANumber() throws {
        let data = try JSONEncoder().encode([IntentValue.double(.nan), .double(.infinity)])
        #expect(String(decoding: data, as: UTF8.self) == "[null,null]")
    }

    @Test("a description quotes values and cuts long ones")
    func description() {
        #expect(IntentValue.string("a").description == "“a”")
        #expect(IntentValue.string(String(repeating: "x", count: 500)).description.count == 80)
        #expect(IntentValue.array([1, 2]).description == "a list of 2")
    }
}
