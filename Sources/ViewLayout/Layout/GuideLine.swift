internal import ViewTree

/// An alignment line of one axis, told apart once so that no string is compared while views are placed.
struct GuideLine: Hashable {
    let key: AlignmentKey
    let axis: Axis
    private let place: Place

    private enum Place: UInt8 { case start, middle, end, firstBaseline, lastBaseline }

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
            // What a line of the author's own is by default is not known here.
            default: .middle
            }
    }

    /// Whether text sets the line by itself.
    var isBaseline: Bool { axis == .vertical && (isFirstBaseline || isLastBaseline) }
    var isFirstBaseline: Bool { place == .firstBaseline }
    var isLastBaseline: Bool { place == .lastBaseline }

    /// Where the line lies in a view of `length` points that says nothing of it.
    func standard(in length: Double) -> Double {
        switch place {
        case .start: 0
        case .middle: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        }
    }
}
