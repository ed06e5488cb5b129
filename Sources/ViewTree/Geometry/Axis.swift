/// A direction of layout.
package enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
    case horizontal
    case vertical

    /// The other direction.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
