/// An answer to the compiler.
enum PluginAnswer: Encodable {
    /// What the plug-in can do.
    case capability

    /// The text that stands for a macro's use, or why there is none.
    case expansion(String?, problem: String?)

    /// The version of the protocol that is spoken; 7 came with Swift 5.10.
    static let protocolVersion = 7

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }
    private enum CapabilityKeys: CodingKey { case capability }
    private enum VersionKeys: CodingKey { case protocolVersion }
    private enum ExpansionKeys: CodingKey { case expandedSource, diagnostics }

    private struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName = ""
            let offset = 0
        }

        let message: String
        let severity = "error"
        let position = Position()
        let highlights: [String] = []
        let notes: [String] = []
        let fixIts: [String] = []
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability:
            var result = container.nestedContainer(keyedBy: CapabilityKeys.self, forKey: .getCapabilityResult)
            var capability = result.nestedContainer(keyedBy: VersionKeys.self, forKey: .capability)
            try capability.encode(Self.protocolVersion, forKey: .protocolVersion)
        case .expansion(let source, let problem):
            var result = container.nestedContainer(keyedBy: ExpansionKeys.self, forKey: .expandMacroResult)
            try result.encode(source, forKey: .expandedSource)
            try result.encode(problem.map { [Diagnostic(message: $0)] } ?? [], forKey: .diagnostics)
        }
    }
}
