/// What somebody asked the admin port for.
package struct AdminRequest: Sendable, Hashable {
  /// Without the query.
  package let path: String
  /// Those that some route looks at, by their names in lower case.
  package let headers: [String: String]
  /// The arguments of the query that some route looks at.
  package let query: [String: String]

  package init(path: String, headers: [String: String] = [:], query: [String: String] = [:]) {
    self.path = path
    self.headers = headers
    self.query = query
  }

  static let headerNames = ["authorization", "host", "origin", "x-rollcall-console"]
  static let queryNames = ["since", "level"]
}

package struct AdminResponse: Sendable, Hashable {
  /// An HTTP status, 200…599.
  package var status: UInt32
  package var contentType: String
  package var body: [UInt8]
  /// What a browser may do with it: nothing, unless it is a page of ours.
  package var contentSecurityPolicy: String
  /// How to say who one is: RFC 9110, section 11.6.1.
  package var challenge: String?

  package init(
    status: UInt32 = 200, contentType: String = Self.plainText, body: [UInt8],
    contentSecurityPolicy: String = Self.closedPolicy, challenge: String? = nil
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.contentSecurityPolicy = contentSecurityPolicy
    self.challenge = challenge
  }

  package init(status: UInt32 = 200, text: String, challenge: String? = nil) {
    self.init(status: status, body: Array(text.utf8), challenge: challenge)
  }

  package static let plainText = "text/plain; charset=utf-8"

  package static let closedPolicy = "default-src 'none'; frame-ancestors 'none'"
}

/// One path of the admin port and who answers for it.
///
/// Answers are made on the one thread of the admin port, so they have to be quick and may not wait.
package struct AdminRoute: Sendable {
  package let path: String
  /// "GET", which brings HEAD along, or "POST".
  package let method: String
  package let answer: @Sendable (AdminRequest) -> AdminResponse

  package init(
    _ path: String, method: String = "GET",
    _ answer: @escaping @Sendable (AdminRequest) -> AdminResponse
  ) {
    self.path = path
    self.method = method
    self.answer = answer
  }

  /// "GET, HEAD"
  var allow: String { method == "GET" ? "GET, HEAD" : method }
}
