import Foundation
import Testing

@testable import HTTPServer

@Suite struct OpenAPIDescriptionTests {
    private func describe(_ fill: (inout HTTPRouter) -> Void, basePath: String = "") throws -> [String: Any] {
        var router = HTTPRouter()
        fill(&router)
        let description = OpenAPIDescription(title: "T", version: "1", basePath: basePath, routes: router.routes)
        let object = try JSONSerialization.jsonObject(with: Data(description.json.encoded))
        return try #require(object as? [String: Any])
    }

    @Test("methods of one path stand together, with their path parameters, query and body")
    func operations() throws {
        let details = RouteDetails(
            query: [.init("scheme", "Light or dark.", values: ["light", "dark"])],
            consumes: ["application/json"],
            status: .created,
            problems: [.init(.conflict, "Taken.")]
        )
        let document = try describe { router in
            router.add(.get, "/things/{id}.svg", summary: "Reads") { _, _, _ in }
            router.add(.post, "/things/{id}.svg", summary: "Makes", details: details) { _, _, _ in }
        }
        #expect(document["openapi"] as? String == "3.1.0")
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        #expect(paths.keys.sorted() == ["/things/{id}.svg"])
        let post = try #require(paths["/things/{id}.svg"]?["post"])
        let parameters = try #require(post["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["id", "scheme"])
        #expect(parameters.map { $0["in"] as? String } == ["path", "query"])
        #expect((parameters[1]["schema"] as? [String: Any])?["enum"] as? [String] == ["light", "dark"])
        #expect(post["requestBody"] != nil && paths["/things/{id}.svg"]?["get"]?["requestBody"] == nil)
        let responses = try #require(post["responses"] as? [String: Any])
        #expect(responses.keys.sorted() == ["201", "404", "409", "default"])
    }

    @Test("operation ids are unique and the base path is the server's address")
    func identifiers() throws {
        let document = try describe(
            { router in
                router.add(.get, "/v1/widgets") { _, _, _ in }
                router.add(.get, "/v1/widgets/{id}") { _, _, _ in }
                router.add(.post, "/v1/widgets") { _, _, _ in }
                router.add(.get, "/{path...}") { _, _, _ in }
            },
            basePath: "/tiles"
        )
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        #expect(paths.keys.sorted() == ["/v1/widgets", "/v1/widgets/{id}"])
        let ids = paths.values.flatMap(\.values).compactMap { $0["operationId"] as? String }
        #expect(ids.sorted() == ["getV1Widgets", "getV1WidgetsId", "postV1Widgets"])
        #expect((document["servers"] as? [[String: String]])?.first?["url"] == "/tiles")
    }
}
