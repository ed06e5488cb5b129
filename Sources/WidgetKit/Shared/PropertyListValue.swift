internal import Foundation

/// A value that user defaults can hold.
enum PropertyListValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case url(URL)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// The value in place of `object`; nil where it is none that a property list can hold.
    init?(_ object: Any) {
        switch object {
        case let value as Bool: self = .bool(value)
        case let value as String: self = .string(value)
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .url(value)
        case let value as any BinaryInteger:
            guard let number = Int(exactly: value) else { return nil }
            self = .int(number)
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        case let value as [Any]:
            let elements = value.compactMap { PropertyListValue($0) }
            guard elements.count == value.count else { return nil }
            self = .array(elements)
        case let value as [String: Any]:
            let members = value.compactMapValues { PropertyListValue($0) }
            guard members.count == value.count else { return nil }
            self = .dictionary(members)
        case let value as NSNumber: self = PropertyListValue(number: value)
        default: return nil
        }
    }

    private init(number: NSNumber) {
        self = isFloatingPoint(number) ? .double(number.doubleValue) : .int(number.intValue)
    }

    /// The value as authors get it.
    var object: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let value): value
        case .array(let elements): elements.map(\.object)
        case .dictionary(let members): members.mapValues(\.object)
        }
    }
}

/// Whether a number has a fraction's type, told from its Objective-C encoding.
private func isFloatingPoint(_ number: NSNumber) -> Bool {
    ["d", "f"].contains(String(cString: number.objCType))
}
