/// A position in points; x grows to the right, y grows downwards.
package struct Point: Hashable, Sendable, Codable {
    package var x: Double
    package var y: Double

    package static let zero = Point(x: 0, y: 0)

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
