internal import Testing

@testable internal import Symbols

@Suite("The nearest name")
struct NearestNameTests {
    @Test("what is drawn counts before its variants")
    func subject() {
        let nearest = NearestName(candidates: ["star", "star.fill", "cart", "stair.fill", "tray.fill"])
        #expect(nearest.closest(to: "sta.fill") == "star.fill")
        #expect(nearest.closest(to: "crt") == "cart")
    }

    @Test("a component too many or too few is near")
    func components() {
        let nearest = NearestName(candidates: ["arrow.up", "arrow.up.right.circle", "arrow.clockwise"])
        #expect(
            nearest.closest(to: "arrow.up.right") == "arrow.up"
                || nearest.closest(to: "arrow.up.right") == "arrow.up.right.circle"
        )
        #expect(nearest.closest(to: "arrow.clockwse") == "arrow.clockwise")
    }

    @Test("nothing is near where nothing is known")
    func empty() {
        #expect(NearestName(candidates: []).closest(to: "star") == nil)
    }
}
