import Testing

@testable import AppIntents

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ToggleTaskIntent(taskID: "4"),
            phrases: ["Toggle in \(.applicationName)", "Toggle \(\.$taskID) in \(.applicationName)"],
            shortTitle: "Toggle",
            systemImageName: "checkmark"
        )
        AppShortcut(intent: WideIntent(), phrases: ["Show everything"])
    }
}

struct AppShortcutsProviderTests {
    @Test("the shortcuts of a provider that nothing mentions are listed with their intents and phrases")
    func discovered() throws {
        let shortcuts = AppShortcut.discovered()
        #expect(shortcuts.count == 2)
        let first = try #require(shortcuts.first)
        #expect(first.invocation == IntentInvocation(intent: "ToggleTaskIntent", parameters: ["taskID": "4"]))
        #expect(first.phrases == ["Toggle in ${applicationName}", "Toggle ${parameter} in ${applicationName}"])
        #expect(first.shortTitle == "Toggle")
    }
}
