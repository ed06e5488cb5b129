/// A parameter of an intent with its name.
package struct NamedIntentParameter: Sendable {
    /// The name of the property.
    package let name: String

    /// The parameter itself.
    package let parameter: any AnyIntentParameter
}

extension AppIntent {
    /// The name by which clients call the intent: that of its type.
    package static var intentName: String { String(describing: Self.self) }

    /// The parameters in the order of their declaration; those of superclasses come first.
    package func reflectedParameters() -> [NamedIntentParameter] {
        var found: [NamedIntentParameter] = []
        func collect(_ mirror: Mirror) {
            if let parent = mirror.superclassMirror { collect(parent) }
            for child in mirror.children {
                guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { continue }
                let name = label.utf8.first == UInt8(ascii: "_") ? String(label.dropFirst()) : label
                found.append(NamedIntentParameter(name: name, parameter: parameter))
            }
        }
        collect(Mirror(reflecting: self))
        return found
    }

    /// The parameters that have a value, as they go on the wire.
    package func encodedParameters() -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for item in reflectedParameters() { values[item.name] = item.parameter.encodedValue }
        return values
    }

    /// The names of the parameters that need a value and have none.
    package func missingParameters() -> [String] {
        reflectedParameters()
            .filter { !$0.parameter.codec.isOptional && $0.parameter.encodedValue == nil }
            .map(\.name)
    }

    /// Sets parameters of this intent by name.
    ///
    /// Every value is read before the first is set, so a refused set changes nothing. `lenient` lets texts spell
    /// numbers and truth values, as form bodies do. Throws for a name, a type, a range, a case or an identifier that
    /// is wrong.
    package func setParameters(
        _ values: [String: IntentValue],
        lenient: Bool = false
    ) async throws(IntentError) {
        let known = reflectedParameters()
        let names = known.map(\.name)
        if let stranger = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw .unknownParameter(stranger, of: Self.intentName, known: names)
        }
        var decoded: [(any AnyIntentParameter, any Sendable)] = []
        for item in known {
            guard let value = values[item.name] else { continue }
            decoded.append((item.parameter, try await item.decode(value, lenient: lenient, of: Self.intentName)))
        }
        for (parameter, value) in decoded { _ = parameter.setDecoded(value) }
    }

    /// A new intent with these parameters; see `setParameters`.
    package static func make(
        parameters: [String: IntentValue],
        lenient: Bool = false
    ) async throws(IntentError) -> Self {
        let intent = Self()
        try await intent.setParameters(parameters, lenient: lenient)
        return intent
    }
}

extension NamedIntentParameter {
    fileprivate func decode(
        _ value: IntentValue,
        lenient: Bool,
        of intent: String
    ) async throws(IntentError) -> any Sendable {
        let decoded: any Sendable
        do {
            decoded = try await parameter.codec.decode(value, lenient)
        } catch {
            throw invalid(error.value, error.expectation, allowed: error.allowed, isEntity: error.isEntity, of: intent)
        }
        let wire = IntentValueCodec.encode(decoded)
        if let range = parameter.declaration.range, let number = wire.number, !range.contains(number) {
            let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
            throw invalid(value, "a number from \(bounds)", allowed: [bounds], isEntity: false, of: intent)
        }
        if let size = parameter.declaration.size, case .array(let list) = wire, !size.contains(list.count) {
            let upper = size.upperBound == .max ? "or more" : "to \(size.upperBound)"
            let bounds = "\(size.lowerBound) \(upper)"
            throw invalid(value, "a list of \(bounds) elements", allowed: [bounds], isEntity: false, of: intent)
        }
        return decoded
    }

    private func invalid(
        _ value: IntentValue,
        _ expectation: String,
        allowed: [String],
        isEntity: Bool,
        of intent: String
    ) -> IntentError {
        let list = allowed.count > 1 ? ": \(allowed.joined(separator: ", "))" : ""
        let hint = value.string?.nearest(of: allowed).map { " Did you mean “\($0)”?" } ?? ""
        return IntentError(
            code: isEntity ? .unknownEntity : .invalidValue,
            intent: intent,
            parameter: name,
            value: value,
            allowed: allowed.isEmpty ? [expectation] : allowed,
            message: "The parameter “\(name)” of \(intent) is \(value); allowed is \(expectation)\(list).\(hint)"
        )
    }
}

extension Double {
    /// The number without a needless fraction.
    fileprivate var plain: String {
        Int(exactly: self).map { String($0) } ?? String(self)
    }
}
