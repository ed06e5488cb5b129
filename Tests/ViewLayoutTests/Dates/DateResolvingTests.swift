import Foundation
import Testing
import ViewLayout
import ViewTree

@Suite("Dates")
struct DateResolvingTests {
    private static let locale = Locale(identifier: "en_US")

    /// What a date shows at an instant, and when that changes.
    private func show(
        _ date: DateText,
        at instant: Double,
        locale: Locale = locale,
        zone: TimeZone = .gmt
    ) -> (text: String, next: Double?) {
        let run = TextRun(content: .date(date), font: FontDescription(size: 17))
        let node = ViewNode.text(TextNode(runs: [run]))
        let resolved = node.resolvingDates(at: instant, locale: locale, timeZone: zone)
        var text = "?"
        resolved.node.walk { node in
            if case .text(let node) = node, case .string(let string) = node.runs[0].content { text = string }
        }
        return (text, resolved.nextChange)
    }

    /// Seconds since 1970 of a date and time in GMT.
    private func instant(_ text: String) throws -> Double {
        try Date(text + "Z", strategy: .iso8601).timeIntervalSince1970
    }

    @Test("a time of day follows locale and zone, keeps ICU's spaces and never ticks")
    func time() throws {
        let date = DateText(style: .time, start: try instant("2026-06-03T09:41:00"))
        #expect(show(date, at: 0).text == "9:41\u{202F}AM")
        #expect(show(date, at: 0).next == nil)
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(show(date, at: 0, locale: Locale(identifier: "de_DE"), zone: berlin).text == "11:41")
    }

    @Test("a date is written out")
    func date() throws {
        let date = DateText(style: .date, start: try instant("2019-06-03T12:00:00"))
        #expect(show(date, at: 0).text == "June 3, 2019")
        #expect(show(date, at: 0, locale: Locale(identifier: "de_DE")).text == "3. Juni 2019")
    }

    @Test("an interval shows both its ends")
    func interval() throws {
        let start = try instant("2026-01-01T14:03:00")
        let end = try instant("2026-01-01T19:18:00")
        let shown = show(DateText(style: .interval, start: start, end: end), at: 0)
        #expect(shown.text == "2:03\u{2009}–\u{2009}7:18\u{202F}PM" && shown.next == nil)
        let days = show(DateText(style: .interval, start: start, end: end + 86_400), at: 0).text
        #expect(days.contains("Jan 1") && days.contains("Jan 2"))
        #expect(!show(DateText(style: .interval, start: end, end: start), at: 0).text.isEmpty)
    }

    @Test("a timer counts down to its date and then up, a step each whole second from it")
    func timer() {
        #expect(show(DateText(style: .timer, start: 152), at: 0) == ("2:32", 1))
        #expect(show(DateText(style: .timer, start: 133_141), at: 0).text == "36:59:01")
        #expect(show(DateText(style: .timer, start: 0), at: 900) == ("15:00", 901))
        #expect(show(DateText(style: .timer, start: 100), at: 10) == ("1:30", 11))
        #expect(show(DateText(style: .timer, start: 100), at: 99.5) == ("0:01", 100))
        #expect(show(DateText(style: .timer, start: 100), at: 100) == ("0:00", 101))
    }

    @Test("a timer of an interval steps from the interval's start, and stays at its end")
    func timerInterval() {
        let down = DateText(style: .timerInterval, start: 0, end: 12.5)
        #expect(show(down, at: 10) == ("0:03", 11))
        #expect(show(down, at: 11) == ("0:02", 12))
        #expect(show(down, at: 12) == ("0:01", 13))
        #expect(show(down, at: 13).text == "0:00" && show(down, at: 13).next == nil)
        let up = DateText(style: .timerInterval, start: 10, end: 200, countsDown: false)
        #expect(show(up, at: 10) == ("0:00", 11))
        #expect(show(up, at: 70) == ("1:00", 71))
        #expect(show(up, at: 500).text == "3:10" && show(up, at: 500).next == nil)
        #expect(show(up, at: 0) == ("0:00", 11))
    }

    @Test("a paused timer stands still, and hours can be written as minutes")
    func timerOptions() {
        let paused = DateText(style: .timerInterval, start: 0, end: 100, pause: 40)
        #expect(show(paused, at: 70).text == "1:00" && show(paused, at: 70).next == nil)
        #expect(show(paused, at: 10).next == 11)
        let hours = DateText(style: .timerInterval, start: 0, end: 5400)
        #expect(show(hours, at: 0).text == "1:30:00")
        #expect(show(hours, at: 177).text == "1:27:03")
        let minutes = DateText(style: .timerInterval, start: 0, end: 5400, showsHours: false)
        #expect(show(minutes, at: 0).text == "90:00")
    }

    @Test("a relative date shows the distance in two units, short ones below an hour")
    func relative() throws {
        func distance(_ seconds: Double) -> String { show(DateText(style: .relative, start: seconds), at: 0).text }
        #expect(distance(8580) == "2 hours, 23 minutes")
        #expect(distance(674) == "11 min, 14 sec")
        #expect(distance(-674) == "11 min, 14 sec")
        #expect(distance(7200) == "2 hours")
        #expect(distance(14) == "14 sec")
        let now = try instant("2026-11-30T09:00:00")
        let later = DateText(style: .relative, start: try instant("2027-12-30T09:00:00"))
        #expect(show(later, at: now).text == "1 year, 1 month")
    }

    @Test("an offset shows one unit with its sign")
    func offset() throws {
        let now = try instant("2026-11-30T09:00:00")
        #expect(show(DateText(style: .offset, start: now - 7300), at: now).text == "+2 hours")
        let ahead = DateText(style: .offset, start: try instant("2027-02-15T09:00:00"))
        #expect(show(ahead, at: now).text == "-2 months")
    }

    @Test("months are counted by the calendar, not by days")
    func months() throws {
        let start = try instant("2026-01-31T00:00:00")
        let date = DateText(style: .offset, start: start)
        #expect(show(date, at: try instant("2026-02-27T23:59:59")).text == "+27 days")
        #expect(show(date, at: try instant("2026-03-31T00:00:00")).text == "+2 months")
    }

    @Test("what shows stays until the announced change and is another afterwards")
    func changes() throws {
        let now = try instant("2026-11-30T09:00:00")
        let distances: [Double] = [5, 59, 60, 61, 3599, 3600, 3725, 86_399, 90_000, 700_000, 4_000_000, 50_000_000]
        for style in [DateText.Style.relative, .offset, .timer] {
            for distance in distances.flatMap({ [$0, -$0] }) {
                let date = DateText(style: style, start: now + distance)
                let first = show(date, at: now)
                let next = try #require(first.next)
                #expect(next > now)
                #expect(show(date, at: next - 0.5).text == first.text, "\(style) \(distance)")
                #expect(show(date, at: next + 0.001).text != first.text, "\(style) \(distance)")
            }
        }
    }

    @Test("a moving meter becomes a fraction")
    func meters() {
        func fraction(_ countsDown: Bool, at instant: Double) -> (Double?, Double?) {
            let value = MeterNode.Value.interval(start: -30, end: 90, countsDown: countsDown)
            let node = ViewNode.meter(MeterNode(form: .bar, value: value)).padding(1)
            let resolved = node.resolvingDates(at: instant, locale: Self.locale, timeZone: .gmt)
            var found: Double?
            resolved.node.walk {
                if case .meter(let meter) = $0, case .fraction(let value) = meter.value { found = value }
            }
            return (found, resolved.nextChange)
        }
        #expect(fraction(false, at: 0) == (0.25, 1))
        #expect(fraction(true, at: 0) == (0.75, 1))
        #expect(fraction(true, at: 500) == (0, nil))
        #expect(fraction(false, at: -100) == (0, -29))
    }

    @Test("the first change of several counts, and a tree without dates never changes")
    func nextChange() {
        let node = vstack(
            .text(
                TextNode(
                    runs: [
                        TextRun(content: .date(DateText(style: .timer, start: 100.25)), font: FontDescription(size: 9)),
                        TextRun(content: .date(DateText(style: .timer, start: 50.75)), font: FontDescription(size: 9)),
                    ]
                )
            ),
            text("still")
        )
        #expect(node.resolvingDates(at: 10, locale: Self.locale, timeZone: .gmt).nextChange == 10.25)
        let still = text("still").padding(3)
        let resolved = still.resolvingDates(at: 10, locale: Self.locale, timeZone: .gmt)
        #expect(resolved.node == still && resolved.nextChange == nil)
    }

    @Test("text that moves by itself takes the width it is offered, with its lines on their side")
    func flexibleWidth() throws {
        let date = DateText(style: .timer, start: 100)
        let run = TextRun(content: .date(date), font: FontDescription(size: 17))
        let node = ViewNode.text(TextNode(runs: [run], alignment: .trailing)).named("t")
        let resolved = node.resolvingDates(at: 0, locale: Self.locale, timeZone: .gmt).node
        let placed = place(resolved, 300, 40)
        #expect(placed.frame.width == 300)
        let line = try #require(placed.firstText?.lines.first)
        #expect(abs(line.origin.x + line.width - 300) < 0.4)
    }

    @Test("instants that make no sense are put into words all the same")
    func strange() {
        for style in [DateText.Style.time, .date, .relative, .offset, .timer, .interval, .timerInterval] {
            for value in [Double.nan, .infinity, -.infinity, 1e300] {
                #expect(!show(DateText(style: style, start: value, end: value), at: value).text.isEmpty)
                #expect(!show(DateText(style: style, start: value, end: 0), at: 0).text.isEmpty)
            }
        }
    }
}
