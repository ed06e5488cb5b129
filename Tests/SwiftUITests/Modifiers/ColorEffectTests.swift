import Testing
import ViewTree

@testable import SwiftUI

@Suite("Colour effects")
@MainActor
struct ColorEffectTests {
    /// Red, green and blue of a colour once a matrix was applied to it.
    private func apply(_ matrix: ColorMatrix, _ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        let colour = [red, green, blue, 1, 1]
        return (0..<3).map { row in
            let sum = (0..<5).reduce(0) { $0 + matrix.values[row * 5 + $1] * colour[$1] }
            return (min(max(sum, 0), 1) * 1000).rounded() / 1000
        }
    }

    @Test("without saturation a colour is the grey of its luminance")
    func saturation() {
        #expect(apply(.saturation(0), 1, 0, 0) == [0.213, 0.213, 0.213])
        #expect(apply(.saturation(0), 1, 1, 1) == [1, 1, 1])
        #expect(apply(.saturation(1), 0.2, 0.4, 0.6) == [0.2, 0.4, 0.6])
    }

    @Test("inverting, brightening and contrast work on each component")
    func components() {
        #expect(apply(ColorMatrix(scale: -1, offset: 1), 1, 0.25, 0) == [0, 0.75, 1])
        #expect(apply(ColorMatrix(scale: 1, offset: 0.5), 0.25, 0.75, 0) == [0.75, 1, 0.5])
        #expect(apply(ColorMatrix(scale: 0.5, offset: 0.25), 0, 0.5, 1) == [0.25, 0.5, 0.75])
    }

    @Test("turning hues keeps greys, and a whole turn keeps every colour")
    func hue() {
        #expect(apply(.hueRotation(1), 0.5, 0.5, 0.5) == [0.5, 0.5, 0.5])
        #expect(apply(.hueRotation(2 * .pi), 0.2, 0.4, 0.6) == [0.2, 0.4, 0.6])
        #expect(apply(.hueRotation(.pi / 2), 1, 0, 0) != [1, 0, 0])
    }

    @Test("an effect that changes nothing leaves the tree alone, and no number breaks it")
    func identity() {
        let plain = Color.red.frame(width: 1).resolvedContent
        #expect(Color.red.frame(width: 1).saturation(1).resolvedContent == plain)
        #expect(Color.red.frame(width: 1).brightness(0).resolvedContent == plain)
        #expect(Color.red.frame(width: 1).brightness(.nan).resolvedContent == plain)
        #expect(Color.red.frame(width: 1).hueRotation(.degrees(.infinity)).resolvedContent == plain)
        #expect(Color.red.frame(width: 1).blendMode(.normal).resolvedContent == plain)
        #expect(Color.red.frame(width: 1).saturation(0).resolvedContent != plain)
    }
}

extension View {
    /// The tree that the view resolves to.
    @MainActor fileprivate var resolvedContent: ViewNode {
        ViewResolver.resolve(self, environment: EnvironmentValues()).tree.content
    }
}
