import SwiftUI
import WidgetKit

extension CompatibilityDocument {
    @LineList static var drawing: [CompatibilityLine] {
        CompatibilityLine.modifier(".foregroundColor(_:)") { $0.foregroundColor(.red) }
        CompatibilityLine.modifier(".foregroundStyle(_:)") { $0.foregroundStyle(.secondary) }
        CompatibilityLine.modifier(".foregroundStyle(_:_:)", on: Image(systemName: "person.2.fill")) {
            $0.foregroundStyle(.red, .blue)
        }
        CompatibilityLine.modifier(".background(_:)") { $0.background(.red) }
        CompatibilityLine.modifier(".background(_:in:)") { $0.background(.red, in: .capsule) }
        CompatibilityLine.modifier(".background(alignment:content:)") { $0.background(alignment: .top) { Text("a") } }
        CompatibilityLine.modifier(".overlay(_:)") { $0.overlay(Color.red.opacity(0.2)) }
        CompatibilityLine.modifier(".overlay(alignment:content:)") { $0.overlay(alignment: .top) { Text("a") } }
        CompatibilityLine.modifier(".border(_:width:)") { $0.border(.red, width: 2) }
        CompatibilityLine.modifier(".cornerRadius(_:)") { $0.cornerRadius(4) }
        CompatibilityLine.modifier(".clipShape(_:)") { $0.clipShape(Circle()) }
        CompatibilityLine.modifier(".clipped()") { $0.clipped() }
        CompatibilityLine.modifier(".mask(_:)") { $0.mask { Circle() } }
        CompatibilityLine.modifier(".opacity(_:)") { $0.opacity(0.5) }
        CompatibilityLine.modifier(".shadow(color:radius:x:y:)") { $0.shadow(color: .black, radius: 2, x: 1, y: 1) }
        CompatibilityLine.modifier(".blur(radius:)") { $0.blur(radius: 2) }
        CompatibilityLine.modifier(".rotationEffect(_:)") { $0.rotationEffect(.degrees(45)) }
        CompatibilityLine.modifier(".scaleEffect(_:)") { $0.scaleEffect(0.5) }
        CompatibilityLine.modifier(".compositingGroup()") { $0.compositingGroup() }
        CompatibilityLine.modifier(".drawingGroup()") { $0.drawingGroup() }
        CompatibilityLine.modifier(".blendMode(_:)") { $0.blendMode(.multiply) }
        CompatibilityLine.modifier(".saturation(_:)") { $0.saturation(0.5) }
        CompatibilityLine.modifier(".grayscale(_:)") { $0.grayscale(1) }
        CompatibilityLine.modifier(".brightness(_:)") { $0.brightness(0.2) }
        CompatibilityLine.modifier(".contrast(_:)") { $0.contrast(0.5) }
        CompatibilityLine.modifier(".colorInvert()") { $0.colorInvert() }
        CompatibilityLine.modifier(".colorMultiply(_:)") { $0.colorMultiply(.red) }
        CompatibilityLine.modifier(".hueRotation(_:)") { $0.hueRotation(.degrees(90)) }
        CompatibilityLine.modifier(".luminanceToAlpha()") { $0.luminanceToAlpha() }
        CompatibilityLine.modifier(".backgroundStyle(_:)", on: Rectangle().fill(.background)) {
            $0.backgroundStyle(.red)
        }
        CompatibilityLine.modifier(".fill(_:)", on: Circle()) { $0.fill(.red) }
        CompatibilityLine.modifier(".stroke(_:lineWidth:)", on: Circle()) { $0.stroke(.red, lineWidth: 2) }
        CompatibilityLine.modifier(".stroke(_:style:)", on: Circle()) {
            $0.stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
        }
        CompatibilityLine.modifier(".strokeBorder(_:lineWidth:)", on: Circle()) { $0.strokeBorder(.red, lineWidth: 2) }
        CompatibilityLine.modifier(".trim(from:to:)", on: Circle()) { $0.trim(from: 0, to: 0.5) }
        CompatibilityLine.view("Color(red:green:blue:opacity:)") { Color(red: 1, green: 0, blue: 0, opacity: 0.5) }
        CompatibilityLine.view("Color(white:opacity:)") { Color(white: 0.5, opacity: 0.5) }
        CompatibilityLine.view("Color(hue:saturation:brightness:)") { Color(hue: 0.5, saturation: 1, brightness: 1) }
        CompatibilityLine.view("Color.gradient") { Rectangle().fill(Color.red.gradient) }
        CompatibilityLine.view("Color.opacity(_:)") { Color.red.opacity(0.5) }
        CompatibilityLine.view("Gradient(stops:)") {
            LinearGradient(
                gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
                startPoint: .leading,
                endPoint: .trailing
            )
        }
        CompatibilityLine.view("Material") { Rectangle().fill(.regularMaterial) }
        CompatibilityLine.view("AnyShapeStyle") { Rectangle().fill(AnyShapeStyle(.red)) }
        CompatibilityLine.view("Shape of an author's own") { Wedge().fill(.red) }
    }

    @LineList static var layout: [CompatibilityLine] {
        CompatibilityLine.modifier(".frame(width:height:alignment:)") {
            $0.frame(width: 90, height: 40, alignment: .top)
        }
        CompatibilityLine.modifier(".frame(maxWidth:maxHeight:alignment:)") {
            $0.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        CompatibilityLine.modifier(".padding()") { $0.padding() }
        CompatibilityLine.modifier(".padding(_:_:)") { $0.padding(.horizontal, 4) }
        CompatibilityLine.modifier(".padding(EdgeInsets)") {
            $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        CompatibilityLine.modifier(".offset(x:y:)") { $0.offset(x: 2, y: 3) }
        CompatibilityLine.modifier(".position(x:y:)") { $0.position(x: 20, y: 30) }
        CompatibilityLine.modifier(".fixedSize(horizontal:vertical:)") {
            $0.fixedSize(horizontal: true, vertical: false)
        }
        CompatibilityLine.modifier(".aspectRatio(_:contentMode:)") { $0.aspectRatio(1, contentMode: .fit) }
        CompatibilityLine.modifier(".scaledToFit()") { $0.scaledToFit() }
        CompatibilityLine.modifier(".scaledToFill()") { $0.scaledToFill() }
        CompatibilityLine.modifier(".layoutPriority(_:)") { $0.layoutPriority(1) }
        CompatibilityLine.modifier(".zIndex(_:)") { $0.zIndex(1) }
        CompatibilityLine.modifier(".alignmentGuide(_:computeValue:)") { $0.alignmentGuide(.leading) { $0.width } }
        CompatibilityLine.modifier(".contentMargins(_:_:)", on: ScrollView { Text("a") }) { $0.contentMargins(.all, 9) }
        CompatibilityLine.modifier(".safeAreaInset(edge:content:)") { $0.safeAreaInset(edge: .top) { Text("b") } }
        CompatibilityLine.modifier(
            ".gridCellColumns(_:)",
            on: Grid {
                GridRow { Text("a") }
                GridRow {
                    Text("b")
                    Text("c")
                }
            }
        ) { _ in
            Grid {
                GridRow { Text("a").gridCellColumns(2) }
                GridRow {
                    Text("b")
                    Text("c")
                }
            }
        }
        CompatibilityLine.modifier(".hidden()") { $0.hidden() }
    }

    @LineList static var privacy: [CompatibilityLine] {
        CompatibilityLine.modifier(".redacted(reason: .placeholder)") { $0.redacted(reason: .placeholder) }
        CompatibilityLine.modifier(".redacted(reason: .privacy)", on: Sample().privacySensitive()) {
            $0.redacted(reason: .privacy)
        }
        CompatibilityLine.modifier(".redacted(reason: .invalidated)", on: Sample().invalidatableContent()) {
            $0.redacted(reason: .invalidated)
        }
        CompatibilityLine.modifier(".unredacted()", on: Sample().redacted(reason: .placeholder)) { _ in
            Sample().unredacted().redacted(reason: .placeholder)
        }
        CompatibilityLine.modifier(".privacySensitive()", on: Sample().redacted(reason: .privacy)) { _ in
            Sample().privacySensitive().redacted(reason: .privacy)
        }
        CompatibilityLine.modifier(".accessibilityLabel(_:)") { $0.accessibilityLabel("a") }
        CompatibilityLine.modifier(".accessibilityHint(_:)") { $0.accessibilityHint("a") }
        CompatibilityLine.modifier(".accessibilityAddTraits(_:)") { $0.accessibilityAddTraits(.isHeader) }
        CompatibilityLine.modifier(".accessibilityValue(_:)") { $0.accessibilityValue("a") }
        CompatibilityLine.modifier(".accessibilityHidden(_:)") { $0.accessibilityHidden(true) }
        CompatibilityLine.modifier(".accessibilityElement(children:)") { $0.accessibilityElement(children: .ignore) }
    }

    @LineList static var inert: [CompatibilityLine] {
        CompatibilityLine.inert(".animation(_:value:)") { $0.animation(.default, value: 1) }
        CompatibilityLine.inert(".transition(_:)") { $0.transition(.opacity) }
        CompatibilityLine.inert(".contentTransition(_:)") { $0.contentTransition(.numericText()) }
        CompatibilityLine.inert(".onAppear(perform:)") { $0.onAppear {} }
        CompatibilityLine.inert(".onDisappear(perform:)") { $0.onDisappear {} }
        CompatibilityLine.inert(".task(_:)") { $0.task {} }
        CompatibilityLine.inert(".onChange(of:_:)") { $0.onChange(of: 1) {} }
        CompatibilityLine.inert(".onTapGesture(perform:)") { $0.onTapGesture {} }
        CompatibilityLine.inert(".navigationTitle(_:)") { $0.navigationTitle("a") }
        CompatibilityLine.inert(".ignoresSafeArea()", .quiet) { $0.ignoresSafeArea() }
        CompatibilityLine.inert(".id(_:)", .quiet) { $0.id(1) }
        CompatibilityLine.inert(".tag(_:)", .quiet) { $0.tag(1) }
        CompatibilityLine.inert(".allowsHitTesting(_:)", .quiet) { $0.allowsHitTesting(false) }
        CompatibilityLine.inert(".previewDisplayName(_:)", .quiet) { $0.previewDisplayName("a") }
        CompatibilityLine.inert(".previewContext(_:)", .quiet) {
            $0.previewContext(WidgetPreviewContext(family: .systemSmall))
        }
        CompatibilityLine.inert(".previewLayout(_:)", .quiet) { $0.previewLayout(.sizeThatFits) }
    }
}

/// A shape as authors declare their own.
struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
