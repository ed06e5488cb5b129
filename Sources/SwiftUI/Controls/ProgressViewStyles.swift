import Foundation
import ViewTree

/// A progress view's parts.
public struct ProgressViewStyleConfiguration {
    let value: MeterNode.Value?
    /// What the work is called.
    public let label: StyledPart?
    /// How far it has come, in the author's words.
    public let currentValueLabel: StyledPart?

    /// What the work is called.
    public typealias Label = StyledPart
    /// How far it has come, in the author's words.
    public typealias CurrentValueLabel = StyledPart

    /// How far the work has come, 0...1; nil where its end is not known.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = value { fraction } else { nil }
    }
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of a progress view in this style.
    associatedtype Body: View

    /// A progress view in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A progress view's parts.
    typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressViewStyle {
    func makeView(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// A bar, or a ring where the end is not known or the place is round.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style.
    nonisolated public init() {}

    /// A bar or a ring.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultProgress(configuration: configuration)
    }
}

private struct DefaultProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.widgetPlacement) private var placement

    var body: some View {
        if configuration.value == nil || placement == .circular {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar under its label.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A bar in the tint.
    nonisolated public init() {
        tint = nil
    }

    /// A bar in a colour.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// Label, bar and current value.
    public func makeBody(configuration: Configuration) -> some View {
        let bar = MeterView(form: .bar, value: configuration.value).tint(tint)
        if configuration.label == nil, configuration.currentValueLabel == nil {
            bar
        } else {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label
                bar
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A ring in the tint.
    nonisolated public init() {
        tint = nil
    }

    /// A ring in a colour.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// A ring with its labels; in the round family the current value stands in the ring.
    public func makeBody(configuration: Configuration) -> some View {
        RingProgress(configuration: configuration, tint: tint)
    }
}

private struct RingProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.widgetPlacement) private var placement

    var body: some View {
        if placement == .circular, configuration.value != nil {
            MeterView(form: .ring, value: configuration.value)
                .tint(tint)
                .overlay {
                    if let current = configuration.currentValueLabel {
                        current.font(.system(.body, design: .rounded)).minimumScaleFactor(0.5).lineLimit(1).padding(8)
                    } else {
                        configuration.label.minimumScaleFactor(0.5).lineLimit(1).padding(8)
                    }
                }
        } else {
            VStack(spacing: 4) {
                MeterView(form: .progressRing, value: configuration.value).tint(tint)
                configuration.label.font(.caption)
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// What the place asks for.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    /// Where the view is shown.
    var widgetPlacement: WidgetPlacement { inherited.placement }
}
