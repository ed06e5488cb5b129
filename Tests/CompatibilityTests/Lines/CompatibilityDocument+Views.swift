import SwiftUI
import WidgetKit

extension CompatibilityDocument {
    @LineList static var views: [CompatibilityLine] {
        CompatibilityLine.view("Text(_:)") { Text("Hello") }
        CompatibilityLine.view("Text(verbatim:)") { Text(verbatim: "Hello") }
        CompatibilityLine.view("Text(_:style:)") { Text(Date(), style: .timer) }
        CompatibilityLine.view("Text(_:format:)") { Text(0.5, format: .percent) }
        CompatibilityLine.view("Text(timerInterval:countsDown:)") {
            Text(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: true)
        }
        CompatibilityLine.view("Text(_: ClosedRange<Date>)") { Text(Date()...Date().addingTimeInterval(60)) }
        CompatibilityLine.view("Text(_: AttributedString)") { Text(AttributedString("Hello")) }
        CompatibilityLine.view("Text + Text") { Text("a") + Text("b").bold() }
        CompatibilityLine.view("Image(systemName:)") { Image(systemName: "star") }
        CompatibilityLine.view("Image(systemName:variableValue:)") { Image(systemName: "wifi", variableValue: 0.5) }
        CompatibilityLine.view("Color") { Color.red }
        CompatibilityLine.view("HStack(alignment:spacing:_:)") { HStack(alignment: .top, spacing: 4) { Text("a") } }
        CompatibilityLine.view("VStack(alignment:spacing:_:)") { VStack(alignment: .leading, spacing: 4) { Text("a") } }
        CompatibilityLine.view("ZStack(alignment:_:)") { ZStack(alignment: .bottom) { Text("a") } }
        CompatibilityLine.view("Group(_:)") { Group { Text("a") } }
        CompatibilityLine.view("ForEach(_:id:_:)") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        CompatibilityLine.view("ForEach(0..<n)") { ForEach(0..<3) { Text("\($0)") } }
        CompatibilityLine.view("Spacer(minLength:)") { Spacer(minLength: 4) }
        CompatibilityLine.view("Divider()") { Divider() }
        CompatibilityLine.view("AnyView(_:)") { AnyView(Text("a")) }
        CompatibilityLine.view("GeometryReader(_:)") { GeometryReader { Text("\(Int($0.size.width))") } }
        CompatibilityLine.view("Grid, GridRow") { Grid { GridRow { Text("a") } } }
        CompatibilityLine.view("LazyVGrid(columns:_:)") { LazyVGrid(columns: [GridItem(.flexible())]) { Text("a") } }
        CompatibilityLine.view("LazyHGrid(rows:_:)") { LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("a") } }
        CompatibilityLine.view("ViewThatFits") { ViewThatFits { Text("a") } }
        CompatibilityLine.view("TimelineView(_:_:)") { TimelineView(.everyMinute) { _ in Text("a") } }
        CompatibilityLine.view("ScrollView") { ScrollView { Text("a") } }
        CompatibilityLine.view("List") { List { Text("a") } }
        CompatibilityLine.view("Section(header:_:)") { Section(header: Text("h")) { Text("a") } }
        CompatibilityLine.view("AccessoryWidgetBackground()") { AccessoryWidgetBackground() }
        CompatibilityLine.view("Circle()") { Circle() }
        CompatibilityLine.view("Capsule()") { Capsule() }
        CompatibilityLine.view("Ellipse()") { Ellipse() }
        CompatibilityLine.view("Rectangle()") { Rectangle() }
        CompatibilityLine.view("RoundedRectangle(cornerRadius:style:)") {
            RoundedRectangle(cornerRadius: 8, style: .continuous)
        }
        CompatibilityLine.view("ContainerRelativeShape()") { ContainerRelativeShape() }
        CompatibilityLine.view("Path") { Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)) } }
        CompatibilityLine.view("LinearGradient") {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
        CompatibilityLine.view("RadialGradient") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)
        }
        CompatibilityLine.view("AngularGradient") { AngularGradient(colors: [.red, .blue], center: .center) }
    }

    @LineList static var controls: [CompatibilityLine] {
        CompatibilityLine.view("Label(_:systemImage:)") { Label("Star", systemImage: "star") }
        CompatibilityLine.view("Label(title:icon:)") {
            Label {
                Text("a")
            } icon: {
                Image(systemName: "star")
            }
        }
        CompatibilityLine.view("Link(destination:label:)") {
            Link(destination: URL(string: "app://a") ?? URL(fileURLWithPath: "/")) { Text("a") }
        }
        CompatibilityLine.view("Button(intent:label:)") { Button(intent: ListedIntent()) { Text("a") } }
        CompatibilityLine.view("Toggle(isOn:intent:label:)") {
            Toggle(isOn: true, intent: ListedIntent()) { Text("a") }
        }
        CompatibilityLine.view("ProgressView(value:total:)") { ProgressView(value: 2, total: 4) }
        CompatibilityLine.view("ProgressView(timerInterval:countsDown:)") {
            ProgressView(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false)
        }
        CompatibilityLine.view("Gauge(value:in:label:currentValueLabel:)") {
            Gauge(value: 3, in: 0...10) {
                Text("a")
            } currentValueLabel: {
                Text("3")
            }
        }
        CompatibilityLine.view("GroupBox") { GroupBox("a") { Text("b") } }
        CompatibilityLine.modifier(".buttonStyle(_:)", on: Button(intent: ListedIntent()) { Text("a") }) {
            $0.buttonStyle(.borderedProminent)
        }
        CompatibilityLine.modifier(".gaugeStyle(_:)", on: Gauge(value: 0.5) { Text("a") }) {
            $0.gaugeStyle(.accessoryCircularCapacity)
        }
        CompatibilityLine.modifier(".progressViewStyle(_:)", on: ProgressView(value: 0.5)) {
            $0.progressViewStyle(.circular)
        }
        CompatibilityLine.modifier(".toggleStyle(_:)", on: Toggle(isOn: true, intent: ListedIntent()) { Text("a") }) {
            $0.toggleStyle(.button)
        }
        CompatibilityLine.modifier(".labelStyle(_:)", on: Label("a", systemImage: "star")) { $0.labelStyle(.iconOnly) }
        CompatibilityLine.modifier(".labelsHidden()", on: Toggle(isOn: true, intent: ListedIntent()) { Text("a") }) {
            $0.labelsHidden()
        }
        CompatibilityLine.modifier(".tint(_:)", on: ProgressView(value: 0.5)) { $0.tint(.red) }
        CompatibilityLine.modifier(".controlSize(_:)", on: Button(intent: ListedIntent()) { Text("a") }) {
            $0.buttonStyle(.bordered).controlSize(.large)
        }
        CompatibilityLine.modifier(".disabled(_:)", on: Button(intent: ListedIntent()) { Text("a") }) {
            $0.disabled(true)
        }
    }
}
