import SwiftUI
import Testing
import ViewTree

@MainActor
struct GeometryTests {
    private struct Corner: Shape {
        func path(in rect: CGRect) -> SwiftUI.Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.width, y: rect.height))
            return path
        }
    }

    private func inSpace(_ view: some View, _ width: Double, _ height: Double) -> ViewNode {
        content(view) { $0.inherited.containerSize = CGSize(width: width, height: height) }
    }

    @Test("a reader knows the size it is given, not that of the widget")
    func reader() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 40)
            GeometryReader { proxy in
                Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))")
                Text(verbatim: "\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .local).minY))")
            }
        }
        #expect(inSpace(view, 200, 100).strings == ["200x60", "40 0"])
    }

    @Test("readers inside readers agree in the end, and no mark stays in the tree")
    func nested() {
        let view = GeometryReader { outer in
            HStack(spacing: 0) {
                Color.red.frame(width: outer.size.width / 4)
                GeometryReader { inner in Text(verbatim: "\(Int(inner.size.width))") }
            }
        }
        let node = inSpace(view, 200, 100)
        #expect(node.strings == ["150"])
        #expect(!node.all.contains { SizeMark.leaf(of: $0) != nil })
    }

    @Test("a shape of the author's own is drawn for its frame")
    func shape() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30)
            Corner()
        }
        let paths = inSpace(view, 100, 50).all.compactMap { node -> ViewTree.Path? in
            guard case .shape(let shape) = node, case .path(let path, let size) = shape.shape else { return nil }
            #expect(size == Size(width: 70, height: 50))
            return path
        }
        #expect(paths == [ViewTree.Path(elements: [.move(Point(x: 70, y: 50))])])
    }
}
