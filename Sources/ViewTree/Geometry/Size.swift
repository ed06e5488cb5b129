/// A width and a height in points.
package struct Size: Hashable, Sendable, Codable {
    package var width: Double
    package var height: Double

    package static let zero = Size(width: 0, height: 0)

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The length along `axis`, in points.
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}
