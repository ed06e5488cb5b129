internal import Glibc

/// Makes a system call again while a signal interrupts it; a negative result becomes the error.
///
/// Not for `close`: Linux releases the descriptor even when it reports EINTR.
@discardableResult
func systemCall<Result: FixedWidthInteger & SignedInteger>(
    _ name: String,
    path: @autoclosure () -> String? = nil,
    _ call: () -> Result
) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        let code = errno
        if code == EINTR { continue }
        throw SystemError(call: name, code: SystemError.Code(rawValue: code), path: path())
    }
}

/// As `systemCall`, where "not now" (EAGAIN) is a normal outcome: nil.
func nonBlockingCall<Result: FixedWidthInteger & SignedInteger>(
    _ name: String,
    _ call: () -> Result
) throws(SystemError) -> Result? {
    while true {
        let result = call()
        if result >= 0 { return result }
        let code = errno
        if code == EINTR { continue }
        if code == EAGAIN { return nil }
        throw SystemError(call: name, code: SystemError.Code(rawValue: code))
    }
}
