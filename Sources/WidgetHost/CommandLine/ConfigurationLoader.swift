internal import LinuxSystem

/// Puts the settings together: defaults, then the file, then the environment, then the command line.
enum ConfigurationLoader {
    /// The file that is read where no other is named.
    static let defaultFile = "config.json"

    static func load(
        _ arguments: HostArguments,
        environment: [String: String]
    ) throws(ConfigurationError) -> Configuration {
        var configuration = try file(arguments.configurationFile)
        if let token = environment["VITRINE_TOKEN"], !token.isEmpty { configuration.token = token }
        if let host = arguments.host { configuration.host = host }
        if let port = arguments.port { configuration.port = port }
        if let data = arguments.data { configuration.data = data }
        if let device = arguments.device { configuration.device = device }
        try requireToken(configuration)
        return configuration
    }

    private static func file(_ path: String?) throws(ConfigurationError) -> Configuration {
        let source = path ?? defaultFile
        let bytes: [UInt8]
        do {
            bytes = try AtomicFile.read(source, limit: 16 << 20)
        } catch {
            if path == nil, error.code == .notFound { return Configuration() }
            throw ConfigurationError(source: source, path: "", problem: "cannot be read: \(error)")
        }
        return try ConfigurationParser(source: source).parse(bytes)
    }

    /// Whoever reaches the port may change something, so an open address needs a secret.
    private static func requireToken(_ configuration: Configuration) throws(ConfigurationError) {
        guard configuration.token == nil, !isLoopback(configuration.host) else { return }
        throw ConfigurationError(
            source: "configuration",
            path: "$.token",
            problem:
                "the host \(configuration.host) can be reached from other machines, so a token is required; set token in"
                + " config.json or the environment variable VITRINE_TOKEN, or listen on 127.0.0.1"
        )
    }

    static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host.hasPrefix("unix:") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
