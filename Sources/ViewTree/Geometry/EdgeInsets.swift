/// Distances from the four edges in points; leading is left in left-to-right layout.
package struct EdgeInsets: Hashable, Sendable, Codable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package static let zero = EdgeInsets(all: 0)

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(all length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}
