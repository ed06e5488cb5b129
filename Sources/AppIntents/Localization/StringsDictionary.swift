internal import Foundation

/// The texts of a `.stringsdict` file: formats with a plural rule for each of their values.
struct StringsDictionary {
    let entries: [String: LocalizedEntry]

    /// The texts of a file's bytes; nil where they are no property list of the kind.
    init?(_ data: Data) {
        guard data.count <= StringsFile.byteLimit,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let texts = list as? [String: Any]
        else { return nil }
        entries = texts.compactMapValues { value in
            if let words = value as? String { return .words(words) }
            return (value as? [String: Any]).flatMap(Self.entry)
        }
    }

    private static func entry(_ members: [String: Any]) -> LocalizedEntry? {
        if let widths = members["NSStringVariableWidthRuleType"] as? [String: String] {
            // The widest text is for the widest screen.
            let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return widest.map { .words($0.value) }
        }
        if let devices = members["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return .device(
                devices.reduce(into: [:]) { found, device in
                    if let words = device.value as? String { found[device.key] = .words(words) }
                    if let inner = device.value as? [String: Any] { found[device.key] = entry(inner) }
                }
            )
        }
        guard let format = members["NSStringLocalizedFormatKey"] as? String else { return nil }
        let substitutions = members.compactMapValues { value -> LocalizedEntry.Substitution? in
            guard let rule = value as? [String: Any] else { return nil }
            let forms = rule.reduce(into: [PluralForm: LocalizedEntry]()) { forms, form in
                guard let name = PluralForm(rawValue: form.key), let words = form.value as? String else { return }
                forms[name] = .words(words)
            }
            let specifier = rule["NSStringFormatValueTypeKey"] as? String
            return .init(specifier: specifier.flatMap { $0.isEmpty ? nil : $0 } ?? "d", entry: .plural(forms))
        }
        return .composed(.words(format), substitutions)
    }
}
