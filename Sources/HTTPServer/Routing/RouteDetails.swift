/// What a route takes and gives, as far as a description of the interface tells it.
package struct RouteDetails: Sendable {
    /// A value in the query.
    package struct Query: Sendable {
        /// Its name.
        package let name: String
        /// What it does, in a line.
        package let description: String
        /// All values it may have; any text where empty.
        package let values: [String]
        /// Whether a request without it is refused.
        package let isRequired: Bool

        /// Describes a value in the query.
        package init(_ name: String, _ description: String, values: [String] = [], isRequired: Bool = false) {
            self.name = name
            self.description = description
            self.values = values
            self.isRequired = isRequired
        }
    }

    /// A refusal, answered with a problem document (RFC 9457).
    package struct Refusal: Sendable {
        /// Its status.
        package let status: HTTPStatus
        /// What it means, in a line.
        package let meaning: String

        /// Describes a refusal.
        package init(_ status: HTTPStatus, _ meaning: String) {
            self.status = status
            self.meaning = meaning
        }
    }

    /// What may stand in the query.
    package var query: [Query]
    /// Media types that a body may have; no body where empty.
    package var consumes: [String]
    /// Media types of a good answer; no content where empty.
    package var produces: [String]
    /// The status of a good answer.
    package var status: HTTPStatus
    /// Why it may refuse.
    package var problems: [Refusal]

    /// Describes what a route takes and gives; JSON and nothing else where nothing is said.
    package init(
        query: [Query] = [],
        consumes: [String] = [],
        produces: [String] = ["application/json"],
        status: HTTPStatus = .ok,
        problems: [Refusal] = []
    ) {
        self.query = query
        self.consumes = consumes
        self.produces = produces
        self.status = status
        self.problems = problems
    }
}
