internal import Foundation
internal import LinuxSystem
internal import TimelineEngine

extension WidgetService {
    /// Seconds between a change of a budget and its writing.
    private static let budgetDelay = 5.0

    /// Somebody asks for a widget: its budget follows, and one that slept is asked anew where it is due.
    func looked(at id: String) async {
        guard var slot = slots[id], !isShutDown else { return }
        let now = now()
        let slept = slot.attention.share(at: now) == 0
        slot.attention.look(at: now)
        // Looks are told apart by the hour: most change nothing that is worth a write.
        if slot.attention != slots[id]?.attention {
            slots[id]?.attention = slot.attention
            keepBudgetsSoon()
        }
        guard slept, !slot.isRunning else { return }
        scheduleReload(id)
    }

    /// Reloads that a widget may have in a day, as far as it is looked at.
    func dailyLimit(of slot: WidgetSlot) -> Int {
        slot.attention.allowance(of: configuration.budget.reloadsPerDay, at: now())
    }

    /// Gives a newly placed widget what is remembered of it.
    func restoreBudget(of slot: inout WidgetSlot) {
        guard let record = remembered[slot.placement.id] else { return }
        slot.budget = record.budget
        slot.attention = record.attention
    }

    /// Writes the budgets once some time has passed, however often this is called until then.
    func keepBudgetsSoon() {
        guard budgetTimer == nil, !isShutDown else { return }
        budgetTimer = loop.schedule(after: .seconds(Self.budgetDelay)) { [weak self] in
            Task { await self?.keepBudgets() }
        }
    }

    /// Writes the budgets; a disk that refuses costs them at the next start only.
    func keepBudgets() async {
        budgetTimer?.cancel()
        budgetTimer = nil
        for (id, slot) in slots {
            remembered[id] = BudgetFile.Record(budget: slot.budget, attention: slot.attention)
        }
        // One that is not placed is remembered for as long as its reloads count.
        let now = now()
        remembered = remembered.filter { slots[$0.key] != nil || $0.value.budget.count(at: now) > 0 }
        let records = remembered
        let file = budgetFile
        let problem: String? = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                do {
                    try file.save(records)
                    continuation.resume(returning: nil)
                } catch {
                    continuation.resume(returning: "\(error)")
                }
            }
        }
        if let problem { storage.note("budgets", problem) } else { storage.clear("budgets") }
    }
}
