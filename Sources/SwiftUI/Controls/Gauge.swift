import Foundation
package import ViewTree

/// Where a value lies in a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    let value: MeterNode.Value
    let label: Label
    let current: CurrentValueLabel
    let minimum: BoundsLabel
    let maximum: BoundsLabel
    let marked: MarkedValueLabels
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value in a range, with a label.
    public init<Number: BinaryFloatingPoint>(
        value: Number,
        in bounds: ClosedRange<Number> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: .share(of: Double(value), in: Double(bounds.lowerBound), Double(bounds.upperBound)),
            label: label(),
            current: EmptyView(),
            minimum: EmptyView(),
            maximum: EmptyView(),
            marked: EmptyView()
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value in a range, with a label and the value in words.
    public init<Number: BinaryFloatingPoint>(
        value: Number,
        in bounds: ClosedRange<Number> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: .share(of: Double(value), in: Double(bounds.lowerBound), Double(bounds.upperBound)),
            label: label(),
            current: currentValueLabel(),
            minimum: EmptyView(),
            maximum: EmptyView(),
            marked: EmptyView()
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    /// A value in a range, with a label, the value and the ends of the range in words.
    public init<Number: BinaryFloatingPoint>(
        value: Number,
        in bounds: ClosedRange<Number> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: .share(of: Double(value), in: Double(bounds.lowerBound), Double(bounds.upperBound)),
            label: label(),
            current: currentValueLabel(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel(),
            marked: EmptyView()
        )
    }
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard let inner = context.entered(by: Self.self) else { return [] }
        func part<Content: View>(_ view: Content) -> StyledPart? { view is EmptyView ? nil : StyledPart(view) }
        let configuration = GaugeStyleConfiguration(
            value: value,
            label: StyledPart(label),
            currentValueLabel: part(current),
            minimumValueLabel: part(minimum),
            maximumValueLabel: part(maximum)
        )
        let style = inner.environment.inherited.styles.gauge
        let view = EvaluationScope.within(inner.scope) { style.makeView(configuration) }
        return [.accessibility(AccessibilityNode(value: value.percent, child: inner.resolveOne(view)))]
    }
}

/// A gauge's parts.
public struct GaugeStyleConfiguration {
    let share: MeterNode.Value
    /// What is measured.
    public let label: StyledPart
    /// The value in words.
    public let currentValueLabel: StyledPart?
    /// The lower end of the range in words.
    public let minimumValueLabel: StyledPart?
    /// The upper end of the range in words.
    public let maximumValueLabel: StyledPart?

    /// What is measured.
    public typealias Label = StyledPart
    /// The value in words.
    public typealias CurrentValueLabel = StyledPart
    /// The lower end of the range in words.
    public typealias MinimumValueLabel = StyledPart
    /// The upper end of the range in words.
    public typealias MaximumValueLabel = StyledPart

    init(
        value: MeterNode.Value,
        label: StyledPart,
        currentValueLabel: StyledPart?,
        minimumValueLabel: StyledPart?,
        maximumValueLabel: StyledPart?
    ) {
        share = value
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    /// The value's share of the range, 0...1.
    public var value: Double {
        if case .fraction(let fraction) = share { fraction } else { 0 }
    }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of a gauge in this style.
    associatedtype Body: View

    /// A gauge in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A gauge's parts.
    typealias Configuration = GaugeStyleConfiguration
}

extension GaugeStyle {
    func makeView(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}
