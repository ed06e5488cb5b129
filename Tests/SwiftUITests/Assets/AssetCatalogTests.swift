import Testing
import ViewTree

@testable import SwiftUI

/// The catalog of `Tests/Fixtures/AssetWidgets`, as Xcode writes them.
struct AssetCatalogTests {
    private let folder = AssetFolder(
        path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/AssetWidgets").path
    )

    @Test("components are hexadecimal, bytes or fractions")
    func components() {
        let light = RGBA(red: 0, green: 0.4, blue: 1)
        let dark = RGBA(red: 0.2, green: 0.6, blue: 1)
        #expect(folder.color(named: "BrandBlue") == .adaptive(light: light, dark: dark))
        #expect(folder.color(named: "AlertColor") == .fixed(RGBA(red: 1, green: 0.231, blue: 0.188, alpha: 0.9)))
    }

    @Test("a wide colour becomes the nearest in sRGB")
    func wide() {
        // Green of Display P3 lies outside of sRGB, whose own green is nearest.
        #expect(folder.color(named: "WideGreen") == .fixed(RGBA(red: 0, green: 1, blue: 0)))
        let gray = WideColor(red: 0.5, green: 0.5, blue: 0.5).standard(from: "display-p3")
        #expect(abs(gray.red - 0.5) < 1e-6 && abs(gray.green - 0.5) < 1e-6 && abs(gray.blue - 0.5) < 1e-6)
        // CSS Color 4 gives color(display-p3 0.5 0.25 0.25) as about rgb(52.6 % 24.1 % 24.4 %).
        let red = WideColor(red: 0.5, green: 0.25, blue: 0.25).standard(from: "display-p3")
        #expect(abs(red.red - 0.536) < 0.01 && abs(red.green - 0.242) < 0.01)
        let linear = WideColor(red: 0.214, green: 0.214, blue: 0.214).standard(from: "extended-linear-srgb")
        #expect(abs(linear.red - 0.5) < 0.001)
    }

    @Test("a reference is a colour of the system")
    func reference() {
        #expect(folder.color(named: "SystemTint") == .system(.indigo))
    }

    @Test("more contrast takes the colour made for it")
    func contrast() {
        #expect(folder.color(named: "Contrast") == .fixed(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(folder.color(named: "Contrast", hasIncreasedContrast: true) == .fixed(.black))
    }

    @Test("folders are part of a name only where the catalog says so")
    func namespaces() {
        #expect(folder.color(named: "Dot") != nil)
        #expect(folder.color(named: "Plain/Dot") == nil)
        #expect(folder.picture(named: "Icons/Sun", scheme: .light)?.mediaType == "image/svg+xml")
        #expect(folder.picture(named: "Sun", scheme: .light) == nil)
    }

    @Test("the finest file of the scheme is taken, at its size in points")
    func scales() throws {
        let light = try #require(folder.picture(named: "Badge", scheme: .light))
        let dark = try #require(folder.picture(named: "Badge", scheme: .dark))
        #expect(light.pixelWidth == 60 && light.size == CGSize(width: 20, height: 20))
        #expect(dark.size == light.size && dark.data != light.data)
    }

    @Test("a vector file has the size that it claims")
    func vectors() {
        #expect(folder.picture(named: "Leaf", scheme: .light)?.size == CGSize(width: 40, height: 40))
        #expect(folder.picture(named: "Mark", scheme: .light)?.isTemplate == true)
        let box = DocumentSize(Data("<svg viewBox='0 0 30 20'></svg>".utf8))
        #expect(box?.size == CGSize(width: 30, height: 20))
        #expect(DocumentSize(Data("<svg width='-4' height='2'></svg>".utf8)) == nil)
        #expect(DocumentSize(Data("<p></p>".utf8)) == nil)
    }
}

/// What stands in for a picture or a colour that is not there.
@MainActor
struct StandInTests {
    @Test("a missing picture is a neutral one, named in the diagnostics once")
    func missingPicture() {
        let view = HStack {
            Image("Nothing here")
            Image("Nothing here")
        }
        let resolved = resolved(view)
        #expect(resolved.diagnostics.count == 1)
        #expect(resolved.diagnostics.first?.contains("\"Nothing here\"") == true)
        let fills = resolved.tree.content.all.compactMap { if case .shape(let shape) = $0 { shape.fill } else { nil } }
        #expect(fills == [.color(.semantic(.tertiaryFill)), .color(.semantic(.tertiaryFill))])
    }

    @Test("a missing colour is grey, named wherever it was made")
    func missingColor() {
        let color = Color("Nowhere")
        let resolved = resolved(Text("a").foregroundStyle(color))
        #expect(resolved.tree.content.firstRun?.paint == .color(.system(.gray)))
        #expect(resolved.diagnostics.contains { $0.contains("\"Nowhere\"") })
    }

    @Test("a text that the named table has not is its key, and named")
    func missingText() {
        let resolved = resolved(Text("no.such.key", tableName: "Nothing"))
        #expect(resolved.tree.content.strings == ["no.such.key"])
        #expect(resolved.diagnostics.count == 1)
        #expect(resolved.diagnostics.first?.contains("\"no.such.key\"") == true)
    }

    @Test("a symbol without a drawing is named with the closest one that has")
    func missingSymbol() {
        let resolved = resolved(Image(systemName: "hart.fill"))
        #expect(resolved.diagnostics.count == 1)
        #expect(resolved.diagnostics.first?.contains("\"heart.fill\"") == true)
    }

    @Test("what never happens is said once, whatever the number of views")
    func inert() {
        let view = ForEach(0..<5) { _ in
            Text("a").animation(.default, value: 1).transition(.opacity).onTapGesture {}.onAppear {}
        }
        #expect(resolved(view).diagnostics.count == 3)
    }

    @Test("the bundle's accent colour takes the place of the system's")
    func accent() {
        let brand = ColorReference.fixed(RGBA(red: 1, green: 0, blue: 0))
        let view = VStack {
            Text("a").foregroundStyle(Color.accentColor)
            Circle().fill(Color.accentColor.opacity(0.5))
        }
        let tree = content(view) { $0.inherited.accent = brand }
        #expect(tree.firstRun?.paint == .color(brand))
        let fills = tree.all.compactMap { if case .shape(let shape) = $0 { shape.fill } else { nil } }
        #expect(fills == [.opacity(.color(brand), 0.5)])
    }
}
