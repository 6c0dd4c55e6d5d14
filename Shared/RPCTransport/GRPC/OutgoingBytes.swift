/// Bytes that a transport has not taken yet, and the count of those that it has.
struct OutgoingBytes {
  private var bytes: [UInt8] = []
  private var sent = 0
  /// Since the connection began.
  private(set) var taken = 0

  /// The transport took less than it was given, and says when it takes more.
  private(set) var isBlocked = false
  /// Whether the transport took something since this was reset.
  var hasMoved = false

  var isEmpty: Bool { sent == bytes.count }
  var backlog: Int { bytes.count - sent }

  /// Puts in the next bytes.
  ///
  /// - Precondition: It is empty.
  mutating func fill<Failure>(_ append: (inout [UInt8]) throws(Failure) -> Void) throws(Failure) {
    bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptCapacity)
    sent = 0
    try append(&bytes)
  }

  /// Sends until everything is gone or the transport takes no more.
  mutating func send(into transport: any ByteTransport) {
    let count = transport.send(bytes, from: sent)
    sent += count
    taken += count
    isBlocked = !isEmpty
    if count > 0 { hasMoved = true }
  }

  /// An idle connection keeps no buffer above this.
  private static let keptCapacity = 16 * 1024
}
