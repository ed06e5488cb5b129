import Foundation
import HTTPServer
import LinuxSystem
import Testing

@Suite struct StaticFilesTests {
    /// A folder with a public one in it; removed with this object.
    private final class Site: Sendable {
        let path: String

        init() throws {
            path = FileManager.default.temporaryDirectory.appendingPathComponent("static-\(UUID().uuidString)").path
            try Folder.make("\(path)/public/sub")
            for (name, text) in [
                ("secret", "secret"), ("public/index.html", "<p>home"), ("public/a.css", "css"),
                ("public/sub/index.html", "sub"),
                ("public/sub/icon.PNG", "png"), ("public/site.webmanifest", "{}"), ("public/.hidden", "hidden"),
            ] {
                try AtomicFile.write(Array(text.utf8), to: "\(path)/\(name)")
            }
            let manager = FileManager.default
            try manager.createSymbolicLink(atPath: "\(path)/public/out", withDestinationPath: "../secret")
            try manager.createSymbolicLink(atPath: "\(path)/public/up", withDestinationPath: "..")
        }

        deinit {
            try? Folder.removeTree(path)
        }
    }

    @Test(
        "files come with their type and tag, folders with their index",
        arguments: [
            ("/", "<p>home", "text/html; charset=utf-8"), ("/index.html", "<p>home", "text/html; charset=utf-8"),
            ("/a.css", "css", "text/css; charset=utf-8"), ("/sub/", "sub", "text/html; charset=utf-8"),
            ("/sub/icon.PNG", "png", "image/png"), ("/site.webmanifest", "{}", "application/manifest+json"),
        ]
    )
    func files(target: String, text: String, type: String) async throws {
        let site = try Site()
        let files = try StaticFiles(folder: "\(site.path)/public")
        let answer = await files.answer(try #require(HTTPRequest(.get, target)))
        #expect(answer.status == .ok)
        #expect(String(decoding: answer.body, as: UTF8.self) == text)
        #expect(answer.headers["Content-Type"] == type)
        #expect(answer.headers["ETag"]?.isEmpty == false)
        #expect(answer.headers["Last-Modified"]?.hasSuffix("GMT") == true)
    }

    @Test(
        "nothing outside the folder is served, nor what is hidden in it",
        arguments: [
            "/out", "/up/secret", "/..%2fsecret", "/sub/..%2f..%2fsecret", "/.hidden", "/%2e%2e%2fsecret", "/sub",
            "/none",
            "//etc/passwd", "/%5c..%5csecret", "/up/public/a.css",
        ]
    )
    func escapes(target: String) throws {
        let site = try Site()
        let running = try RunningServer(handler: try StaticFiles(folder: "\(site.path)/public"))
        let client = try running.connect()
        try client.send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        let answer = try #require(try client.answer())
        #expect(answer.status == 404)
        #expect(!answer.text.contains("hidden\n") && answer.text != "secret")
    }

    @Test("a file that is replaced is served anew, one that stays is answered 304")
    func changes() async throws {
        let site = try Site()
        let running = try RunningServer(handler: try StaticFiles(folder: "\(site.path)/public"))
        let client = try running.connect()
        try client.send("GET /a.css HTTP/1.1\r\nHost: a\r\n\r\n")
        let tag = try #require(try client.answer()?.headers["etag"])
        try client.send("GET /a.css HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(tag)\r\n\r\n")
        #expect(try client.answer()?.status == 304)
        try AtomicFile.write(Array("new".utf8), to: "\(site.path)/public/a.css")
        try client.send("GET /a.css HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(tag)\r\n\r\n")
        #expect(try client.answer()?.text == "new")
        try client.send("HEAD /a.css HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer(toHead: true)?.headers["content-length"] == "3")
        try client.send("POST /a.css HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer()?.headers["allow"] == "GET, HEAD")
    }
}
