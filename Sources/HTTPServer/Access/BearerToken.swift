/// The secret that mutating requests must carry (RFC 6750).
package struct BearerToken: Hashable, Sendable {
    private let secret: [UInt8]

    /// The token's text.
    package init(_ secret: String) {
        self.secret = Array(secret.utf8)
    }

    /// Nil where the request carries the token, else a problem with status 401.
    package func check(_ request: HTTPRequest) -> HTTPProblem? {
        guard let field = request.headers["authorization"] else {
            return refusal("send the token as: Authorization: Bearer TOKEN", challenge: "Bearer realm=\"vitrine\"")
        }
        let parts = field.split(separator: " ", maxSplits: 1)
        if parts.count == 2, String(parts[0]).equalsIgnoringCase("Bearer"), matches(parts[1].trimmingBlanks()) {
            return nil
        }
        return refusal(
            "the token is not the right one",
            challenge: "Bearer realm=\"vitrine\", error=\"invalid_token\""
        )
    }

    /// Compares in a time that depends on the given text's length alone.
    package func matches(_ text: String) -> Bool {
        let given = Array(text.utf8)
        var difference = given.count ^ secret.count
        for index in given.indices {
            let expected = secret.isEmpty ? 0 : secret[index % secret.count]
            difference |= Int(given[index] ^ expected)
        }
        return difference == 0 && !secret.isEmpty
    }

    private func refusal(_ detail: String, challenge: String) -> HTTPProblem {
        HTTPProblem(.unauthorized, detail: detail, headers: ["WWW-Authenticate": challenge])
    }
}
