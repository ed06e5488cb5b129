import Testing
import TimelineEngine

@Suite struct AttentionTests {
    private let day = 86_400.0

    @Test("a newly placed widget has its whole budget for three days, seen or not")
    func grace() {
        let attention = Attention(since: 0)
        #expect(attention.allowance(of: 72, at: 3 * day) == 72)
        #expect(attention.allowance(of: 72, at: 3 * day + 1) == 0)
    }

    @Test("a widget seen in four hours of a day has the whole budget, one seen in fewer a part of it")
    func parts() {
        var attention = Attention(since: 0)
        let now = 10 * day
        for (hours, share) in [(1, 0.25), (2, 0.5), (3, 0.75), (4, 1.0), (5, 1.0)] {
            attention.look(at: now + Double(hours) * 3600)
            attention.look(at: now + Double(hours) * 3600 + 60)
            #expect(attention.share(at: now + 6 * 3600) == share)
        }
    }

    @Test("a panel that asks once a day keeps its widget awake, also when it comes an hour late")
    func oncePerDay() {
        var attention = Attention(since: 0)
        for count in 4..<30 {
            let now = Double(count) * (day + 3600)
            if count > 4 { #expect(attention.share(at: now - 1) > 0, "day \(count)") }
            attention.look(at: now)
        }
    }

    @Test("a widget that nobody looks at sleeps, and one look wakes it")
    func sleep() {
        var attention = Attention(since: 0)
        attention.look(at: 9 * day)
        #expect(attention.share(at: 9 * day + 25 * 3600) > 0)
        #expect(attention.share(at: 9 * day + 27 * 3600) == 0)
        attention.look(at: 12 * day)
        #expect(attention.allowance(of: 1, at: 12 * day) == 1)
    }

    @Test("a clock that is set back or reads nonsense takes nothing away and keeps no more than a day's hours")
    func clocks() {
        var attention = Attention(since: 20 * day)
        #expect(attention.share(at: 0) == 1)
        attention.look(at: 30 * day)
        attention.look(at: 25 * day)
        #expect(attention.share(at: 25 * day) == 0.25)
        attention.look(at: .nan)
        attention.look(at: .infinity)
        for hour in 0..<1000 { attention.look(at: 30 * day + Double(hour) * 3600) }
        #expect(attention.hours.count <= 27)
        #expect(attention.share(at: .nan) == 1)
    }
}
