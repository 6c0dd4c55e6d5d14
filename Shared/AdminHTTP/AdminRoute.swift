/// What somebody asked the admin port for.
package struct AdminRequest: Sendable, Hashable {
  /// Without the query.
  package let path: String

  package init(path: String) {
    self.path = path
  }
}

package struct AdminResponse: Sendable, Hashable {
  /// An HTTP status, 200…599.
  package var status: UInt32
  package var contentType: String
  package var body: [UInt8]

  package init(status: UInt32 = 200, contentType: String = Self.plainText, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  package init(status: UInt32 = 200, text: String) {
    self.init(status: status, body: Array(text.utf8))
  }

  package static let plainText = "text/plain; charset=utf-8"
}

/// One path of the admin port and who answers for it.
///
/// Answers are made on the one thread of the admin port, so they have to be quick and may not wait.
package struct AdminRoute: Sendable {
  package let path: String
  package let answer: @Sendable (AdminRequest) -> AdminResponse

  package init(
    _ path: String, _ answer: @escaping @Sendable (AdminRequest) -> AdminResponse
  ) {
    self.path = path
    self.answer = answer
  }
}
