import SwiftUI

extension Golden {
    @GoldenList static var textRuns: [Golden] {
        Golden("text/run/joined", 158, 60) {
            (Text("Red").foregroundColor(.red) + Text(" and ") + Text("bold").bold() + Text(" and ")
                + Text("small").font(.caption2)).font(.headline)
        }
        Golden("text/run/joined-over-lines", 120, 80) {
            Text("One style runs ") + Text("into another and goes on").foregroundColor(.purple).bold()
        }
        Golden("text/run/symbol", 158, 50) {
            Text("Sun \(Image(systemName: "sun.max.fill")) at noon")
        }
        Golden("text/run/symbols-in-sizes", 158, 70) {
            VStack {
                Text("\(Image(systemName: "star.fill")) 4.8").font(.title)
                Text("\(Image(systemName: "arrow.up")) 12 %").font(.caption).foregroundStyle(.green)
            }
        }
        Golden("text/run/symbol-alone", 60, 40) {
            Text(Image(systemName: "heart.fill")).foregroundStyle(.pink).font(.title2)
        }
        Golden("text/run/interpolated-text", 158, 60) {
            Text("A \(Text("blue").foregroundStyle(.blue)) word, a \(Text("big").font(.title2)) one")
        }
        Golden("text/run/picture", 158, 70) {
            Text("Before \(GoldenPicture.image) after")
        }
        Golden("text/run/kerning", 158, 90) {
            VStack(alignment: .leading) {
                Text("kerning -1").kerning(-1)
                Text("kerning 0")
                Text("kerning 3").kerning(3)
                Text("tracking 3").tracking(3)
            }
        }
        Golden("text/run/baseline-offset", 158, 60) {
            Text("E = mc") + Text("2").font(.caption).baselineOffset(7) + Text(", H")
                + Text("2").font(.caption).baselineOffset(-4) + Text("O")
        }
        Golden("text/run/mixed-sizes", 158, 60) {
            Text("72").font(.system(size: 40)) + Text(" °F").font(.caption)
        }
    }

    @GoldenList static var textMarkdown: [Golden] {
        Golden("text/markdown/styles", 158, 110) {
            VStack(alignment: .leading) {
                Text("**bold** and *italic*")
                Text("***both*** and __bold__")
                Text("`code` and ~~gone~~")
                Text("**bold with *italic* in**")
            }
            .font(.subheadline)
        }
        Golden("text/markdown/link", 158, 60) {
            Text("Read [the guide](https://example.org/guide) first")
        }
        Golden("text/markdown/link-tint", 158, 60) {
            Text("Read [the guide](https://example.org/guide) first").tint(.orange)
        }
        Golden("text/markdown/address", 158, 60) {
            Text("See https://example.org/a, please")
        }
        Golden("text/markdown/escapes", 158, 80) {
            VStack(alignment: .leading) {
                Text(#"\*not italic\*"#)
                Text("2 * 3 * 4 = 24")
                Text("snake_case_name")
            }
        }
        Golden("text/markdown/verbatim", 158, 80) {
            VStack(alignment: .leading) {
                Text(verbatim: "**as it is**")
                Text("\("*value*") 100%")
            }
        }
    }
}
