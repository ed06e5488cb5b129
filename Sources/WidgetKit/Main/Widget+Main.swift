internal import Dispatch
internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem
public import SwiftUI
internal import WidgetHost

extension WidgetBundle {
    /// Runs the service, one of its commands or, where the service says so, an extension process.
    @MainActor
    public static func main() {
        VitrineProgram.run { ExtensionService(catalog: BundleCatalog(Self().body)) }
    }
}

extension Widget {
    /// Runs the service, one of its commands or, where the service says so, an extension process.
    @MainActor
    public static func main() {
        VitrineProgram.run { ExtensionService(catalog: BundleCatalog(Self())) }
    }
}

/// The program of an executable whose `@main` is an `App`; SwiftUI calls it by this name.
@_silgen_name("vitrine_run_app")
@MainActor
package func runApp(_ makeRoot: @escaping @MainActor () -> (any View)?) -> Never {
    VitrineProgram.run {
        ExtensionService(catalog: BundleCatalog(WidgetBundleBuilder.buildBlock()), root: makeRoot())
    }
}

/// The two roles of a bundle's executable.
@MainActor
private enum VitrineProgram {
    static func run(_ makeService: @MainActor () -> ExtensionService) -> Never {
        if ProcessInfo.processInfo.environment["VITRINE_ROLE"] == "extension" {
            serveRequests(makeService)
        } else {
            HostProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
        }
        dispatchMain()
    }

    private static func serveRequests(_ makeService: @MainActor () -> ExtensionService) {
        let parent = ProcessInfo.processInfo.environment["VITRINE_PARENT"].flatMap { Int32($0) }
        if let parent, !CurrentProcess.dieWithParent(expected: parent) { exit(0) }
        CurrentProcess.lineBufferOutput()
        let process: ExtensionProcess
        do {
            process = ExtensionProcess(
                requests: try FileDescriptor.inherited(3),
                messages: try FileDescriptor.inherited(4)
            )
        } catch {
            ProcessNotes.write("an extension process is started by the service alone: \(error)")
            exit(2)
        }
        WidgetCenter.shared.connect { process.send(.reload($0)) }
        let service = makeService()
        let thread = Thread {
            do {
                try process.run { request in
                    Task { @MainActor in
                        process.send(.reply(id: request.id, await service.reply(to: request.command)))
                    }
                }
                exit(0)
            } catch {
                ProcessNotes.write("the requests cannot be read on: \(error)")
                exit(1)
            }
        }
        thread.stackSize = 1 << 20
        thread.start()
    }
}
