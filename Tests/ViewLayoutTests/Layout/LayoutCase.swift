import Foundation
import Testing
import ViewLayout
import ViewTree

/// A tree, the size it is offered and the frames that follow from the layout rules.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    var id: Int
    /// Width and height in points.
    var host: [Double]
    var scale: Double
    var frames: [String: [Double]]
    var tree: ViewNode

    init(
        _ id: Int,
        host: [Double],
        scale: Double = 3,
        _ frames: [String: [Double]],
        _ tree: ViewNode
    ) {
        self.id = id
        self.host = host
        self.scale = scale
        self.frames = frames
        self.tree = tree
    }

    var testDescription: String { "case \(id)" }

    static let all = spacers + stacks + frameCases + modifiers + depth
}

@Suite("Layout cases")
struct LayoutCaseTests {
    @Test("every case of the table gets its frames within a hundredth of a point", arguments: LayoutCase.all)
    func frames(_ layoutCase: LayoutCase) {
        let placed = place(layoutCase.tree, layoutCase.host[0], layoutCase.host[1], scale: layoutCase.scale)
        let frames = placed.namedFrames
        for (name, expected) in layoutCase.frames.sorted(by: { $0.key < $1.key }) {
            #expect(isClose(frames[name], expected), "\(name): \(frames[name] ?? []) in place of \(expected)")
        }
    }

    @Test(
        "the table leaves out no case of the collection it was made from",
        .enabled(if: FileManager.default.isReadableFile(atPath: Self.collection.path))
    )
    func completeness() throws {
        let ids = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: Self.collection)).map(\.id)
        #expect(Set(ids).subtracting(LayoutCase.all.map(\.id)).isEmpty)
    }

    /// The collection beside the package; absent where only the package was checked out.
    static let collection = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/facts/layout-cases.json").standardized

    private struct Entry: Decodable { var id: Int }
}
