import AssetWidgets
import SwiftUI
import UIKit
import WidgetKit

extension CompatibilityDocument {
    private static var long: Text { Text("A sentence that is long enough to be broken into several lines of text") }

    @LineList static var texts: [CompatibilityLine] {
        CompatibilityLine.modifier(".font(_:)") { $0.font(.caption) }
        CompatibilityLine.modifier(".font(.system(size:weight:design:))") {
            $0.font(.system(size: 9, weight: .bold, design: .rounded))
        }
        CompatibilityLine.modifier(".font(.custom(_:size:))") { $0.font(.custom("Avenir", size: 11)) }
        CompatibilityLine.modifier(".fontWeight(_:)") { $0.fontWeight(.heavy) }
        CompatibilityLine.modifier(".fontDesign(_:)") { $0.fontDesign(.serif) }
        CompatibilityLine.modifier(".fontWidth(_:)") { $0.fontWidth(.condensed) }
        CompatibilityLine.modifier(".bold()") { $0.bold() }
        CompatibilityLine.modifier(".italic()") { $0.italic() }
        CompatibilityLine.modifier(".monospaced()") { $0.monospaced() }
        CompatibilityLine.modifier(".monospacedDigit()") { $0.monospacedDigit() }
        CompatibilityLine.modifier(".underline()") { $0.underline() }
        CompatibilityLine.modifier(".strikethrough(_:pattern:color:)") {
            $0.strikethrough(true, pattern: .dash, color: .red)
        }
        CompatibilityLine.modifier(".kerning(_:)") { $0.kerning(2) }
        CompatibilityLine.modifier(".tracking(_:)") { $0.tracking(2) }
        CompatibilityLine.modifier(".baselineOffset(_:)") { $0.baselineOffset(3) }
        CompatibilityLine.modifier(".textCase(_:)") { $0.textCase(.uppercase) }
        CompatibilityLine.modifier(".lineLimit(_:)", on: long) { $0.lineLimit(1) }
        CompatibilityLine.modifier(".lineLimit(_:reservesSpace:)", on: long) { $0.lineLimit(3, reservesSpace: true) }
        CompatibilityLine.modifier(".lineSpacing(_:)", on: long) { $0.lineSpacing(4) }
        CompatibilityLine.modifier(".multilineTextAlignment(_:)", on: long) { $0.multilineTextAlignment(.center) }
        CompatibilityLine.modifier(".minimumScaleFactor(_:)", on: long) { $0.minimumScaleFactor(0.5) }
        CompatibilityLine.modifier(".truncationMode(_:)", on: long) { $0.truncationMode(.middle) }
        CompatibilityLine.modifier(".allowsTightening(_:)", on: long) { $0.allowsTightening(true) }
        CompatibilityLine.modifier(".textScale(_:)", on: Text("a")) { $0.textScale(.secondary) }
        CompatibilityLine.modifier(".dynamicTypeSize(_:)") { $0.dynamicTypeSize(.xxLarge) }
        CompatibilityLine.view("LocalizedStringKey: interpolation, Markdown") {
            Text("**\(3)** of \(Date(), style: .time)")
        }
        CompatibilityLine.fact("String(localized:)") { String(localized: "a \(1)") == "a 1" }
        CompatibilityLine.fact("NSLocalizedString(_:comment:)") { NSLocalizedString("no.key", comment: "") == "no.key" }
        CompatibilityLine.fact("LocalizedStringResource") {
            String(localized: LocalizedStringResource("k", defaultValue: "v")) == "v"
        }
        CompatibilityLine.fact("UIFont.systemFont(ofSize:)") { UIFont.systemFont(ofSize: 12).pointSize == 12 }
    }

    @LineList static var resources: [CompatibilityLine] {
        CompatibilityLine.view("Image(_:bundle:)") { Image("Leaf", bundle: AssetViews.bundle) }
        CompatibilityLine.view("Image(decorative:bundle:)") { Image(decorative: "Leaf", bundle: AssetViews.bundle) }
        CompatibilityLine.view("Image(_: ImageResource)") {
            Image(ImageResource(name: "Leaf", bundle: AssetViews.bundle))
        }
        CompatibilityLine.view("Color(_:bundle:)") { Color("BrandBlue", bundle: AssetViews.bundle) }
        CompatibilityLine.view("Color(_: ColorResource)") {
            Color(ColorResource(name: "BrandBlue", bundle: AssetViews.bundle))
        }
        CompatibilityLine.view("Text(_:tableName:bundle:comment:)") {
            Text("hello", tableName: "Older", bundle: AssetViews.bundle, comment: "a greeting")
        }
        CompatibilityLine.view("Image(uiImage:)") { Image(uiImage: UIImage(systemName: "star") ?? UIImage()) }
        CompatibilityLine.view("Color(uiColor:)") { Color(uiColor: .systemRed) }
        CompatibilityLine.modifier(".resizable()", on: Image(systemName: "star")) { $0.resizable() }
        CompatibilityLine.modifier(".renderingMode(_:)", on: Image("Leaf", bundle: AssetViews.bundle)) {
            $0.renderingMode(.template)
        }
        CompatibilityLine.modifier(".symbolRenderingMode(_:)", on: Image(systemName: "cloud.sun.fill")) {
            $0.symbolRenderingMode(.multicolor)
        }
        CompatibilityLine.modifier(".symbolVariant(_:)", on: Image(systemName: "heart")) { $0.symbolVariant(.fill) }
        CompatibilityLine.modifier(".imageScale(_:)") { $0.imageScale(.large) }
        CompatibilityLine.fact("Bundle.module") { AssetViews.bundle.resourcePath != nil }
    }
}
