public import Foundation
import ViewLayout

/// The space that a container offers a view: nil asks for the ideal length, 0 for the least and infinity for the most.
public struct ProposedViewSize: Equatable, Sendable {
    /// In points.
    public var width: CGFloat?
    /// In points.
    public var height: CGFloat?

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal for each axis.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal with the lengths of `size` where it leaves them open.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    init(_ proposal: ProposedSize) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    var value: ProposedSize {
        ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
    }
}
