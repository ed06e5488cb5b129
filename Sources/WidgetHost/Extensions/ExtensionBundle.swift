internal import LinuxSystem

/// An executable that holds widgets, and how to run it as an extension.
struct ExtensionBundle: Hashable, Sendable {
    var executable: String
    /// The folder of the service's data, absolute.
    var data: String
    /// Variables that its processes get beside the service's own.
    var environment: [String: String] = [:]

    /// The bundle's name for people.
    var name: String { executable.split(separator: "/").last.map(String.init) ?? executable }

    /// Changes whenever the executable is built anew; tells archives of an older program from those of this one.
    var stamp: String {
        guard let stamp = try? FileStamp(path: executable) else { return "absent" }
        return "\(stamp.inode)-\(stamp.modifiedNanoseconds)-\(stamp.size)"
    }
}
