import EventLoop
import RPCCore

/// One call that a client makes, whatever its kind: what the connection that carries it calls.
///
/// It lives on its connection's loop, where all of it is called. It ends once.
class OutgoingCall: @unchecked Sendable {
  let method: MethodDescriptor
  let metadata: Metadata
  let allowsCompression: Bool
  let deadline: Deadline?
  let loop: Loop
  // From here on: on the loop only, which is what makes @unchecked Sendable sound.
  /// On its connection, once it has begun there; before that 0.
  final var id: UInt64 = 0
  /// What a rollcall/1 connection knows of it.
  final var flow: CallFlow?
  /// What a gRPC connection knows of it.
  final var stream: GRPCClientStream?
  /// Kept: a channel lets go of its connections while their calls still run.
  var connection: ClientConnection?
  /// When its connection took it, if somebody wants to know how it goes.
  var startedAt: ContinuousClock.Instant?
  private var deadlineTimer: LoopTimer?
  /// Where its first frame ends in all that the connection sends: before that, no server has it.
  var firstFrameEnd = 0
  /// What the server sent beside its messages. Whoever was told of the end may read it.
  private(set) var answerMetadata = ResponseMetadata()
  private(set) var isOver = false

  init(_ method: MethodDescriptor, options: CallOptions, deadline: Deadline?, loop: Loop) {
    self.method = method
    metadata = options.metadata
    allowsCompression = options.allowsCompression
    self.deadline = deadline
    self.loop = loop
  }

  /// What came last of the call.
  enum Ending {
    case ok
    case failed(RPCError)
    /// The server never looked at it, so it can be sent again elsewhere.
    case neverProcessed(RPCError)

    var error: RPCError? {
      switch self {
      case .ok: nil
      case .failed(let error), .neverProcessed(let error): error
      }
    }
  }

  final var hasBegun: Bool { id != 0 }

  // MARK: For the kinds to override

  /// Writes the frames that begin the call. The connection has room for it.
  func begin() throws(RPCError) {}
  /// - Parameter bytes: What the message counts for when the caller has read it.
  /// - Throws: What ends the call; the connection goes on.
  func received(_ message: borrowing RawSpan, counting bytes: Int) throws(RPCError) {}
  /// The same for a message that is still compressed with gzip.
  ///
  /// - Parameter limit: What it may hold.
  func received(gzip message: borrowing RawSpan, limit: Int, counting bytes: Int) throws(RPCError) {
    let original = try GzipCompression.decompress(copy message, limit: limit)
    // Sound: a UInt8 has no padding that could be read.
    try unsafe received(original.span.bytes, counting: bytes)
  }
  func creditGranted() {}
  func ended(_ ending: Ending) {}

  // MARK: What the connection and the caller tell

  /// The deadline counts from the moment that the call waits for its turn on the connection.
  final func watchDeadline() {
    guard let deadline, !isOver else { return }
    deadlineTimer = loop.schedule(at: deadline.instant) { [unowned self] in
      let stage =
        hasBegun ? "the server worked on it" : "it waited for its turn on a connection"
      let address = connection.map { " at \($0.address)" } ?? ""
      cancel(
        RPCError(
          .deadlineExceeded, "the deadline of \(method.path) passed while \(stage)\(address)"),
        reason: "deadline")
    }
  }

  final func receivedHead(_ head: Metadata) { answerMetadata.initial.append(contentsOf: head) }

  final func finish(_ ending: Ending, trailers: Metadata = Metadata()) {
    guard !isOver else { return }
    isOver = true
    if let deadlineTimer { loop.cancel(deadlineTimer) }
    deadlineTimer = nil
    answerMetadata.trailers = trailers
    if startedAt != nil { tellHowItWent(ending) }
    ended(ending)
  }

  private func tellHowItWent(_ ending: Ending) {
    switch ending {
    case .ok, .failed: connection?.ended(self, with: ending.error)
    case .neverProcessed: break
    }
  }

  /// Ends the call from this side, and tells the server.
  final func cancel(_ error: RPCError, reason: String) {
    guard !isOver else { return }
    connection?.cancel(self, reason: reason)
    finish(.failed(error))
  }

  final func cancelledByCaller() {
    cancel(
      RPCError(.cancelled, "the caller cancelled its call of \(method.path)"), reason: "cancelled")
  }
}
