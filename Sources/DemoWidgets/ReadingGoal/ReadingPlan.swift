import Foundation

/// A book that is read in equal parts, one a day.
struct ReadingPlan {
    let bookID: Int
    let title: String
    let author: String
    let pages: Int
    let pagesPerDay: Int
    /// The hours of the day in which one reads.
    let hours: ClosedRange<Int>

    static let bookClub = ReadingPlan(
        bookID: 42,
        title: "A Field of Lamps",
        author: "Ines Calloway",
        pages: 336,
        pagesPerDay: 28,
        hours: 8...22
    )

    /// What one day asks for.
    struct Goal {
        /// The first page of the day, counted from 1.
        let firstPage: Int
        /// The last page of the day.
        let lastPage: Int
        /// Pages of the day that should be read by now.
        let pagesDue: Int
        let pagesOfDay: Int

        /// 0...1.
        var share: Double { pagesOfDay > 0 ? Double(pagesDue) / Double(pagesOfDay) : 0 }
        var pagesLeft: Int { pagesOfDay - pagesDue }
        var currentPage: Int { firstPage + max(pagesDue - 1, 0) }
    }

    /// The day's part at the hour of `date`; the book begins anew when it is finished.
    func goal(at date: Date, calendar: Calendar = .current) -> Goal {
        let day = (calendar.ordinality(of: .day, in: .era, for: date) ?? 1) - 1
        let days = max((pages + pagesPerDay - 1) / pagesPerDay, 1)
        let firstPage = day % days * pagesPerDay + 1
        let lastPage = min(firstPage + pagesPerDay - 1, pages)
        let hour = calendar.component(.hour, from: date)
        let passed = min(max(hour - hours.lowerBound, 0), hours.count - 1)
        let pagesOfDay = lastPage - firstPage + 1
        return Goal(
            firstPage: firstPage,
            lastPage: lastPage,
            pagesDue: pagesOfDay * passed / max(hours.count - 1, 1),
            pagesOfDay: pagesOfDay
        )
    }
}
