internal import Glibc

/// Folders: make, list, remove.
package enum Folder {
    /// What a name stands for; a symbolic link is not followed.
    package enum Kind: Hashable, Sendable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link.
        case link
        /// A socket, pipe or device.
        case other
    }

    /// One name in a folder.
    package struct Entry: Hashable, Sendable {
        /// The name without the path.
        package let name: String
        /// What it stands for.
        package let kind: Kind
    }

    /// Makes the folder and those above it that are missing.
    package static func make(_ path: String, permissions: UInt32 = 0o755) throws(SystemError) {
        if mkdir(path, permissions) == 0 { return }
        switch errno {
        case EEXIST:
            guard try kind(of: path, following: true) == .folder else {
                throw SystemError(call: "mkdir", code: .notFolder, path: path)
            }
        case ENOENT:
            let trimmed = path.hasSuffix("/") ? path.dropLast() : path[...]
            guard let slash = trimmed.lastIndex(of: "/"), slash != trimmed.startIndex else {
                throw SystemError(call: "mkdir", code: .notFound, path: path)
            }
            try make(String(trimmed[..<slash]), permissions: permissions)
            // Somebody else may have made it meanwhile.
            if mkdir(path, permissions) != 0, errno != EEXIST {
                throw SystemError(call: "mkdir", code: SystemError.Code(rawValue: errno), path: path)
            }
        default:
            throw SystemError(call: "mkdir", code: SystemError.Code(rawValue: errno), path: path)
        }
    }

    /// The names in a folder, sorted by their bytes, without "." and "..".
    package static func entries(_ path: String) throws(SystemError) -> [Entry] {
        guard let stream = opendir(path) else {
            throw SystemError(call: "opendir", code: SystemError.Code(rawValue: errno), path: path)
        }
        defer { closedir(stream) }
        var found: [Entry] = []
        errno = 0
        while let record = readdir(stream) {
            let name = withUnsafeBytes(of: &record.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." {
                found.append(Entry(name: name, kind: kind(record.pointee.d_type, "\(path)/\(name)")))
            }
            errno = 0
        }
        guard errno == 0 else {
            throw SystemError(call: "readdir", code: SystemError.Code(rawValue: errno), path: path)
        }
        return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Removes a file, link or folder with everything below it; links are removed, not followed. Nothing there is fine.
    package static func removeTree(_ path: String) throws(SystemError) {
        guard let kind = try kind(of: path, following: false) else { return }
        if kind == .folder {
            for entry in try entries(path) { try removeTree("\(path)/\(entry.name)") }
        }
        let result = kind == .folder ? rmdir(path) : unlink(path)
        if result != 0, errno != ENOENT {
            let call = kind == .folder ? "rmdir" : "unlink"
            throw SystemError(call: call, code: SystemError.Code(rawValue: errno), path: path)
        }
    }

    /// What stands at a path; nil when nothing does.
    package static func kind(of path: String, following: Bool) throws(SystemError) -> Kind? {
        var information = stat()
        let result = following ? stat(path, &information) : lstat(path, &information)
        if result == 0 { return kind(mode: information.st_mode) }
        if errno == ENOENT { return nil }
        throw SystemError(call: following ? "stat" : "lstat", code: SystemError.Code(rawValue: errno), path: path)
    }

    private static func kind(_ type: UInt8, _ path: String) -> Kind {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        // Some file systems leave the type to be asked for.
        case Int(DT_UNKNOWN): (try? kind(of: path, following: false)) ?? .other
        default: .other
        }
    }

    static func kind(mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }
}
