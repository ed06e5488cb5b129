internal import ExtensionProtocol
internal import HTTPServer

extension RouteDetails {
    /// A picture of a placed widget.
    static let picture = RouteDetails(
        query: PictureQuery.described,
        produces: ["image/svg+xml"],
        problems: [.badQuery, .nothingYet]
    )

    /// A picture of a kind.
    static let gallery = RouteDetails(
        query: [
            .init("family", "The kind's first where none is named.", values: WidgetFamilyName.allCases.map(\.rawValue))
        ]
            + PictureQuery.described,
        produces: ["image/svg+xml"],
        problems: [.badQuery, .extensionFailed]
    )

    /// An entry, or all of them.
    static let entry = RouteDetails(query: PictureQuery.described, problems: [.badQuery, .nothingYet])

    /// A change of a widget's configuration.
    static let edit = RouteDetails(consumes: ["application/json"], problems: [.badValue, .extensionFailed, .notKept])

    /// A further widget.
    static let place = RouteDetails(
        consumes: ["application/json"],
        status: .created,
        problems: [.badValue, .init(.conflict, "The id is taken."), .extensionFailed, .notKept]
    )

    /// A request to ask providers anew.
    static let reload = RouteDetails(status: .accepted)

    /// A page for people.
    static let page = RouteDetails(produces: ["text/html"])
}

extension RouteDetails.Query {
    /// A deep link.
    static let link = Self("url", "The link, percent-encoded.", isRequired: true)
}

extension RouteDetails.Refusal {
    /// A value in the query that is not allowed.
    static var badQuery: Self { Self(.badRequest, "A value in the query is not allowed; the detail says what is.") }
    /// A value in the body that is not allowed.
    static var badValue: Self { Self(.unprocessableContent, "A value is not allowed; the detail says what is.") }
    /// The provider has given nothing so far.
    static var nothingYet: Self { Self(.serviceUnavailable, "There is nothing to show yet.") }
    /// Widget code failed.
    static var extensionFailed: Self { Self(.badGateway, "The extension ended or gave no usable answer.") }
    /// The disk refused.
    static var notKept: Self { Self(.insufficientStorage, "The disk refuses; nothing has changed.") }
}
