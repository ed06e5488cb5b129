internal import ExtensionProtocol
internal import Foundation
internal import ViewTree

/// Reads config.json: every key optional, unknown ones refused, each error with its JSON path.
struct ConfigurationParser {
    let source: String

    /// The configuration that `bytes` spell.
    func parse(_ bytes: [UInt8]) throws(ConfigurationError) -> Configuration {
        let root = JSONReader(value: try json(bytes), path: "$", source: source)
        try root.requireObject(known: [
            "host", "port", "data", "public", "basePath", "token", "allowedHosts", "allowedOrigins", "device", "locale",
            "timeZone", "widgets", "links", "extensions", "extension", "budget", "limits",
        ])
        var configuration = Configuration()
        try readServer(root, into: &configuration)
        try readSurroundings(root, into: &configuration)
        try readWidgets(root, into: &configuration)
        try readBounds(root, into: &configuration)
        return configuration
    }

    private func json(_ bytes: [UInt8]) throws(ConfigurationError) -> JSONValue {
        do throws(StrictJSON.SyntaxError) {
            return try StrictJSON.parse(bytes)
        } catch {
            throw ConfigurationError(
                source: "\(source):\(error.line):\(error.column)",
                path: "",
                problem: "is not JSON: \(error.problem)"
            )
        }
    }

    private func readServer(
        _ root: JSONReader,
        into configuration: inout Configuration
    ) throws(ConfigurationError) {
        if let host = root.member("host") { configuration.host = try host.string() }
        if let port = root.member("port") { configuration.port = try port.integer(in: 0...65_535) }
        if let data = root.member("data") { configuration.data = try data.string() }
        if let folder = root.member("public") { configuration.publicFolder = try folder.string() }
        if let basePath = root.member("basePath") {
            let path = try basePath.string()
            guard path.isEmpty || (path.hasPrefix("/") && !path.hasSuffix("/")) else {
                throw basePath.error("expected a path that starts with / and does not end with it, found \"\(path)\"")
            }
            configuration.basePath = path
        }
        if let token = root.member("token") {
            let text = try token.string()
            guard !text.isEmpty else { throw token.error("expected a token or null, found an empty string") }
            configuration.token = text
        }
        if let hosts = root.member("allowedHosts") { configuration.allowedHosts = try hosts.strings() }
        if let origins = root.member("allowedOrigins") { configuration.allowedOrigins = try origins.strings() }
    }

    private func readSurroundings(
        _ root: JSONReader,
        into configuration: inout Configuration
    ) throws(ConfigurationError) {
        if let device = root.member("device") {
            let name = try device.string()
            guard let known = Device.named(name) else {
                throw device.error("unknown screen \"\(name)\"; known are \(Device.allNames.joined(separator: ", "))")
            }
            configuration.device = known
        }
        if let locale = root.member("locale") {
            let identifier = try locale.string()
            guard identifier.first?.isLetter == true else {
                throw locale.error("expected a locale identifier such as en_US, found \"\(identifier)\"")
            }
            configuration.locale = identifier
        }
        if let zone = root.member("timeZone") {
            let identifier = try zone.string()
            guard TimeZone(identifier: identifier) != nil else {
                throw zone.error("unknown time zone \"\(identifier)\"; expected a name such as Europe/Berlin or UTC")
            }
            configuration.timeZone = identifier
        }
    }

    private func readWidgets(
        _ root: JSONReader,
        into configuration: inout Configuration
    ) throws(ConfigurationError) {
        if let widgets = root.member("widgets") {
            var placements: [Placement] = []
            for element in try widgets.array() {
                let placement = try readPlacement(element)
                guard !placements.contains(where: { $0.id == placement.id }) else {
                    throw element.error("the id \"\(placement.id)\" is taken by another widget")
                }
                placements.append(placement)
            }
            configuration.widgets = placements
        }
        if let links = root.member("links") {
            for element in try links.array() {
                try element.requireObject(known: ["match", "open"])
                guard let match = element.member("match"), let open = element.member("open") else {
                    throw element.error("expected both \"match\" and \"open\"")
                }
                configuration.links.append(try readLink(match, open))
            }
        }
        if let extensions = root.member("extensions") {
            for element in try extensions.array() {
                try element.requireObject(known: ["path"])
                guard let path = element.member("path") else { throw element.error("expected \"path\"") }
                let executable = try path.string()
                guard FileManager.default.isExecutableFile(atPath: executable) else {
                    throw path.error("\"\(executable)\" is not there or not executable")
                }
                configuration.extensions.append(executable)
            }
        }
    }

    private func readLink(_ match: JSONReader, _ open: JSONReader) throws(ConfigurationError) -> Configuration.LinkRoute
    {
        let rule = Configuration.LinkRoute(match: try match.string(), open: try open.string())
        guard let scheme = LinkRouter.scheme(of: rule.match), !LinkRouter.refusedSchemes.contains(scheme) else {
            throw match.error("expected a link such as myapp://item/{id}, found \"\(rule.match)\"")
        }
        let target = LinkRouter.scheme(of: rule.open)
        guard rule.open.hasPrefix("/") || target == "http" || target == "https" else {
            throw open.error("expected a path that starts with /, or an http or https URL, found \"\(rule.open)\"")
        }
        return rule
    }

    private func readPlacement(_ element: JSONReader) throws(ConfigurationError) -> Placement {
        try element.requireObject(known: ["id", "kind", "family", "configuration"])
        guard let kind = try element.member("kind").map({ reader throws(ConfigurationError) in try reader.string() })
        else { throw element.error("expected \"kind\"") }
        guard let familyReader = element.member("family") else { throw element.error("expected \"family\"") }
        let family = try readFamily(familyReader)
        var placement = Placement(id: Placement.defaultID(kind: kind, family: family), kind: kind, family: family)
        if let id = element.member("id") {
            placement.id = try id.string()
            guard Self.isValidID(placement.id) else {
                throw id.error(
                    "expected 1 to 100 letters, digits, dots, hyphens and underscores, found \"\(placement.id)\""
                )
            }
        }
        if let values = element.member("configuration") {
            guard case .object(let members) = values.value else {
                throw values.error("expected an object, found \(values.value.typeName)")
            }
            placement.configuration = members
        }
        return placement
    }

    /// Ids are path segments and folder names.
    static func isValidID(_ id: String) -> Bool {
        (1...100).contains(id.utf8.count) && id.first != "."
            && id.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    private func readFamily(_ reader: JSONReader) throws(ConfigurationError) -> WidgetFamilyName {
        let name = try reader.string()
        guard let family = WidgetFamilyName(rawValue: name) else {
            let known = WidgetFamilyName.allCases.map(\.rawValue)
            throw reader.error("unknown family \"\(name)\"\(suggestion(for: name, among: known))")
        }
        return family
    }

    private func readBounds(
        _ root: JSONReader,
        into configuration: inout Configuration
    ) throws(ConfigurationError) {
        if let child = root.member("extension") {
            try child.requireObject(known: ["timeoutSeconds", "memoryMB", "idleSeconds"])
            if let value = child.member("timeoutSeconds") {
                configuration.child.timeout = try value.number(in: 0.1...3600)
            }
            if let value = child.member("memoryMB") { configuration.child.memory = try value.integer(in: 16...65_536) }
            if let value = child.member("idleSeconds") { configuration.child.idle = try value.number(in: 0...86_400) }
        }
        if let budget = root.member("budget") {
            try budget.requireObject(known: ["reloadsPerDay", "minimumIntervalSeconds"])
            if let value = budget.member("reloadsPerDay") {
                configuration.budget.reloadsPerDay = try value.integer(in: 1...86_400)
            }
            if let value = budget.member("minimumIntervalSeconds") {
                configuration.budget.minimumInterval = try value.number(in: 1...86_400)
            }
        }
        if let limits = root.member("limits") { try readLimits(limits, into: &configuration.limits) }
    }

    private func readLimits(
        _ reader: JSONReader,
        into limits: inout Configuration.Limits
    ) throws(ConfigurationError) {
        try reader.requireObject(known: ["connections", "headerBytes", "bodyBytes", "idleSeconds", "maxAgeSeconds"])
        if let value = reader.member("connections") { limits.connections = try value.integer(in: 1...1_000_000) }
        if let value = reader.member("headerBytes") { limits.headerBytes = try value.integer(in: 512...1_048_576) }
        if let value = reader.member("bodyBytes") { limits.bodyBytes = try value.integer(in: 0...1_073_741_824) }
        if let value = reader.member("idleSeconds") { limits.idle = try value.number(in: 0.1...86_400) }
        if let value = reader.member("maxAgeSeconds") { limits.maxAge = try value.number(in: 0...31_536_000) }
    }
}
