import SwiftUI
import Testing
import ViewTree

@MainActor
struct ForegroundTests {
    @Test("texts without a style take the label colour")
    func plain() {
        #expect(content(Text("a")).firstRun?.paint == .label)
    }

    @Test("a style reaches the texts inside, and the nearest one wins")
    func inheritance() {
        let view = VStack {
            Text("a")
            Text("b").foregroundStyle(.blue)
            VStack { Text("c") }.foregroundColor(.green)
        }
        .foregroundStyle(.red)
        let paints = content(view).texts.map(\.runs[0].paint)
        #expect(paints == [.color(.system(.red)), .color(.system(.blue)), .color(.system(.green))])
    }

    @Test("a level is one of the style around it, or of the labels where there is none")
    func levels() {
        let view = VStack {
            Text("a").foregroundStyle(.secondary)
            VStack { Text("b").foregroundStyle(.tertiary) }.foregroundStyle(.red)
            VStack { Text("c").foregroundStyle(.primary) }.foregroundStyle(.secondary)
        }
        let paints = content(view).texts.map(\.runs[0].paint)
        #expect(paints[0] == .hierarchical(level: 1, base: nil))
        #expect(paints[1] == .hierarchical(level: 2, base: .color(.system(.red))))
        #expect(paints[2] == .hierarchical(level: 1, base: nil))
    }

    @Test("the first of two answers decides the type of a conditional style")
    func conditionals() {
        let isDone = true
        let view = VStack {
            Text("a").foregroundStyle(isDone ? .green : .secondary)
            Text("b").foregroundStyle(isDone ? .secondary : .primary)
        }
        let paints = content(view).texts.map(\.runs[0].paint)
        #expect(paints == [.color(.system(.green)), .hierarchical(level: 1, base: nil)])
    }

    @Test("fills have colours of their own for their levels, other styles have opacities")
    func levelsOfStyles() {
        #expect(content(Rectangle().fill(.fill.tertiary)).fill == .color(.semantic(.tertiaryFill)))
        #expect(content(Rectangle().fill(.background.secondary)).fill == .color(.semantic(.secondaryBackground)))
        let blue = Paint.color(.system(.blue))
        #expect(content(Rectangle().fill(.blue.secondary)).fill == .hierarchical(level: 1, base: blue))
        #expect(content(Rectangle().fill(.blue.opacity(0.3))).fill == .opacity(blue, 0.3))
        #expect(content(Rectangle().fill(.blue.gradient)).fill == .standardGradient(.system(.blue)))
    }

    @Test("the tint is the accent colour until a view sets it")
    func tint() {
        #expect(content(Rectangle().fill(.tint)).fill == .accent)
        #expect(content(Rectangle().fill(.tint).tint(.orange)).fill == .color(.system(.orange)))
        #expect(content(Rectangle().fill(Color.accentColor).tint(.orange)).fill == .color(.system(.orange)))
    }

    @Test("a style of the author's own is followed to what it stands for")
    func customStyle() {
        struct Warm: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.orange : Color.red
            }
        }
        let result = resolved(Rectangle().fill(Warm())) { $0.inherited.colorScheme = .dark }
        #expect(result.tree.content.fill == .color(.system(.orange)))
        #expect(result.reads == [.colorScheme])
    }

    @Test("a gradient places its colours at equal distances")
    func gradient() {
        let view = LinearGradient(colors: [.red, .blue.opacity(0.5), .white], startPoint: .top, endPoint: .bottom)
        let stops: [ViewTree.Gradient.Stop] = [
            .init(color: .system(.red), location: 0),
            .init(color: .system(.blue), opacity: 0.5, location: 0.5),
            .init(color: .fixed(.white), location: 1),
        ]
        let form = ViewTree.Gradient.Form.linear(from: .init(x: 0.5, y: 0), to: .init(x: 0.5, y: 1))
        #expect(content(view).fill == .gradient(.init(stops: stops, form: form)))
    }

    @Test("a hue of two thirds is blue, and a half between black and white is grey")
    func colorArithmetic() {
        #expect(Color(hue: 2 / 3, saturation: 1, brightness: 1).rgba(in: .light) == RGBA(red: 0, green: 0, blue: 1))
        let grey = Color.black.mix(with: .white, by: 0.5).rgba(in: .dark)
        #expect(grey == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        #expect(Color(red: .nan, green: 2, blue: -1).rgba(in: .light) == RGBA(red: 0, green: 1, blue: 0))
    }
}

extension ViewNode {
    /// The fill of a shape.
    fileprivate var fill: Paint? { if case .shape(let node) = self { node.fill } else { nil } }
}
