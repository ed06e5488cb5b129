internal import Testing
internal import ViewTree

@testable internal import Rendering

@Suite("Colours")
struct ColorTests {
    private func resolve(_ paint: Paint, _ appearance: Appearance = Appearance(), family: String = "systemSmall")
        -> RGBA?
    {
        let container = WidgetContainer(family: family, size: Size(width: 100, height: 100))
        let resolver = PaintResolver(appearance: appearance, container: container)
        guard case .color(let color) = resolver.resolve(paint, in: container.rect, for: PaintUse()) else { return nil }
        return color
    }

    @Test(
        "system colours follow scheme and contrast",
        arguments: [
            (SystemColor.red, 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
            (.blue, 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
            (.gray6, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        ]
    )
    func systemColors(color: SystemColor, light: Int, dark: Int, lightIncreased: Int, darkIncreased: Int) {
        let paint = Paint.color(.system(color))
        #expect(resolve(paint) == RGBA(rgb: light))
        #expect(resolve(paint, Appearance(scheme: .dark)) == RGBA(rgb: dark))
        #expect(resolve(paint, Appearance(contrast: .increased)) == RGBA(rgb: lightIncreased))
        #expect(resolve(paint, Appearance(scheme: .dark, contrast: .increased)) == RGBA(rgb: darkIncreased))
    }

    @Test("label levels have colours of their own")
    func labels() {
        #expect(resolve(.label) == .black)
        #expect(resolve(.label, Appearance(scheme: .dark)) == .white)
        #expect(resolve(.secondaryLabel) == RGBA(rgb: 0x3C3C43, alpha: 0.6))
        #expect(resolve(.hierarchical(level: 1, base: .label)) == RGBA(rgb: 0x3C3C43, alpha: 0.6))
        #expect(resolve(.hierarchical(level: 99, base: nil))?.alpha == 0.05)
    }

    @Test("levels of any other style are its opacities", arguments: [(0, 1.0), (1, 0.5), (2, 0.25), (3, 0.18)])
    func levels(level: Int, alpha: Double) {
        let red = Paint.color(.system(.red))
        #expect(resolve(.hierarchical(level: level, base: red)) == RGBA(rgb: 0xFF383C, alpha: alpha))
    }

    @Test("the standard gradient is lighter at the top and ends in the colour")
    func standardGradient() throws {
        let container = WidgetContainer(family: "systemSmall", size: Size(width: 100, height: 50))
        let resolver = PaintResolver(appearance: Appearance(), container: container)
        guard
            case .gradient(let gradient) = resolver.resolve(
                .standardGradient(.system(.blue)),
                in: container.rect,
                for: PaintUse()
            )
        else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops[0].color.luminance > gradient.stops[1].color.luminance)
        #expect(gradient.stops[1].color == RGBA(rgb: 0x0088FF))
        #expect(gradient.form == .linear(from: Point(x: 50, y: 0), to: Point(x: 50, y: 50)))
    }

    @Test("an adaptive colour follows the scheme, a fixed one does not")
    func adaptive() {
        let paint = Paint.color(.adaptive(light: .black, dark: .white))
        #expect(resolve(paint) == .black)
        #expect(resolve(paint, Appearance(scheme: .dark)) == .white)
        #expect(resolve(.white, Appearance(scheme: .dark)) == .white)
    }

    @Test("the lock screen is dark in either scheme")
    func accessories() {
        #expect(resolve(.label, family: "accessoryCircular") == .white)
        #expect(resolve(.label, family: "accessoryInline") == .white)
    }

    @Test("the accessory background shows in accessory widgets alone")
    func accessoryBackground() {
        #expect(resolve(.accessoryBackground)?.alpha == 0)
        #expect(resolve(.accessoryBackground, family: "accessoryInline")?.alpha == 0)
        #expect((resolve(.accessoryBackground, family: "accessoryRectangular")?.alpha ?? 0) > 0)
    }
}
