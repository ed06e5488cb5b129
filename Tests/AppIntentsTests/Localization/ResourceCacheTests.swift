import Testing

@testable import AppIntents

struct ResourceCacheTests {
    @Test("a folder is read once while it is remembered")
    func once() {
        let cache = ResourceCache<Int>()
        #expect(cache.value(at: "/a") { 1 } == 1)
        #expect(cache.value(at: "/a") { 2 } == 1)
        #expect(cache.value(at: "/b") { 3 } == 3)
    }

    @Test("however many folders there are, each has what lies in it")
    func many() {
        let cache = ResourceCache<Int>()
        for number in 0..<200 { #expect(cache.value(at: "/\(number)") { number } == number) }
        for number in 0..<200 { #expect(cache.value(at: "/\(number)") { number } == number) }
    }
}
