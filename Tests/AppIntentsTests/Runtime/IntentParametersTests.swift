import Foundation
import Testing

@testable import AppIntents

private class BaseIntent: AppIntent, @unchecked Sendable {
    class var title: LocalizedStringResource { "Base" }
    @Parameter(title: "First") var first: Int?
    required init() {}
    func perform() async throws -> some IntentResult { .result() }
}

private final class DerivedIntent: BaseIntent, @unchecked Sendable {
    @Parameter(title: "Second") var second: Int?
}

struct IntentParametersTests {
    @Test("the set parameters of an intent go on the wire under the names of their properties")
    func encoded() {
        #expect(ToggleTaskIntent(taskID: "1").encodedParameters() == ["taskID": "1"])
        #expect(ToggleTaskIntent().encodedParameters().isEmpty)
        let wide = WideIntent()
        wide.level = .high
        wide.city = City.all[1]
        let values = wide.encodedParameters()
        #expect(values["level"] == 2)
        #expect(values["city"] == "z")
        #expect(values["mode"] == "none")
        #expect(values["isOn"] == true)
    }

    @Test("an optional that was set to nil goes on the wire as null")
    func explicitNil() {
        let wide = WideIntent()
        wide.city = nil
        #expect(wide.encodedParameters()["city"] == .null)
    }

    @Test("parameters stand in the order of their declaration, a superclass's first")
    func order() {
        #expect(DerivedIntent().reflectedParameters().map(\.name) == ["first", "second"])
        #expect(WideIntent().reflectedParameters().prefix(3).map(\.name) == ["mode", "level", "city"])
    }

    @Test(
        "a value of every type survives the way to the wire and back",
        arguments: [
            ("mode", "weather"), ("level", 1), ("city", "b"), ("isOn", false), ("days", 7), ("scale", 1.5),
            ("name", "é & <x>"), ("when", "2026-11-30T09:00:00Z"), ("link", "https://example.org/a?b=c"),
            ("length", 90.5), ("tags", ["x", "y"]), ("bare", -4),
            ("time", ["hour": 7, "minute": 30]), ("distance", ["value": 2.5, "unit": "km"]),
            ("file", ["filename": "a.txt", "data": "aGk="]), ("city", nil),
        ] as [(String, IntentValue)]
    )
    func roundTrip(name: String, value: IntentValue) async throws {
        let intent = try await WideIntent.make(parameters: [name: value])
        #expect(intent.encodedParameters()[name] == value)
        let data = try JSONEncoder().encode(IntentInvocation(intent))
        let again = try JSONDecoder().decode(IntentInvocation.self, from: data)
        let copy = try await WideIntent.make(parameters: again.parameters)
        #expect(copy.encodedParameters() == intent.encodedParameters())
    }

    @Test("values arrive as the Swift values they stand for")
    func typedValues() async throws {
        let intent = try await WideIntent.make(parameters: [
            "when": "2026-11-30T09:00:00.250Z", "time": "2026-11-30T07:30", "length": 90, "distance": 12,
            "mode": "clock", "city": "q",
        ])
        #expect(intent.when == Date(timeIntervalSince1970: 1_796_029_200.25))
        #expect(intent.time == DateComponents(year: 2026, month: 11, day: 30, hour: 7, minute: 30))
        #expect(intent.length == .seconds(90))
        #expect(intent.distance == Measurement(value: 12, unit: .meters))
        #expect(intent.mode == .clock)
        #expect(intent.city?.name == "Québec")
    }

    @Test("an unknown parameter is refused with the nearest name and all allowed ones")
    func unknownName() async throws {
        let error = await intentError { () throws(IntentError) in
            try await ToggleTaskIntent.make(parameters: ["taskId": "1"])
        }
        #expect(error?.code == .unknownParameter)
        #expect(error?.allowed == ["taskID"])
        #expect(error?.message.contains("Did you mean “taskID”?") == true)
    }

    @Test(
        "a value of a wrong type, range, case or identifier is refused and named",
        arguments: [
            ("days", 8), ("days", 0), ("days", "3"), ("days", 2.5), ("days", nil), ("scale", 0.4), ("mode", "wether"),
            ("level", 3), ("isOn", 1), ("isOn", "true"), ("when", "yesterday"), ("link", "no scheme"), ("tags", "x"),
            ("tags", ["x", 1]), ("time", ["hours": 3]), ("time", "25:00"), ("distance", ["value": 1, "unit": "kg"]),
            ("file", ["filename": "a"]), ("name", 3), ("length", "PT3S"), ("city", ["x": 1]),
        ] as [(String, IntentValue)]
    )
    func refused(name: String, value: IntentValue) async throws {
        let error = await intentError { () throws(IntentError) in try await WideIntent.make(parameters: [name: value]) }
        #expect(error?.code == .invalidValue)
        #expect(error?.parameter == name)
        #expect(error?.allowed.isEmpty == false)
        #expect(error?.message.contains("“\(name)”") == true)
    }

    @Test("a misspelt case is answered with the nearest and all cases")
    func nearestCase() async throws {
        let error = await intentError { () throws(IntentError) in
            try await WideIntent.make(parameters: ["mode": "wether"])
        }
        #expect(error?.allowed == ["none", "clock", "weather"])
        #expect(error?.message.contains("Did you mean “weather”?") == true)
    }

    @Test("an identifier that no entity has is an unknown entity, also when its query fails")
    func unknownEntity() async throws {
        let unknown = await intentError { () throws(IntentError) in
            try await WideIntent.make(parameters: ["city": "xx"])
        }
        #expect(unknown?.code == .unknownEntity)
        let failing = await intentError { () throws(IntentError) in
            try await ShelfIntent.make(parameters: ["mode": "clock", "book": 13])
        }
        #expect(failing?.code == .unknownEntity)
        #expect(failing?.message.contains("The library is closed.") == true)
    }

    @Test("entities are resolved by their query, also in arrays, whose size is checked")
    func entities() async throws {
        let shelf = try await ShelfIntent.make(parameters: ["mode": "clock", "book": "5", "books": [1, "2"]])
        #expect(shelf.book?.title == "Book 5")
        #expect(shelf.books?.map(\.id) == [1, 2])
        let error = await intentError { () throws(IntentError) in
            try await ShelfIntent.make(parameters: ["books": [1, 2, 3]])
        }
        #expect(error?.code == .invalidValue)
        #expect(error?.allowed == ["1 to 2"])
    }

    @Test("a refused set changes none of the parameters")
    func atomic() async throws {
        let intent = WideIntent()
        _ = await intentError { () throws(IntentError) in
            try await intent.setParameters(["mode": "clock", "days": 99])
        }
        #expect(intent.mode == Mode.none)
    }

    @Test("texts spell numbers, truth values and single elements only where form bodies are read")
    func lenient() async throws {
        let fields: [String: IntentValue] = [
            "days": "5", "isOn": "on", "scale": "1.25", "level": "2", "tags": "one", "name": "", "city": "",
        ]
        let intent = try await WideIntent.make(parameters: fields, lenient: true)
        #expect(intent.days == 5)
        #expect(intent.isOn)
        #expect(intent.scale == 1.25)
        #expect(intent.level == .high)
        #expect(intent.tags == ["one"])
        #expect(intent.name == "")
        #expect(intent.city == nil)
        let error = await intentError { () throws(IntentError) in
            try await WideIntent.make(parameters: ["days": "many"], lenient: true)
        }
        #expect(error?.code == .invalidValue)
    }

    @Test("a thousand random bodies are either taken or refused, never a crash")
    func randomBodies() async {
        var generator = SplitMix(state: 7)
        let names = WideIntent().reflectedParameters().map(\.name) + ["zzz", ""]
        var refused = 0
        for _ in 0..<1000 {
            let name = names[Int(generator.next() % UInt64(names.count))]
            let value = IntentValue.random(using: &generator, depth: 3)
            do {
                _ = try await WideIntent.make(parameters: [name: value], lenient: generator.next() % 2 == 0)
            } catch {
                refused += 1
                #expect(error.message.count < 1000)
            }
        }
        #expect(refused > 300 && refused < 1000)
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension IntentValue {
    fileprivate static func random(using generator: inout SplitMix, depth: Int) -> IntentValue {
        let texts = [
            "", "clock", "b", "2026-02-30", "::", "true", "1e400", "-", "T", "\u{0}", "é", "9223372036854775808",
        ]
        switch generator.next() % (depth > 0 ? 8 : 5) {
        case 0: return .null
        case 1: return .bool(generator.next() % 2 == 0)
        case 2: return .int(Int(truncatingIfNeeded: generator.next()))
        case 3: return .double(Double(bitPattern: generator.next()))
        case 4, 5: return .string(texts[Int(generator.next() % UInt64(texts.count))])
        case 6: return .array((0..<3).map { _ in random(using: &generator, depth: depth - 1) })
        default:
            return .object([
                "value": random(using: &generator, depth: depth - 1), "id": "b",
                "hour": random(using: &generator, depth: depth - 1),
            ])
        }
    }
}
