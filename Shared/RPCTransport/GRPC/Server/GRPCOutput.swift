import HTTP2

/// Bytes of a session on their way to the transport.
struct GRPCOutput {
  private var bytes: [UInt8] = []
  private var sent = 0
  /// The transport took less than it was given, and says when it takes more.
  private(set) var isBlocked = false
  /// Whether the transport took something since this was reset.
  var hasMoved = false

  var isEmpty: Bool { sent == bytes.count }
  var backlog: Int { bytes.count - sent }

  /// Sends until nothing is left or the transport takes no more.
  ///
  /// - Parameter refill: Appends what the session has to send now.
  mutating func flush(
    into transport: any ByteTransport,
    _ refill: (inout [UInt8]) throws(HTTP2Failure) -> Void
  ) throws(HTTP2Failure) {
    while true {
      if isEmpty {
        bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptCapacity)
        sent = 0
        isBlocked = false
        try refill(&bytes)
        guard !bytes.isEmpty else { return }
      }
      let count = transport.send(bytes, from: sent)
      if count > 0 { hasMoved = true }
      sent += count
      guard isEmpty else {
        isBlocked = true
        return
      }
    }
  }

  /// An idle connection keeps no buffer above this.
  private static let keptCapacity = 16 * 1024
}
