internal import Foundation
internal import Testing

@Suite("Goldens")
@MainActor
struct GoldenTests {
    @Test("the picture is the one on record, which was looked at", arguments: Golden.all.map(\.name))
    func pictureIsOnRecord(name: String) throws {
        let golden = try #require(Golden.all.first { $0.name == name })
        let picture = try GoldenStage.picture(of: golden)
        if GoldenFolder.isRecording {
            if GoldenFolder.picture(name) != picture { try GoldenFolder.record(picture, as: name) }
            return
        }
        let recorded = try #require(
            GoldenFolder.picture(name),
            "no picture on record; VITRINE_RECORD_GOLDENS=1 swift test --filter Goldens records one, look at it"
        )
        guard picture != recorded else { return }
        let line = zip(picture.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
        let rejected = try GoldenFolder.leaveRejected(picture, name)
        Issue.record("differs at \(line?.0 ?? "its end"), on record is \(line?.1 ?? "its end"); see \(rejected.path)")
    }

    @Test("every picture on record has its view")
    func everyPictureHasItsView() throws {
        let unused = GoldenFolder.names.subtracting(Golden.all.map(\.name))
        if GoldenFolder.isRecording {
            for name in unused { try GoldenFolder.forget(name) }
        } else {
            #expect(unused.sorted() == [])
        }
    }

    @Test("names are unique and have a category, a property and a case")
    func namesAreUnique() {
        let names = Golden.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){2}/) != nil, "\(name)")
        }
    }

    @Test("a picture is well-formed and asks for nothing from outside", arguments: Golden.all.map(\.name))
    func pictureIsClosed(name: String) throws {
        let golden = try #require(Golden.all.first { $0.name == name })
        let picture = try GoldenStage.picture(of: golden)
        #expect(WellFormedness(of: picture).problem == nil)
        #expect(!picture.contains("<script"))
        #expect(!picture.contains("NaN"))
        let references = picture.matches(of: /(?:href|src)="([^"]*)"/).map(\.output.1)
        for reference in references where !reference.hasPrefix("#") && !reference.hasPrefix("data:image/") {
            // What a link leads to is the viewer's choice; nothing else may point outside.
            #expect(picture.contains("<a href=\"\(reference)\""))
        }
    }
}
