import Foundation
import Testing

@testable import AppIntents

private struct SummaryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Summary"

    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Mode", default: .clock) var mode: Mode
    @Parameter(title: "Days", default: 1) var days: Int
    @Parameter(title: "Level") var level: Level?

    static var parameterSummary: some ParameterSummary {
        When(\.$mode, .equalTo, .clock) {
            Summary("Show \(\.$mode) for \(\.$days) days") {
                \.$name
            }
        } otherwise: {
            Switch(\.$level) {
                Case(.low) { Summary("Low \(\.$level)") }
                DefaultCase {
                    When(widgetFamily: .equalTo, .systemSmall) {
                        Summary("Small")
                    } otherwise: {
                        Summary("Large \(\.$level)") {
                            \.$days
                            \.$name
                        }
                    }
                }
            }
        }
    }
}

struct ParameterSummaryTests {
    private let node = SummaryIntent().summaryNode

    @Test("the parameters shown follow the branch that the values choose")
    func branches() throws {
        let node = try #require(node)
        #expect(node.parameters(for: ["mode": "clock"]) == ["mode", "days", "name"])
        #expect(node.parameters(for: ["mode": "weather", "level": 1]) == ["level"])
        #expect(node.parameters(for: ["mode": "weather"], family: "systemSmall") == [])
        #expect(node.parameters(for: ["mode": "weather"], family: "systemLarge") == ["level", "days", "name"])
    }

    @Test("the editor's order is that of the summary, with unmentioned parameters last")
    func order() {
        #expect(IntentDescriptor(SummaryIntent.self).order == ["mode", "days", "name", "level"])
        #expect(IntentDescriptor(ToggleTaskIntent.self).order == ["taskID"])
        #expect(IntentDescriptor(ToggleTaskIntent.self).summary == nil)
    }

    @Test("the summary as JSON keeps the words and names")
    func json() throws {
        guard case .object(let fields)? = node?.json else {
            Issue.record("no object")
            return
        }
        #expect(fields["when"] == ["parameter": "mode", "comparison": "equalTo", "values": ["clock"]])
        #expect(
            fields["then"] == [
                "sentence": ["Show ", ["parameter": "mode"], " for ", ["parameter": "days"], " days"],
                "parameters": ["name"],
            ]
        )
    }

    @Test(
        "comparisons of numbers hold as written",
        arguments: [
            (SummaryNode.Comparison.lessThan, false), (.lessThanOrEqualTo, true), (.greaterThan, false),
            (.greaterThanOrEqualTo, true), (.equalTo, true), (.notEqualTo, false), (.hasAnyValue, true),
            (.hasNoValue, false),
        ]
    )
    func comparisons(comparison: SummaryNode.Comparison, holds: Bool) {
        #expect(comparison.holds(3, [3]) == holds)
    }
}
