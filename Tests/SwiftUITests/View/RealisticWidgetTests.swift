import SwiftUI
import Testing
import ViewTree

/// Views as real widgets write them; most of what is tested is that they compile and say what they should.
@MainActor
struct RealisticWidgetTests {
    private struct Weather: View {
        let hours: [(hour: Int, degrees: Int, symbol: String)]
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.dynamicTypeSize) private var typeSize

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                header
                Divider()
                HStack(alignment: .firstTextBaseline) {
                    ForEach(hours, id: \.hour) { entry in
                        VStack {
                            Text("\(entry.hour):00").font(.caption2).foregroundColor(.secondary)
                            Image(systemName: entry.symbol)
                                .symbolRenderingMode(.multicolor)
                                .resizable()
                                .aspectRatio(contentMode: .fit)
                                .frame(width: 18, height: 18)
                            Text("\(entry.degrees)°").font(.footnote.weight(.semibold).monospacedDigit())
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
                if #available(iOS 17.0, *) {
                    ring
                } else {
                    EmptyView()
                }
            }
            .padding([.top, .horizontal], 12)
            .background(
                LinearGradient(
                    gradient: Gradient(colors: colorScheme == .dark ? [.black, .gray] : [.blue, .white]),
                    startPoint: .top,
                    endPoint: .bottom
                )
            )
            .cornerRadius(typeSize.isAccessibilitySize ? 0 : 12)
        }

        private var header: some View {
            Label {
                Text("Berlin").bold() + Text(" now").foregroundColor(.gray)
            } icon: {
                Image(systemName: "location").imageScale(.small)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.7)
        }

        @ViewBuilder private var ring: some View {
            let fraction = 0.4
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: 5)
                Circle()
                    .trim(from: 0, to: fraction)
                    .stroke(
                        AngularGradient(colors: [.red, .orange], center: .center),
                        style: .init(lineWidth: 5, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                Text(fraction, format: .percent).font(.system(size: 9, design: .rounded))
            }
            .frame(width: 40, height: 40)
            .shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
            .contentTransition(.numericText())
            .accessibilityElement(children: .combine)
        }
    }

    @Test("a weather widget says its hours in order")
    func weather() {
        let hours = [(hour: 9, degrees: 12, symbol: "sun.max"), (hour: 10, degrees: 14, symbol: "cloud")]
        let result = resolved(Weather(hours: hours))
        #expect(result.tree.content.strings == ["Berlin", " now", "9:00", "12°", "10:00", "14°", "40%"])
        #expect(result.reads == [.colorScheme])
        // Its numbers would roll from one to the next on a phone.
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics.first?.hasPrefix("animations and transitions have no effect") == true)
    }

    @Test("an accessory widget is made of its gauge, its bar and its words")
    func accessory() {
        let view = HStack {
            Gauge(value: 0.3) {
                Image(systemName: "drop")
            } currentValueLabel: {
                Text(verbatim: "30")
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "100")
            }
            .gaugeStyle(.accessoryCircular)
            ProgressView(value: 0.5) { Text("Half") }.progressViewStyle(.linear)
        }
        .widgetAccentable()
        let node = content(view)
        #expect(node.strings == ["30", "0", "100", "Half"])
        let forms = node.all.compactMap { if case .meter(let meter) = $0 { meter.form } else { nil } }
        #expect(forms == [.arcMarker, .bar])
    }
}
