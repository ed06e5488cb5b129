/// A setting that cannot be used: where it stands, what is wrong with it and what is allowed.
struct ConfigurationError: Error, Hashable, CustomStringConvertible {
    /// The file or the option that the setting comes from.
    var source: String
    /// The JSON path, such as `$.widgets[0].family`; empty where the whole file is at fault.
    var path: String
    var problem: String

    var description: String {
        path.isEmpty ? "\(source): \(problem)" : "\(source): \(path): \(problem)"
    }
}
