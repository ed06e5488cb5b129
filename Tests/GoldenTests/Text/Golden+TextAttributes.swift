import SwiftUI

extension Golden {
    @GoldenList static var textAttributes: [Golden] {
        Golden("text/attribute/font-and-color", 158, 50) {
            attributed("Large", " and red") {
                $0.font = .title2
                $1.foregroundColor = .red
            }
        }
        Golden("text/attribute/background", 158, 50) {
            attributed("marked", " and not") { first, _ in first.backgroundColor = .yellow }
        }
        Golden("text/attribute/background-dark", 158, 50, in: .dark) {
            attributed("marked", " and not") { first, _ in first.backgroundColor = .indigo }
        }
        Golden("text/attribute/underline", 158, 50) {
            attributed("dotted", " dashed") {
                $0.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
                $1.underlineStyle = Text.LineStyle(pattern: .dash)
            }
        }
        Golden("text/attribute/strikethrough", 158, 50) {
            attributed("gone", " in blue") {
                $0.strikethroughStyle = .single
                $1.strikethroughStyle = Text.LineStyle(color: .blue)
            }
        }
        Golden("text/attribute/kern-and-offset", 158, 50) {
            attributed("wide", "raised") {
                $0.kern = 4
                $1.baselineOffset = 6
            }
        }
        Golden("text/attribute/link", 158, 50) {
            attributed("A ", "link") { _, second in second.link = URL(string: "https://example.org") }
        }
        Golden("text/attribute/markdown", 158, 50) {
            Text((try? AttributedString(markdown: "# A **bold** `word`")) ?? AttributedString())
        }
    }

    @MainActor private static func attributed(
        _ first: String,
        _ second: String,
        change: (inout AttributedString, inout AttributedString) -> Void
    ) -> Text {
        var (start, end) = (AttributedString(first), AttributedString(second))
        change(&start, &end)
        return Text(start + end)
    }

    @GoldenList static var textFormats: [Golden] {
        Golden("text/format/numbers", 158, 110) {
            VStack(alignment: .leading) {
                Text(1_234_567, format: .number)
                Text(0.42, format: .percent)
                Text(9.99, format: .currency(code: "EUR"))
                Text("\(3.14159, specifier: "%.2f")")
                Text("\(1234) steps")
            }
        }
        Golden("text/format/dates", 170, 110) {
            VStack(alignment: .leading) {
                Text(noon, style: .time)
                Text(noon, style: .date)
                Text(noon...noon.addingTimeInterval(5400))
                Text(noon, format: .dateTime.weekday().day().month())
            }
            .environment(\.timeZone, .gmt)
        }
        Golden("text/format/moving-dates", 170, 110) {
            VStack(alignment: .leading) {
                Text(noon.addingTimeInterval(-754), style: .relative)
                Text(noon.addingTimeInterval(-754), style: .timer)
                Text(noon.addingTimeInterval(7200), style: .offset)
                Text(timerInterval: noon...noon.addingTimeInterval(5223))
            }
        }
        Golden("text/format/timer-centred", 158, 50) {
            Text(noon.addingTimeInterval(95), style: .timer).multilineTextAlignment(.center).font(.title2)
        }
        Golden("text/format/case", 158, 80) {
            VStack(alignment: .leading) {
                Text("upper \("value")").textCase(.uppercase)
                Text("LOWER Straße").textCase(.lowercase)
                Text("Left alone").textCase(nil)
            }
        }
    }

    @MainActor private static var noon: Date { Date(timeIntervalSince1970: GoldenStage.instant) }
}
