extension Publisher {
    /// Hands each value and the end to closures until the result is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        attach(Receiver(value: receiveValue, end: receiveCompletion))
    }
}

extension Publisher where Failure == Never {
    /// Hands each value to a closure until the result is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        attach(Receiver(value: receiveValue, end: { _ in }))
    }

    /// Puts each value into a property until the result is cancelled or let go.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Puts each value into a published property for as long as that exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.keep(sink { [weak box] in box?.set($0) })
    }

    /// The values one after another.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let sent = UncheckedBox(continuation)
            let cancellable = attach(
                Receiver(value: { sent.value.yield(UncheckedBox($0).value) }, end: { _ in sent.value.finish() })
            )
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }
}
