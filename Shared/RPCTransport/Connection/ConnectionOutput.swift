import Protobuf
import RPCCore
import RPCWire

/// What a connection has to send: frames gathered in this turn behind those that the transport
/// could not take yet.
struct ConnectionOutput {
  var writer = FrameWriter()
  private var sending: [UInt8] = []
  private var sent = 0
  /// Whether the peer, or the buffers on the way to it, took something since this was reset.
  var hasMoved = false
  /// Bytes that the transport has taken since the connection began.
  private(set) var taken = 0

  var isEmpty: Bool { sent == sending.count && writer.output.isEmpty }
  /// Bytes that wait for the peer to read.
  var backlog: Int { sending.count - sent + writer.output.count }
  /// Where what was appended last ends, counted from the first byte of the connection.
  var end: Int { taken + backlog }

  /// Appends a frame with a message, packed straight behind the parts.
  ///
  /// - Returns: The message's bytes.
  /// - Throws: INTERNAL if it can't be packed, RESOURCE_EXHAUSTED as ``checkFrame(from:limit:peer:)``;
  ///   nothing has been appended then.
  mutating func append(
    callID: UInt64, _ first: FrameWriter.Part? = nil, _ second: FrameWriter.Part? = nil,
    limit: Int, peer: String, _ pack: (inout [UInt8]) throws(EncodingFailure) -> Void
  ) throws(RPCError) -> Int {
    let frame = writer.open(callID: callID, first, second)
    do throws(EncodingFailure) {
      try pack(&writer.output)
    } catch {
      writer.drop(from: frame.start)
      throw RPCError(.internalError, "the message can't be packed: \(error)")
    }
    let bytes = writer.finish(frame)
    try checkFrame(from: frame.start, limit: limit, peer: peer)
    return bytes
  }

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

  /// Takes back the frame that was appended from `start` on, if more would wait for the peer than
  /// may. A message is never too large for a peer that has read everything.
  mutating func checkBacklog(from start: Int, limit: Int) throws(RPCError) {
    guard backlog > limit else { return }
    let waiting = sending.count - sent + start
    guard waiting > 0 else { return }
    writer.drop(from: start)
    throw RPCError(
      .resourceExhausted,
      "\(waiting) bytes of other answers wait for the caller to read them already")
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
      let count = transport.send(sending, from: sent)
      if count > 0 { hasMoved = true }
      sent += count
      taken += count
      guard sent == sending.count else { return }
      sending.removeAll(keepingCapacity: sending.capacity <= Self.keptCapacity)
      sent = 0
      if writer.output.isEmpty { return }
    }
  }

  /// Sends at once what a burst of messages has gathered, if it is as much as is well sent together: the
  /// rest of the burst then finds the buffer in the processor's caches.
  mutating func flushBurst(into transport: any ByteTransport) {
    guard writer.output.count >= Self.burst, sent == sending.count else { return }
    flush(into: transport)
  }

  private static let burst = 128 * 1024

  /// What room an emptied buffer may keep: to make it anew for every burst costs a burst's copies.
  private static let keptCapacity = 256 * 1024

  /// Lets go of the room that bursts have left. For a connection that has become idle.
  mutating func shrink() {
    guard isEmpty else { return }
    if sending.capacity > Self.idleCapacity {
      sending = []
      sent = 0
    }
    if writer.output.capacity > Self.idleCapacity { _ = writer.take() }
  }

  private static let idleCapacity = 16 * 1024
}
