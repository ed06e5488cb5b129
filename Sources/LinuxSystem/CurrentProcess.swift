internal import CLinux
internal import Glibc

/// Facts about this process.
package enum CurrentProcess {
    /// Its process id.
    package static var identifier: Int32 { getpid() }

    /// The process id of its parent; 1 or a reaper's once the parent has ended.
    package static var parentIdentifier: Int32 { getppid() }

    /// The file it runs from, symbolic links resolved.
    package static func executablePath() throws(SystemError) -> String {
        var buffer = [UInt8](repeating: 0, count: 4097)
        let count = try systemCall("readlink", path: "/proc/self/exe") {
            buffer.withUnsafeMutableBytes { memory in
                clinux_read_link("/proc/self/exe", memory.baseAddress, 4096)
            }
        }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// Ties this process to its parent: the kernel kills it when the thread that started it ends.
    ///
    /// False when the parent with the id `expected` is gone already; the caller should exit then. Without the check a
    /// parent that died before this call would go unnoticed.
    package static func dieWithParent(expected: Int32) -> Bool {
        _ = clinux_set_parent_death_signal(SIGKILL)
        return getppid() == expected
    }

    /// Has standard output written at each end of a line, also into a pipe; otherwise a log gets it a page late.
    package static func lineBufferOutput() {
        clinux_line_buffer_output()
    }

    /// Caps the memory that this process may allocate, in bytes; allocations beyond it fail and end the process.
    package static func limitMemory(bytes: Int) throws(SystemError) {
        var limit = rlimit(rlim_cur: rlim_t(max(0, bytes)), rlim_max: rlim_t(max(0, bytes)))
        try systemCall("setrlimit") { setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) }
    }

    /// Open descriptors of this process, for gauges and leak checks.
    package static func openDescriptorCount() throws(SystemError) -> Int {
        // The listing itself has one open.
        try Folder.entries("/proc/self/fd").count - 1
    }

    /// Memory of a process that is in RAM, in bytes; nil when it is gone.
    package static func residentBytes(of process: Int32 = getpid()) -> Int? {
        ProcessMemory(of: process)?.resident
    }
}
