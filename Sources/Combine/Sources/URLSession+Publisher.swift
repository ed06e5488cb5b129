public import Foundation
public import FoundationNetworking

extension URLSession {
    /// What a server answers.
    public struct DataTaskPublisher: Publisher {
        /// Bytes and what the server says of them.
        public typealias Output = (data: Data, response: URLResponse)
        /// What may go wrong.
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest
        /// Who asks.
        public let session: URLSession

        /// Gives the answer to a subscriber; asks anew for each.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            AnyPublisher<Output, URLError> { receiver in
                let task = session.dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        receiver.receive((data, response))
                        receiver.end(.finished)
                    } else {
                        receiver.end(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                task.resume()
                return AnyCancellable {
                    receiver.stop()
                    task.cancel()
                }
            }.receive(subscriber: subscriber)
        }
    }

    /// What a server answers.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// What a server answers.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
