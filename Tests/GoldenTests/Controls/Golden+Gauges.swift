import SwiftUI

extension Golden {
    @GoldenList static var gauges: [Golden] {
        Golden("controls/gauge/linear-capacity", 158, 70) {
            Gauge(value: 0.6) { Text("Battery") }.padding(8)
        }
        Golden("controls/gauge/linear-capacity-labels", 158, 90) {
            Gauge(value: 65, in: 0...100) {
                Text("Humidity")
            } currentValueLabel: {
                Text("65 %")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            .tint(.teal).padding(8)
        }
        Golden("controls/gauge/accessory-linear", 158, 60) {
            Gauge(value: 0.3) {
                Text("UV")
            } currentValueLabel: {
                Text("3")
            }
            .gaugeStyle(.accessoryLinear).padding(8)
        }
        Golden("controls/gauge/accessory-linear-gradient", 158, 60) {
            Gauge(value: 0.7) {
                Text("UV")
            } currentValueLabel: {
                Text("7")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("11")
            }
            .gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .yellow, .red])).padding(8)
        }
        Golden("controls/gauge/accessory-linear-capacity", 158, 60) {
            Gauge(value: 0.3) {
                Text("Disk")
            } currentValueLabel: {
                Text("30 %")
            }
            .gaugeStyle(.accessoryLinearCapacity).padding(8)
        }
        Golden("controls/gauge/accessory-circular", 80, 80) {
            Gauge(value: 0.4) {
                Text("AQI")
            } currentValueLabel: {
                Text("42")
            }.gaugeStyle(.accessoryCircular)
        }
        Golden("controls/gauge/accessory-circular-bounds", 80, 80) {
            Gauge(value: 18, in: 10...25) {
                Image(systemName: "thermometer")
            } currentValueLabel: {
                Text("18")
            } minimumValueLabel: {
                Text("10")
            } maximumValueLabel: {
                Text("25")
            }
            .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .green, .orange]))
        }
        Golden("controls/gauge/accessory-circular-ends", 158, 80) {
            HStack {
                Gauge(value: 0) {
                    Text("a")
                } currentValueLabel: {
                    Text("0")
                }
                Gauge(value: 1) {
                    Text("b")
                } currentValueLabel: {
                    Text("1")
                }
            }
            .gaugeStyle(.accessoryCircular)
        }
        Golden("controls/gauge/accessory-circular-capacity", 80, 80) {
            Gauge(value: 0.75) {
                Text("Goal")
            } currentValueLabel: {
                Text("75")
            }
            .gaugeStyle(.accessoryCircularCapacity).tint(.pink)
        }
        Golden("controls/gauge/dark", 80, 80, in: .dark) {
            Gauge(value: 0.75) {
                Text("Goal")
            } currentValueLabel: {
                Text("75")
            }
            .gaugeStyle(.accessoryCircularCapacity).tint(.mint)
        }
        Golden("controls/gauge/custom-style", 120, 50) {
            Gauge(value: 0.5) { Text("Half") }.gaugeStyle(SplitGaugeStyle()).padding(8)
        }
    }

    private struct SplitGaugeStyle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Capsule().fill(.indigo).frame(width: 60 * configuration.value, height: 8)
                Spacer(minLength: 0)
            }
        }
    }
}
