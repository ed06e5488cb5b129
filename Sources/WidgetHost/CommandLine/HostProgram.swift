internal import Foundation
internal import LinuxSystem
internal import Synchronization

/// A bundle's executable in its role as the service and its tools.
package enum HostProgram {
    /// The version that `--version` prints.
    package static let version = "0.1.0"

    /// Starts what the command line asks for and returns; the process exits by itself when it is done.
    ///
    /// - Parameter arguments: the words after the program's name.
    package static func run(arguments: [String]) {
        do {
            try start(ArgumentParser.parse(arguments))
        } catch let error as UsageError {
            fail(2, "\(error.description) (\(programName) --help lists what there is)")
        } catch let error as ConfigurationError {
            fail(2, error.description)
        } catch {
            fail(1, "\(error)")
        }
    }

    private static func start(_ arguments: HostArguments) throws {
        switch arguments.command {
        case .help:
            try? StandardStream.output.write(Array((HelpText.text(program: programName) + "\n").utf8))
            exit(0)
        case .version:
            try? StandardStream.output.write(Array("\(programName) \(version)\n".utf8))
            exit(0)
        case .serve, .check, .kinds, .render, .open, .previews:
            break
        }
        Signal.ignoreBrokenPipe()
        let environment = ProcessInfo.processInfo.environment
        let load = { @Sendable () throws(ConfigurationError) in
            try ConfigurationLoader.load(arguments, environment: environment)
        }
        let configuration = try load()
        let executable = try CurrentProcess.executablePath()
        let loop = try EventLoop()
        try loop.start()
        let tools = HostTools(configuration: configuration, executable: executable, loop: loop, reload: load)
        Task {
            do {
                switch arguments.command {
                case .serve: try await tools.serve()
                case .check: try await tools.check()
                case .kinds: try await tools.printKinds()
                case .render(let options): try await tools.render(options)
                case .previews(let options): try await tools.previews(options)
                case .open(let url, let options): try await tools.open(url, options)
                case .help, .version: break
                }
            } catch let error as ConfigurationError {
                fail(2, error.description)
            } catch let error as UsageError {
                fail(2, error.description)
            } catch {
                fail(1, "\(error)")
            }
        }
    }

    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "vitrine"
    }

    /// Ends the process with one line on standard error.
    static func fail(_ code: Int32, _ message: String) -> Never {
        try? StandardStream.errors.write(Array("\(programName): \(message)\n".utf8))
        exit(code)
    }
}
