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
    /// The previews that the author has declared: their list, one of them, or all into a folder.
    case previews(PreviewOptions)
    case help
    case version

    /// Which previews to draw, and how.
    struct PreviewOptions: Hashable, Sendable {
        /// The id or the name of the only one; all where nil.
        var name: String?
        /// How to draw; its output is the folder for all previews or the file for one, its kind is not used.
        var render = RenderOptions(kind: "")
    }

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
