internal import Foundation

/// Where the data of App Groups lies: `groups/<suite>` in the service's data folder.
struct AppGroupFolder: Hashable, Sendable {
    /// An absolute path, or one from the working folder.
    let path: String

    /// The folder of `suite`; nil for an empty name.
    ///
    /// The data folder is what the service tells its extension processes, else `data` in the working folder.
    init?(suite: String, data: String? = ProcessInfo.processInfo.environment["VITRINE_DATA"]) {
        guard !suite.isEmpty else { return nil }
        path = "\(data ?? "data")/groups/\(Self.folderName(suite))"
    }

    var preferences: String { "\(path)/preferences.json" }
    var lock: String { "\(path)/lock" }
    var container: String { "\(path)/container" }

    /// The suite's name where it is a safe file name, else with its other bytes percent-encoded.
    static func folderName(_ suite: String) -> String {
        let safe = suite.utf8.map { byte -> String in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                byte < 0x80
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "-_.".unicodeScalars.contains(scalar))
            return isPlain
                ? String(Character(scalar)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
        return safe.hasPrefix(".") ? "%2E" + safe.dropFirst() : safe
    }
}
