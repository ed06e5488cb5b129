internal import Rendering
internal import Testing
internal import ViewTree

@Suite("Gauges, progress and switches")
struct MeterTests {
    private func makeMeter(_ form: MeterNode.Form, _ value: Double?, tint: Paint? = nil) -> ViewNode {
        .meter(MeterNode(form: form, value: value.map { .fraction($0) }, tint: tint))
    }

    private static let odd: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-9, 0.5, 1, 2]

    @Test("every number of a degenerate meter is one", arguments: MeterNode.Form.allCases, odd)
    func degenerate(form: MeterNode.Form, value: Double) throws {
        for tint in [nil, makeGradient(.red, .green)] {
            for side in [0, 0.4, 58] {
                let svg = render(makeFrame(side, side, makeMeter(form, value, tint: tint)))
                #expect(ParsedSVG(svg) != nil)
                for word in ["nan", "NaN", "inf", "e-", "e+"] { #expect(!svg.contains("\"\(word)")) }
                #expect(svg.firstMatch(of: /[0-9 ](nan|inf)/) == nil)
            }
        }
    }

    @Test("an empty bar has a track and no filling")
    func emptyBar() {
        #expect(dump(makeMeter(.bar, 0)).matches(of: /rect \(0, 48\)/).count == 1)
        #expect(dump(makeMeter(.bar, .nan)).matches(of: /rect \(0, 48\)/).count == 1)
        #expect(dump(makeMeter(.bar, 0)).contains("meter 0\n"))
    }

    @Test("a bar's filling is its share of the track and ends within it")
    func filledBar() {
        #expect(dump(makeMeter(.bar, 0.4)).contains("rect (0, 48) 40x4 radius 2 fill #08f"))
        #expect(dump(makeMeter(.bar, 7)).contains("rect (0, 48) 100x4 radius 2 fill #08f"))
    }

    @Test("in right-to-left layout a bar fills from the right")
    func mirroredBar() {
        let tree = EntryTree(content: makeMeter(.bar, 0.4))
        let list = EntryRenderer(isRightToLeft: true)
            .displayList(tree, family: "systemSmall", size: Size(width: 100, height: 100))
        #expect(list.dump().contains("rect (60, 48) 40x4"))
    }

    @Test("the open gauge's arc spans 240 degrees and its marker sits on it in a gap")
    func markedArc() {
        let printed = dump(makeFrame(58, 58, makeMeter(.arcMarker, 0.5)))
        #expect(printed.contains("arc (50, 50) radius 26.24 150..390 stroke 5.52"))
        // Half way is the top: centre (50, 23.76), dot 5.52 across.
        #expect(printed.contains("ellipse (47.24, 21) 5.52x5.52"))
        #expect(printed.contains("holes"))
    }

    @Test("unknown progress has a state of its own and no value")
    func indeterminate() throws {
        let svg = try #require(ParsedSVG(render(makeMeter(.progressRing, nil))))
        let progress = try #require(svg.first { $0["role"] == "progressbar" })
        #expect(progress["aria-valuenow"] == nil)
        #expect(progress.children.count == 8)
        #expect(svg.elements("desc").first?.text == "In progress.")
    }

    @Test("a meter tells its value in percent", arguments: [(0.654, "65"), (0.0, "0"), (3.0, "100")])
    func ariaValue(share: Double, percent: String) throws {
        let svg = try #require(ParsedSVG(render(makeMeter(.ring, share))))
        #expect(svg.first { $0["role"] == "meter" }?["aria-valuenow"] == percent)
    }

    @Test("an accessory's meter is white where it has no tint")
    func accessoryTint() {
        #expect(dump(makeMeter(.bar, 1), family: "accessoryRectangular").contains("100x4 radius 2 fill #fff"))
    }

    @Test("a switch is green at the right when on, grey at the left when off")
    func switches() {
        let on = dump(.toggleSwitch(SwitchNode(isOn: true)))
        #expect(on.contains("63x28 radius 14 fill #34c759"))
        #expect(on.contains("rect (42.5, 38) 37x24 radius 12 fill #fff"))
        let off = dump(.toggleSwitch(SwitchNode(isOn: false)))
        #expect(off.contains("63x28 radius 14 fill #000@.26"))
        #expect(off.contains("rect (20.5, 38) 37x24 radius 12 fill #fff"))
        let tinted = dump(.toggleSwitch(SwitchNode(isOn: true, tint: .color(.system(.blue)))))
        #expect(tinted.contains("fill #08f"))
    }

    @Test("a template's knob stands out from its track")
    func accentedSwitch() {
        let printed = dump(.toggleSwitch(SwitchNode(isOn: true)), appearance: Appearance(mode: .accented))
        #expect(printed.contains("63x28 radius 14 fill #fff@.45"))
        #expect(printed.contains("37x24 radius 12 fill #fff\n"))
    }
}
