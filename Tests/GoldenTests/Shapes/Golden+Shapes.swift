import SwiftUI

extension Golden {
    /// The goldens below `Recorded/shapes`.
    @GoldenList static var shapes: [Golden] {
        builtInShapes
        shapeModifiers
        paths
    }

    @GoldenList static var builtInShapes: [Golden] {
        Golden("shapes/kind/rectangle", 80, 60) { Rectangle().fill(.blue).padding(8) }
        Golden("shapes/kind/rounded", 80, 60) { RoundedRectangle(cornerRadius: 14).fill(.blue).padding(8) }
        Golden("shapes/kind/rounded-circular", 80, 60) {
            RoundedRectangle(cornerRadius: 14, style: .circular).fill(.blue).padding(8)
        }
        Golden("shapes/kind/rounded-too-much", 80, 60) { RoundedRectangle(cornerRadius: 90).fill(.blue).padding(8) }
        Golden("shapes/kind/uneven", 80, 60) {
            UnevenRoundedRectangle(
                topLeadingRadius: 20,
                bottomLeadingRadius: 0,
                bottomTrailingRadius: 10,
                topTrailingRadius: 4
            )
            .fill(.blue).padding(8)
        }
        Golden("shapes/kind/circle", 80, 60) { Circle().fill(.blue).padding(8) }
        Golden("shapes/kind/ellipse", 80, 60) { Ellipse().fill(.blue).padding(8) }
        Golden("shapes/kind/capsule", 80, 60) { Capsule().fill(.blue).padding(8) }
        Golden("shapes/kind/capsule-upright", 60, 80) { Capsule().fill(.blue).padding(8) }
        Golden("shapes/kind/container-relative", 100, 100) { ContainerRelativeShape().fill(.blue).padding(8) }
        Golden("shapes/kind/any", 80, 60) { AnyShape(Circle()).fill(.blue).padding(8) }
        Golden("shapes/kind/plain-takes-foreground", 80, 60) { Circle().padding(8).foregroundStyle(.teal) }
        Golden("shapes/kind/shorthand", 100, 60) {
            HStack {
                Color.red.clipShape(.rect(cornerRadius: 8))
                Color.green.clipShape(.circle)
                Color.blue.clipShape(.capsule)
            }
            .padding(8)
        }
    }

    @GoldenList static var shapeModifiers: [Golden] {
        Golden("shapes/modifier/stroke", 80, 60) { Circle().stroke(.red, lineWidth: 8).padding(10) }
        Golden("shapes/modifier/stroke-border", 80, 60) { Circle().strokeBorder(.red, lineWidth: 8).padding(10) }
        Golden("shapes/modifier/dash", 100, 60) {
            RoundedRectangle(cornerRadius: 10)
                .stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 8])).padding(10)
        }
        Golden("shapes/modifier/trim", 80, 80) {
            Circle().trim(from: 0, to: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)).padding(
                10
            )
        }
        Golden("shapes/modifier/trim-from-top", 80, 80) {
            Circle().trim(from: 0, to: 0.25).stroke(.green, lineWidth: 8).rotationEffect(.degrees(-90)).padding(10)
        }
        Golden("shapes/modifier/inset", 80, 60) {
            Rectangle().fill(.gray.opacity(0.3)).overlay(Rectangle().inset(by: 10).fill(.blue))
        }
        Golden("shapes/modifier/rotation", 80, 80) { Rectangle().rotation(.degrees(45)).fill(.blue).padding(24) }
        Golden("shapes/modifier/scale", 80, 80) { Rectangle().scale(x: 0.5, y: 1.2).fill(.blue).padding(16) }
        Golden("shapes/modifier/offset", 80, 80) {
            Rectangle().fill(.gray.opacity(0.3)).overlay(Rectangle().offset(x: 12, y: 12).fill(.blue.opacity(0.6)))
                .padding(16)
        }
        Golden("shapes/modifier/fill-and-stroke", 80, 60) {
            Capsule().fill(.yellow).stroke(.orange, lineWidth: 3).padding(10)
        }
        Golden("shapes/modifier/gradient-stroke", 80, 80) {
            Circle().stroke(
                LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom),
                lineWidth: 10
            )
            .padding(12)
        }
    }

    @GoldenList static var paths: [Golden] {
        Golden("shapes/path/star", 80, 80) { Star().fill(.orange).padding(6) }
        Golden("shapes/path/star-even-odd", 80, 80) { Star().fill(.orange, style: FillStyle(eoFill: true)).padding(6) }
        Golden("shapes/path/curves", 100, 60) {
            Path { path in
                path.move(to: CGPoint(x: 8, y: 50))
                path.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 29, y: 0))
                path.addCurve(
                    to: CGPoint(x: 92, y: 10),
                    control1: CGPoint(x: 60, y: 60),
                    control2: CGPoint(x: 92, y: 60)
                )
            }
            .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        }
        Golden("shapes/path/arc", 80, 80) {
            Path { path in
                path.move(to: CGPoint(x: 40, y: 40))
                path.addArc(
                    center: CGPoint(x: 40, y: 40),
                    radius: 30,
                    startAngle: .degrees(-90),
                    endAngle: .degrees(30),
                    clockwise: false
                )
                path.closeSubpath()
            }
            .fill(.green)
        }
        Golden("shapes/path/arc-clockwise", 80, 80) {
            Path { path in
                path.move(to: CGPoint(x: 40, y: 40))
                path.addArc(
                    center: CGPoint(x: 40, y: 40),
                    radius: 30,
                    startAngle: .degrees(-90),
                    endAngle: .degrees(30),
                    clockwise: true
                )
                path.closeSubpath()
            }
            .fill(.green)
        }
        Golden("shapes/path/rects", 80, 80) {
            Path { path in
                path.addRect(CGRect(x: 8, y: 8, width: 28, height: 28))
                path.addEllipse(in: CGRect(x: 44, y: 8, width: 28, height: 28))
                path.addRoundedRect(
                    in: CGRect(x: 8, y: 44, width: 64, height: 28),
                    cornerSize: CGSize(width: 8, height: 8)
                )
            }
            .fill(.indigo)
        }
    }

    private struct Star: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(
                    x: rect.midX + cos(angle) * rect.width / 2,
                    y: rect.midY + sin(angle) * rect.height / 2
                )
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
            return path
        }
    }
}
