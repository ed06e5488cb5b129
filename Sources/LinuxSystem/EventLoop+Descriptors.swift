internal import CLinux
internal import Glibc
internal import Synchronization

extension EventLoop {
    /// Calls the handler on the loop's thread whenever the descriptor is ready (level-triggered); from any thread.
    ///
    /// The descriptor stays the caller's and must stay open until the registration ends, as does the handler.
    package func register(
        _ descriptor: borrowing FileDescriptor,
        _ interest: Readiness,
        _ handler: @escaping @Sendable (Readiness) -> Void
    ) throws(SystemError) -> Registration {
        try register(descriptor.rawValue, interest, handler)
    }

    func register(
        _ descriptor: Int32,
        _ interest: Readiness,
        _ handler: @escaping @Sendable (Readiness) -> Void
    ) throws(SystemError) -> Registration {
        let key = state.withLock { state -> UInt64 in
            let index = state.freeSlots.popLast() ?? state.slots.count
            if index == state.slots.count { state.slots.append(Slot()) }
            state.slots[index].handler = handler
            return UInt64(state.slots[index].generation) << 32 | UInt64(index)
        }
        do throws(SystemError) {
            try control(EPOLL_CTL_ADD, descriptor: descriptor, key: key, interest: interest)
        } catch {
            freeSlot(key)
            throw error
        }
        return Registration(loop: self, descriptor: descriptor, key: key)
    }

    func modify(_ descriptor: Int32, key: UInt64, interest: Readiness) throws(SystemError) {
        try control(EPOLL_CTL_MOD, descriptor: descriptor, key: key, interest: interest)
    }

    func deregister(_ descriptor: Int32, key: UInt64) {
        guard freeSlot(key) else { return }
        _ = epoll_ctl(poller.rawValue, EPOLL_CTL_DEL, descriptor, nil)
    }

    func control(
        _ operation: Int32,
        descriptor: Int32,
        key: UInt64,
        interest: Readiness
    ) throws(SystemError) {
        var event = epoll_event()
        event.events = interest.rawValue
        event.data.u64 = key
        try systemCall("epoll_ctl", path: "descriptor \(descriptor)") {
            epoll_ctl(poller.rawValue, operation, descriptor, &event)
        }
    }

    /// False when the slot belongs to somebody else by now.
    @discardableResult
    private func freeSlot(_ key: UInt64) -> Bool {
        // The handler leaves the lock before it is released: its captures may deregister in their deinit.
        let released = state.withLock { state -> ((@Sendable (Readiness) -> Void)?, Bool) in
            let index = Int(key & 0xFFFF_FFFF)
            guard state.slots[index].generation == UInt32(key >> 32) else { return (nil, false) }
            let handler = state.slots[index].handler
            state.slots[index].generation &+= 1
            state.slots[index].handler = nil
            state.freeSlots.append(index)
            return (handler, true)
        }
        return released.1
    }
}
