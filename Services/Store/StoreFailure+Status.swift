package import RPCCore

/// The one place where failures of stores become statuses of calls.
///
/// SQL, paths and SQLite's words are the cause, which is logged and never sent.
extension RPCError {
  package init(_ failure: StoreFailure) {
    switch failure {
    case .notFound(let kind, let key):
      self.init(
        .notFound, "there is no \(kind) \(key)", details: [Self.resource(kind, key)])
    case .alreadyExists(let kind, let key):
      self.init(
        .alreadyExists, "there is a \(kind) \(key) already", details: [Self.resource(kind, key)])
    case .stale(let kind, let key, let expected, let current):
      self.init(
        .aborted,
        "the \(kind) \(key) is at revision \(current), not \(expected): read it again and retry",
        details: [
          .errorInfo(
            reason: "STALE_REVISION", domain: "rollcall",
            metadata: ["expected": String(expected), "current": String(current)])
        ])
    case .forbidden(let reason):
      self.init(.failedPrecondition, reason)
    case .denied(let reason):
      self.init(.permissionDenied, reason)
    case .throttled(let reason, let delay):
      // In whole seconds, and never too early.
      let seconds = delay.components.seconds + 1
      self.init(
        .resourceExhausted, "\(reason): try again in \(seconds) s",
        details: [.retryInfo(delay: .seconds(seconds))])
    case .full(let reason):
      self.init(.failedPrecondition, reason)
    case .requestIDReused(let id):
      self = .invalidArgument([
        FieldViolation(
          field: "request_id",
          description: "\(id) was used for another request: a new request needs a new id")
      ])
    case .pageToken(let refusal):
      self = .invalidArgument([
        FieldViolation(field: "page_token", description: refusal.description)
      ])
    case .cancelled:
      self.init(.cancelled, "the call was given up")
    case .deadlineExceeded(let stage):
      self.init(.deadlineExceeded, "the deadline passed \(stage)")
    case .overloaded:
      self.init(
        .resourceExhausted, "too many requests wait for the store",
        details: [.retryInfo(delay: .milliseconds(200))])
    case .closed:
      self.init(.unavailable, "the store is closed")
    case .unavailable(let error):
      self.init(.unavailable, "the store is not available now", cause: error)
    case .damaged(let error):
      self.init(.dataLoss, "the store is damaged", cause: error)
    case .defect(let error):
      self.init(.internalError, "the store failed", cause: error)
    }
  }

  private static func resource(_ kind: String, _ key: String) -> ErrorDetail {
    .resourceInfo(type: kind, name: key, owner: "", description: "")
  }
}

/// Carries out what talks to a store; its failures become the call's status.
package func answeringStoreFailures<Value>(
  _ body: () async throws(StoreFailure) -> Value
) async throws(RPCError) -> Value {
  do {
    return try await body()
  } catch {
    throw RPCError(error)
  }
}
