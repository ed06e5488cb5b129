/// The media types of files by the end of their names.
package enum MediaType {
    private static let types: [String: String] = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "json": "application/json",
        "txt": "text/plain; charset=utf-8", "ico": "image/x-icon", "webmanifest": "application/manifest+json",
        "woff2": "font/woff2", "xml": "application/xml", "md": "text/markdown; charset=utf-8",
    ]

    /// The type for a file's name; unknown ends are plain bytes.
    package static func forFile(_ name: String) -> String {
        let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        return types[end] ?? "application/octet-stream"
    }
}
