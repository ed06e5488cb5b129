import SwiftUI
import Testing
import ViewTree

/// Rows of views that break where the width is used up.
private struct FlowLayout: Layout {
    var spacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (view, origin) in zip(subviews, arrange(subviews, in: bounds.width).origins) {
            view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (size: CGSize, origins: [CGPoint]) {
        var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var origins: [CGPoint] = []
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                x = 0
                y += line + spacing
                line = 0
            }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            line = max(line, size.height)
            widest = max(widest, x - spacing)
        }
        return (CGSize(width: widest, height: y + line), origins)
    }
}

/// Views around a circle, at the angle that each of them tells.
private struct DialLayout: Layout {
    struct Turn: LayoutValueKey {
        static let defaultValue = 0.0
    }

    struct Cache { var calls = 0 }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.calls += 1
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for view in subviews {
            let angle = view[Turn.self] * 2 * .pi
            let point = CGPoint(x: bounds.midX + cos(angle) * 40, y: bounds.midY + sin(angle) * 40)
            view.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

@MainActor
@Suite("Layouts of the author's own")
struct CustomLayoutTests {
    @Test("a layout places its views, and the places survive the archive")
    func flow() throws {
        let view = FlowLayout {
            ForEach(0..<4) { Color.red.box("\($0)", 30, 10) }
        }
        .accessibilityIdentifier("F")
        let frames = try frames(view, 100, 24)
        #expect(agree(frames["F"], [1, 0, 98, 24]))
        #expect(agree(frames["0"], [1, 0, 30, 10]))
        #expect(agree(frames["2"], [69, 0, 30, 10]))
        #expect(agree(frames["3"], [1, 14, 30, 10]))
    }

    @Test("a layout answers the proposals of the stack around it as often as it is asked")
    func inStack() throws {
        let view = HStack(spacing: 0) {
            FlowLayout { ForEach(0..<4) { Color.red.box("\($0)", 30, 10) } }.accessibilityIdentifier("F")
            Color.blue.frame(width: 60).accessibilityIdentifier("fixed")
            Color.green.accessibilityIdentifier("rest")
        }
        let frames = try frames(view, 160, 50)
        // 100 points for two flexible views: the layout is offered 50, which one box a row fits into.
        #expect(agree(frames["F"].map { [$0[0], $0[2], $0[3]] }, [0, 30, 52]))
        #expect(agree(frames["fixed"].map { [$0[0], $0[2]] }, [30, 60]))
        #expect(agree(frames["rest"].map { [$0[0], $0[2]] }, [90, 70]))
    }

    @Test("views tell a layout values through the modifiers around them, and no note of it is archived")
    func values() throws {
        let view = DialLayout {
            Color.red.frame(width: 10, height: 10).layoutValue(key: DialLayout.Turn.self, value: 0.25)
                .accessibilityIdentifier("south")
            Color.red.box("east", 10, 10)
        }
        let frames = try frames(view, 100, 100)
        #expect(agree(frames["south"], [45, 85, 10, 10]))
        #expect(agree(frames["east"], [85, 45, 10, 10]))
        #expect(frames.count == 2)
    }

    @Test("a built-in layout places views as its stack does, also where its type is hidden")
    func builtIn() throws {
        for isRow in [true, false] {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .leading))
            let view = layout {
                Color.red.box("a", 10, 10)
                Color.red.box("b", 20, 20)
            }
            let frames = try frames(view, 32, 38)
            #expect(agree(frames["b"], isRow ? [12, 9, 20, 20] : [6, 18, 20, 20]))
        }
        let flow = AnyLayout(FlowLayout()) { ForEach(0..<4) { Color.red.box("\($0)", 30, 10) } }
        #expect(agree(try frames(flow, 98, 24)["3"], [0, 14, 30, 10]))
    }
}
