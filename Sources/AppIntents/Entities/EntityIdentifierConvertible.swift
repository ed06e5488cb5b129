public import Foundation

/// An identifier that can be written as text and read back.
public protocol EntityIdentifierConvertible {
    /// The identifier as text.
    var entityIdentifierString: String { get }

    /// The identifier that a text spells, or `nil`.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// The identifier as text.
    public var entityIdentifierString: String { description }

    /// The identifier that a text spells, or `nil`.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
    /// The raw value as text.
    public var entityIdentifierString: String { rawValue.entityIdentifierString }

    /// The identifier whose raw value a text spells, or `nil`.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        RawValue.entityIdentifier(for: entityIdentifierString).flatMap(Self.init(rawValue:))
    }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int32: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension UInt64: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    /// The identifier in its usual spelling.
    public var entityIdentifierString: String { uuidString }

    /// The identifier that a text spells, or `nil`.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    /// The whole URL.
    public var entityIdentifierString: String { absoluteString }

    /// The URL that a text spells, or `nil`.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
