import SwiftUI

extension Golden {
    /// The goldens below `Recorded/paint`.
    @GoldenList static var paint: [Golden] {
        systemColors
        styles
        gradients
    }

    private static let palette: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black,
        .white,
    ]

    @MainActor private static var swatches: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(24), spacing: 4), count: 5), spacing: 4) {
            ForEach(0..<15) { palette[$0].frame(width: 24, height: 24) }
        }
    }

    @GoldenList static var systemColors: [Golden] {
        Golden("paint/system/light", 158, 100) { swatches }
        Golden("paint/system/dark", 158, 100, in: .dark) { swatches }
        Golden("paint/system/light-contrast", 158, 100, in: Surroundings(hasIncreasedContrast: true)) { swatches }
        Golden("paint/system/dark-contrast", 158, 100, in: Surroundings(scheme: .dark, hasIncreasedContrast: true)) {
            swatches
        }
        Golden("paint/color/spaces", 158, 50) {
            HStack(spacing: 4) {
                Color(red: 0.2, green: 0.5, blue: 0.9)
                Color(hue: 0.1, saturation: 0.8, brightness: 0.95)
                Color(white: 0.6)
                Color(.displayP3, red: 1, green: 0.2, blue: 0.2)
                Color(.sRGB, red: 0, green: 0.4, blue: 0.4, opacity: 0.5)
            }
            .padding(8)
        }
        Golden("paint/color/opacity", 158, 50) {
            HStack(spacing: 4) {
                ForEach(1..<6) { Color.blue.opacity(Double($0) / 5) }
            }
            .padding(8)
        }
    }

    @MainActor private static var levels: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("primary").foregroundStyle(.primary)
            Text("secondary").foregroundStyle(.secondary)
            Text("tertiary").foregroundStyle(.tertiary)
            Text("quaternary").foregroundStyle(.quaternary)
        }
    }

    @MainActor private static var fills: some View {
        HStack(spacing: 4) {
            Rectangle().fill(.fill)
            Rectangle().fill(.fill.secondary)
            Rectangle().fill(.fill.tertiary)
            Rectangle().fill(.fill.quaternary)
            Rectangle().fill(.separator)
        }
        .padding(8)
    }

    @GoldenList static var styles: [Golden] {
        Golden("paint/style/levels", 120, 110) { levels }
        Golden("paint/style/levels-dark", 120, 110, in: .dark) { levels }
        Golden("paint/style/levels-of-colour", 120, 110) { levels.foregroundStyle(.red) }
        Golden("paint/style/fills", 158, 50) { fills }
        Golden("paint/style/fills-dark", 158, 50, in: .dark) { fills }
        Golden("paint/style/tint", 120, 50) { Text("Tinted").foregroundStyle(.tint).tint(.pink) }
        Golden("paint/style/three", 120, 50) {
            Image(systemName: "cloud.sun.rain.fill").font(.largeTitle).symbolRenderingMode(.palette)
                .foregroundStyle(.gray, .yellow, .blue)
        }
        Golden("paint/style/colour-gradient", 158, 60) {
            HStack {
                Circle().fill(.red.gradient)
                Circle().fill(.blue.gradient)
                Circle().fill(.green.gradient)
            }
            .padding(8)
        }
        Golden("paint/style/materials", 158, 80) {
            HStack(spacing: 4) {
                Rectangle().fill(.ultraThinMaterial)
                Rectangle().fill(.thinMaterial)
                Rectangle().fill(.regularMaterial)
                Rectangle().fill(.thickMaterial)
                Rectangle().fill(.ultraThickMaterial)
            }
            .padding(12)
            .background(LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
        }
    }

    @GoldenList static var gradients: [Golden] {
        Golden("paint/gradient/linear", 100, 60) {
            LinearGradient(colors: [.red, .yellow, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        Golden("paint/gradient/linear-stops", 100, 60) {
            LinearGradient(
                stops: [
                    .init(color: .red, location: 0.3), .init(color: .blue, location: 0.3),
                    .init(color: .white, location: 1),
                ],
                startPoint: .leading,
                endPoint: .trailing
            )
        }
        Golden("paint/gradient/radial", 100, 60) {
            RadialGradient(colors: [.white, .blue], center: .center, startRadius: 5, endRadius: 50)
        }
        Golden("paint/gradient/angular", 80, 80) {
            AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)
        }
        Golden("paint/gradient/angular-part", 80, 80) {
            Circle().fill(
                AngularGradient(
                    colors: [.blue, .pink],
                    center: .center,
                    startAngle: .degrees(-90),
                    endAngle: .degrees(180)
                )
            )
            .padding(6)
        }
        Golden("paint/gradient/elliptical", 120, 60) {
            EllipticalGradient(colors: [.yellow, .orange, .red], center: .center)
        }
        Golden("paint/gradient/text", 158, 60) {
            Text("Gradient").font(.largeTitle.bold())
                .foregroundStyle(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
        }
    }
}
