internal import Foundation

/// The compiler's plug-in protocol as a value: bytes in, bytes out.
///
/// A message is its length, eight bytes with the lowest first, and as many bytes of JSON. A length of zero ends the
/// conversation; so does one beyond `longestMessage`, which no compiler sends.
struct PluginMessageLoop {
    /// The longest message that is taken, in bytes: 256 MiB.
    static let longestMessage: UInt64 = 1 << 28

    /// Whether the compiler has ended the conversation.
    private(set) var isFinished = false

    private var pending = Data()

    /// Takes bytes as they come, whole messages or not, and gives the answers to the messages they complete.
    mutating func receive(_ bytes: Data) -> Data {
        pending.append(bytes)
        var answers = Data()
        while !isFinished, pending.count >= 8 {
            let length = pending.prefix(8).enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * $1.offset) }
            guard length > 0, length <= Self.longestMessage else {
                isFinished = true
                break
            }
            guard pending.count - 8 >= Int(length) else { break }
            let message = Data(pending.dropFirst(8).prefix(Int(length)))
            pending = Data(pending.dropFirst(8 + Int(length)))
            answers.append(Self.frame(answer(to: message)))
        }
        return answers
    }

    private func answer(to message: Data) -> PluginAnswer {
        let request: PluginRequest
        do {
            request = try JSONDecoder().decode(PluginRequest.self, from: message)
        } catch {
            return .expansion(nil, problem: "The compiler sent a message that is not understood: \(error)")
        }
        switch request {
        case .getCapability:
            return .capability
        case .expandFreestanding(let expansion):
            return expand(expansion)
        case .expandAttached(let attachment):
            return expand(attachment)
        case .unsupported(let name):
            return .expansion(nil, problem: "PreviewMacros has no answer to \(name).")
        }
    }

    private func expand(_ attachment: PluginRequest.Attachment) -> PluginAnswer {
        switch attachment.typeName {
        case "Previewable":
            // The attribute only marks state that a preview owns; the variable stays as it is.
            return .expansion("", problem: nil)
        case "Entry":
            guard let role = EntryExpansion.Role(rawValue: attachment.role),
                let expansion = EntryExpansion(source: attachment.source)
            else { return .expansion(nil, problem: "@Entry belongs to a variable with a default value.") }
            return .expansion(expansion.text(for: role), problem: nil)
        default:
            return .expansion(nil, problem: "PreviewMacros has no answer to \(attachment.typeName).")
        }
    }

    private func expand(_ request: PluginRequest.Expansion) -> PluginAnswer {
        guard let module = PreviewExpansion.Module(typeName: request.typeName) else {
            return .expansion(nil, problem: "There is no macro \(request.typeName) in PreviewMacros.")
        }
        let expansion = PreviewExpansion(
            source: request.source,
            discriminator: request.discriminator,
            fileID: request.fileID,
            line: request.line,
            module: module
        )
        guard let text = expansion.text else {
            return .expansion(nil, problem: "#Preview is not written as expected.")
        }
        return .expansion(text, problem: nil)
    }

    private static func frame(_ answer: PluginAnswer) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body = (try? encoder.encode(answer)) ?? Data("{}".utf8)
        return Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }) + body
    }
}
