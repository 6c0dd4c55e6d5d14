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

  func serves(method: String) -> Bool {
    method == "GET" || method == "HEAD"
  }

  func answer(method: String, path: String) -> Answer {
    guard self.serves(method: method) else {
      let text = "\(method.prefix(16)) isn't served here, only GET and HEAD\n"
      return Answer(response: AdminResponse(status: 405, text: text), allow: "GET, HEAD")
    }
    guard let route = self.routes.first(where: { $0.path == path }) else {
      let known = self.routes.map(\.path).joined(separator: ", ")
      return Answer(
        response: AdminResponse(status: 404, text: "nothing is here; there is \(known)\n"))
    }
    return Answer(response: route.answer(AdminRequest(path: path)))
  }
}
