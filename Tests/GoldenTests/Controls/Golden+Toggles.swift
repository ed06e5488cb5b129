import SwiftUI

extension Golden {
    @GoldenList static var toggles: [Golden] {
        Golden("controls/toggle/on", 158, 50) { Toggle("Lamp", isOn: .constant(true)).padding(8) }
        Golden("controls/toggle/off", 158, 50) { Toggle("Lamp", isOn: .constant(false)).padding(8) }
        Golden("controls/toggle/off-dark", 158, 50, in: .dark) { Toggle("Lamp", isOn: .constant(false)).padding(8) }
        Golden("controls/toggle/tint", 158, 50) { Toggle("Lamp", isOn: .constant(true)).tint(.purple).padding(8) }
        Golden("controls/toggle/without-label", 90, 50) { Toggle("Lamp", isOn: .constant(true)).labelsHidden() }
        Golden("controls/toggle/right-to-left", 158, 50, in: .rightToLeft) {
            Toggle("Lamp", isOn: .constant(true)).padding(8)
        }
        Golden("controls/toggle/button", 158, 60) {
            HStack {
                Toggle("On", isOn: .constant(true))
                Toggle("Off", isOn: .constant(false))
            }
            .toggleStyle(.button)
        }
        Golden("controls/toggle/custom-style", 158, 50) {
            Toggle("Water plants", isOn: .constant(true)).toggleStyle(CheckToggleStyle())
        }
    }

    private struct CheckToggleStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.green)
                configuration.label.strikethrough(configuration.isOn)
            }
        }
    }
}
