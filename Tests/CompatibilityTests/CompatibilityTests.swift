import Foundation
import Testing

@MainActor
struct CompatibilityTests {
    @Test("each line's status is true")
    func statuses() {
        for section in CompatibilityDocument.sections {
            for line in section.lines {
                if let problem = line.problem() { Issue.record("\(section.title): \(line.name): \(problem)") }
            }
        }
    }

    @Test("no name is listed twice in a section")
    func names() {
        for section in CompatibilityDocument.sections {
            #expect(Set(section.lines.map(\.name)).count == section.lines.count, "\(section.title)")
        }
    }

    @Test("the page says what the lines prove")
    func page() throws {
        let text = CompatibilityDocument.text
        if ProcessInfo.processInfo.environment["VITRINE_RECORD_COMPATIBILITY"] == "1" {
            try Data(text.utf8).write(to: CompatibilityDocument.url)
        }
        let recorded = try String(contentsOf: CompatibilityDocument.url, encoding: .utf8)
        #expect(
            recorded == text,
            "VITRINE_RECORD_COMPATIBILITY=1 swift test --filter CompatibilityTests writes the page anew"
        )
    }

    @Test("what is called absent does not compile, and a file without it does")
    func absent() throws {
        // One compiler a name: a missing module hides what comes after it.
        for name in AbsentName.all {
            let errors = try AuthorCompiler.errors(in: name.source)
            #expect(errors.contains { $0.contains(name.error) }, "\(name.name): \(errors)")
        }
        let present = "import SwiftUI\nimport WidgetKit\nstruct V: View { var body: some View { Text(\"a\") } }\n"
        #expect(try AuthorCompiler.errors(in: present) == [])
    }
}
