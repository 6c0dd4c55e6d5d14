package import RPCCore

extension StatusCode {
  /// What an answer without a gRPC status means by its HTTP status.
  ///
  /// Source: gRPC, "HTTP to gRPC status code mapping".
  package init(httpStatus: Int) {
    self =
      switch httpStatus {
      case 400: .internalError
      case 401: .unauthenticated
      case 403: .permissionDenied
      case 404: .unimplemented
      case 429, 502, 503, 504: .unavailable
      default: .unknown
      }
  }

  /// What a stream that was reset with that code of HTTP/2 means.
  ///
  /// Source: gRPC over HTTP2, "Errors".
  package init(resetCode: UInt32) {
    self =
      switch resetCode {
      // REFUSED_STREAM: nobody has looked at the call.
      case 7: .unavailable
      // CANCEL
      case 8: .cancelled
      // ENHANCE_YOUR_CALM
      case 11: .resourceExhausted
      // INADEQUATE_SECURITY
      case 12: .permissionDenied
      default: .internalError
      }
  }
}
