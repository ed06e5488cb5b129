internal import ViewTree

/// An alignment line of one axis, told apart once so that no string is compared while views are placed.
struct GuideLine: Hashable {
    let key: AlignmentKey
    let axis: Axis
    private let place: Place

    private enum Place: UInt8 { case start, middle, end, firstBaseline, lastBaseline, own }

    init(_ key: AlignmentKey, _ axis: Axis) {
        self.key = key
        self.axis = axis
        place =
            switch key {
            case .center: .middle
            case .leading, .top: .start
            case .trailing, .bottom: .end
            case .firstTextBaseline: .firstBaseline
            case .lastTextBaseline: .lastBaseline
            default: .own
            }
    }

    /// Whether text sets the line by itself.
    var isBaseline: Bool { axis == .vertical && (isFirstBaseline || isLastBaseline) }
    var isFirstBaseline: Bool { place == .firstBaseline }
    var isLastBaseline: Bool { place == .lastBaseline }

    /// Whether the line is one of a view's edges or its middle; containers of several views do not take these over from
    /// them.
    var isOfFrame: Bool { place == .start || place == .middle || place == .end }

    /// Where the line lies in a box of `size` that says nothing of any line.
    func standard(in size: Size) -> Double {
        let length = size[axis]
        return switch place {
        case .start: 0
        case .middle: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        case .own:
            key.fallback.map { $0.value(in: size) { GuideLine($0.key, $0.axis).standard(in: size) } } ?? length / 2
        }
    }
}

extension AlignmentGuideNode.GuideValue {
    /// The sum in a view of `size`; `line` tells where the view's other lines lie.
    func value(in size: Size, line: (Term) -> Double) -> Double {
        var sum = Length.distance(constant)
        // What is infinite counts only where it is asked for.
        if widthFactor != 0 { sum += Length.distance(widthFactor) * size.width }
        if heightFactor != 0 { sum += Length.distance(heightFactor) * size.height }
        for term in terms { sum += Length.distance(term.factor) * line(term) }
        return sum
    }
}
