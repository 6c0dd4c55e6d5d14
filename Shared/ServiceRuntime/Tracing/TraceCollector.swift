/// Where spans are sent.
struct TraceCollector: Sendable, Hashable {
  let address: String
  /// Over TLS, signed by the service's own authority, and with its own certificate shown.
  let isSecure: Bool
}
