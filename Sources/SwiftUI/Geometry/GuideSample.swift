import Foundation
import ViewTree

/// The linear form of an author's guide, found by asking it for several sizes.
struct GuideSample {
    /// The form; exact at the sizes near the one it was made for.
    let value: AlignmentGuideNode.GuideValue
    /// Whether the form holds for all sizes.
    let isLinear: Bool

    /// The step between samples in points, a power of two so that nothing is lost.
    private static let step = 64.0

    /// The form of `guide` for a view of about `size`, of which `isSet` tells whether it sets a line itself.
    init(
        _ guide: (ViewDimensions) -> CGFloat,
        near size: CGSize = CGSize(width: 128, height: 128),
        isSet: @escaping (AlignmentKey, ViewTree.Axis) -> Bool = { _, _ in false }
    ) {
        let lines = SampleLines(isSet: isSet)
        func sample(_ width: Double, _ height: Double) -> Double {
            lines.size = CGSize(width: width, height: height)
            let value = Double(guide(ViewDimensions(width: width, height: height, lines: lines)))
            return value.isFinite ? value : 0
        }
        let (width, height) = (Double(size.width), Double(size.height))
        // Lines keep their places while only the size changes.
        let base = sample(width, height)
        lines.isFrozen = true
        var value = AlignmentGuideNode.GuideValue(constant: 0)
        value.widthFactor = (sample(width + Self.step, height) - base) / Self.step
        value.heightFactor = (sample(width, height + Self.step) - base) / Self.step
        var rest = base - value.widthFactor * width - value.heightFactor * height
        for (index, question) in lines.questions.enumerated() {
            lines.questions[index].position += Self.step
            let factor = (sample(width, height) - base) / Self.step
            lines.questions[index].position -= Self.step
            guard factor != 0 else { continue }
            value.terms.append(.init(key: question.key, axis: question.axis, factor: factor))
            rest -= factor * question.position
        }
        value.constant = rest
        let others = [(0.0, 0.0), (4, 1000), (1000, 4)]
        isLinear = others.allSatisfy { width, height in
            var expected = rest + value.widthFactor * width + value.heightFactor * height
            let got = sample(width, height)
            for question in lines.questions {
                let term = value.terms.first { $0.key == question.key && $0.axis == question.axis }
                expected += (term?.factor ?? 0) * question.position
            }
            return abs(expected - got) < 1e-6
        }
        self.value = value
    }
}

/// Lines whose places are made up, and a note of which were asked for.
private final class SampleLines: DimensionLines {
    struct Question {
        let key: AlignmentKey
        let axis: ViewTree.Axis
        var position: Double
    }

    var questions: [Question] = []
    var size = CGSize.zero
    /// Whether lines that were not asked for before stay unnoted.
    var isFrozen = false
    private let isSet: (AlignmentKey, ViewTree.Axis) -> Bool

    init(isSet: @escaping (AlignmentKey, ViewTree.Axis) -> Bool) {
        self.isSet = isSet
    }

    func position(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> CGFloat {
        // An edge or a middle that the view leaves where it is follows from the size.
        if key.isOfFrame, !isSet(key, axis) { return usual(key, axis) }
        if let known = questions.first(where: { $0.key == key && $0.axis == axis }) { return known.position }
        let position = usual(key, axis)
        // A branch that the first size did not take is no part of the linear form.
        if !isFrozen { questions.append(Question(key: key, axis: axis, position: position)) }
        return position
    }

    private func usual(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> Double {
        let length = axis == .horizontal ? size.width : size.height
        return switch key {
        case .leading, .top: 0
        case .trailing, .bottom, .lastTextBaseline: length
        case .firstTextBaseline: length * 0.75
        default: length / 2
        }
    }

    func explicitPosition(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> CGFloat? {
        isSet(key, axis) ? position(key, axis) : nil
    }
}
