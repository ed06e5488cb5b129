import SwiftUI

extension Golden {
    @GoldenList static var textWrapping: [Golden] {
        Golden("text/wrap/words", 110, 90) { framed("The quick brown fox jumps over the lazy dog") }
        Golden("text/wrap/hyphens", 110, 90) { framed("A well-known mother-in-law") }
        Golden("text/wrap/slashes", 110, 90) { framed("and/or https://example.org/a/long/path") }
        Golden("text/wrap/no-break-space", 110, 70) { framed("It is 9:41\u{A0}AM now, really") }
        Golden("text/wrap/soft-hyphen", 110, 70) { framed("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt") }
        Golden("text/wrap/zero-width-space", 110, 70) { framed("longlong\u{200B}words\u{200B}broken\u{200B}here") }
        Golden("text/wrap/long-word", 110, 70) { framed("Pneumonoultramicroscopic") }
        Golden("text/wrap/newlines", 110, 90) { framed("one\ntwo\n\nfour") }
        Golden("text/wrap/tabs", 158, 60) { Text("a\tb\tc\nlonger\td") }
        Golden("text/wrap/kinsoku", 110, 90) { framed("「日本語」の文章、改行。ちょっと") }
        Golden("text/wrap/korean", 110, 70) { framed("안녕하세요 여러분 반갑습니다") }
        Golden("text/wrap/thai", 110, 70) { framed("ภาษาไทยเป็นภาษาที่ไม่เว้นวรรค") }
        Golden("text/wrap/numbers", 110, 70) { framed("Total $1,234.50 (-12%) today") }
    }

    @GoldenList static var textTruncation: [Golden] {
        Golden("text/truncation/tail", 120, 40) { Text(fox).lineLimit(1) }
        Golden("text/truncation/head", 120, 40) { Text(fox).lineLimit(1).truncationMode(.head) }
        Golden("text/truncation/middle", 120, 40) { Text(fox).lineLimit(1).truncationMode(.middle) }
        Golden("text/truncation/last-of-two", 120, 60) { Text(fox).lineLimit(2) }
        Golden("text/truncation/by-height", 120, 60) { Text(fox).frame(height: 42) }
        Golden("text/truncation/at-newline", 120, 40) { Text("first\nsecond").lineLimit(1) }
        Golden("text/truncation/runs", 120, 40) {
            (Text("The quick ") + Text("brown fox jumps").bold().foregroundColor(.brown)).lineLimit(1)
        }
        Golden("text/truncation/emoji", 100, 40) { Text("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦").lineLimit(1) }
        Golden("text/truncation/reserved-lines", 120, 70) {
            VStack(spacing: 0) {
                Text("one").lineLimit(2, reservesSpace: true).background(Color.yellow.opacity(0.4))
                Color.blue.frame(height: 2)
            }
        }
        Golden("text/truncation/range", 120, 110) {
            VStack(spacing: 0) {
                Text("one").lineLimit(2...3).background(Color.yellow.opacity(0.4))
                Text(fox).lineLimit(2...3)
            }
        }
        Golden("text/truncation/beside", 158, 40) {
            HStack {
                Text("A long name of something").lineLimit(1)
                Spacer(minLength: 4)
                Text("42 %").layoutPriority(1)
            }
        }
    }

    @GoldenList static var textScaling: [Golden] {
        Golden("text/scaling/fits-by-scale", 120, 40) { Text("Scaled to fit in").lineLimit(1).minimumScaleFactor(0.5) }
        Golden("text/scaling/fits-anyway", 120, 40) { Text("Fits").lineLimit(1).minimumScaleFactor(0.5) }
        Golden("text/scaling/cut-at-least", 120, 40) { Text(fox).lineLimit(1).minimumScaleFactor(0.8) }
        Golden("text/scaling/two-lines", 120, 60) { Text(fox).lineLimit(2).minimumScaleFactor(0.5) }
        Golden("text/scaling/tightening", 141, 60) {
            VStack(alignment: .leading) {
                Text("A title that nearly fit").lineLimit(1)
                Text("A title that nearly fit").lineLimit(1).allowsTightening(true)
            }
            .font(.callout)
        }
        Golden("text/scaling/large-number", 158, 60) {
            Text("1,234,567.89").font(.system(size: 48, weight: .bold)).lineLimit(1).minimumScaleFactor(0.3)
        }
    }

    @GoldenList static var textAlignment: [Golden] {
        Golden("text/alignment/leading", 120, 80) { Text(fox).multilineTextAlignment(.leading) }
        Golden("text/alignment/center", 120, 80) { Text(fox).multilineTextAlignment(.center) }
        Golden("text/alignment/trailing", 120, 80) { Text(fox).multilineTextAlignment(.trailing) }
        Golden("text/alignment/in-wide-frame", 158, 60) {
            Text("short\nlonger line").multilineTextAlignment(.trailing).frame(width: 130, alignment: .leading)
                .background(Color.yellow.opacity(0.4))
        }
        Golden("text/alignment/values-at-the-end", 158, 70) {
            VStack {
                HStack {
                    Text("Protein")
                    Spacer()
                    Text("124 g").bold()
                }
                HStack {
                    Text("Fat")
                    Spacer()
                    Text("8 g").bold()
                }
            }
            .font(.subheadline)
        }
    }

    @GoldenList static var textLines: [Golden] {
        Golden("text/lines/spacing", 200, 90) {
            HStack(alignment: .top) {
                Text("no space between").frame(width: 80)
                Text("ten points between").lineSpacing(10).frame(width: 80)
            }
        }
        Golden("text/lines/heights", 250, 120) {
            HStack(alignment: .top) {
                Text("tight line height").lineHeight(.tight).frame(width: 70)
                Text("exact line height").lineHeight(.exact(points: 32)).frame(width: 70)
                Text("twice line height").lineHeight(.multiple(factor: 2)).frame(width: 70)
            }
        }
        Golden("text/lines/styles-below-each-other", 158, 120) {
            VStack(alignment: .leading) {
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                Text("Caption").font(.caption)
                Color.blue.frame(height: 4)
                Text("Body")
            }
        }
        Golden("text/lines/baselines", 158, 60) {
            HStack(alignment: .lastTextBaseline) {
                Text("two\nlines").font(.caption)
                Text("Big").font(.largeTitle)
                Text("end").font(.caption2)
            }
        }
    }

    @GoldenList static var textDecorations: [Golden] {
        Golden("text/decoration/underline", 158, 80) {
            VStack(alignment: .leading) {
                Text("Underlined").underline()
                Text("in red").underline(color: .red)
                Text("not at all").underline(false)
            }
        }
        Golden("text/decoration/patterns", 158, 120) {
            VStack(alignment: .leading) {
                Text("dotted").underline(pattern: .dot)
                Text("dashed").underline(pattern: .dash)
                Text("dash dot").underline(pattern: .dashDot)
                Text("dash dot dot").strikethrough(pattern: .dashDotDot, color: .blue)
            }
        }
        Golden("text/decoration/strikethrough", 158, 60) {
            VStack(alignment: .leading) {
                Text("Water plants").strikethrough()
                Text("Both lines").underline(color: .green).strikethrough(color: .red)
            }
        }
        Golden("text/decoration/across-runs", 158, 50) {
            (Text("one ") + Text("two ").bold() + Text("three")).underline()
        }
        Golden("text/decoration/dark", 158, 50, in: .dark) {
            Text("In the dark").underline(pattern: .dash, color: .yellow)
        }
    }

    @GoldenList static var textRedaction: [Golden] {
        Golden("text/redaction/placeholder", 158, 100) {
            VStack(alignment: .leading) {
                Text("A headline").font(.headline)
                Text("And two lines of text that are hidden").font(.caption)
            }
            .redacted(reason: .placeholder)
        }
        Golden("text/redaction/privacy", 158, 60) {
            VStack(alignment: .leading) {
                Text("Balance")
                Text("1,234.56").privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        Golden("text/redaction/unredacted", 158, 60) {
            VStack(alignment: .leading) {
                Text("Shown").unredacted()
                Text("Hidden").foregroundStyle(.red)
            }
            .redacted(reason: .placeholder)
        }
        Golden("text/redaction/dark", 158, 60, in: .dark) {
            Text("Hidden in the dark").redacted(reason: .placeholder)
        }
    }

    @MainActor private static func framed(_ string: String) -> some View {
        Text(string).frame(width: 100, alignment: .leading).background(Color.yellow.opacity(0.4))
    }

    private static let fox = "The quick brown fox jumps over the lazy dog"
}
