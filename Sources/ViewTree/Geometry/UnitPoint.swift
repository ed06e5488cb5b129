/// A position in a rectangle as fractions of its width and height; (0, 0) is the top leading corner.
package struct UnitPoint: Hashable, Sendable, Codable {
    package var x: Double
    package var y: Double

    package static let center = UnitPoint(x: 0.5, y: 0.5)

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
