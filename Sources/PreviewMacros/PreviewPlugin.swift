internal import Foundation

/// The compiler plug-in behind `#Preview`: answers the compiler's messages on standard input until there are no more.
@main
enum PreviewPlugin {
    static func main() {
        var messages = PluginMessageLoop()
        let input = FileHandle.standardInput
        while !messages.isFinished {
            let bytes = input.availableData
            guard !bytes.isEmpty else { return }
            let answers = messages.receive(bytes)
            guard answers.isEmpty || (try? FileHandle.standardOutput.write(contentsOf: answers)) != nil else { return }
        }
    }
}
