internal import LinuxSystem

extension HTTPConnection: HTTPResponseSink {
    func deliver(_ response: HTTPResponse, for exchange: UInt64) {
        onLoop { [self] in
            guard isAwaited(exchange) else { return }
            answer(response)
        }
    }

    func open(_ stream: HTTPBodyStream, head: HTTPResponse, for exchange: UInt64) {
        onLoop { [self, weak stream] in
            guard isAwaited(exchange) else {
                stream?.abandon()
                return
            }
            begin(stream, head)
        }
    }

    func write(_ bytes: [UInt8]?, for exchange: UInt64) {
        onLoop { [self] in
            guard fields.value.exchangeNumber == exchange, fields.value.machine.phase == .streaming else { return }
            continueStream(bytes)
        }
    }

    /// Off the loop the work waits its turn; the order of calls from one thread is kept.
    private func onLoop(_ work: @escaping @Sendable () -> Void) {
        if lane.loop.isCurrent { work() } else { lane.loop.execute(work) }
    }

    private func isAwaited(_ exchange: UInt64) -> Bool {
        fields.value.exchangeNumber == exchange && fields.value.machine.phase == .responding
    }
}

extension HTTPConnection {
    /// Largest body that is copied behind its head rather than sent from where it is.
    private static let copyLimit = 16384

    var hasOutput: Bool {
        fields.value.outputOffset < fields.value.output.count || fields.value.tailOffset < fields.value.tail.count
    }

    /// Whether answers must be sent before the next request is taken.
    var isOutputHigh: Bool {
        !fields.value.tail.isEmpty || fields.value.output.count >= 65536
    }

    /// Answers what is no request, or came too late, and closes.
    func answerFailure(_ status: HTTPStatus, _ reason: String) {
        fields.value.exchangeNumber += 1
        fields.value.exchange = Exchange(isHead: false, isGetOrHead: false, isHTTP10: false, begun: lane.loop.now)
        answer(.problem(status, reason))
    }

    private func answer(_ given: HTTPResponse) {
        let exchange = fields.value.exchange
        var response = given
        if exchange.isGetOrHead, response.frozen == nil { response.ensureETag() }
        if let condition = exchange.condition { response = condition.apply(to: response) }
        let keepsAlive = !fields.value.machine.isLast
        let frame = HTTPResponseEncoder.Frame(
            isHead: exchange.isHead,
            keepsAlive: keepsAlive,
            saysKeepAlive: exchange.isHTTP10
        )
        HTTPResponseEncoder.appendHead(response, frame, date: lane.dateLine, to: &fields.value.output)
        let sendsBody = !exchange.isHead && !response.status.isBodiless
        if sendsBody { append(body: response.body) }
        count(response.status, since: exchange.begun, bodyBytes: sendsBody ? response.body.count : 0)
        endResponse()
    }

    private func count(_ status: HTTPStatus, since begun: Int64, bodyBytes: Int) {
        lane.traffic.record(status, nanoseconds: max(lane.loop.now - begun, 0), bodyBytes: bodyBytes)
    }

    private func begin(_ stream: HTTPBodyStream?, _ head: HTTPResponse) {
        let exchange = fields.value.exchange
        fields.value.isChunked = !exchange.isHTTP10
        let now = lane.loop.now
        count(head.status, since: exchange.begun, bodyBytes: head.body.count)
        fields.value.machine.streamBegins(endsWithConnection: exchange.isHTTP10, now: now)
        let frame = HTTPResponseEncoder.Frame(
            isHead: exchange.isHead,
            keepsAlive: !fields.value.machine.isLast,
            saysKeepAlive: false,
            isChunked: !exchange.isHTTP10,
            endsWithConnection: exchange.isHTTP10
        )
        var withoutFrozenHead = head
        withoutFrozenHead.headers = head.headers
        HTTPResponseEncoder.appendHead(withoutFrozenHead, frame, date: lane.dateLine, to: &fields.value.output)
        guard !exchange.isHead else {
            stream?.abandon()
            return endResponse()
        }
        fields.value.stream = WeakStream(stream: stream)
        if !head.body.isEmpty { appendPiece(head.body) }
        // The client may have left while the handler thought about it.
        if fields.value.machine.inputEnded { return close() }
        if !fields.value.isProcessing {
            flush()
            update()
        }
    }

    private func continueStream(_ bytes: [UInt8]?) {
        guard let bytes else {
            fields.value.stream = nil
            if fields.value.isChunked { append(body: HTTPResponseEncoder.lastChunk) }
            return endResponse()
        }
        let waiting = fields.value.output.count - fields.value.outputOffset + fields.value.tail.count
        guard waiting + bytes.count <= limits.streamBytes else { return close() }
        appendPiece(bytes)
        if !fields.value.isProcessing {
            flush()
            update()
        }
    }

    private func appendPiece(_ bytes: [UInt8]) {
        guard fields.value.isChunked else { return append(body: bytes) }
        var chunk: [UInt8] = []
        HTTPResponseEncoder.appendChunk(bytes, to: &chunk)
        append(body: chunk)
    }

    private func append(body: [UInt8]) {
        if !fields.value.tail.isEmpty {
            fields.value.tail += body
        } else if body.count <= Self.copyLimit {
            fields.value.output += body
        } else {
            fields.value.tail = body
            fields.value.tailOffset = 0
        }
    }

    private func endResponse() {
        let action = fields.value.machine.responseEnds(now: lane.loop.now)
        guard !fields.value.isProcessing else { return }
        flush()
        perform(action)
        update()
    }

    /// Sends what waits for as long as the kernel takes it.
    func flush() {
        guard let link = fields.value.link else { return }
        do throws(SystemError) {
            while hasOutput {
                guard let count = try send(link.descriptor) else {
                    fields.value.machine.outputWaits(now: lane.loop.now)
                    return
                }
                sent(count)
            }
            fields.value.output.removeAll(keepingCapacity: fields.value.output.capacity <= 65536)
            fields.value.outputOffset = 0
            fields.value.tail = []
            fields.value.tailOffset = 0
            perform(fields.value.machine.outputEmptied(now: lane.loop.now))
        } catch {
            close()
        }
    }

    private func send(_ descriptor: borrowing FileDescriptor) throws(SystemError) -> Int? {
        if fields.value.outputOffset >= fields.value.output.count {
            return try descriptor.send(fields.value.tail, from: fields.value.tailOffset)
        }
        if fields.value.tail.isEmpty {
            return try descriptor.send(fields.value.output, from: fields.value.outputOffset)
        }
        return try descriptor.send(fields.value.output, from: fields.value.outputOffset, then: fields.value.tail)
    }

    private func sent(_ count: Int) {
        let ofOutput = min(count, fields.value.output.count - fields.value.outputOffset)
        fields.value.outputOffset += ofOutput
        fields.value.tailOffset += count - ofOutput
    }
}
