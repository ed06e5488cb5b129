import Foundation
import Testing

@testable import AppIntents

struct StringsFileTests {
    @Test("pairs, comments, escapes and bare words are read")
    func pairs() throws {
        let text = """
            /* a comment with "quotes" = and ; */
            "a" = "b"; // to the end
            "with \\"quotes\\"" = "line\\nbreak\\ttab \\U00e9 \\\\";
            bare.key = "c";
            "same";
            """
        let texts = try #require(StringsFile(Data(text.utf8))?.texts)
        #expect(
            texts == [
                "a": "b", "with \"quotes\"": "line\nbreak\ttab é \\", "bare.key": "c", "same": "same",
            ]
        )
    }

    @Test(
        "every encoding that Xcode has written is read",
        arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian]
    )
    func encodings(encoding: String.Encoding) throws {
        let data = try #require("\"k\" = \"größer\";".data(using: encoding))
        #expect(StringsFile(data)?.texts == ["k": "größer"])
    }

    @Test(
        "a file that breaks off or is something else is none",
        arguments: ["\"a\" = \"b", "\"a\" \"b\";", "{ = }", "<a>"]
    )
    func broken(text: String) {
        #expect(StringsFile(Data(text.utf8)) == nil)
    }

    @Test("an empty file has no texts")
    func empty() {
        #expect(StringsFile(Data())?.texts == [:])
    }

    @Test("a compiled file is read")
    func compiled() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
        #expect(StringsFile(data)?.texts == ["a": "b"])
    }
}
