/// Finds the answer to a request: HTTP without the network.
struct AdminRouter: Sendable {
  struct Answer: Equatable {
    let response: AdminResponse
    /// The methods that would be allowed, where the one used isn't: RFC 9110, section 15.5.6.
    var allow: String?
  }

  private let routes: [AdminRoute]

  init(_ routes: [AdminRoute]) {
    self.routes = routes
  }

  /// Whether some route might take it.
  func serves(method: String) -> Bool {
    method == "GET" || method == "HEAD" || self.routes.contains { $0.method == method }
  }

  func answer(method: String, _ request: AdminRequest) -> Answer {
    guard let route = self.routes.first(where: { $0.path == request.path }) else {
      guard self.serves(method: method) else { return Self.refusal(of: method, allow: "GET, HEAD") }
      let known = self.routes.map(\.path).joined(separator: ", ")
      return Answer(
        response: AdminResponse(status: 404, text: "nothing is here; there is \(known)\n"))
    }
    guard route.method == (method == "HEAD" ? "GET" : method) else {
      return Self.refusal(of: method, allow: route.allow)
    }
    return Answer(response: route.answer(request))
  }

  private static func refusal(of method: String, allow: String) -> Answer {
    let allowed = allow.split(separator: ", ").joined(separator: " and ")
    return Answer(
      response: AdminResponse(
        status: 405, text: "\(method.prefix(16)) isn't served here, only \(allowed)\n"),
      allow: allow)
  }
}
