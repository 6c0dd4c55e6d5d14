import RPCCore

/// What all calls of a server share.
final class CallServices: Sendable {
  let interceptors: [any ServerInterceptor]
  /// `nil`: nobody signs in here, and access tokens mean nothing.
  let authenticator: (any CallAuthenticator)?
  let report: @Sendable (ServerEvent) -> Void

  init(
    interceptors: [any ServerInterceptor], authenticator: (any CallAuthenticator)?,
    report: @escaping @Sendable (ServerEvent) -> Void
  ) {
    self.interceptors = interceptors
    self.authenticator = authenticator
    self.report = report
  }
}
