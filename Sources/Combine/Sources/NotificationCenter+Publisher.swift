public import Foundation

extension NotificationCenter {
    /// The notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receiver in
            let token = UncheckedBox(
                self.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
            )
            return AnyCancellable {
                receiver.stop()
                self.removeObserver(token.value)
            }
        }
    }
}
