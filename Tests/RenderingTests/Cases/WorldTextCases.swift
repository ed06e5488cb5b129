internal import SwiftUI
internal import Testing
internal import ViewLayout

/// Failures that other picture services had with scripts other than Latin and with emoji.
@MainActor
@Suite("Text of the world, from view to picture")
struct WorldTextCases {
    @Test(
        "text of another direction is one element in logical order that says its direction",
        arguments: ["مرحبا بالعالم", "שלום עולם", "السلام"]
    )
    func rightToLeft(_ string: String) throws {
        let svg = try #require(try Staging(Text(verbatim: string)).parsed())
        let text = try #require(svg.elements("text").first)
        #expect(svg.texts == [string])
        #expect(text["direction"] == "rtl")
    }

    @Test("text of mixed direction stays one element in logical order and begins in its first letter's direction")
    func mixed() throws {
        let svg = try #require(try Staging(Text(verbatim: "abc שלום 123 עולם")).parsed())
        #expect(svg.texts == ["abc שלום 123 עולם"])
        #expect(svg.elements("text").first?["direction"] == nil)
    }

    @Test("the leading edge is on the right where the surroundings read from right to left")
    func leading() throws {
        let view = Text(verbatim: "مرحبا").frame(maxWidth: .infinity, alignment: .leading)
        let left = try #require(try Staging(view, 300, 60).lines.first)
        let right = try #require(try Staging(view, 300, 60, isRightToLeft: true).lines.first)
        #expect(abs(left.origin.x) < 0.5)
        #expect(abs(right.origin.x + right.width - 300) < 0.5)
    }

    @Test(
        "all graphemes are drawn, in order",
        arguments: ["⚡️Hello⚡", "👩‍👩‍👧‍👦x", "🇩🇪y", "1️⃣2️⃣", "👍🏽 ok", "e\u{301}a\u{308}", "அடிமையாக", "नमस्ते", "สวัสดี"]
    )
    func graphemes(_ string: String) throws {
        let svg = try #require(try Staging(Text(verbatim: string)).parsed())
        #expect(svg.texts.joined() == string)
        for text in svg.elements("text") {
            // A list of positions would tear letters apart that are shaped together.
            #expect(text["x"]?.contains(" ") == false)
            #expect(text["dx"] == nil)
            #expect(text["rotate"] == nil)
        }
    }

    @Test(
        "neither lines nor the mark for cut text split a grapheme, however little space there is",
        arguments: [
            "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "🇩🇪🇫🇷🇮🇹🇪🇸", "e\u{301}e\u{301}e\u{301}e\u{301}", "அடிமையாக வைத்திருக்கப்படுதலோ", "👍🏽👍🏽👍🏽👍🏽",
            "நினைவுகளைத் தொலைத்தேன்",
        ]
    )
    func clusters(_ string: String) throws {
        let whole = string.filter { !$0.isWhitespace }
        for width in stride(from: 4.0, through: 120, by: 9) {
            let lines = try Staging(Text(verbatim: string), width, 2000).lines
            #expect(lines.map(\.string).joined().filter { !$0.isWhitespace } == whole)
            for mode in [Text.TruncationMode.head, .middle, .tail] {
                let view = Text(verbatim: string).lineLimit(1).truncationMode(mode)
                let line = try #require(try Staging(view, width, 40).lines.first)
                let pieces = line.string.split(separator: "…", omittingEmptySubsequences: true)
                #expect(pieces.allSatisfy { Array(string).contains(Array($0)) }, "\(line.string)")
                #expect(pieces.reduce(0) { $0 + $1.count } <= string.count)
            }
        }
    }

    @Test("wide and narrow letters are measured as what they are")
    func widths() throws {
        func width(_ string: String, _ font: Font = .body) throws -> Double {
            try Staging(Text(verbatim: string).font(font), 4000, 60).lines.first?.width ?? 0
        }
        let (wide, narrow) = (
            try width(String(repeating: "W", count: 40)), try width(String(repeating: "i", count: 40))
        )
        // San Francisco at 17 points: about 16.1 and 4.0 points a letter.
        #expect(abs(wide / 40 - 16.1) < 0.5, "\(wide / 40)")
        #expect(abs(narrow / 40 - 4.0) < 0.4, "\(narrow / 40)")
        #expect(try width("Hello UIKit") < width("Hello UIKit", .body.bold()))
        #expect(try width("Hello UIKit", .caption2) < width("Hello UIKit"))
        #expect(try width("Hello UIKit", .largeTitle) > 1.8 * width("Hello UIKit"))
        // An emoji is a little more than an em wide, whatever it is made of.
        let family = try width("👩‍👩‍👧‍👦")
        #expect(abs(family - (try width("📦"))) < 0.01)
        #expect((17...24).contains(family))
        #expect(abs(try width("📦🚀") - 2 * family) < 0.5)
    }
}
