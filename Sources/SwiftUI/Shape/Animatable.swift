public import Foundation

/// What can be drawn between two of its values; an archive stands still.
nonisolated public protocol Animatable {
    /// The type of what changes.
    associatedtype AnimatableData: VectorArithmetic

    /// What changes.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing changes.
    nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A value that can be added and scaled.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
    /// Scales the value.
    mutating func scale(by rhs: Double)

    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Scales the value.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the value.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Scales the value.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the value.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Scales the value.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of the value.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// Nothing that changes.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Nothing.
    public init() {}

    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Nothing.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Nothing.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Nothing to scale.
    public mutating func scale(by rhs: Double) {}

    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// A pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Two zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// The sums.
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// The differences.
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Scales both.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The square of the pair's length.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
