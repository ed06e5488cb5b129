internal import LinuxSystem
internal import Synchronization

extension HTTPServer {
    /// Connections taken per event, so that a flood of them leaves time for those that are open.
    private static let batch = 64

    private static let fullAnswer = Array(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 1\r\nConnection: close\r\n\r\n".utf8
    )

    func acceptConnections(_ socket: ListeningSocket) {
        for _ in 0..<Self.batch {
            do throws(SystemError) {
                guard let descriptor = try socket.accept() else { return }
                take(descriptor)
            } catch let error where error.code == .tooManyOpen || error.code == .tooManyOpenInSystem {
                return shed(socket)
            } catch {
                // Trouble of that one connection, such as a network that went away.
                continue
            }
        }
    }

    func refillReserve() {
        reserve.withLock { reserve in
            if reserve == nil { reserve = try? FileDescriptor.null() }
        }
    }

    private func take(_ descriptor: consuming FileDescriptor) {
        let (limits, number) = state.withLock { state -> (Limits?, Int) in
            state.accepted += 1
            guard !state.isStopped, state.connections.count < state.limits.connections else {
                state.refused += 1
                return (nil, state.accepted)
            }
            return (state.limits, state.accepted)
        }
        guard let limits else {
            _ = try? descriptor.send(Self.fullAnswer)
            return
        }
        let lane = lanes[number % lanes.count]
        let connection = HTTPConnection(descriptor, server: self, lane: lane, limits: limits)
        state.withLock { $0.connections[ObjectIdentifier(connection)] = connection }
        if lane.loop.isCurrent { connection.open() } else { lane.loop.execute { connection.open() } }
    }

    /// No descriptor is left: the reserve makes room to turn one client away; without it accepting pauses for a moment.
    private func shed(_ socket: ListeningSocket) {
        let hadReserve = reserve.withLock { $0.take() != nil }
        if hadReserve {
            _ = try? socket.accept()
            state.withLock { $0.refused += 1 }
            return refillReserve()
        }
        let registration = state.withLock { state in
            state.listeners.first { $0.socket === socket }?.registration
        }
        guard let registration, (try? registration.modify([])) != nil else { return }
        lanes[0].loop.schedule(after: .milliseconds(100)) { [self] in
            refillReserve()
            try? registration.modify(.readable)
        }
    }
}
