/// The type of a parameter as clients see it.
package indirect enum IntentParameterType: Sendable, Hashable {
    case bool, int, double, string, date, dateComponents, url, duration, measurement, file
    /// An enumeration, by the name of its type.
    case enumeration(String)
    /// An entity, by the name of its type.
    case entity(String)
    /// An array of one of the others.
    case array(IntentParameterType)
    /// A type that has no form on the wire.
    case unsupported(String)

    /// The word for the type in descriptors.
    package var name: String {
        switch self {
        case .bool: "bool"
        case .int: "int"
        case .double: "double"
        case .string: "string"
        case .date: "date"
        case .dateComponents: "dateComponents"
        case .url: "url"
        case .duration: "duration"
        case .measurement: "measurement"
        case .file: "file"
        case .enumeration: "enum"
        case .entity: "entity"
        case .array: "array"
        case .unsupported: "unsupported"
        }
    }

    /// The word for the elements' type, if it is an array.
    package var elementName: String? {
        if case .array(let element) = self { element.name } else { nil }
    }
}
