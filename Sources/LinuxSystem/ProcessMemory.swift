internal import Glibc

/// The memory of a running process, in bytes (`/proc/PID/statm`, proc(5)).
package struct ProcessMemory: Hashable, Sendable {
    /// What is in RAM.
    package let resident: Int
    /// What is in RAM and belongs to the process alone: neither shared nor backed by a file.
    package let privateResident: Int

    /// Nil where the process is gone.
    package init?(of process: Int32) {
        guard let bytes = try? AtomicFile.read("/proc/\(process)/statm", limit: 4096) else { return nil }
        let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").prefix(3).compactMap { Int($0) }
        guard pages.count == 3 else { return nil }
        let pageSize = sysconf(Int32(_SC_PAGESIZE))
        resident = pages[1] * pageSize
        privateResident = max(pages[1] - pages[2], 0) * pageSize
    }
}
