import SwiftUI
import WidgetKit

/// The switch in the family at hand.
struct FocusView: View {
    let entry: FocusEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryCircular: CircularFocus(since: entry.since)
        case .accessoryInline:
            Label(entry.since == nil ? "Focus is off" : "Focus is on", systemImage: entry.symbol)
        default: SmallFocus(entry: entry)
        }
    }
}

/// Night when focus is on, the plain background when it is off.
struct FocusBackground: View {
    let isOn: Bool

    var body: some View {
        if isOn {
            LinearGradient(
                colors: [Color(red: 0.36, green: 0.32, blue: 0.84), Color(red: 0.16, green: 0.13, blue: 0.42)],
                startPoint: .top,
                endPoint: .bottom
            )
        } else {
            Rectangle().fill(.background)
        }
    }
}

private struct SmallFocus: View {
    let entry: FocusEntry

    private var isOn: Bool { entry.since != nil }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .top) {
                Image(systemName: entry.symbol)
                    .font(.title2)
                    .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
                    .widgetAccentable()
                Spacer()
                Toggle("Focus", isOn: isOn, intent: SetFocusIntent(isOn: !isOn))
                    .labelsHidden()
                    .toggleStyle(.switch)
                    .tint(.mint)
            }
            Spacer()
            Text("Focus")
                .font(.headline)
            if let since = entry.since {
                Text(since, style: .timer)
                    .font(.system(.title2, design: .rounded, weight: .medium))
                    .monospacedDigit()
                Text("since \(Text(since, style: .time))")
                    .font(.caption)
                    .opacity(0.7)
            } else {
                Text("Off")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct CircularFocus: View {
    let since: Date?

    var body: some View {
        Button(intent: SetFocusIntent(isOn: since == nil)) {
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: 1) {
                    Image(systemName: since == nil ? "moon" : "moon.fill")
                        .font(.title2)
                        .widgetAccentable()
                    Text(since == nil ? "Off" : "On")
                        .font(.caption2.weight(.semibold))
                }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(since == nil ? "Turn focus on" : "Turn focus off")
    }
}

extension FocusEntry {
    /// A full moon is up while focus is on.
    fileprivate var symbol: String { since == nil ? "moon" : "moon.fill" }
}
