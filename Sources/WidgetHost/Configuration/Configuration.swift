internal import ExtensionProtocol
internal import ViewTree

/// The daemon's settings: defaults, over them config.json, over it the command line.
struct Configuration: Hashable, Sendable {
    var host = "127.0.0.1"
    /// 0 lets the kernel pick one.
    var port = 8080
    /// The folder of archives, App Group data and placed widgets.
    var data = "data"
    /// The folder of pages and other static files.
    var publicFolder = "public"
    /// A path prefix that a proxy in front adds, without a slash at its end.
    var basePath = ""
    var token: String?
    var allowedHosts: [String] = []
    var allowedOrigins: [String] = []
    var device = Device.standard
    /// A locale identifier; the system's where the file names none.
    var locale = "en_US"
    var timeZone: String?
    /// Nil places each kind once per supported family.
    var widgets: [Placement]?
    var links: [LinkRoute] = []
    var extensions: [String] = []
    var child = ChildLimits()
    var budget = Budget()
    var limits = Limits()

    /// A rule that leads an author's deep link to a path or URL.
    struct LinkRoute: Hashable, Sendable {
        var match: String
        var open: String
    }

    /// Bounds on extension processes.
    struct ChildLimits: Hashable, Sendable {
        /// For one request, in seconds.
        var timeout = 30.0
        /// Private resident memory, in MiB.
        var memory = 256
        /// How long a child without work stays, in seconds.
        var idle = 60.0
    }

    /// How often providers are asked without being told to.
    struct Budget: Hashable, Sendable {
        var reloadsPerDay = 72
        /// In seconds.
        var minimumInterval = 300.0
    }

    /// Bounds on what clients may ask.
    struct Limits: Hashable, Sendable {
        var connections = 10_000
        var headerBytes = 16_384
        var bodyBytes = 1_048_576
        /// In seconds.
        var idle = 60.0
        /// In seconds; caps what `Cache-Control` promises.
        var maxAge = 60.0
    }
}

/// A widget as a user placed it.
struct Placement: Hashable, Sendable, Codable {
    var id: String
    var kind: String
    var family: WidgetFamilyName
    var configuration: [String: JSONValue]

    init(id: String, kind: String, family: WidgetFamilyName, configuration: [String: JSONValue] = [:]) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    /// The id a widget gets where the configuration places none: `SystemStatus` in `systemSmall` is
    /// `system-status-systemSmall`.
    static func defaultID(kind: String, family: WidgetFamilyName) -> String {
        kebabCase(kind) + "-" + family.rawValue
    }

    /// Words parted by hyphens in lower case; a run of capitals is one word (`MyURLWidget` → `my-url-widget`).
    static func kebabCase(_ name: String) -> String {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord =
                character.isUppercase
                && (previous.map { $0.isLowercase || $0.isNumber } == true
                    || (next?.isLowercase == true && !word.isEmpty))
            if startsWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word += character.lowercased()
        }
        if !word.isEmpty { words.append(word) }
        return words.joined(separator: "-")
    }
}
