import GRPCWire
import HTTP2
import Protobuf
import RPCCore

/// What a gRPC connection knows of one call: what waits to be sent, and what of the answer is under
/// way.
///
/// Touched on the connection's loop only.
final class GRPCClientStream {
  // MARK: Sending

  /// Messages with their prefixes, from `sent` on still to go.
  private var outgoing: [UInt8] = []
  private var sent = 0
  /// Nothing follows what is in `outgoing`.
  var isHalfClosed = false
  /// The server was told with the head that messages may be compressed.
  let sendsGzip: Bool
  private var endIsWritten = false

  /// A sender waits while more than this is on its way out.
  private static let maximumUnsentBytes = 64 * 1024

  private var unsent: Int { outgoing.count - sent }
  var hasRoom: Bool { unsent < Self.maximumUnsentBytes }
  /// All that the client sends of the call is written.
  var isDone: Bool { endIsWritten && unsent == 0 }

  /// Puts a message behind those that wait.
  ///
  /// - Parameter least: It is compressed if it has more bytes than this; `nil` for never.
  /// - Returns: The message's bytes.
  func queue(compressedAbove least: Int?, _ pack: MessagePacking) throws(RPCError) -> Int {
    let start = MessagePrefix.open(in: &outgoing)
    do throws(EncodingFailure) {
      try pack(&outgoing)
    } catch {
      outgoing.removeSubrange(start...)
      throw RPCError(.internalError, "the message can't be packed: \(error)")
    }
    let bytes = MessagePrefix.close(&outgoing, from: start)
    if sendsGzip, let least, bytes > least { compress(from: start) }
    return bytes
  }

  /// Compresses the message that was put in last, if that pays.
  private func compress(from start: Int) {
    guard let packed = Self.compressed(outgoing, from: start + GRPC.prefixBytes) else { return }
    outgoing.removeSubrange((start + GRPC.prefixBytes)...)
    outgoing.append(contentsOf: packed)
    MessagePrefix.close(&outgoing, from: start, isCompressed: true)
  }

  private static func compressed(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
    // Sound: a UInt8 has no padding that could be read.
    unsafe GzipCompression.compress(bytes.span.bytes.extracting(start..<bytes.count))
  }

  /// What goes out next, into a frame with that much room.
  func next(_ room: Int) -> HTTP2BodyPart {
    let count = min(unsent, room)
    if count == unsent, isHalfClosed {
      endIsWritten = true
      return .last(count)
    }
    return count > 0 ? .bytes(count) : .later
  }

  /// Moves the next bytes behind the frame header that they belong to.
  ///
  /// - Returns: Whether there is room again for what there was none for.
  func take(_ count: Int, into output: inout [UInt8]) -> Bool {
    let hadRoom = hasRoom
    output.append(contentsOf: outgoing[sent..<(sent + count)])
    sent += count
    if sent == outgoing.count {
      outgoing.removeAll(keepingCapacity: outgoing.capacity <= Self.maximumUnsentBytes)
      sent = 0
    } else if sent >= Self.maximumUnsentBytes, sent >= outgoing.count / 2 {
      outgoing.removeFirst(sent)
      sent = 0
    }
    return !hadRoom && hasRoom
  }

  // MARK: Receiving

  /// The head of the answer has come.
  var hasHead = false
  /// Messages of the answer that are marked as compressed are.
  var isGzipped = false
  var incoming: MessageDecoder
  var window = StreamWindow()
  /// What the server did wrong on the stream, which is then reset.
  var violation: String?

  init(maximumMessageBytes: Int, sendsGzip: Bool) {
    self.sendsGzip = sendsGzip
    incoming = MessageDecoder(maximumMessageBytes: maximumMessageBytes)
  }
}
