internal import Testing
internal import ViewTree

@testable internal import Rendering

@Suite("Outlines")
struct GeometryTests {
    private let container = WidgetContainer(family: "systemSmall", size: Size(width: 158, height: 158))
    private let square = Rect(x: 0, y: 0, width: 100, height: 100)

    @Test("a corner radius is cut to half of the shorter side")
    func radiusLimit() {
        let shape = ShapeKind.roundedRectangle(cornerSize: Size(width: 40, height: 40), style: .continuous)
        let frame = Rect(x: 0, y: 0, width: 100, height: 20)
        #expect(shape.geometry(in: frame, container: container) == .rect(frame, radii: Size(width: 10, height: 10)))
    }

    @Test("a container-relative shape stays concentric with the widget's corner")
    func concentric() {
        let frame = Rect(x: 8, y: 8, width: 142, height: 142)
        let geometry = ShapeKind.containerRelative.geometry(in: frame, container: container)
        #expect(geometry == .rect(frame, radii: Size(width: 14, height: 14)))
        let inner = Rect(x: 60, y: 60, width: 20, height: 20)
        #expect(ShapeKind.containerRelative.geometry(in: inner, container: container) == .rect(inner, radii: .zero))
    }

    @Test("a circle fits the shorter side and sits in the middle")
    func circle() {
        let geometry = ShapeKind.circle.geometry(in: Rect(x: 0, y: 0, width: 60, height: 20), container: container)
        #expect(geometry == .ellipse(Rect(x: 20, y: 0, width: 20, height: 20)))
    }

    @Test("a trimmed circle turned to the top stays an arc")
    func trimmedCircle() {
        let shape = ShapeKind.rotated(.trimmed(.circle, from: 0, to: 0.25), degrees: -90, anchor: .center)
        guard case .arc(let arc) = shape.geometry(in: square, container: container) else {
            Issue.record("no arc")
            return
        }
        #expect(arc.startDegrees == -90)
        #expect(arc.endDegrees == 0)
        #expect(arc.center == Point(x: 50, y: 50))
    }

    @Test("trimming follows the outline's length")
    func trimmedRectangle() {
        let half = ShapeKind.trimmed(.rectangle, from: 0.25, to: 0.5).geometry(in: square, container: container)
        #expect(half.bounds == Rect(x: 100, y: 0, width: 0, height: 100))
    }

    @Test(
        "a trim that leaves nothing draws nothing",
        arguments: [(0.5, 0.5), (0.8, 0.2), (.nan, 0.0)] as [(Double, Double)]
    )
    func emptyTrim(from: Double, to: Double) {
        let geometry = ShapeKind.trimmed(.circle, from: from, to: to).geometry(in: square, container: container)
        #expect(geometry == .path(Path()))
    }

    @Test("a path is stretched from the size it was made for")
    func fittedPath() {
        let path = Path(elements: [.move(.zero), .line(Point(x: 10, y: 5))])
        let geometry = ShapeKind.path(path, size: Size(width: 10, height: 10)).geometry(
            in: Rect(x: 5, y: 5, width: 20, height: 20),
            container: container
        )
        #expect(geometry == .path(Path(elements: [.move(Point(x: 5, y: 5)), .line(Point(x: 25, y: 15))])))
    }
}
