public import Foundation

/// A file that an intent takes or gives; on the wire `{ "filename": …, "data": base64 }`.
public struct IntentFile: _IntentValue, Hashable {
    /// The bytes.
    public let data: Data

    /// The name with its extension.
    public var filename: String

    /// The uniform type identifier, if known.
    public var typeIdentifier: String?

    /// The file's place, if it has one.
    public var fileURL: URL?

    /// A file from its bytes.
    public init(data: Data, filename: String, type: String? = nil) {
        self.data = data
        self.filename = filename
        typeIdentifier = type
    }

    /// A file on disk; one that cannot be read counts as empty.
    public init(fileURL: URL, filename: String? = nil, type: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        typeIdentifier = type
        self.fileURL = fileURL
    }
}
