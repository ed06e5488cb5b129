import Testing
import ViewTree

@testable import ViewLayout

@Suite struct SizeCacheTests {
    @Test("a size that no height changed answers for its width alone; others for their height too")
    func entries() {
        var cache = SizeCache()
        let size = Size(width: 10, height: 20)
        cache.keep(.init(proposal: ProposedSize(width: 50, height: 5), size: size, dependsOnHeight: false))
        cache.keep(.init(proposal: ProposedSize(width: 60, height: 5), size: size, dependsOnHeight: true))
        #expect(cache.entry(for: ProposedSize(width: 50, height: nil))?.size == size)
        #expect(cache.entry(for: ProposedSize(width: 50, height: .infinity))?.size == size)
        #expect(cache.entry(for: ProposedSize(width: 60, height: 5))?.size == size)
        #expect(cache.entry(for: ProposedSize(width: 60, height: 6)) == nil)
        #expect(cache.entry(for: ProposedSize(width: nil, height: 5)) == nil)
    }

    @Test("a row of texts limited to one line is measured once for all heights, one with anything else for each")
    func rows() {
        func measures(_ row: ViewNode) -> Int {
            let item = makeEngine().makeItem(row)
            _ = item.size(ProposedSize(width: 200, height: 10))
            let before = item.session.measureCount
            for height in [0, 20, 30, Double.infinity] { _ = item.size(ProposedSize(width: 200, height: height)) }
            return item.session.measureCount - before
        }
        let line = text("one line", limit: LineLimit(upper: 1))
        let symbol = ViewNode.symbol(SymbolNode(name: "star", font: FontDescription(size: 17)))
        #expect(measures(hstack(symbol, line, spacer())) == 0)
        #expect(measures(hstack(symbol, line.padding(4), spacer()).flexible(maxWidth: .infinity)) == 0)
        #expect(measures(hstack(symbol, line, color("tall"))) > 0)
        #expect(measures(hstack(text("a text of many words that needs more lines than one"), spacer())) > 0)
    }

    @Test("what an item was asked before never changes its answer", arguments: 0..<200 as Range<UInt64>)
    func order(_ seed: UInt64) {
        var numbers = Numbers(state: seed)
        let node = Self.tree(&numbers, depth: 4)
        let lengths: [Double?] = [nil, 0, 14, 40, 75.5, 150, .infinity]
        var proposals: [ProposedSize] = []
        for width in lengths { for height in lengths { proposals.append(ProposedSize(width: width, height: height)) } }
        let warm = makeEngine().makeItem(node)
        for proposal in proposals.shuffled(using: &numbers) {
            let fresh = makeEngine().makeItem(node)
            #expect(warm.size(proposal) == fresh.size(proposal), "\(proposal) of \(node)")
            // Nothing is placed in infinite space, whose middle is nowhere.
            guard proposal.width != .infinity, proposal.height != .infinity else { continue }
            let places = warm.childPlacements(proposal).map(\.origin)
            #expect(places == fresh.childPlacements(proposal).map(\.origin), "\(proposal) of \(node)")
        }
    }

    /// SplitMix64: the same trees in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static func tree(_ numbers: inout Numbers, depth: Int) -> ViewNode {
        guard depth > 0 else { return leaf(&numbers) }
        func child() -> ViewNode { tree(&numbers, depth: depth - Int.random(in: 1...2, using: &numbers)) }
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0, 1: return hstack(child(), child(), child())
        case 2: return hstack(.firstTextBaseline, child(), child())
        case 3, 4: return vstack(child(), child())
        case 5: return zstack(child(), child())
        case 6: return child().frame(nil, 30)
        case 7: return child().flexible(maxWidth: .infinity)
        case 8: return child().flexible(minHeight: 20, maxHeight: .infinity)
        case 9: return child().padding(top: 3, leading: 5)
        case 10: return child().fixed()
        case 11: return child().aspect(2, .fit)
        case 12: return child().guide(.center, constant: 3, width: 0.25, height: 0.5)
        default: return leaf(&numbers)
        }
    }

    private static func leaf(_ numbers: inout Numbers) -> ViewNode {
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: text("word")
        case 1: text("some words for several lines")
        case 2: text("some words that shrink", limit: LineLimit(upper: 2), scale: 0.4)
        case 3: text("cut", limit: LineLimit(upper: 1))
        case 4: .symbol(SymbolNode(name: "star", font: FontDescription(size: 20)))
        case 5: spacer(minLength: 3)
        case 6: divider("line")
        case 7: color("fill")
        default: box("box", 12, 9)
        }
    }
}
