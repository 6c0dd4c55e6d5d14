import RPCCore
import Synchronization

/// What all calls of a server share.
final class CallServices: Sendable {
  let interceptors: [any ServerInterceptor]
  /// `nil`: nobody signs in here, and access tokens mean nothing.
  let authenticator: (any CallAuthenticator)?
  let report: @Sendable (ServerEvent) -> Void

  /// Calls that take longer are told of even if they go well. In nanoseconds.
  let slow = Atomic<UInt64>(.max)

  init(
    interceptors: [any ServerInterceptor], authenticator: (any CallAuthenticator)?,
    report: @escaping @Sendable (ServerEvent) -> Void
  ) {
    self.interceptors = interceptors
    self.authenticator = authenticator
    self.report = report
  }
}
