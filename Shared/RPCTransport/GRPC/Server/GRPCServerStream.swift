import GRPCWire
import HTTP2
import RPCCore

/// What a connection knows of one stream: its call, the bytes of a message that isn't whole, and what
/// waits to be sent. It serves for one stream after another.
final class GRPCServerStream {
  /// How far the answer has come.
  enum Answer {
    /// Nothing of it has been submitted. Next: any of the others.
    case none
    /// Its head has, and messages follow. Next: `ending`.
    case open
    /// The call is over: what waits is sent, and then the trailers. Next: `ended`.
    case ending(HTTP2Headers?)
    /// All of it has been submitted.
    case ended
  }

  private(set) var id: Int32 = 0
  /// Until the stream closes, even if the call is over before.
  var call: ServerCall?
  var decoder: MessageDecoder
  var answer = Answer.none
  /// The caller has sent everything.
  var peerHasFinished = false
  var requestIsGzip = false
  /// Messages of the answer may be compressed, as its head says.
  var answersInGzip = false
  /// Messages that wait for window, or for the end of the turn, from `sent` on.
  var outbox: [UInt8] = []
  private(set) var sent = 0
  /// The session was told that there is nothing to send at the moment.
  var isDeferred = false
  /// The call waits for room to send.
  var hasSenderWaiting = false
  /// Since when the peer has taken nothing of an answer that is complete.
  var stuckSince: ContinuousClock.Instant?

  // Bytes of messages that wait for their handler: as they came on the wire, and decompressed.
  private var heldBytes = 0
  private var unreadBytes = 0
  /// Bytes that have been used and that the window of the stream was not told of.
  var untoldBytes = 0

  init(maximumMessageBytes: Int) {
    decoder = MessageDecoder(maximumMessageBytes: maximumMessageBytes)
  }

  var waitingBytes: Int { outbox.count - sent }

  func begin(_ id: Int32) { self.id = id }

  /// Makes it good for another stream.
  func reset() {
    id = 0
    call = nil
    decoder.reset()
    answer = .none
    peerHasFinished = false
    requestIsGzip = false
    answersInGzip = false
    dropOutbox()
    isDeferred = false
    hasSenderWaiting = false
    stuckSince = nil
    heldBytes = 0
    unreadBytes = 0
    untoldBytes = 0
  }

  // MARK: What waits for the handler

  /// A message was handed over.
  func holds(_ wireBytes: Int, for bytes: Int) {
    heldBytes += wireBytes
    unreadBytes += bytes
  }

  /// The handler took messages of that many bytes.
  ///
  /// - Returns: How many of them it had not taken, and as how many bytes of the window they count.
  func took(_ bytes: Int) -> (unread: Int, held: Int) {
    let unread = min(bytes, unreadBytes)
    let held = unread == unreadBytes ? heldBytes : heldBytes * unread / unreadBytes
    unreadBytes -= unread
    heldBytes -= held
    return (unread, held)
  }

  // MARK: What waits to be sent

  /// Compresses the message that was appended last, if that pays.
  ///
  /// - Parameter start: Where its prefix begins.
  func compressLast(from start: Int) {
    guard let packed = Self.compressed(outbox, from: start + GRPC.prefixBytes) else { return }
    outbox.removeSubrange((start + GRPC.prefixBytes)...)
    outbox.append(contentsOf: packed)
    MessagePrefix.close(&outbox, from: start, isCompressed: true)
  }

  private static func compressed(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
    // Sound: a UInt8 has no padding that could be read.
    unsafe GzipCompression.compress(bytes.span.bytes.extracting(start..<bytes.count))
  }

  func move(_ count: Int, to output: inout [UInt8]) {
    output.append(contentsOf: outbox[sent..<(sent + count)])
    sent += count
    stuckSince = nil
    if sent == outbox.count {
      dropOutbox()
    } else if sent > Self.compactedAbove, sent * 2 > outbox.count {
      outbox.removeSubrange(..<sent)
      sent = 0
    }
  }

  private func dropOutbox() {
    outbox.removeAll(keepingCapacity: outbox.capacity <= Self.keptCapacity)
    sent = 0
  }

  private static let keptCapacity = 4 * 1024
  private static let compactedAbove = 64 * 1024
}
