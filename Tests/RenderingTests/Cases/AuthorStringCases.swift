internal import Foundation
internal import SwiftUI
internal import Testing

/// Failures that other picture services had with their users' strings, tried on whole views.
@MainActor
@Suite("Strings of authors, from view to picture")
struct AuthorStringCases {
    nonisolated private static let scalars: [Unicode.Scalar] = [0x00...0x1F, 0x7F...0x9F, 0xFFFE...0xFFFF].flatMap {
        range in
        range.compactMap { Unicode.Scalar(UInt32($0)) }
    }

    @Test("a text of every control character and non-character gives a document that parses", arguments: scalars)
    func controls(_ scalar: Unicode.Scalar) throws {
        let string = "a\(Character(scalar))b"
        let view = VStack {
            Text(verbatim: string).accessibilityLabel(string).accessibilityHint(string)
            Label(string, systemImage: "star")
            Link(string, destination: URL(filePath: "/x"))
        }
        .accessibilityIdentifier(string)
        let svg = try #require(try Staging(view).parsed(title: string))
        #expect(svg.texts.joined().filter { $0 == "a" }.count >= 3)
    }

    @Test(
        "markup characters are escaped once in text, title, description and attributes",
        arguments: [#"Data & <Science> "x" 'y'"#, "&amp;", "a]]>b"]
    )
    func markup(_ string: String) throws {
        let view = VStack {
            Text(verbatim: string)
            Image(systemName: "star").accessibilityLabel(string)
        }
        let svg = try #require(try Staging(view).parsed(title: string))
        #expect(svg.texts == [string])
        #expect(svg.elements("title").map(\.text) == [string])
        #expect(svg.elements("desc").first?.text.contains(string) == true)
        #expect(svg.first { $0["aria-label"] == string } != nil)
    }

    @Test("gradient stops stand alone in their gradient, in ascending order")
    func gradients() throws {
        let colors: [Color] = [.red, .green, .blue]
        let view = HStack {
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
            RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 40)
            LinearGradient(
                stops: [
                    .init(color: .red, location: 0.7), .init(color: .green, location: 0.2),
                    .init(color: .blue, location: 1.4),
                ],
                startPoint: .top,
                endPoint: .bottom
            )
        }
        let svg = try #require(try Staging(view).parsed())
        let gradients = svg.elements("linearGradient") + svg.elements("radialGradient")
        #expect(gradients.count == 3)
        for gradient in gradients {
            #expect(gradient.children.allSatisfy { $0.name == "stop" })
            #expect(gradient.text.allSatisfy { $0.isWhitespace })
            let offsets = gradient.children.map { Double($0["offset"] ?? "0") ?? -1 }
            #expect(offsets.count >= 3)
            #expect(offsets == offsets.sorted())
            #expect(offsets.allSatisfy { (0...1).contains($0) })
        }
    }
}
