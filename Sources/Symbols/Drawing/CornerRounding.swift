internal import ViewTree

/// Replaces the corners between straight lines by curves.
struct CornerRounding {
    var elements: [Path.Element]
    /// The radius at the end of the element of the same index: how far before and after the corner its curve begins.
    var radii: [Double]

    /// The elements with a curve in place of each corner whose radius is above zero.
    func rounded() -> [Path.Element] {
        var result: [Path.Element] = []
        var first = 0
        while first < elements.count {
            var end = first + 1
            while end < elements.count, !elements[end].isMove { end += 1 }
            result += subpath(first..<end)
            first = end
        }
        return result
    }

    private func subpath(_ range: Range<Int>) -> [Path.Element] {
        guard case .move(let origin) = elements[range.lowerBound] else { return Array(elements[range]) }
        var steps = Array(zip(elements[range], radii[range]).dropFirst())
        let isClosed = steps.last?.0 == .close
        if isClosed {
            let closing = steps.removeLast()
            if steps.last?.0.end != origin { steps.append((.line(origin), closing.1)) }
        }
        var result: [Path.Element] = [.move(origin)]
        var from = origin
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1] : isClosed ? steps.first : nil
            guard case .line(let corner) = step.0, step.1 > 0, let next, case .line(let after) = next.0 else {
                result.append(step.0)
                from = step.0.end ?? from
                continue
            }
            let before = from.toward(corner, backing: step.1)
            result.append(.line(before))
            let exit = after.toward(corner, backing: step.1)
            result.append(.quad(exit, control: corner))
            if index + 1 == steps.count { result[0] = .move(exit) }
            from = corner
        }
        if isClosed { result.append(.close) }
        return result
    }
}

extension Path.Element {
    /// The point that the element leads to; nil where it closes a path.
    var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
        case .close: nil
        }
    }

    /// Whether the element begins a path.
    var isMove: Bool {
        if case .move = self { true } else { false }
    }
}

extension Point {
    /// The point on the way to `corner` that is `distance` before it, at most half the way.
    fileprivate func toward(_ corner: Point, backing distance: Double) -> Point {
        let dx = x - corner.x
        let dy = y - corner.y
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return corner }
        let share = min(distance / length, 0.5)
        return Point(x: corner.x + dx * share, y: corner.y + dy * share)
    }
}
