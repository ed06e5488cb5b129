internal import CLinux
internal import Glibc
internal import Synchronization

/// A child process in a process group of its own; its end is heard on an event loop and it never stays a zombie there.
///
/// The child outlives this object: it is watched, and reaped, until it ends.
package final class ChildProcess: Sendable {
    private struct State: ~Copyable, Sendable {
        var watch: FileDescriptor?
        var registration: Registration?
        var status: ExitStatus?
        var standardOutput: FileDescriptor?
        var standardError: FileDescriptor?
    }

    /// Process id, also the id of its group.
    package let processIdentifier: Int32
    private let state = Mutex(State())

    private init(processIdentifier: Int32) {
        self.processIdentifier = processIdentifier
    }

    /// Starts a child; `onExit` is called once, on the loop's thread.
    ///
    /// Start it from a thread that lives on (the loop's is one): a child that called `dieWithParent` dies with it.
    package static func spawn(
        _ configuration: Configuration,
        on loop: EventLoop,
        onExit: @escaping @Sendable (ExitStatus) -> Void
    ) throws(SystemError) -> ChildProcess {
        var plan = SpawnPlan(above: configuration.descriptors.map(\.child).max() ?? 2)
        try plan.addInput()
        let output = try plan.add(configuration.standardOutput, as: 1)
        let errors = try plan.add(configuration.standardError, as: 2)
        for mapping in configuration.descriptors {
            try plan.add(parent: mapping.parent, child: mapping.child)
        }
        let child = ChildProcess(processIdentifier: try plan.spawn(configuration))
        child.keep(output: output, errors: errors)
        do throws(SystemError) {
            try child.watch(on: loop, onExit)
        } catch {
            // Unwatched it could become a zombie: end it here and wait.
            _ = Glibc.kill(-child.processIdentifier, SIGKILL)
            _ = waitpid(child.processIdentifier, nil, 0)
            throw error
        }
        return child
    }

    /// How it ended; nil while it runs.
    package var exitStatus: ExitStatus? {
        state.withLock { $0.status }
    }

    /// Sends a signal to the child and its whole group; false when it has ended already.
    @discardableResult
    package func kill(_ signal: Signal) -> Bool {
        // Under the lock, as the number may belong to somebody else once the child is reaped.
        state.withLock { $0.status == nil && Glibc.kill(-processIdentifier, signal.rawValue) == 0 }
    }

    /// The reading end of its standard output, once, where `.pipe` was asked for. Blocking until set otherwise.
    package func takeStandardOutput() -> FileDescriptor? {
        state.withLock { $0.standardOutput.take() }
    }

    /// The reading end of its standard error, once, where `.pipe` was asked for. Blocking until set otherwise.
    package func takeStandardError() -> FileDescriptor? {
        state.withLock { $0.standardError.take() }
    }
}

extension ChildProcess {
    private func keep(output: consuming FileDescriptor?, errors: consuming FileDescriptor?) {
        let output = output.take()?.release() ?? -1
        let errors = errors.take()?.release() ?? -1
        state.withLock { state in
            if output >= 0 { state.standardOutput = FileDescriptor(owning: output) }
            if errors >= 0 { state.standardError = FileDescriptor(owning: errors) }
        }
    }

    private func watch(on loop: EventLoop, _ onExit: @escaping @Sendable (ExitStatus) -> Void) throws(SystemError) {
        let number = try systemCall("pidfd_open", path: "process \(processIdentifier)") {
            clinux_pidfd_open(processIdentifier)
        }
        var descriptor: FileDescriptor? = FileDescriptor(owning: number)
        // The handler holds the child, so that it is reaped whoever else let go of it.
        let registration = try loop.register(number, .readable) { _ in
            if let status = self.reap() { onExit(status) }
        }
        state.withLock { state in
            // It may have ended, and been reaped on the loop, before this line.
            guard state.status == nil else { return registration.deregister() }
            state.registration = registration
            state.watch = descriptor.take()
        }
    }

    /// Its status the first time it is found ended.
    private func reap() -> ExitStatus? {
        state.withLock { state -> ExitStatus? in
            guard state.status == nil else { return nil }
            // While it is unreaped the group's number cannot be reused: what it left running goes now.
            _ = Glibc.kill(-processIdentifier, SIGKILL)
            var kind: Int32 = 0
            var value: Int32 = 0
            guard clinux_reap(processIdentifier, &kind, &value) == 0 else {
                // Reaped elsewhere, which only a foreign wait for any child can do.
                return finish(&state, .signal(.kill))
            }
            guard kind != 0 else { return nil }
            return finish(&state, kind == 1 ? .code(value) : .signal(Signal(rawValue: value)))
        }
    }

    private func finish(_ state: inout State, _ status: ExitStatus) -> ExitStatus {
        state.status = status
        state.registration?.deregister()
        state.registration = nil
        state.watch = nil
        return status
    }
}
