import RPCCore
import RPCWire

/// What a connection has to send: frames gathered in this turn behind those that the transport
/// could not take yet.
struct ConnectionOutput {
  var writer = FrameWriter()
  private var sending: [UInt8] = []
  private var sent = 0

  var isEmpty: Bool { sent == sending.count && writer.output.isEmpty }
  /// Bytes that wait for the peer to read.
  var backlog: Int { sending.count - sent + writer.output.count }

  /// Takes back the frame that was appended from `start` on, if the peer would refuse it and end the
  /// connection for it.
  ///
  /// - Throws: RESOURCE_EXHAUSTED that says how large it is and how large it may be.
  mutating func checkFrame(from start: Int, limit: Int, peer: String) throws(RPCError) {
    let bytes = writer.output.count - start - Wire.headerBytes
    guard bytes > limit else { return }
    writer.drop(from: start)
    throw RPCError(
      .resourceExhausted,
      "a message of \(bytes) bytes, with its frame, is over the \(limit) that \(peer) accepts")
  }

  /// Sends until everything is gone or the transport takes no more.
  mutating func flush(into transport: any ByteTransport) {
    while true {
      if sent == sending.count {
        sent = 0
        guard !writer.output.isEmpty else { return }
        var emptied = writer.take()
        swap(&emptied, &sending)
        emptied.removeAll(keepingCapacity: emptied.capacity <= Self.keptCapacity)
        writer.recycle(emptied)
      }
      sent += transport.send(sending, from: sent)
      guard sent == sending.count else { return }
      sending.removeAll(keepingCapacity: sending.capacity <= Self.keptCapacity)
      sent = 0
      if writer.output.isEmpty { return }
    }
  }

  /// An idle connection keeps no buffer above this.
  private static let keptCapacity = 16 * 1024
}
