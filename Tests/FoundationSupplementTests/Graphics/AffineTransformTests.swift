import FoundationSupplement
import Testing

struct AffineTransformTests {
    @Test("a move put before a change of size is scaled")
    func order() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 24))
        let other = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 7, y: 10))
    }

    @Test("a quarter turn takes x to y")
    func rotation() {
        let point = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12 && abs(point.y - 2) < 1e-12)
        let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.width - 2) < 1e-12 && abs(box.height - 4) < 1e-12 && abs(box.minX + 2) < 1e-12)
    }

    @Test("the inverse takes back, and a map that cannot be taken back stays")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: -5)
        let both = transform.concatenating(transform.inverted())
        #expect(both.isIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("outlines have boxes, ends and figures")
    func paths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 4, y: 6))
        #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 4, y: 6))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.currentPoint.x) < 1e-12 && abs(path.currentPoint.y - 1) < 1e-12)
        #expect(CGPath(rect: .zero).isEmpty == false)
        #expect(CGMutablePath().boundingBox.isNull)
    }
}
