import Foundation
import ViewTree

/// What the place asks for: a ring with a marker on the Lock Screen, a bar elsewhere.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}

    /// A gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// What the place asks for: a ring with a marker on the Lock Screen, a bar elsewhere.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}

    /// A gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, form: .arcMarker)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker at the value.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A closed ring filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}

    /// A gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, form: .ring)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring filled up to the value.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}

    /// A gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration, form: .barMarker)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker at the value.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar filled up to the value, under its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}

    /// A gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LabelledBarGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar filled up to the value, under its label.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

/// A bar filled up to the value, under its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}

    /// A gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LabelledBarGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar filled up to the value, under its label.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

private struct DefaultGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.widgetPlacement) private var placement

    var body: some View {
        if placement == .circular {
            RingGauge(configuration: configuration, form: .arcMarker)
        } else {
            LabelledBarGauge(configuration: configuration)
        }
    }
}

/// A ring with the value inside; the ends of the range, or the label, stand in the opening.
private struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let form: MeterNode.Form

    private let side: CGFloat = 58

    var body: some View {
        MeterView(form: form, value: configuration.share)
            .frame(width: side, height: side)
            .overlay { center }
            .overlay(alignment: .bottom) { if form == .arcMarker { opening } }
    }

    @ViewBuilder private var center: some View {
        if let current = configuration.currentValueLabel {
            current
                .font(.system(size: 22, weight: .medium, design: .rounded))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .frame(maxWidth: side * 0.62)
        } else if form == .ring {
            configuration.label.font(.system(size: 16, weight: .medium)).minimumScaleFactor(0.4).padding(10)
        }
    }

    @ViewBuilder private var opening: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 0) {
                configuration.minimumValueLabel
                Spacer(minLength: 2)
                configuration.maximumValueLabel
            }
            .font(.system(size: 9, weight: .semibold, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: side * 0.66)
        } else {
            configuration.label.font(.system(size: 9, weight: .semibold, design: .rounded)).lineLimit(1)
        }
    }
}

/// A bar between the ends of the range.
private struct BarGauge: View {
    let configuration: GaugeStyleConfiguration
    let form: MeterNode.Form

    var body: some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            MeterView(form: form, value: configuration.share)
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

/// A bar with its label above and the value below.
private struct LabelledBarGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            BarGauge(configuration: configuration, form: .bar)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}
