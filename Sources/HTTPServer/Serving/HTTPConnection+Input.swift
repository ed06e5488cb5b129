internal import LinuxSystem

extension HTTPConnection {
    /// Reads once and handles what came. Level-triggered: what is left is told again.
    func readInput() {
        guard let link = fields.value.link else { return }
        do throws(SystemError) {
            switch try read(link.descriptor) {
            case .bytes(let count):
                // After the last answer only the end is awaited.
                guard fields.value.machine.phase != .lingering else { return }
                lane.shared.value.scratch.withUnsafeBufferPointer { scratch in
                    fields.value.parser.append(scratch[..<count])
                }
            case .end:
                perform(fields.value.machine.inputEnds())
            case .wouldBlock:
                return
            }
            process()
        } catch {
            close()
        }
    }

    /// Takes requests from the parser, one at a time and in order, for as long as their answers are given at once.
    func process() {
        guard !fields.value.isProcessing, fields.value.machine.phase != .closed else { return }
        fields.value.isProcessing = true
        var isStarved = false
        repeat {
            isStarved = takeRequests()
            flush()
        } while !isStarved && !hasOutput && fields.value.machine.canBeginRequest
        fields.value.isProcessing = false
        if isStarved {
            let progress = fields.value.parser.progress
            perform(fields.value.machine.needsInput(progress, now: lane.loop.now))
        }
        update()
    }

    /// True when the parser has no further request.
    private func takeRequests() -> Bool {
        while fields.value.machine.canBeginRequest, !isOutputHigh {
            do throws(HTTPParseError) {
                switch try fields.value.parser.next() {
                case .none:
                    return true
                case .needsContinue:
                    fields.value.output += HTTPResponseEncoder.continueHead
                case .request(let request):
                    begin(request)
                }
            } catch {
                fields.value.machine.requestFailed(now: lane.loop.now)
                answerFailure(error.status, error.reason)
            }
        }
        return false
    }

    private func begin(_ parsed: HTTPRequest) {
        var request = parsed
        request.remote = fields.value.remote
        fields.value.exchangeNumber += 1
        let reads = request.method == .get || request.method == .head
        let condition = reads ? ConditionalRequest(request) : nil
        fields.value.exchange = Exchange(
            isHead: request.method == .head,
            isGetOrHead: reads,
            isHTTP10: request.version == .http10,
            condition: condition?.isEmpty == false ? condition : nil,
            begun: lane.loop.now
        )
        fields.value.machine.requestBegins(keepsAlive: request.keepsAlive, now: lane.loop.now)
        let responder = HTTPResponder(sink: self, exchange: fields.value.exchangeNumber)
        server.handler.respond(to: request, with: responder)
    }

    private func read(_ descriptor: borrowing FileDescriptor) throws(SystemError) -> FileDescriptor.ReadOutcome {
        var outcome = Result<FileDescriptor.ReadOutcome, SystemError>.success(.wouldBlock)
        lane.shared.value.scratch.withUnsafeMutableBytes { memory in
            do throws(SystemError) {
                outcome = .success(try descriptor.read(into: memory))
            } catch {
                outcome = .failure(error)
            }
        }
        return try outcome.get()
    }
}
