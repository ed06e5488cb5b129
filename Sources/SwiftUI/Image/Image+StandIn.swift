import Foundation
import ViewTree

extension Image {
    /// What is drawn in place of a picture that is missing or cannot be drawn, with a note of why.
    ///
    /// - Parameter file: The file that cannot be drawn; nil where there is none.
    func standIn(for file: Data?, named name: String, in context: ResolveContext) -> ViewNode {
        context.record.note(Self.problem(with: file, named: name))
        let size = file.flatMap(DocumentSize.init)?.size ?? CGSize(width: 32, height: 32)
        if context.environment.inherited.isRedacted {
            return redacted(width: size.width, height: size.height, in: context.environment)
        }
        let ground = ViewNode.shape(
            ShapeNode(
                shape: .roundedRectangle(cornerSize: Size(width: 6, height: 6), style: .continuous),
                fill: .color(.semantic(.tertiaryFill))
            )
        )
        let side = min(max(min(size.width, size.height) * 0.5, 6), 28)
        let symbol = ViewNode.symbol(
            SymbolNode(
                name: "photo",
                font: FontDescription(size: side, leading: 0),
                scale: .medium,
                rendering: .monochrome,
                paints: [.color(.semantic(.tertiaryLabel))]
            )
        )
        let picture = ViewNode.layered(LayeredNode(placement: .overlay, child: ground, layer: symbol))
        let hidden = ViewNode.accessibility(AccessibilityNode(isHidden: true, child: picture))
        return isResizable ? hidden : .frame(FrameNode(width: size.width, height: size.height, child: hidden))
    }

    private static func problem(with file: Data?, named name: String) -> String {
        guard let file else {
            return "there is no picture \"\(name)\" in the bundle's resources; a neutral one stands in for it"
        }
        if file.count > PictureData.byteLimit {
            let limit = PictureData.byteLimit >> 20
            return "the picture \"\(name)\" has more than \(limit) MiB and was left out; make it smaller"
        }
        let format = file.starts(with: Data("%PDF".utf8)) ? "a PDF" : "of a format"
        return "the picture \"\(name)\" is \(format) that cannot be drawn; give it as SVG, PNG, JPEG or WebP"
    }
}
