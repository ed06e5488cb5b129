/// A reload that brought nothing new.
struct FailureRecord: Hashable, Sendable, Codable {
    /// When it was noticed, in seconds since 1970.
    var date: Double
    /// One line for people.
    var message: String
    /// How many reloads in a row have failed by now.
    var count: Int
    /// When the next one is tried, in seconds since 1970; nil where none is planned.
    var retryDate: Double?
}
