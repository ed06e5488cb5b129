/// Lets only requests through that the policies allow; host first, then origin, then token.
package struct HTTPGate: HTTPHandler {
    private let hosts: HostPolicy
    private let origins: OriginPolicy
    private let token: BearerToken?
    private let next: any HTTPHandler

    /// A gate before another handler; the token guards mutating requests.
    package init(hosts: HostPolicy, origins: OriginPolicy, token: BearerToken?, next: any HTTPHandler) {
        self.hosts = hosts
        self.origins = origins
        self.token = token
        self.next = next
    }

    /// Why the request is refused; nil where it passes.
    package func check(_ request: HTTPRequest) -> HTTPProblem? {
        hosts.check(request) ?? origins.check(request) ?? (request.method.isMutating ? token?.check(request) : nil)
    }

    package func respond(to request: HTTPRequest, with responder: HTTPResponder) {
        if let problem = check(request) {
            responder.send(problem)
        } else {
            next.respond(to: request, with: responder)
        }
    }
}
