package import ViewTree

/// Everything a widget shows until its next reload: entries by date, each with its resolved trees.
///
/// The same value crosses the pipe from the child and is the `timeline.json` on disk. Dates are seconds since
/// 1970-01-01T00:00:00Z.
package struct TimelineArchive: Hashable, Sendable {
    /// The version of the wire form that this code reads and writes.
    package static let formatVersion = 1

    package var kind: String
    package var family: WidgetFamilyName
    /// In points.
    package var size: Size
    package var state: EntryState
    /// When the provider was asked.
    package var generatedAt: Double
    package var entries: [ArchivedEntry]
    package var policy: ReloadPolicy
    /// Trees that entries point into, so that equal ones are kept once.
    package var trees: [EntryTree]
    /// What the author's code used that has no effect here, for the log.
    package var diagnostics: [String]
    /// Tells which program made the archive, so that one of an older build is replaced; set where it is stored.
    package var producer: String?

    package init(
        kind: String,
        family: WidgetFamilyName,
        size: Size,
        state: EntryState,
        generatedAt: Double,
        entries: [ArchivedEntry],
        policy: ReloadPolicy,
        trees: [EntryTree],
        diagnostics: [String] = []
    ) {
        self.kind = kind
        self.family = family
        self.size = size
        self.state = state
        self.generatedAt = generatedAt
        self.entries = entries
        self.policy = policy
        self.trees = trees
        self.diagnostics = diagnostics
    }

    /// The tree that `entry` shows in `environment`; nil where the archive is inconsistent.
    package func tree(of entry: ArchivedEntry, in environment: ArchiveEnvironment) -> EntryTree? {
        let index = entry.variants.first { $0.environment == environment }?.tree ?? entry.tree
        return trees.indices.contains(index) ? trees[index] : nil
    }

    /// The archive with its entries by date, equal dates reduced to their last entry, and no tree that none shows.
    ///
    /// Nil where nothing can be shown: no entries, an entry that points at no tree, or a size that is none.
    package func normalized() -> TimelineArchive? {
        var result = self
        var byDate: [ArchivedEntry] = []
        let ordered = entries.enumerated()
            .filter { $0.element.date.isFinite }
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        for (_, entry) in ordered {
            if byDate.last?.date == entry.date { byDate.removeLast() }
            byDate.append(entry)
        }
        guard (1...10_000).contains(size.width), (1...10_000).contains(size.height) else { return nil }
        guard !byDate.isEmpty, byDate.allSatisfy({ $0.treeIndices.allSatisfy(trees.indices.contains) }) else {
            return nil
        }
        result.entries = byDate
        return result
    }
}

/// Whose words an archive holds.
package enum EntryState: String, Hashable, Sendable, Codable, CaseIterable { case placeholder, snapshot, timeline }

/// One entry of a timeline.
package struct ArchivedEntry: Hashable, Sendable, Codable {
    /// From when on the entry is current.
    package var date: Double
    package var relevance: Relevance?
    /// The index of the tree that is shown where no variant fits.
    package var tree: Int
    /// Trees for environments that the view's evaluation depends on.
    package var variants: [Variant]

    package init(date: Double, relevance: Relevance? = nil, tree: Int, variants: [Variant] = []) {
        self.date = date
        self.relevance = relevance
        self.tree = tree
        self.variants = variants
    }

    /// All trees of the entry.
    package var treeIndices: [Int] { [tree] + variants.map(\.tree) }

    /// The tree of one environment.
    package struct Variant: Hashable, Sendable, Codable {
        package var environment: ArchiveEnvironment
        package var tree: Int

        package init(environment: ArchiveEnvironment, tree: Int) {
            self.environment = environment
            self.tree = tree
        }
    }

    /// How much an entry matters beside the others of its provider.
    package struct Relevance: Hashable, Sendable, Codable {
        package var score: Double
        /// In seconds from the entry's date.
        package var duration: Double

        package init(score: Double, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }
}

/// What a view can read of the appearance it is shown in.
package struct ArchiveEnvironment: Hashable, Sendable, Codable {
    package var isDark: Bool
    package var mode: RenderingModeName

    package init(isDark: Bool = false, mode: RenderingModeName = .fullColor) {
        self.isDark = isDark
        self.mode = mode
    }
}

/// The system's ways to draw a widget.
package enum RenderingModeName: String, Hashable, Sendable, Codable, CaseIterable { case fullColor, accented, vibrant }
