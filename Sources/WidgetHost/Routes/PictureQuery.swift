internal import ExtensionProtocol
internal import HTTPServer
internal import ViewTree

/// The appearance and the instant that a request asks for.
struct PictureQuery {
    var request = PictureRequest()
    /// Seconds since 1970; now where nil.
    var instant: Double?

    /// What may stand in the query, for the description of the interface.
    static let described: [RouteDetails.Query] = [
        .init(
            "scheme",
            "Light, dark, or one picture that follows its viewer.",
            values: PictureRequest.Scheme.allCases.map(\.rawValue)
        ),
        .init("mode", "How the system would draw it.", values: RenderingModeName.allCases.map(\.rawValue)),
        .init("tint", "The tint of accented widgets, RRGGBB."),
        .init("background", "Whether the container's background is drawn.", values: ["0", "1"]),
        .init("at", "The instant whose entry is wanted, ISO 8601; now where none is given."),
    ]

    /// Reads the query; a bad value is refused with what is allowed. Names it does not know are left to others.
    init(_ http: HTTPRequest) throws(HTTPProblem) {
        for item in http.queryItems where Self.described.contains(where: { $0.name == item.name }) {
            switch item.name {
            case "scheme":
                request.scheme = try Self.choice(item, PictureRequest.Scheme.allCases.map { ($0.rawValue, $0) })
            case "mode":
                request.mode = try Self.choice(item, RenderingModeName.allCases.map { ($0.rawValue, $0) })
            case "background":
                request.background = try Self.choice(item, [("0", false), ("1", true)])
            case "tint":
                guard let color = RGBA(hex: item.value) else {
                    throw Self.problem(item, "expected RRGGBB, six hexadecimal digits")
                }
                request.tint = color
            default:
                guard let seconds = Instant.parse(item.value) else {
                    throw Self.problem(item, "expected a date and time such as 2026-11-30T09:00:00Z")
                }
                instant = seconds
            }
        }
    }

    private static func choice<Value>(
        _ item: HTTPQueryItem,
        _ allowed: [(String, Value)]
    ) throws(HTTPProblem) -> Value {
        guard let found = allowed.first(where: { $0.0 == item.value }) else {
            throw problem(item, "expected one of \(allowed.map(\.0).joined(separator: ", "))")
        }
        return found.1
    }

    private static func problem(_ item: HTTPQueryItem, _ expected: String) -> HTTPProblem {
        HTTPProblem(
            .badRequest,
            title: "Bad query",
            detail: "\(item.name)=\(item.value): \(expected)",
            members: [("parameter", .string(item.name))]
        )
    }
}
