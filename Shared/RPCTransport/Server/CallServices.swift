import RPCCore

/// What all calls of a server share.
struct CallServices: Sendable {
  let interceptors: [any ServerInterceptor]
  let report: @Sendable (ServerEvent) -> Void
}
