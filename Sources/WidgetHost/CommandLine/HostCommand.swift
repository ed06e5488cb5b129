internal import ExtensionProtocol
internal import ViewTree

/// What the command line asks for.
enum HostCommand: Hashable, Sendable {
    case serve
    case render(RenderOptions)
    /// A deep link, and how to print what the app shows then; the options' kind is not used.
    case open(String, RenderOptions)
    case kinds
    case check
    case help
    case version

    /// How to draw one widget.
    struct RenderOptions: Hashable, Sendable {
        enum Format: String, Hashable, Sendable, CaseIterable { case svg, json, text, layout }

        var kind: String
        /// The kind's first family where nil.
        var family: WidgetFamilyName?
        var state = EntryState.timeline
        var picture = PictureRequest()
        /// Seconds since 1970; now where nil.
        var instant: Double?
        var configuration: [String: JSONValue] = [:]
        var format = Format.svg
        /// Standard output where nil.
        var output: String?
    }
}

/// A command line, read: the command, and the settings that override config.json.
struct HostArguments: Hashable, Sendable {
    var command = HostCommand.serve
    /// Where the configuration is; `config.json` where nil, which may be absent then.
    var configurationFile: String?
    var host: String?
    var port: Int?
    var data: String?
    var device: Device?
}

/// Words on the command line that make no command.
struct UsageError: Error, Hashable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
