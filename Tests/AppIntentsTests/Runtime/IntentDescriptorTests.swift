import Foundation
import Testing

@testable import AppIntents

private struct DescribedByOptional: AppIntent {
    static let title: LocalizedStringResource = "Optional"
    static let description: IntentDescription? = "An optional description"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult { .result() }
}

private struct Undescribed: AppIntent {
    static let title: LocalizedStringResource = "Undescribed"
    func perform() async throws -> some IntentResult { .result() }
}

struct IntentDescriptorTests {
    @Test("an intent is described by its name, title and description")
    func intent() {
        let descriptor = IntentDescriptor(ToggleTaskIntent.self)
        #expect(descriptor.name == "ToggleTaskIntent")
        #expect(descriptor.title == "Toggle Task")
        #expect(descriptor.description == "Marks a task as complete or incomplete.")
        #expect(!descriptor.isConfiguration)
        #expect(IntentDescriptor(ShelfIntent.self).category == "Books")
        #expect(IntentDescriptor(WideIntent.self).isConfiguration)
    }

    @Test("a description counts whether declared as itself, as an optional or not at all")
    func descriptions() {
        #expect(IntentDescriptor(DescribedByOptional.self).description == "An optional description")
        #expect(IntentDescriptor(DescribedByOptional.self).isDiscoverable == false)
        #expect(IntentDescriptor(Undescribed.self).description == nil)
    }

    @Test("a parameter is described by its type, default, bounds, cases and options")
    func parameters() throws {
        let list = IntentDescriptor(WideIntent.self).parameters
        let all = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })
        #expect(
            list.map(\.type) == [
                "enum", "enum", "entity", "bool", "int", "double", "string", "date", "dateComponents", "url",
                "duration",
                "measurement", "array", "string", "file", "int",
            ]
        )
        let mode = try #require(all["mode"])
        #expect(mode.title == "Mode")
        #expect(mode.description == "What to show")
        #expect(mode.default == "none")
        #expect(mode.cases?.map(\.value) == ["none", "clock", "weather"])
        #expect(mode.cases?.map(\.title) == ["Nothing", "Clock", "weather"])
        #expect(mode.cases?[1].subtitle == "Tells the time")
        #expect(mode.cases?[1].symbol == "clock")
        #expect(!mode.isOptional)
        let days = try #require(all["days"])
        #expect(days.minimum == 1 && days.maximum == 7)
        #expect(all["scale"]?.control == "slider")
        #expect(all["bare"]?.title == "bare")
        #expect(all["city"]?.hasDynamicOptions == true)
        #expect(all["city"]?.element == "City")
        #expect(all["letter"]?.hasDynamicOptions == true)
        #expect(all["name"]?.hasDynamicOptions == false)
        #expect(all["tags"]?.element == "string")
    }

    @Test("the schema of an intent allows no other names and requires what has neither optional nor default")
    func schema() {
        #expect(
            IntentDescriptor(ToggleTaskIntent.self).schema == [
                "type": "object", "additionalProperties": false, "required": ["taskID"],
                "properties": ["taskID": ["type": "string", "title": "Task ID"]],
            ]
        )
        let parameters = IntentDescriptor(WideIntent.self).parameters
        #expect(
            parameters[0].schema == [
                "enum": ["none", "clock", "weather"], "title": "Mode", "description": "What to show", "default": "none",
            ]
        )
        #expect(parameters[1].schema == ["enum": [1, 2, nil], "title": "Level"])
        #expect(parameters[4].schema == ["type": "integer", "title": "Days", "default": 3, "minimum": 1, "maximum": 7])
        #expect(parameters[7].schema == ["type": ["string", "null"], "format": "date-time", "title": "When"])
        let shelf = IntentDescriptor(ShelfIntent.self)
        #expect(
            shelf.parameters[2].schema == [
                "type": ["array", "null"], "items": ["type": "string"], "minItems": 1, "maxItems": 2, "title": "Books",
            ]
        )
    }

    @Test("a descriptor survives JSON")
    func json() throws {
        let descriptor = IntentDescriptor(WideIntent.self)
        let data = try JSONEncoder().encode(descriptor)
        #expect(try JSONDecoder().decode(IntentDescriptor.self, from: data) == descriptor)
    }
}
