extension Publisher {
    /// The publisher whose receivers are made of this one's.
    func lift<NewOutput, NewFailure: Error>(
        _ make: @escaping (Receiver<NewOutput, NewFailure>) -> Receiver<Output, Failure>
    ) -> AnyPublisher<NewOutput, NewFailure> {
        AnyPublisher { receiver in
            let upstream = attach(make(receiver))
            return AnyCancellable {
                receiver.stop()
                upstream.cancel()
            }
        }
    }

    /// Each value changed.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        lift { next in Receiver(value: { next.receive(transform($0)) }, end: next.end) }
    }

    /// A part of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        map { $0[keyPath: keyPath] }
    }

    /// Each value changed, until that fails.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        lift { next in
            Receiver(
                value: { value in
                    do {
                        next.receive(try transform(value))
                    } catch {
                        next.end(.failure(error))
                    }
                },
                end: { next.end($0.mapError { $0 as any Error }) }
            )
        }
    }

    /// Each value changed; those that come to nil are left out.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        lift { next in Receiver(value: { transform($0).map(next.receive) }, end: next.end) }
    }

    /// The values that meet a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// A value in the place of nil.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }

    /// What is made of the values so far, after each.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        lift { receiver in
            var sum = initial
            return Receiver(
                value: {
                    sum = next(sum, $0)
                    receiver.receive(sum)
                },
                end: receiver.end
            )
        }
    }

    /// What is made of all values.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        lift { receiver in
            var sum = initial
            return Receiver(
                value: { sum = next(sum, $0) },
                end: {
                    if case .finished = $0 { receiver.receive(sum) }
                    receiver.end($0)
                }
            )
        }
    }

    /// All values in one.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// The first value.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// The first value that meets a condition.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    /// The first values.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        lift { next in
            var left = maxLength
            return Receiver(
                value: {
                    guard left > 0 else { return }
                    left -= 1
                    next.receive($0)
                    if left == 0 { next.end(.finished) }
                },
                end: next.end
            )
        }
    }

    /// The values after the first ones.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        lift { next in
            var left = count
            return Receiver(value: { if left > 0 { left -= 1 } else { next.receive($0) } }, end: next.end)
        }
    }

    /// The values that differ from the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// The values that differ from the one before.
    public func removeDuplicates(by areSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        lift { next in
            var last: Output?
            return Receiver(
                value: { value in
                    if let last, areSame(last, value) { return }
                    last = value
                    next.receive(value)
                },
                end: next.end
            )
        }
    }

    /// Values before the others.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            for element in elements { receiver.receive(element) }
            return attach(receiver)
        }
    }

    /// What a value is decoded from.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// What a value is encoded to.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}

extension Subscribers.Completion {
    /// The end with another failure.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
