package import ViewTree

/// The space a container offers a view: nil asks for the ideal length, 0 for the least and infinity for the most.
package struct ProposedSize: Hashable, Sendable {
    /// In points.
    package var width: Double?
    /// In points.
    package var height: Double?

    package static let zero = ProposedSize(width: 0, height: 0)
    package static let infinity = ProposedSize(width: .infinity, height: .infinity)
    package static let unspecified = ProposedSize(width: nil, height: nil)

    /// Lengths that are not numbers or lie below 0 become 0.
    package init(width: Double?, height: Double?) {
        self.width = width.map(Length.proposed)
        self.height = height.map(Length.proposed)
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// A proposal by axes in place of width and height.
    init(_ axis: Axis, major: Double?, minor: Double?) {
        if axis == .horizontal {
            self.init(width: major, height: minor)
        } else {
            self.init(width: minor, height: major)
        }
    }

    /// The length along `axis`, in points.
    package subscript(axis: Axis) -> Double? {
        axis == .horizontal ? width : height
    }

    /// The proposal with `fallback` in place of what it leaves open; 10 points is the system's value.
    package func fixingUnspecified(at fallback: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? fallback.width, height: height ?? fallback.height)
    }

    /// What is left inside `insets`; never below 0.
    package func inset(by insets: EdgeInsets) -> ProposedSize {
        ProposedSize(
            width: width.map { $0 - insets.leading - insets.trailing },
            height: height.map { $0 - insets.top - insets.bottom }
        )
    }

    /// The proposal with both lengths multiplied.
    package func scaled(by factor: Double) -> ProposedSize {
        ProposedSize(width: width.map { $0 * factor }, height: height.map { $0 * factor })
    }
}
