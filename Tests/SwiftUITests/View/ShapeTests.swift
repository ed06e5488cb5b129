import SwiftUI
import Testing
import ViewTree

@MainActor
struct ShapeTests {
    private struct Diagonal: Shape {
        func path(in rect: CGRect) -> SwiftUI.Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            return path
        }
    }

    @Test("a line inside a shape is inset by half its width")
    func strokeBorder() {
        let node = content(Circle().strokeBorder(.red, lineWidth: 4))
        let stroke = Stroke(width: 4)
        #expect(
            node
                == .shape(ShapeNode(shape: .circle, inset: 2, stroke: stroke, strokePaint: .color(.system(.red))))
        )
    }

    @Test("a trimmed and turned ring keeps its changes in order")
    func ring() {
        let style = StrokeStyle(lineWidth: 6, lineCap: .round)
        let node = content(Circle().trim(from: 0, to: 0.75).rotation(.degrees(-90)).stroke(.blue, style: style))
        let kind = ShapeKind.rotated(.trimmed(.circle, from: 0, to: 0.75), degrees: -90, anchor: .center)
        guard case .shape(let shape) = node else {
            Issue.record("no shape")
            return
        }
        #expect(shape.shape == kind)
        #expect(shape.stroke == Stroke(width: 6, cap: .round))
        #expect(shape.fill == nil)
    }

    @Test("a shape of the author's own is drawn at the size it is given")
    func customShape() {
        let node = content(Diagonal().fill(.red)) { $0.inherited.containerSize = CGSize(width: 40, height: 30) }
        let path = ViewTree.Path(elements: [.move(.zero), .line(Point(x: 40, y: 30))])
        let shape = ShapeNode(shape: .path(path, size: Size(width: 40, height: 30)), fill: .color(.system(.red)))
        #expect(node == .shape(shape))
    }

    @Test("arcs end where their angles say, whichever way they run")
    func arcs() throws {
        for clockwise in [false, true] {
            var path = SwiftUI.Path()
            path.addArc(
                center: CGPoint(x: 10, y: 10),
                radius: 5,
                startAngle: .degrees(0),
                endAngle: .degrees(90),
                clockwise: clockwise
            )
            let end = try #require(path.currentPoint)
            #expect(abs(end.x - 10) < 1e-9)
            #expect(abs(end.y - 15) < 1e-9)
            // The short way is one curve, the long way three.
            #expect(path.value.elements.count == (clockwise ? 4 : 2))
        }
    }

    @Test("the outline of a circle lies in its rectangle")
    func circle() {
        let box = Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
        #expect(abs(box.minX - 10) < 1e-9)
        #expect(abs(box.maxX - 30) < 1e-9)
        #expect(abs(box.height - 20) < 1e-9)
    }

    @Test("a shape cuts, masks and fills behind")
    func clipping() {
        let text = plainText("a")
        #expect(content(Text("a").clipShape(.circle)) == .clip(ClipNode(shape: .circle, child: text)))
        let mask = ViewNode.shape(ShapeNode(shape: .ellipse, fill: .label))
        #expect(content(Text("a").mask { Ellipse() }) == .mask(MaskNode(child: text, mask: mask)))
        let layer = ViewNode.shape(ShapeNode(shape: .capsule(style: .continuous), fill: .material(.thin)))
        #expect(
            content(Text("a").background(.thinMaterial, in: Capsule()))
                == .layered(LayeredNode(placement: .background, child: text, layer: layer))
        )
    }
}
