internal import ExtensionProtocol
internal import ViewTree

/// Reads the command line: a command, then options in any order, each as `--name value` or `--name=value`.
struct ArgumentParser {
    private var words: ArraySlice<String>
    private var arguments = HostArguments()

    private init(_ words: [String]) {
        self.words = words[...]
    }

    /// The meaning of `words`, the program's name not among them.
    static func parse(_ words: [String]) throws(UsageError) -> HostArguments {
        var parser = ArgumentParser(words)
        return try parser.parse()
    }

    private static let commands = ["serve", "render", "previews", "kinds", "check", "open"]

    private mutating func parse() throws(UsageError) -> HostArguments {
        if words.contains("--help") || words.contains("-h") || words.first == "help" {
            arguments.command = .help
            return arguments
        }
        if words.contains("--version") {
            arguments.command = .version
            return arguments
        }
        var command = "serve"
        if let first = words.first, !first.hasPrefix("-") {
            command = first
            words.removeFirst()
        }
        switch command {
        case "serve": try parseOptions(nil)
        case "kinds":
            arguments.command = .kinds
            try parseOptions(nil)
        case "check":
            arguments.command = .check
            try parseOptions(nil)
        case "render":
            guard let kind = words.popFirst(), !kind.hasPrefix("-") else {
                throw UsageError("render needs a kind: render KIND [options]; `kinds` lists them")
            }
            try parseOptions(HostCommand.RenderOptions(kind: kind))
        case "previews":
            var preview = HostCommand.PreviewOptions()
            if let name = words.first, !name.hasPrefix("-") {
                preview.name = name
                words.removeFirst()
            }
            try parseOptions(HostCommand.RenderOptions(kind: ""))
            if case .render(let options) = arguments.command { preview.render = options }
            arguments.command = .previews(preview)
        case "open":
            guard let url = words.popFirst(), !url.hasPrefix("-") else {
                throw UsageError("open needs a URL: open URL [options]")
            }
            try parseOptions(HostCommand.RenderOptions(kind: ""))
            if case .render(let options) = arguments.command { arguments.command = .open(url, options) }
        default:
            throw UsageError("unknown command \"\(command)\"" + suggestion(for: command, among: Self.commands))
        }
        return arguments
    }

    private static let commonOptions = ["--config", "--host", "--port", "--data"]
    private static let renderOptions = [
        "--family", "--state", "--scheme", "--mode", "--tint", "--background", "--device", "--at", "--configuration",
        "--format", "-o", "--output",
    ]

    private mutating func parseOptions(_ render: HostCommand.RenderOptions?) throws(UsageError) {
        var render = render
        while let word = words.popFirst() {
            let (name, attached) = Self.split(word)
            let known = Self.commonOptions + (render == nil ? [] : Self.renderOptions)
            guard known.contains(name) else {
                throw UsageError(
                    word.hasPrefix("-")
                        ? "unknown option \(name)" + suggestion(for: name, among: known) : "unexpected word \"\(word)\""
                )
            }
            guard let value = attached ?? words.popFirst() else { throw UsageError("\(name) needs a value") }
            if Self.commonOptions.contains(name) {
                try setCommon(name, value)
            } else {
                try setRender(name, value, &render)
            }
        }
        if let render { arguments.command = .render(render) }
    }

    private static func split(_ word: String) -> (name: String, value: String?) {
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }

    private mutating func setCommon(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "--config": arguments.configurationFile = value
        case "--host": arguments.host = value
        case "--data": arguments.data = value
        default:
            guard let port = Int(value), (0...65_535).contains(port) else {
                throw UsageError("--port \(value): expected a number from 0 to 65535")
            }
            arguments.port = port
        }
    }

    private mutating func setRender(
        _ name: String,
        _ value: String,
        _ render: inout HostCommand.RenderOptions?
    ) throws(UsageError) {
        switch name {
        case "--family": render?.family = try Self.choice(name, value, WidgetFamilyName.self)
        case "--state": render?.state = try Self.choice(name, value, EntryState.self)
        case "--scheme": render?.picture.scheme = try Self.choice(name, value, PictureRequest.Scheme.self)
        case "--mode": render?.picture.mode = try Self.choice(name, value, RenderingModeName.self)
        case "--format": render?.format = try Self.choice(name, value, HostCommand.RenderOptions.Format.self)
        case "--tint":
            guard let color = RGBA(hex: value) else {
                throw UsageError("--tint \(value): expected RRGGBB, six hexadecimal digits")
            }
            render?.picture.tint = color
        case "--background":
            guard ["0", "1"].contains(value) else { throw UsageError("--background \(value): expected 0 or 1") }
            render?.picture.background = value == "1"
        case "--device":
            guard let device = Device.named(value) else {
                throw UsageError(
                    "--device \(value): unknown screen; known are \(Device.allNames.joined(separator: ", "))"
                )
            }
            arguments.device = device
        case "--at":
            guard let instant = Instant.parse(value) else {
                throw UsageError("--at \(value): expected a date and time such as 2026-11-30T09:00:00Z")
            }
            render?.instant = instant
        case "--configuration":
            guard let json = try? StrictJSON.parse(Array(value.utf8)),
                case .object(let members) = json
            else { throw UsageError("--configuration: expected a JSON object such as {\"city\":\"berlin\"}") }
            render?.configuration = members
        default: render?.output = value
        }
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String,
        _ value: String,
        _ type: Value.Type
    ) throws(UsageError) -> Value where Value.RawValue == String {
        guard let found = Value(rawValue: value) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\(name) \(value): expected one of \(known)")
        }
        return found
    }
}
