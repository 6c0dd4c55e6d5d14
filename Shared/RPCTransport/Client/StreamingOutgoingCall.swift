import EventLoop
import Protobuf
import RPCCore
import Synchronization

/// The three kinds of call with a stream in them.
final class StreamingOutgoingCall<Request: Message, Response: Message>: OutgoingCall,
  @unchecked Sendable
{
  private let inbox: MessageInbox<Received>
  private var outgoing: SendQueue<Request>?
  private let progress = Atomic<Progress.RawValue>(Progress.running.rawValue)
  private let sent = Atomic<Int>(0)
  private let answered = Atomic<Bool>(false)

  /// A message of the answer. What counts against the peer's window are the bytes on the wire, and
  /// those may hold a thousand times as many: a compressed message is unpacked by its reader.
  private enum Received: Sendable {
    case message(Response)
    case gzip([UInt8], limit: Int)
  }

  /// What another attempt depends on. From any thread.
  enum Progress: Int {
    case running
    case ended
    /// No server has looked at it.
    case neverProcessed
  }

  var state: Progress { Progress(rawValue: progress.load(ordering: .acquiring)) ?? .ended }
  /// Message bytes on their way so far.
  var sentBytes: Int { sent.load(ordering: .relaxed) }

  /// Called on the loop, before the caller's tasks hear of it. Set it before the start.
  var whenEnded: ((Ending, ResponseMetadata) -> Void)?

  /// A message of the answer has come, so nobody else may answer any more.
  var hasAnswered: Bool { answered.load(ordering: .acquiring) }

  override init(
    _ method: MethodDescriptor, options: CallOptions, deadline: Deadline?, loop: Loop
  ) {
    inbox = MessageInbox(loop: loop)
    super.init(method, options: options, deadline: deadline, loop: loop)
    inbox.whenRead { [unowned self] bytes, isDrained in
      connection?.consumed(bytes, isDrained: isDrained, by: self)
    }
    outgoing = SendQueue(
      loop: loop,
      maySend: { [unowned self] in connection?.maySend(self) ?? false },
      transmit: { [unowned self] request throws(RPCError) in
        guard let connection else { return }
        let bytes = try connection.send(self) { output throws(EncodingFailure) in
          try request.pack(into: &output)
        }
        sent.add(bytes, ordering: .relaxed)
      },
      transmitEnd: { [unowned self] in
        guard hasBegun else { return false }
        connection?.halfClose(self)
        return true
      })
  }

  // MARK: The connection's side

  override func begin() throws(RPCError) {
    try connection?.begin(self)
    outgoing?.advance()
  }

  override func received(_ message: borrowing RawSpan, counting bytes: Int) throws(RPCError) {
    put(.message(try Self.decode(message)), bytes)
  }

  override func received(gzip message: borrowing RawSpan, limit: Int, counting bytes: Int)
    throws(RPCError)
  {
    put(.gzip(unsafe message.withUnsafeBytes { unsafe Array($0) }, limit: limit), bytes)
  }

  private func put(_ received: Received, _ bytes: Int) {
    if !answered.load(ordering: .relaxed) { answered.store(true, ordering: .releasing) }
    inbox.put(received, bytes: bytes)
  }

  private static func decode(_ message: borrowing RawSpan) throws(RPCError) -> Response {
    try MessageCoding.decode(Response.self, message, of: "a message of the answer")
  }

  override func creditGranted() { outgoing?.advance() }

  override func ended(_ ending: Ending) {
    let progress: Progress = if case .neverProcessed = ending { .neverProcessed } else { .ended }
    self.progress.store(progress.rawValue, ordering: .releasing)
    whenEnded?(ending, answerMetadata)
    switch ending {
    case .ok: inbox.finish(nil)
    case .failed(let error), .neverProcessed(let error):
      // What the server sent before it failed is still the caller's to read.
      if isLocal(error) {
        discard(error)
      } else {
        inbox.finish(error)
      }
    }
    outgoing?.finish(
      ending.error
        ?? RPCError(.cancelled, "\(method.path) has ended; the server takes no more messages"))
  }

  /// Messages that nobody will read make room for others on the connection.
  private func discard(_ error: RPCError) {
    let unread = inbox.abandon(error)
    if unread > 0 { connection?.consumed(unread, isDrained: true, by: self) }
  }

  private func isLocal(_ error: RPCError) -> Bool {
    error.code == .cancelled || error.code == .deadlineExceeded
  }

  // MARK: The caller's side, from any thread

  /// - Parameters:
  ///   - sent: What an attempt before this one has sent; it goes ahead of all else.
  ///   - isAll: Nothing comes after it.
  func start(on connection: ClientConnection, sent: [Request] = [], isAll: Bool = false) {
    loop.perform { [self] in
      connection.start(self)
      if !sent.isEmpty { outgoing?.enqueue(sent) }
      if isAll { outgoing?.end() }
    }
  }

  func send(_ request: Request) async throws(RPCError) {
    guard let outgoing else { return }
    do throws(RPCError) {
      try await outgoing.send(request)
    } catch {
      cancelIfTaskWas()
      throw error
    }
  }

  func finishSending() {
    loop.perform { [self] in outgoing?.end() }
  }

  func next() async throws(RPCError) -> Response? {
    let received: Received?
    do throws(RPCError) {
      received = try await inbox.next()
    } catch {
      cancelIfTaskWas()
      throw error
    }
    switch received {
    case .message(let response): return response
    case .gzip(let bytes, let limit): return try unpack(bytes, limit)
    case nil: return nil
    }
  }

  /// - Throws: What then ends the call.
  private func unpack(_ bytes: [UInt8], _ limit: Int) throws(RPCError) -> Response {
    do throws(RPCError) {
      // Sound, both: a UInt8 has no padding that could be read.
      let message = try unsafe GzipCompression.decompress(bytes.span.bytes, limit: limit)
      return try unsafe Self.decode(message.span.bytes)
    } catch {
      loop.perform { [self] in
        cancel(error, reason: error.message)
        discard(error)
      }
      throw error
    }
  }

  /// The caller has no more use for the call.
  func release() {
    loop.perform { [self] in
      cancelledByCaller()
      discard(RPCError(.cancelled, "the caller let go of \(method.path)"))
    }
  }

  private func cancelIfTaskWas() {
    if Task.isCancelled { release() }
  }
}
