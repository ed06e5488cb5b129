internal import ExtensionProtocol
internal import Foundation
internal import Rendering
internal import SwiftUI
internal import ViewLayout
internal import ViewTree

/// What an entry costs from its view to its picture, and a timeline from the question to the archive.
@main
@MainActor
struct EntryBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "profile", let rounds = arguments.dropFirst().first.flatMap({ Int($0) }) {
            // Nothing but entries, for a profiler.
            for _ in 0..<rounds { for entry in SampleEntry.all { _ = entry.picture() } }
            return
        }
        guard arguments.count == 1, let program = arguments.first else {
            print("usage: EntryBenchmark PROGRAM      the vitrine executable whose timeline is asked for")
            exit(2)
        }
        for entry in SampleEntry.all { entry.check() }
        measureEntries()
        fflush(nil)
        try measureTimeline(of: program)
    }

    /// Entries and stages take turns in every round, so that what disturbs the machine disturbs all of them.
    private static func measureEntries() {
        let entries = SampleEntry.all
        var rounds = [[[Double]]](repeating: [[], [], [], []], count: entries.count)
        for _ in 0..<15 {
            for (index, entry) in entries.enumerated() {
                let tree = entry.resolve()
                let dated = entry.dated(tree)
                rounds[index][0].append(Stopwatch.microseconds(100) { entry.resolve() })
                rounds[index][1].append(Stopwatch.microseconds(100) { entry.dated(tree) })
                rounds[index][2].append(Stopwatch.microseconds(100) { entry.drawn(dated) })
                rounds[index][3].append(Stopwatch.microseconds(100) { entry.picture() })
            }
        }
        for (entry, stages) in zip(entries, rounds) {
            let medians = stages.map(Stopwatch.median)
            let parts = zip(["resolve", "dates", "layout and SVG"], medians).map { "\($0) \(Int($1.rounded()))" }
            Report.line(
                "\(entry.name): an entry (\(parts.joined(separator: ", ")))",
                medians[3],
                "µs of CPU",
                below: Targets.entryMicroseconds
            )
            Report.line(
                "\(entry.name): its SVG",
                Double(entry.picture().utf8.count) / 1024,
                "KiB",
                below: Targets.pictureKibibytes
            )
        }
    }

    private static func measureTimeline(of program: String) throws {
        let child = try TimelineChild(program)
        var times: [Double] = []
        for round in 0..<60 {
            let start = Stopwatch.monotonicMilliseconds()
            let archive = try child.timeline(kind: "ReadingGoal", family: .systemSmall)
            // The first ones start the process and fill its caches.
            if round >= 10 { times.append(Stopwatch.monotonicMilliseconds() - start) }
            guard archive.entries.count == 24 else {
                throw TimelineChild.Failure("\(archive.entries.count) entries, not 24")
            }
        }
        Report.line(
            "a timeline of 24 entries over the pipe, warm",
            Stopwatch.median(times),
            "ms",
            below: Targets.timelineMilliseconds
        )
    }
}
