internal import Foundation
internal import Rendering
internal import SwiftUI
internal import ViewLayout
internal import ViewTree

/// A view on its way from an author's code to a picture.
@MainActor
struct Staging {
    let resolved: ResolvedView
    let size: ViewTree.Size
    let isRightToLeft: Bool

    /// 2027-01-15 12:00:00 UTC.
    static let instant = 1_800_014_400.0

    /// Evaluates a view for a widget of `width` by `height` points without margins.
    init(_ view: some View, _ width: Double = 338, _ height: Double = 158, isRightToLeft: Bool = false) {
        var environment = EnvironmentValues()
        environment.inherited.locale = Locale(identifier: "en_US")
        environment.inherited.containerSize = CGSize(width: width, height: height)
        if isRightToLeft { environment.inherited.layoutDirection = .rightToLeft }
        resolved = ViewResolver.resolve(view, environment: environment)
        size = ViewTree.Size(width: width, height: height)
        self.isRightToLeft = isRightToLeft
    }

    /// The entry as it is archived and read back, with its dates in words.
    var tree: EntryTree {
        get throws {
            let archived = try JSONDecoder().decode(EntryTree.self, from: JSONEncoder().encode(resolved.tree))
            return archived.resolvingDates(
                at: Self.instant,
                locale: Locale(identifier: "en_US"),
                timeZone: TimeZone(secondsFromGMT: 0) ?? .current
            ).tree
        }
    }

    /// The placed content.
    var placed: PlacedNode {
        get throws {
            let context = LayoutContext(displayScale: 3, isRightToLeft: isRightToLeft, containerSize: size)
            return LayoutEngine(context: context).layout(try tree, size: size).content
        }
    }

    /// The frames of views by their accessibility identifiers, as x, y, width and height.
    var frames: [String: [Double]] {
        get throws {
            var frames: [String: [Double]] = [:]
            try placed.walk { placed in
                guard case .accessibility(let node) = placed.node, let name = node.identifier else { return }
                frames[name] = [placed.frame.minX, placed.frame.minY, placed.frame.width, placed.frame.height]
                    .map { ($0 * 1000).rounded() / 1000 }
            }
            return frames
        }
    }

    /// The document.
    func svg(title: String = "Title") throws -> String {
        EntryRenderer(isRightToLeft: isRightToLeft)
            .render(try tree, family: "systemMedium", size: size, title: title, idPrefix: "w")
    }

    /// The document as a strict parser reads it; nil where it is not well formed.
    func parsed(title: String = "Title") throws -> ParsedSVG? { ParsedSVG(try svg(title: title)) }

    /// The placed lines of all texts, in order.
    var lines: [PlacedLine] {
        get throws {
            var lines: [PlacedLine] = []
            try placed.walk { lines += $0.text?.lines ?? [] }
            return lines
        }
    }
}

extension PlacedLine {
    /// What the line shows.
    var string: String { fragments.map(\.text).joined() }
}

extension ParsedSVG {
    /// Whether an attribute holds something that is no finite number where one is due.
    var hasBrokenNumbers: Bool {
        root.all.contains { element in
            element.attributes.contains { name, value in
                guard !["aria-label", "id", "href"].contains(name) else { return false }
                let words = value.lowercased().split { !$0.isLetter && !$0.isNumber }
                return words.contains("nan") || words.contains("inf") || words.contains("infinity")
            }
        }
    }
}
