import Testing
import TimelineEngine

@Suite struct ReloadBudgetTests {
    @Test("reloads within the day's limit are granted at once")
    func granted() {
        var budget = ReloadBudget()
        for second in 0..<3 { budget.debit(at: Double(second)) }
        #expect(budget.earliestReload(from: 10, limit: 8) == 10)
    }

    @Test("a used-up budget grants again when its oldest debit is a day old")
    func usedUp() {
        var budget = ReloadBudget()
        for second in [0.0, 100, 200] { budget.debit(at: second) }
        #expect(budget.earliestReload(from: 300, limit: 3) == 86_400)
        #expect(budget.earliestReload(from: 300, limit: 2) == 86_500)
        #expect(budget.earliestReload(from: 86_401, limit: 3) == 86_401)
    }

    @Test("no day of a long run has more reloads than the limit")
    func rollingDay() {
        var budget = ReloadBudget()
        var runs: [Double] = []
        var now = 0.0
        while now < 4 * ReloadBudget.window {
            now = budget.earliestReload(from: now + 60, limit: 72)
            budget.debit(at: now)
            runs.append(now)
        }
        for start in runs {
            #expect(runs.filter { $0 >= start && $0 < start + ReloadBudget.window }.count <= 72)
        }
    }

    @Test("a widget that always wants more is never left without a reload for more than an hour")
    func spread() {
        var budget = ReloadBudget()
        var now = 0.0
        var longest = 0.0
        while now < 5 * ReloadBudget.window {
            let next = budget.earliestReload(from: now + 300, limit: 72)
            longest = max(longest, next - now)
            now = next
            budget.debit(at: now)
        }
        #expect(longest <= 3600, "\(longest)")
    }

    @Test("a clock set back a day does not block reloads for longer than a day")
    func clockSetBack() {
        var budget = ReloadBudget()
        for second in [200_000.0, 200_001] { budget.debit(at: second) }
        #expect(budget.earliestReload(from: 100_000, limit: 2) == 186_400)
    }
}

@Suite struct RetryBackoffTests {
    @Test("the wait doubles from a minute to an hour")
    func doubles() {
        let waits = (1...8).map { RetryBackoff().delay(afterFailures: $0, spread: 0.5) }
        #expect(waits == [60, 120, 240, 480, 960, 1920, 3600, 3600])
    }

    @Test("the spread moves a wait by a tenth at most, and no failure waits for nothing")
    func spread() {
        #expect(RetryBackoff().delay(afterFailures: 1, spread: 0) == 54)
        #expect(RetryBackoff().delay(afterFailures: 1, spread: 1) == 66)
        #expect(RetryBackoff().delay(afterFailures: 0, spread: 1) == 0)
        #expect(RetryBackoff().delay(afterFailures: 1_000_000, spread: 0.5) == 3600)
    }
}
