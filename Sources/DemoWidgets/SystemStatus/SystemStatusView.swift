import SwiftUI
import WidgetKit

/// The machine's figures in the family at hand.
struct SystemStatusView: View {
    let entry: SystemStatusEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemMedium: MediumStatus(entry: entry)
        case .systemLarge: LargeStatus(entry: entry)
        case .accessoryCircular: CircularStatus(entry: entry)
        case .accessoryRectangular: RectangularStatus(entry: entry)
        default: SmallStatus(entry: entry)
        }
    }
}

private struct SmallStatus: View {
    let entry: SystemStatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Load")
                    .font(.subheadline.weight(.semibold))
                Spacer()
                Image(systemName: "cpu")
                    .foregroundStyle(.tint)
            }
            Text(entry.loadText)
                .font(.system(size: 38, weight: .semibold, design: .rounded))
                .monospacedDigit()
                .widgetAccentable()
            Spacer(minLength: 4)
            VStack(spacing: 8) {
                Meter(title: "Memory", share: entry.reading.memory?.share)
                Meter(title: "Disk", share: entry.reading.disk?.share)
            }
        }
    }
}

private struct MediumStatus: View {
    let entry: SystemStatusEntry

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 2) {
                Image(systemName: "server.rack")
                    .font(.title3)
                    .foregroundStyle(.tint)
                Spacer()
                Text("Up")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Text(entry.uptimeText)
                    .font(.system(.title2, design: .rounded, weight: .semibold))
                    .monospacedDigit()
                Text(entry.ageText)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Spacer(minLength: 8)
            HStack(spacing: 12) {
                Dial(title: "Load", symbol: "cpu", share: entry.reading.loadShare)
                Dial(title: "Memory", symbol: "memorychip", share: entry.reading.memory?.share)
                Dial(title: "Disk", symbol: "internaldrive", share: entry.reading.disk?.share)
            }
        }
    }
}

private struct LargeStatus: View {
    let entry: SystemStatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                Text("System")
                    .font(.title2.weight(.bold))
                Spacer()
                Text(entry.ageText)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            HStack {
                Dial(title: "Load", symbol: "cpu", share: entry.reading.loadShare)
                Spacer()
                Dial(title: "Memory", symbol: "memorychip", share: entry.reading.memory?.share)
                Spacer()
                Dial(title: "Disk", symbol: "internaldrive", share: entry.reading.disk?.share)
            }
            .padding(.horizontal, 20)
            Spacer()
            VStack(spacing: 10) {
                Row(symbol: "cpu", title: "Load", value: entry.loadAveragesText)
                Divider()
                Row(symbol: "memorychip", title: "Memory", value: entry.reading.memory.text)
                Divider()
                Row(symbol: "internaldrive", title: "Disk", value: entry.reading.disk.text)
                Divider()
                Row(symbol: "clock", title: "Up", value: entry.uptimeText)
            }
        }
    }
}

private struct CircularStatus: View {
    let entry: SystemStatusEntry

    var body: some View {
        Gauge(value: entry.reading.loadShare ?? 0) {
            Image(systemName: "cpu")
        } currentValueLabel: {
            Text(entry.loadText)
        }
        .gaugeStyle(.accessoryCircular)
        .widgetAccentable()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Load")
        .accessibilityValue(entry.loadText)
    }
}

private struct RectangularStatus: View {
    let entry: SystemStatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Label("Load \(entry.loadText)", systemImage: "cpu")
                .font(.headline)
                .widgetAccentable()
            Text("Memory \((entry.reading.memory?.share).percentText)")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            ProgressView(value: entry.reading.memory?.share ?? 0)
                .accessibilityHidden(true)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A share as a bar under its name.
private struct Meter: View {
    let title: LocalizedStringKey
    let share: Double?

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                Text(title)
                    .foregroundStyle(.secondary)
                Spacer()
                Text(share.percentText)
                    .monospacedDigit()
            }
            .font(.caption2.weight(.medium))
            ProgressView(value: share ?? 0)
                .accessibilityHidden(true)
        }
    }
}

/// A share as a ring over its name.
private struct Dial: View {
    let title: LocalizedStringKey
    let symbol: String
    let share: Double?

    var body: some View {
        VStack(spacing: 6) {
            Gauge(value: share ?? 0) {
                Image(systemName: symbol)
            } currentValueLabel: {
                Text(share.percentText)
                    .font(.system(.callout, design: .rounded, weight: .semibold))
            }
            .gaugeStyle(.accessoryCircularCapacity)
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .fixedSize()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(title))
        .accessibilityValue(share.percentText)
    }
}

/// A figure with its name and symbol.
private struct Row: View {
    let symbol: String
    let title: LocalizedStringKey
    let value: String

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: symbol)
                .foregroundStyle(.tint)
                .frame(width: 22)
            Text(title)
            Spacer()
            Text(value)
                .foregroundStyle(.secondary)
                .monospacedDigit()
        }
        .font(.subheadline)
        .lineLimit(1)
    }
}
