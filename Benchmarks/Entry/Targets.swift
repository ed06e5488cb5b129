/// What the figures are to stay below.
enum Targets {
    /// Resolve, dates, layout and SVG of a systemMedium entry, in CPU time.
    static let entryMicroseconds = 150.0
    /// The SVG of a systemMedium entry.
    static let pictureKibibytes = 6.0
    /// 24 entries from the question to the decoded archive.
    static let timelineMilliseconds = 15.0
}
