internal import ExtensionProtocol
internal import LinuxSystem

/// Why an extension gave no answer.
enum ExtensionError: Error, Hashable, CustomStringConvertible {
    case couldNotStart(SystemError)
    /// The process ended while it worked; `lastWords` is what it wrote last on standard error.
    case crashed(ChildProcess.ExitStatus, lastWords: String?)
    /// In seconds.
    case timedOut(after: Double)
    /// Private resident memory grew beyond `limit`, in MiB.
    case tooMuchMemory(limit: Int)
    /// The bytes on the pipe are no messages.
    case unintelligible(String)
    /// The process answered that it cannot do what was asked.
    case refused(ExtensionFailure)
    /// The process was gone before it was asked: nothing has been done.
    case goneBefore
    case shuttingDown
    /// The answer could not be kept on the disk.
    case notKept(SystemError)

    var description: String {
        switch self {
        case .couldNotStart(let error): "could not be started: \(error)"
        case .crashed(let status, let words): "ended with \(status)" + (words.map { ": \($0)" } ?? "")
        case .timedOut(let seconds): "gave no answer within \(seconds.formatted()) s and was ended"
        case .tooMuchMemory(let limit): "took more than \(limit) MiB of memory and was ended"
        case .unintelligible(let problem): "sent what is no message and was ended: \(problem)"
        case .refused(let failure): failure.message
        case .goneBefore: "had ended before it was asked"
        case .notKept(let error): "answered, but the answer could not be kept: \(error)"
        case .shuttingDown: "is not asked any more: the service is stopping"
        }
    }

    /// Whether a fresh process may do better.
    var isWorthRetrying: Bool {
        switch self {
        // What filled the memory may have gathered over many requests.
        case .crashed, .tooMuchMemory, .unintelligible, .goneBefore: true
        case .couldNotStart, .timedOut, .refused, .shuttingDown, .notKept: false
        }
    }
}

extension Double {
    /// Without a fraction where it is whole.
    fileprivate func formatted() -> String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }
}
