/// What a frame is measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The whole of the widget's content.
    case global
    /// The view itself.
    case local
    /// A view that was given a name.
    case named(AnyHashable)
}

/// A type that stands for a space that frames are measured in.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The whole of the widget's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space.
    public init() {}

    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space.
    public init() {}

    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space.
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The whole of the widget's content.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The view around that has a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension View {
    /// Names the view for frames measured from it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        SpaceView(content: self, space: name.coordinateSpace)
    }

    /// Names the view for frames measured from it.
    nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        SpaceView(content: self, space: .named(AnyHashable(name)))
    }
}
