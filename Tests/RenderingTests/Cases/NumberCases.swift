internal import Foundation
internal import Rendering
internal import SwiftUI
internal import Testing
internal import ViewTree

/// Failures that other services had with totals of nothing, values that are not known and numbers that are none.
@MainActor
@Suite("Numbers, from view to picture")
struct NumberCases {
    private func meters(_ staging: Staging) throws -> [MeterNode] {
        var meters: [MeterNode] = []
        try staging.placed.walk { if case .meter(let meter) = $0.node { meters.append(meter) } }
        return meters
    }

    nonisolated private static let progress: [(value: Double, total: Double, fraction: Double)] = [
        (0, 0, 0), (5, 0, 0), (0, 1, 0), (0.5, 1, 0.5), (3, 2, 1), (-1, 1, 0), (.nan, 1, 0), (1, .nan, 0),
        (.infinity, 1, 0), (1, .infinity, 0),
    ]

    @Test("progress of any value and total is a share from 0 to 1", arguments: progress.indices)
    func shares(_ index: Int) throws {
        let row = Self.progress[index]
        for isRound in [false, true] {
            let view = ProgressView(value: row.value, total: row.total)
            let staging =
                isRound ? Staging(view.progressViewStyle(.circular)) : Staging(view.progressViewStyle(.linear))
            #expect(try meters(staging).map(\.value) == [.fraction(row.fraction)])
            let svg = try #require(try staging.parsed())
            #expect(!svg.hasBrokenNumbers)
            #expect(try !staging.svg().contains("NaN"))
            #expect(EntryReading.text(of: try staging.tree) == "\(Int(row.fraction * 100))%.")
        }
    }

    @Test("a gauge of an empty range is an empty ring of finite numbers")
    func emptyRange() throws {
        let gauge = Gauge(value: 3, in: 0...0) { Text("Speed") }
        for staging in [
            Staging(gauge.gaugeStyle(.accessoryCircular)), Staging(gauge.gaugeStyle(.accessoryCircularCapacity)),
            Staging(gauge.gaugeStyle(.accessoryLinear)), Staging(gauge.gaugeStyle(.accessoryLinearCapacity)),
            Staging(gauge.gaugeStyle(.linearCapacity)),
        ] {
            #expect(try meters(staging).map(\.value) == [.fraction(0)])
            #expect(try #require(try staging.parsed()).hasBrokenNumbers == false)
        }
    }

    @Test("work whose end is not known shows no share")
    func indeterminate() throws {
        let staging = Staging(ProgressView())
        #expect(try meters(staging).map(\.value) == [nil])
        let svg = try #require(try staging.parsed())
        #expect(svg.first { $0["aria-valuenow"] != nil } == nil)
        #expect(try !staging.svg().contains("%<"))
        #expect(EntryReading.text(of: try staging.tree) == "In progress.")
    }

    @Test("no progress has a track inside its frame and a bar of no length")
    func noProgress() throws {
        let view = ProgressView(value: 0.0).frame(width: 100, height: 20).accessibilityIdentifier("bar")
        let staging = Staging(view)
        let frame = try #require(try staging.frames["bar"])
        let svg = try #require(try staging.parsed())
        let meter = try #require(svg.first { $0["aria-valuenow"] != nil })
        #expect(meter["aria-valuenow"] == "0")
        for rect in meter.all where rect.name == "rect" {
            let numbers = ["x", "width"].map { Double(rect[$0] ?? "") ?? 0 }
            #expect(numbers[0] >= frame[0] - 0.01)
            #expect(numbers[0] + numbers[1] <= frame[0] + frame[2] + 0.01)
        }
    }

    @Test("a gauge keeps the ends of its range: 21 of 15 to 30 is 40 %")
    func range() throws {
        let gauge = Gauge(value: 21, in: 15...30) {
            Text("Outside")
        } currentValueLabel: {
            Text("21")
        } minimumValueLabel: {
            Text("15")
        } maximumValueLabel: {
            Text("30")
        }
        let staging = Staging(gauge.gaugeStyle(.accessoryCircular))
        #expect(try meters(staging).map(\.value) == [.fraction(0.4)])
        let svg = try #require(try staging.parsed())
        #expect(Set(svg.texts).isSuperset(of: ["15", "30", "21"]))
    }

    @Test("a value is read once, also where a label says it, and a hidden label still names its switch")
    func reading() throws {
        let gauge = Gauge(value: 1.0) {
            Text("Battery")
        } currentValueLabel: {
            Text("100%")
        }
        #expect(EntryReading.text(of: try Staging(gauge.gaugeStyle(.accessoryLinearCapacity)).tree) == "Battery, 100%.")
        let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
        let svg = try #require(try Staging(toggle).parsed())
        #expect(svg.texts.isEmpty)
        #expect(svg.first { $0["aria-label"]?.hasPrefix("Wi-Fi") == true } != nil)
    }

    @Test("a gradient tint runs along a bar from its leading end")
    func barGradient() throws {
        let gauge = Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryLinear)
            .tint(SwiftUI.Gradient(colors: [.red, .blue]))
        let svg = try #require(try Staging(gauge).parsed())
        let gradient = try #require(svg.elements("linearGradient").first)
        #expect(gradient["y1"] == gradient["y2"])
        #expect(gradient["x1"] != gradient["x2"])
    }

    @Test("a text of a number or of nothing has a finite width")
    func optional() throws {
        let (some, none): (Int?, Int?) = (7, nil)
        let view = VStack {
            Text("\(42)")
            Text(verbatim: "\(some.map(String.init) ?? "–")")
            Text(none.map { "\($0)" } ?? "")
            Text(7, format: .number)
        }
        let svg = try #require(try Staging(view).parsed())
        #expect(svg.texts == ["42", "7", "7"])
        #expect(!svg.hasBrokenNumbers)
    }

    @Test("compact numbers roll over to the next unit")
    func compact() throws {
        let numbers: [(Int, String)] = [
            (999_499, "999K"), (999_500, "1M"), (999_950, "1M"), (999_999, "1M"), (1_000_000_000, "1B"),
        ]
        for (number, words) in numbers {
            let style = IntegerFormatStyle<Int>.number.notation(.compactName).locale(Locale(identifier: "en_US"))
            let svg = try #require(try Staging(Text(number, format: style)).parsed())
            #expect(svg.texts == [words])
        }
    }

    @Test("numbers that are none anywhere in a view leave a document and a JSON that can be read")
    func hostileNumbers() throws {
        for bad in [Double.nan, .infinity, -.infinity, -1e300, 1e300] {
            let view = VStack(spacing: bad) {
                Text("a").frame(width: bad, height: bad).offset(x: bad, y: bad).opacity(bad)
                Text("b").padding(bad).scaleEffect(bad).rotationEffect(.degrees(bad)).blur(radius: bad)
                Text("c").font(.system(size: bad)).tracking(bad).kerning(bad).baselineOffset(bad).lineSpacing(bad)
                Rectangle().stroke(.red, style: StrokeStyle(lineWidth: bad, dash: [bad], dashPhase: bad))
                Circle().trim(from: bad, to: 1).shadow(radius: bad, x: bad, y: bad).position(x: bad, y: bad)
                RoundedRectangle(cornerRadius: bad).inset(by: bad).layoutPriority(bad).zIndex(bad)
                Color(red: bad, green: bad, blue: bad, opacity: bad).aspectRatio(bad, contentMode: .fit)
                Spacer(minLength: bad)
                Grid(horizontalSpacing: bad, verticalSpacing: bad) { GridRow { Text("d") } }
                LazyVGrid(columns: [GridItem(.fixed(bad)), GridItem(.adaptive(minimum: bad))], spacing: bad) {
                    Text("e")
                }
                LinearGradient(stops: [.init(color: .red, location: bad)], startPoint: .top, endPoint: .bottom)
            }
            .minimumScaleFactor(bad)
            let svg = try #require(try Staging(view).parsed())
            #expect(!svg.hasBrokenNumbers)
        }
    }

    @Test("a kind of view that is not known is a box that names it")
    func unknownKind() throws {
        let json =
            #"{"kind":"frame","width":80,"height":40,"alignment":{"horizontal":"center","vertical":"center"},"#
            + #""child":{"kind":"hologram"}}"#
        let node = try JSONDecoder().decode(ViewNode.self, from: Data(json.utf8))
        let svg = try #require(ParsedSVG(render(node)))
        #expect(svg.texts.joined(separator: " ").contains("hologram") || svg.texts.joined().contains("Unknown"))
    }
}
