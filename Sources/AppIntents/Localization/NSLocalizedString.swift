public import Foundation

// Foundation's function of this name reads no string catalogs and does not follow the configured locale. These have
// fewer parameters than Foundation's, so that calls prefer them.

/// The text of a key in the configured language; the key where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, nil, "")
}

/// The text of a key of a table in the configured language; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, nil, "")
}

/// The text of a key of a bundle in the configured language; the key where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// The text of a key in the configured language; `value` where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, nil, value)
}

/// The text of a key of a table of a bundle in the configured language; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

/// The text of a key of a bundle in the configured language; `value` where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}

private func localized(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
    LocalizedTables.of(bundle).format(of: key, table: table, locale: ConfiguredLocale.current)
        ?? (value.isEmpty ? key : value)
}
