internal import Foundation
internal import SwiftUI
internal import Testing
internal import ViewLayout

/// What a viewer without any of Apple's fonts draws.
@MainActor
@Suite("Ink in Chromium", .enabled(if: Chromium.isUsable, "no chromium or no DejaVu fonts here"))
struct ChromiumInkTests {
    /// A text as Chromium draws it; all lengths in points.
    private struct Ink: Decodable {
        var sample: Int
        var text: String
        /// The drawn advance: left edge and width.
        var x: Double
        var width: Double
        /// How far ink reaches above and below the baseline.
        var above: Double
        var below: Double
        var baseline: Double
        var family: String
    }

    private static let strings = [
        "Hello UIKit", "The quick brown fox jumps over the lazy dog", "0123456789", "WWWWWWWW", "iiiiiiiiii",
        "AVAST To.",
        ">=18 || ^20.1.0", "Ünïcödé Ärger Éßl", "Привет, мир", "Καλημέρα κόσμε", "📦🚀", "semantic 🇩🇪 x", "W", "i", "j",
        "12:34", "−7 °C", "100%", "€ 1,234.56", "a", "[…]", "fjord gypsy Q",
    ]

    private static let styles: [(name: String, font: Font)] = [
        ("body", .body), ("caption2", .caption2), ("largeTitle", .largeTitle), ("bold", .body.bold()),
        ("black", .system(size: 28, weight: .black)), ("thin", .system(size: 40, weight: .thin)),
        ("rounded", .system(.title, design: .rounded)), ("serif", .system(.title3, design: .serif)),
        ("monospaced", .system(.footnote, design: .monospaced)), ("digits", .headline.monospacedDigit()),
        ("italic", .callout.italic()),
    ]

    private static let views: [(text: String, style: String, view: AnyView)] =
        strings.flatMap { string in
            styles.map { (string, $0.name, AnyView(Text(verbatim: string).font($0.font))) }
        } + [
            ("tracked", "tracking", AnyView(Text(verbatim: "tracked text").tracking(4))),
            ("kerned", "kerning", AnyView(Text(verbatim: "kerned text").kerning(-1))),
            ("lines", "lines", AnyView(Text(verbatim: strings[1]).frame(width: 90))),
            ("cut", "tail", AnyView(Text(verbatim: strings[1]).lineLimit(1).frame(width: 90))),
            (
                "cut", "middle",
                AnyView(Text(verbatim: strings[1]).lineLimit(1).truncationMode(.middle).frame(width: 90))
            ),
            (
                "small", "scaled",
                AnyView(Text(verbatim: strings[1]).lineLimit(1).minimumScaleFactor(0.4).frame(width: 200))
            ),
            ("runs", "runs", AnyView(Text("a ") + Text("bold").bold() + Text(" and ") + Text("italic").italic())),
            ("timer", "digits", AnyView(Text(verbatim: "1:02:03").monospacedDigit())),
        ]

    private static let script = """
        const out = [];
        const pen = document.createElement('canvas').getContext('2d');
        document.querySelectorAll('div[data-sample]').forEach(div => {
          // Glyph boxes are whole pixels; large ones make that harmless.
          const svg = div.querySelector('svg');
          svg.setAttribute('width', svg.viewBox.baseVal.width * 8);
          svg.setAttribute('height', svg.viewBox.baseVal.height * 8);
          div.querySelectorAll('text').forEach(text => {
            const box = text.getBBox();
            const style = getComputedStyle(text);
            const size = parseFloat(style.fontSize) * 8 + 'px';
            pen.font = [style.fontStyle, style.fontWeight, size, style.fontFamily].join(' ');
            const ink = pen.measureText(text.textContent);
            out.push({ sample: Number(div.dataset.sample), text: text.textContent, x: box.x, width: box.width,
              above: ink.actualBoundingBoxAscent / 8, below: ink.actualBoundingBoxDescent / 8,
              baseline: Number(text.getAttribute('y')), family: style.fontFamily });
          });
        });
        const pre = document.createElement('pre');
        pre.id = 'ink';
        pre.textContent = '\\n' + encodeURIComponent(JSON.stringify(out)) + '\\n';
        document.body.appendChild(pre);
        """

    private static func inks(_ svgs: [String]) throws -> [Ink] {
        let pictures = svgs.enumerated().map { "<div data-sample=\"\($0)\">\($1)</div>" }.joined(separator: "\n")
        let page = "<!doctype html><meta charset=\"utf-8\"><body>\(pictures)<script>\(script)</script></body>"
        let dom = try Chromium.dom(of: page)
        let start = try #require(dom.range(of: "<pre id=\"ink\">"))
        let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
        let encoded = dom[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        return try JSONDecoder().decode([Ink].self, from: Data(try #require(encoded.removingPercentEncoding).utf8))
    }

    @Test("the ink of every text stays inside its frame where only DejaVu is installed")
    func frames() throws {
        let stagings = Self.views.map { Staging($0.view, 700, 120) }
        let inks = try Self.inks(stagings.map { try $0.svg() })
        #expect(Set(inks.map(\.sample)) == Set(Self.views.indices))
        var frames: [[PlacedNode]] = []
        for staging in stagings {
            var texts: [PlacedNode] = []
            try staging.placed.walk { if $0.text != nil { texts.append($0) } }
            frames.append(texts)
        }
        for ink in inks {
            let view = Self.views[ink.sample]
            let frame = try #require(frames[ink.sample].first).frame
            let name = "\(view.text) (\(view.style)): \(ink)"
            // Slanted letters lean out of their boxes, and some upright ones reach out of theirs a little.
            let leans = ["italic", "runs"].contains(view.style) || ink.text.hasPrefix("j")
            let lean = (leans ? 0.2 : 0.03) * (ink.above + ink.below)
            #expect(ink.x >= frame.minX - 0.5 - lean, "left of its frame: \(name) \(frame)")
            #expect(ink.x + ink.width <= frame.maxX + 0.5 + lean, "right of its frame: \(name) \(frame)")
            // Capitals with accents reach a little higher in DejaVu than in San Francisco.
            let slack = max(1, (ink.above + ink.below) * 0.08)
            #expect(ink.baseline - ink.above >= frame.minY - slack, "above its frame: \(name) \(frame)")
            #expect(ink.baseline + ink.below <= frame.maxY + slack, "below its frame: \(name) \(frame)")
        }
    }

    @Test("no text of the recorded goldens is drawn wider than it was measured where only DejaVu is installed")
    func goldens() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "GoldenTests/Recorded/text")
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        // No font there has letters of Thai, and marks that stand in a row of their own cannot be held to a width.
        let files = (walker?.allObjects as? [URL] ?? []).filter {
            $0.pathExtension == "svg" && !$0.lastPathComponent.hasPrefix("thai")
        }.sorted {
            $0.path < $1.path
        }
        #expect(files.count > 80)
        let svgs = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        let inks = try Self.inks(svgs)
        var measured: [Int: [(text: String, left: Double, width: Double)]] = [:]
        for (sample, svg) in svgs.enumerated() {
            let parsed = try #require(ParsedSVG(svg))
            measured[sample] = parsed.elements("text").map { text in
                let width = Double(text["textLength"] ?? "") ?? 0
                let x = Double(text["x"] ?? "") ?? 0
                let isRightToLeft = text["direction"] == "rtl"
                let share: Double =
                    switch text["text-anchor"] {
                    case "middle": 0.5
                    case "end": isRightToLeft ? 0 : 1
                    default: isRightToLeft ? 1 : 0
                    }
                return (text.text, x - share * width, width)
            }
        }
        for (sample, drawn) in Dictionary(grouping: inks, by: \.sample) {
            let texts = try #require(measured[sample])
            #expect(drawn.count == texts.count)
            for (ink, text) in zip(drawn, texts) {
                // Slanted letters lean out of their boxes.
                let lean = 0.2 * (ink.above + ink.below)
                let name = "\(files[sample].lastPathComponent): \(ink)"
                #expect(ink.x >= text.left - 0.5 - lean, "left of what was measured: \(name)")
                #expect(ink.x + ink.width <= text.left + text.width + 0.5 + lean, "right of it: \(name)")
            }
        }
    }

    @Test("a frame holds its text without more than a tenth of slack")
    func slack() throws {
        let strings = Self.strings.filter { $0.count > 4 }
        let stagings = strings.map { Staging(Text(verbatim: $0), 700, 120) }
        let inks = try Self.inks(stagings.map { try $0.svg() })
        for (index, staging) in stagings.enumerated() {
            let width = try staging.lines.reduce(0) { max($0, $1.width) }
            let drawn = inks.filter { $0.sample == index }
            let left = drawn.map(\.x).min() ?? 0
            let right = drawn.map { $0.x + $0.width }.max() ?? 0
            #expect(right - left > width * 0.9, "\(strings[index]) \(right - left) in \(width)")
        }
    }
}
