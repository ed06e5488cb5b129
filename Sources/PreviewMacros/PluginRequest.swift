/// A message of the compiler; parts that `#Preview` has no use for are not read.
enum PluginRequest: Decodable {
    /// What can you do?
    case getCapability

    /// Expand a macro written with `#`.
    case expandFreestanding(Expansion)

    /// Expand a macro written with `@`.
    case expandAttached(Attachment)

    /// Anything else, by the name of the message.
    case unsupported(String)

    /// A use of the macro.
    struct Expansion: Decodable {
        /// The type that the macro's declaration names as its implementation.
        let typeName: String

        /// The macro's use as it stands in the file.
        let source: String

        /// The prefix that makes names in the expansion unique, and that the compiler lets them have.
        let discriminator: String

        /// The file as `Module/File.swift`.
        let fileID: String

        /// The line of the use, from 1.
        let line: Int

        private enum CodingKeys: CodingKey { case macro, syntax, discriminator }
        private enum MacroKeys: CodingKey { case typeName }
        private enum SyntaxKeys: CodingKey { case source, location }
        private enum LocationKeys: CodingKey { case fileID, line }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            discriminator = try container.decode(String.self, forKey: .discriminator)
            typeName = try container.nestedContainer(keyedBy: MacroKeys.self, forKey: .macro)
                .decode(String.self, forKey: .typeName)
            let syntax = try container.nestedContainer(keyedBy: SyntaxKeys.self, forKey: .syntax)
            source = try syntax.decode(String.self, forKey: .source)
            let location = try syntax.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
            fileID = try location.decode(String.self, forKey: .fileID)
            line = try location.decode(Int.self, forKey: .line)
        }
    }

    /// A use of a macro at a declaration.
    struct Attachment: Decodable {
        /// The type that the macro's declaration names as its implementation.
        let typeName: String

        /// What the macro is to add: `accessor`, `peer`.
        let role: String

        /// The declaration as it stands in the file.
        let source: String

        private enum CodingKeys: CodingKey { case macro, macroRole, declSyntax }
        private enum MacroKeys: CodingKey { case typeName }
        private enum SyntaxKeys: CodingKey { case source }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            typeName = try container.nestedContainer(keyedBy: MacroKeys.self, forKey: .macro)
                .decode(String.self, forKey: .typeName)
            role = try container.decodeIfPresent(String.self, forKey: .macroRole) ?? ""
            source =
                try container.contains(.declSyntax)
                ? container.nestedContainer(keyedBy: SyntaxKeys.self, forKey: .declSyntax)
                    .decode(String.self, forKey: .source) : ""
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch container.allKeys.first {
        case let key? where key.stringValue == "getCapability":
            self = .getCapability
        case let key? where key.stringValue == "expandFreestandingMacro":
            self = .expandFreestanding(try container.decode(Expansion.self, forKey: key))
        case let key? where key.stringValue == "expandAttachedMacro":
            self = .expandAttached(try container.decode(Attachment.self, forKey: key))
        case let key?:
            self = .unsupported(key.stringValue)
        case nil:
            self = .unsupported("nothing")
        }
    }
}
