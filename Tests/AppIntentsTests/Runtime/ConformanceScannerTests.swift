import Testing

@testable import AppIntents

private protocol Marker {}
private struct Marked: Marker {}
private enum AlsoMarked: Marker {}
private struct GenericallyMarked<Value>: Marker {}
private protocol Unused {}

struct ConformanceScannerTests {
    @Test("the types of the protocol and no others are found, generic ones left out")
    func types() {
        let found = ConformanceScanner().types(conformingTo: (any Marker).self).map { ObjectIdentifier($0) }
        #expect(Set(found) == [ObjectIdentifier(Marked.self), ObjectIdentifier(AlsoMarked.self)])
        #expect(found.count == 2)
    }

    @Test("a protocol without conformances, and a type that is no single protocol, give nothing")
    func nothing() {
        #expect(ConformanceScanner().types(conformingTo: (any Unused).self).isEmpty)
        #expect(ConformanceScanner().types(conformingTo: Int.self).isEmpty)
        #expect(ConformanceScanner().types(conformingTo: Any.self).isEmpty)
        #expect(ConformanceScanner().types(conformingTo: (any Marker & Unused).self).isEmpty)
    }
}
