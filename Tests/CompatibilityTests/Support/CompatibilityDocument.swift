import Foundation

/// `Documentation/Compatibility.md`, made of the lines.
@MainActor
enum CompatibilityDocument {
    /// The package's folder.
    nonisolated static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The file on record.
    static let url = package.appendingPathComponent("Documentation/Compatibility.md")

    /// Every section, in the document's order.
    static let sections: [CompatibilitySection] = [
        CompatibilitySection(title: "Views", lines: views),
        CompatibilitySection(title: "Controls", lines: controls),
        CompatibilitySection(title: "Text and fonts", lines: texts),
        CompatibilitySection(title: "Images and resources", lines: resources),
        CompatibilitySection(title: "Shapes, paints and effects", lines: drawing),
        CompatibilitySection(title: "Layout", lines: layout),
        CompatibilitySection(title: "Privacy and accessibility", lines: privacy),
        CompatibilitySection(title: "State and environment", lines: state),
        CompatibilitySection(title: "WidgetKit", lines: widgets),
        CompatibilitySection(title: "App Intents", lines: intents),
        CompatibilitySection(title: "Without effect", lines: inert),
    ]

    /// The document's text.
    static var text: String {
        var text = """
            # Compatibility

            What of SwiftUI, WidgetKit and App Intents works here. Each line below is compiled as an author's file is, in
            Swift 5 mode without sight of the package's inside, and its status is proved: *supported* changes what is
            drawn, *no effect, noted* changes nothing and says so in the entry's diagnostics, *nothing to do* changes
            nothing and has no reason to. What stands under *Absent* is compiled as well, and has to fail.

            This page is written by the tests. `VITRINE_RECORD_COMPATIBILITY=1 swift test --filter CompatibilityTests`
            writes it anew.

            """
        for section in sections {
            text += "\n## \(section.title)\n\n| name | status |\n|---|---|\n"
            for line in section.lines.sorted(by: { $0.name.lowercased() < $1.name.lowercased() }) {
                text += "| `\(line.name)` | \(line.status.rawValue) |\n"
            }
        }
        text += "\n## Absent\n\n| name | why, or what to use |\n|---|---|\n"
        for absent in AbsentName.all { text += "| `\(absent.name)` | \(absent.remark) |\n" }
        return text
    }
}
