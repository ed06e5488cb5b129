public import Foundation

/// What reads values from one form.
public protocol TopLevelDecoder<Input> {
    /// The form.
    associatedtype Input

    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What writes values in one form.
public protocol TopLevelEncoder<Output> {
    /// The form.
    associatedtype Output

    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
