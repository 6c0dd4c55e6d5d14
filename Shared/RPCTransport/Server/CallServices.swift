import RPCCore

/// What all calls of a server share.
final class CallServices: Sendable {
  let interceptors: [any ServerInterceptor]
  let report: @Sendable (ServerEvent) -> Void

  init(
    interceptors: [any ServerInterceptor], report: @escaping @Sendable (ServerEvent) -> Void
  ) {
    self.interceptors = interceptors
    self.report = report
  }
}
