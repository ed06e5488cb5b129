import SwiftUI

extension Golden {
    @GoldenList static var buttons: [Golden] {
        Golden("controls/button/automatic", 100, 44) { Button("Press") {} }
        Golden("controls/button/plain", 100, 44) { Button("Press") {}.buttonStyle(.plain) }
        Golden("controls/button/borderless", 100, 44) { Button("Press") {}.buttonStyle(.borderless) }
        Golden("controls/button/bordered", 120, 60) { Button("Press") {}.buttonStyle(.bordered) }
        Golden("controls/button/bordered-dark", 120, 60, in: .dark) { Button("Press") {}.buttonStyle(.bordered) }
        Golden("controls/button/prominent", 120, 60) { Button("Press") {}.buttonStyle(.borderedProminent) }
        Golden("controls/button/tint", 158, 60) {
            HStack {
                Button("One") {}.buttonStyle(.bordered)
                Button("Two") {}.buttonStyle(.borderedProminent)
            }
            .tint(.orange)
        }
        Golden("controls/button/roles", 158, 130) {
            VStack {
                Button("Delete", role: .destructive) {}
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                Button("Cancel", role: .cancel) {}
            }
        }
        Golden("controls/button/disabled", 158, 60) {
            HStack {
                Button("One") {}.buttonStyle(.bordered)
                Button("Two") {}.buttonStyle(.borderedProminent)
            }
            .disabled(true)
        }
        Golden("controls/button/sizes", 158, 230) {
            VStack(spacing: 6) {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}.controlSize(.regular)
                Button("Large") {}.controlSize(.large)
                Button("Extra") {}.controlSize(.extraLarge)
            }
            .buttonStyle(.borderedProminent)
        }
        Golden("controls/button/border-shapes", 158, 150) {
            VStack {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
                Button("Radius 4") {}.buttonBorderShape(.roundedRectangle(radius: 4))
            }
            .buttonStyle(.bordered)
        }
        Golden("controls/button/label", 120, 60) {
            Button {
            } label: {
                Label("Play", systemImage: "play.fill")
            }.buttonStyle(.borderedProminent)
        }
        Golden("controls/button/custom-style", 120, 60) { Button("Press") {}.buttonStyle(OutlineButtonStyle()) }
    }

    private struct OutlineButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10).overlay(Capsule().stroke(.blue, lineWidth: 2))
        }
    }
}
