import Foundation
import ViewTree

/// The drawn part of a gauge or a progress view.
struct MeterView: View, PrimitiveView {
    typealias Body = Never

    let form: MeterNode.Form
    let value: MeterNode.Value?

    func resolve(in context: ResolveContext) -> [ViewNode] {
        let values = context.environment.inherited
        let node = MeterNode(form: form, value: value, tint: values.tint ?? values.foreground.primary)
        return [.meter(node)]
    }
}

extension MeterNode.Value {
    /// A value's share of a range, brought into 0...1.
    static func share(of value: Double, in low: Double, _ high: Double) -> MeterNode.Value {
        let length = high - low
        guard length > 0, length.isFinite, value.isFinite else { return .fraction(0) }
        return .fraction(min(max((value - low) / length, 0), 1))
    }

    /// The share in words, such as `65%`; nil for one that moves.
    var percent: String? {
        guard case .fraction(let fraction) = self else { return nil }
        return "\(Int((fraction * 100).rounded()))%"
    }
}
