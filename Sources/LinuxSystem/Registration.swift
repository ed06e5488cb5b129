/// A descriptor's place on an event loop. Deregister it before the descriptor closes; dropping it does so as well.
package final class Registration: Sendable {
    private let loop: EventLoop
    private let descriptor: Int32
    private let key: UInt64

    init(loop: EventLoop, descriptor: Int32, key: UInt64) {
        self.loop = loop
        self.descriptor = descriptor
        self.key = key
    }

    deinit {
        deregister()
    }

    /// Waits for something else from now on.
    package func modify(_ interest: Readiness) throws(SystemError) {
        try loop.modify(descriptor, key: key, interest: interest)
    }

    /// Stops watching; the handler is not called again once this returns on the loop's thread. Any number of times.
    package func deregister() {
        loop.deregister(descriptor, key: key)
    }
}
