public import Combine
public import Foundation

/// A movement of fingers; none reach an archive.
public protocol Gesture<Value> {
    /// What the movement comes to.
    associatedtype Value
}

extension Gesture {
    /// Runs when the movement ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

    /// Runs as the movement changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

/// Taps.
public struct TapGesture: Gesture {
    /// Nothing but the fact.
    public typealias Value = Void

    /// A number of taps.
    public init(count: Int = 1) {}
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
    /// Whether it lasts.
    public typealias Value = Bool

    /// A press of at least so many seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture {
    /// Where the finger is.
    public struct Value: Hashable, Sendable {
        /// Where the movement began.
        public var startLocation: CGPoint
        /// Where the finger is.
        public var location: CGPoint
        /// How far the finger has come.
        public var translation: CGSize
    }

    /// A movement of at least so many points.
    public init(minimumDistance: CGFloat = 10) {}
}

extension View {
    /// Accepted; no movement reaches an archive.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }

    /// Accepted; no movement reaches an archive.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }

    /// Accepted; no movement reaches an archive.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }

    /// Accepted; no press reaches an archive.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        self
    }

    /// Accepted; an archive stands still.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        self
    }

    /// Accepted; an archive stands still.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        self
    }

    /// Accepted; an archive stands still.
    nonisolated public func geometryGroup() -> some View { self }

    /// Accepted; nothing is presented over a widget.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Accepted; no part of an archive has the keyboard.
    nonisolated public func focused<Value: Hashable>(_ binding: Binding<Value>) -> some View { self }

    /// Accepted; a widget's list has no pull.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    /// Accepted; an archive stands still.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// What two views share that take each other's place.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Properties by their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a change is shown; an archive stands still.
public struct Transaction {
    /// How values change over time.
    public var animation: Animation?
    /// Whether nothing is animated.
    public var disablesAnimations = false

    /// A change.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// The result of `body`; an archive stands still.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
