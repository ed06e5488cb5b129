import Foundation
import Testing

@testable import AppIntents

struct IntentParameterTests {
    @Test("a parameter set in an initialiser is read back, and copies share it")
    func sharedBox() {
        let intent = ToggleTaskIntent(taskID: "1")
        let copy = intent
        copy.taskID = "2"
        #expect(intent.taskID == "2")
    }

    @Test("an optional parameter that was never set reads as nil, one with a default as its default")
    func defaults() {
        let intent = WideIntent()
        #expect(intent.city == nil)
        #expect(intent.bare == nil)
        #expect(intent.mode == Mode.none)
        #expect(intent.days == 3)
        #expect(intent.tags == ["a"])
    }

    @Test("two instances do not share their parameters")
    func separateInstances() {
        let first = WideIntent()
        first.days = 5
        #expect(WideIntent().days == 3)
    }

    @Test("reading a required parameter that was never set stops the process")
    func unsetRequired() async {
        await #expect(processExitsWith: .failure) {
            _ = ToggleTaskIntent().taskID
        }
    }

    @Test("a property of an entity keeps its value")
    func entityProperty() {
        #expect(Book(id: 1, title: "Dune").title == "Dune")
    }

    @Test("a dependency is the one registered under its type and key")
    func dependencies() {
        let manager = AppDependencyManager()
        manager.add(dependency: "plain")
        manager.add(key: "k", dependency: "keyed")
        #expect(AppDependency<String>(manager: manager).wrappedValue == "plain")
        #expect(AppDependency<String>(key: "k", manager: manager).wrappedValue == "keyed")
        #expect(AppDependency<Int>(manager: manager, default: 4).wrappedValue == 4)
    }
}
