public import Foundation
package import ViewTree

/// How far a piece of work has come.
public struct ProgressView<Label, CurrentValueLabel> {
    let value: MeterNode.Value?
    let label: Label
    let currentValueLabel: CurrentValueLabel
}

extension MeterNode.Value {
    fileprivate static func progress<Number: BinaryFloatingPoint>(_ value: Number?, _ total: Number) -> MeterNode.Value?
    {
        value.map { .share(of: Double($0), in: 0, Double(total)) }
    }

    fileprivate static func interval(_ range: ClosedRange<Date>, _ countsDown: Bool) -> MeterNode.Value {
        .interval(
            start: range.lowerBound.timeIntervalSince1970,
            end: range.upperBound.timeIntervalSince1970,
            countsDown: countsDown
        )
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Work whose end is not known.
    public init() {
        self.init(value: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Work that has come to `value` of `total`.
    public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1.0) {
        self.init(value: .progress(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    /// Work whose end is not known, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(value: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Work that has come to `value` of `total`, with a label.
    public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value: .progress(value, total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Work whose end is not known, with a title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(value: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Work whose end is not known, with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) {
        self.init(value: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// Work that has come to `value` of `total`, with a title.
    public init<Number: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Number?, total: Number = 1.0) {
        self.init(value: .progress(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Work that has come to `value` of `total`, with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol, Number: BinaryFloatingPoint>(_ title: Title, value: Number?, total: Number = 1.0)
    {
        self.init(value: .progress(value, total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// Work that has come to `value` of `total`, with labels.
    public init<Number: BinaryFloatingPoint>(
        value: Number?,
        total: Number = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: .progress(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Time that passes between two dates, with labels.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: .interval(timerInterval, countsDown),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView where Label: View, CurrentValueLabel == Text {
    /// Time that passes between two dates, with a label and the time left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            value: .interval(timerInterval, countsDown),
            label: label(),
            currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown)
        )
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Time that passes between two dates, with the time left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style is asked to show.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            value: configuration.value,
            label: configuration.label ?? StyledPart(EmptyView()),
            currentValueLabel: configuration.currentValueLabel ?? StyledPart(EmptyView())
        )
    }
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard var inner = context.entered(by: Self.self) else { return [] }
        let style = inner.environment.inherited.styles.progress
        inner.environment.inherited.styles.progress = DefaultProgressViewStyle()
        let configuration = ProgressViewStyleConfiguration(
            value: value,
            label: label is EmptyView ? nil : StyledPart(label),
            currentValueLabel: currentValueLabel is EmptyView ? nil : StyledPart(currentValueLabel)
        )
        let view = EvaluationScope.within(inner.scope) { style.makeView(configuration) }
        return [.accessibility(AccessibilityNode(value: value?.percent, child: inner.resolveOne(view)))]
    }
}
