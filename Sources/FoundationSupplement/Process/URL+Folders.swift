public import Foundation

extension URL {
    /// The folder of a person's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what can be made anew.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of what programs keep.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }
}
