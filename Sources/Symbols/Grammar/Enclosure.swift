internal import ViewTree

/// A shape around a symbol.
enum Enclosure: String, Sendable, CaseIterable {
    case circle, square, diamond, triangle, hexagon, shield, seal, app, rectangle, capsule

    /// The shapes that take any symbol; the others take signs and states.
    static let common: [Enclosure] = [.circle, .square]

    /// Whether the shape takes any symbol.
    var isCommon: Bool { Self.common.contains(self) }

    /// The contour on the grid.
    var contour: String {
        switch self {
        case .circle: ShapePaths.circle
        case .square: ShapePaths.square
        case .diamond: ShapePaths.diamond
        case .triangle: ShapePaths.triangle
        case .hexagon: ShapePaths.hexagon
        case .shield: ShapePaths.shield
        case .seal: ShapePaths.seal
        case .app: ShapePaths.app
        case .rectangle: ShapePaths.rectangle
        case .capsule: ShapePaths.capsule
        }
    }

    /// Where the middle of the symbol inside lies.
    var middle: Point {
        switch self {
        case .triangle: Point(x: 12, y: 14.2)
        case .shield: Point(x: 12, y: 11.6)
        default: Point(x: 12, y: 12)
        }
    }

    /// The longest side and the longest diagonal that the symbol inside may have.
    var room: (side: Double, diagonal: Double) {
        switch self {
        case .circle, .seal: (11.2, 14)
        case .square, .app: (11.6, 15)
        case .hexagon, .shield: (10, 12.5)
        case .diamond: (9.4, 11)
        case .triangle: (7.4, 8.4)
        case .rectangle, .capsule: (9.4, 13)
        }
    }

    /// The inks of the shape with a symbol inside it.
    func enclose(_ content: [Ink], filled: Bool) -> [Ink] {
        guard let path = try? GridPath.parse(contour) else { return content }
        let frame = Ink(path: path, kind: filled ? .grownArea : .stroke(heft: 1), level: 1)
        let inside = fit(content)
        guard filled else { return [frame] + inside }
        // What is cut out of a symbol that is itself cut out shows the shape again.
        let cut = inside.map { ink in
            var ink = ink
            ink.isRevealed = true
            ink.isKnockout.toggle()
            ink.level = ink.isKnockout ? 0 : 1
            ink.tint = nil
            return ink
        }
        return [frame] + cut
    }

    private func fit(_ content: [Ink]) -> [Ink] {
        let outlines = content.filter { !$0.isKnockout }.compactMap(\.path.bounds)
        guard let first = outlines.first else { return [] }
        let box = outlines.dropFirst().reduce(first) { $0.union($1) }
        let side = max(box.width, box.height)
        let diagonal = (box.width * box.width + box.height * box.height).squareRoot()
        let factor = min(room.side / max(side, 1), room.diagonal / max(diagonal, 1), 0.72)
        let affine = Affine.place(box.center, at: middle, factor: factor)
        // Areas shrink with the symbol: lines beside them have to follow, lines alone do not.
        let share = content.allSatisfy(\.isPlainStroke) ? 0.94 : 0.72
        return content.map { ink in
            var ink = ink.applying(affine)
            if case .stroke(let heft) = ink.kind { ink.kind = .stroke(heft: heft * share) }
            return ink
        }
    }
}
