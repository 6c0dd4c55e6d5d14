import RPCCore

/// What a server says about sending a call again.
///
/// It says so with a `google.rpc.RetryInfo` among the details of the status, or, as gRPC does, with
/// milliseconds in a trailer. Source: gRFC A6, "Server pushback".
enum PushBack: Equatable {
  /// Nothing: the policy decides.
  case none
  /// Not before that long.
  case after(Duration)
  /// Not at all.
  case never

  static let trailer = "grpc-retry-pushback-ms"
  /// Tells the server how many attempts went before this one.
  static let previousAttempts = "grpc-previous-rpc-attempts"

  init(_ error: RPCError) {
    if let text = error.metadata[Self.trailer] {
      // What can't be read is a "no", as the gRFC says.
      self = Int64(text).map { $0 < 0 ? .never : .after(.milliseconds($0)) } ?? .never
      return
    }
    for case .retryInfo(let delay) in error.details {
      self = delay < .zero ? .never : .after(delay)
      return
    }
    self = .none
  }
}
