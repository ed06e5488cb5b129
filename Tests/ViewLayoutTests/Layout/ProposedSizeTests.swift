import Testing
import ViewLayout
import ViewTree

@Suite("Proposals")
struct ProposedSizeTests {
    @Test("insets shorten what is given, never below 0, and leave open lengths open")
    func insets() {
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(ProposedSize(width: 100, height: 200).inset(by: insets) == ProposedSize(width: 60, height: 180))
        #expect(ProposedSize(width: .nan, height: 200).inset(by: insets) == ProposedSize(width: 0, height: 180))
        #expect(ProposedSize(width: nil, height: 200).inset(by: insets) == ProposedSize(width: nil, height: 180))
        #expect(ProposedSize(width: 5, height: nil).inset(by: insets) == ProposedSize(width: 0, height: nil))
    }

    @Test("scaling multiplies what is given")
    func scaling() {
        #expect(ProposedSize(width: 100, height: 200).scaled(by: 2) == ProposedSize(width: 200, height: 400))
        #expect(ProposedSize(width: nil, height: 200).scaled(by: 2) == ProposedSize(width: nil, height: 400))
    }

    @Test("open lengths become 10 points")
    func fixing() {
        #expect(ProposedSize.unspecified.fixingUnspecified() == Size(width: 10, height: 10))
        #expect(ProposedSize(width: 3, height: nil).fixingUnspecified() == Size(width: 3, height: 10))
    }
}
