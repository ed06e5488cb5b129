/// An outline as drawing commands; coordinates in points.
package struct Path: Hashable, Sendable {
    package var elements: [Element]

    package init(elements: [Element] = []) {
        self.elements = elements
    }

    /// One drawing command.
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, control: Point)
        case cubic(Point, control1: Point, control2: Point)
        case close
    }
}

/// The wire form is one string in SVG's notation, absolute commands only: `M 0 0 L 10 0 Z`.
extension Path: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let elements = Path.parse(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a path holds M, L, Q, C and Z with finite numbers parted by blanks"
            )
        }
        self.init(elements: elements)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(elements.map(\.text).joined(separator: " "))
    }

    private static func parse(_ text: String) -> [Element]? {
        var words = text.split(separator: " ")[...]
        var elements: [Element] = []
        func point() -> Point? {
            guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) }),
                x.isFinite, y.isFinite
            else { return nil }
            return Point(x: x, y: y)
        }
        while let letter = words.popFirst() {
            switch letter {
            case "M":
                guard let end = point() else { return nil }
                elements.append(.move(end))
            case "L":
                guard let end = point() else { return nil }
                elements.append(.line(end))
            case "Q":
                guard let control = point(), let end = point() else { return nil }
                elements.append(.quad(end, control: control))
            case "C":
                guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
                elements.append(.cubic(end, control1: control1, control2: control2))
            case "Z":
                elements.append(.close)
            default:
                return nil
            }
        }
        return elements
    }
}

extension Path.Element {
    /// The command in SVG's notation.
    package var text: String {
        switch self {
        case .move(let end): "M \(end.x) \(end.y)"
        case .line(let end): "L \(end.x) \(end.y)"
        case .quad(let end, let control): "Q \(control.x) \(control.y) \(end.x) \(end.y)"
        case .cubic(let end, let first, let second): "C \(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
        case .close: "Z"
        }
    }
}
