import EventLoop
import GRPCWire
import HTTP2
import RPCCore

/// The server's end of one gRPC connection: it knows the connection, the session knows HTTP/2, and the
/// calls are the same as those of the native protocol. It lives on its transport's loop.
final class GRPCServerConnection: ServerConnection, ByteTransportOwner, EndOfTurnWork {
  let transport: any ByteTransport
  let acceptor: CallAcceptor
  let limits: Limits
  let session: HTTP2Session
  var streams: GRPCStreams
  /// Streams whose call isn't over.
  var openCalls = 0
  let lingering = LingeringHandlers()
  var output = OutgoingBytes()
  /// Messages that wait for window, of all streams.
  var waitingBytes = 0
  /// Bytes of messages that wait for their handlers, of all streams, decompressed.
  var unreadBytes = 0
  /// Bytes that have come and that the connection's window was not told of.
  var untold = 0
  /// Bytes of messages that aren't whole, of all streams.
  var partialBytes = 0
  /// Of the request that came last, if no other block has come since.
  var lastHead: RequestHead?
  /// Calls that came in this turn of reading and whose deadlines nobody watches yet.
  var fresh: [ServerCall] = []
  /// Calls that wait for room to send, which there may be now.
  var woken: [ServerCall] = []
  /// Streams that are answered while their callers still send.
  var unfinished: [Int32] = []
  /// Something of a call has come since the connection was last looked at.
  var hasReceived = false
  /// Frames of calls that were sent since the last reading.
  var sentFrames = 0
  var violations: [String] = []
  /// With the peer's name as soon as it is known.
  private(set) var origin: CallOrigin
  private(set) var phase = Phase.serving
  private var budget: AbuseBudget
  private var lifetime: ConnectionLifetime
  private var isFlushPlanned = false
  private var isReadingPaused = false
  private var drainPing: UInt64?
  private let whenClosed: () -> Void

  var loop: Loop { transport.loop }
  var peer: PeerIdentity? { origin.peer }

  /// - Parameter whenClosed: Called once, on the loop, when the connection is over.
  init(
    _ transport: any ByteTransport, acceptor: CallAcceptor, limits: Limits,
    lifetime: ConnectionLifetime, whenClosed: @escaping () -> Void
  ) throws(HTTP2Failure) {
    self.transport = transport
    origin = CallOrigin(peer: nil, address: transport.peerAddress, callProtocol: .grpc)
    self.acceptor = acceptor
    self.limits = limits
    self.lifetime = lifetime
    self.whenClosed = whenClosed
    streams = GRPCStreams(maximumMessageBytes: limits.maximumMessageBytes)
    budget = AbuseBudget(from: .now)
    var bounds = HTTP2Limits()
    bounds.headerListBytes = limits.maximumMetadataBytes + Self.ownHeaderBytes
    // Callers that give up under load reset many streams; how many handlers run is bounded by the
    // limit of calls.
    bounds.resets = (burst: 10_000, perSecond: 1_000)
    session = try HTTP2Session(.server, bounds)
    try session.submit(settings: [
      .maximumConcurrentStreams(limits.maximumCalls),
      .initialWindowBytes(limits.callWindowBytes),
      .maximumHeaderListBytes(bounds.headerListBytes),
      .noOldPriorities,
    ])
    try session.setWindow(limits.connectionWindowBytes, of: 0)
  }

  /// For gRPC's and HTTP's own fields beside the metadata.
  private static let ownHeaderBytes = 16 * 1024

  // MARK: ByteTransportOwner

  func transportOpened(peer: PeerIdentity?) {
    origin = CallOrigin(peer: peer, address: transport.peerAddress, callProtocol: .grpc)
    acceptor.services.report(
      .connectionOpened(address: transport.peerAddress, peer: peer, callProtocol: .grpc))
    planFlush()
  }

  func transportReceived(_ bytes: borrowing RawSpan) {
    guard !isClosed else { return }
    do throws(HTTP2Failure) {
      try session.receive(bytes, for: self)
    } catch {
      violated(error.text, error.reason == .flood ? .enhanceYourCalm : .protocolError)
      return
    }
    carryOutCalls()
    keepWatch()
    planFlush()
    // A peer that asks and doesn't read its answers is not read from either.
    if output.isBlocked, output.backlog + waitingBytes > pausingBacklog, !isReadingPaused, !isClosed
    {
      isReadingPaused = true
      transport.pauseReading(true)
    }
  }

  func transportCanSend() {
    flush()
  }

  func transportClosed(_ end: TransportEnd) {
    acceptor.services.report(
      .connectionClosed(address: transport.peerAddress, peer: peer, reason: "\(end)"))
    finish(reason: "\(end)")
  }

  var isClosed: Bool {
    if case .closed = phase { true } else { false }
  }

  var pausingBacklog: Int { min(1024 * 1024, limits.maximumUnsentBytes) }

  /// Starts the handlers of the calls that came whole; most are over after that.
  private func carryOutCalls() {
    guard !fresh.isEmpty else { return }
    loop.carryOutWork()
    for call in fresh where !call.isOver { call.watchDeadline() }
    fresh.removeAll(keepingCapacity: true)
  }

  private func keepWatch() {
    budget.earn(frames: sentFrames)
    sentFrames = 0
    let broken = violations
    violations = []
    for violation in broken.prefix(1) {
      acceptor.services.report(
        .protocolViolated(
          address: transport.peerAddress, peer: peer, violation: violation))
    }
    let counts = session.counts
    session.counts = HTTP2FrameCounts()
    guard let excess = budget.spend(counts, violations: broken.count, at: .now) else { return }
    guard excess.isOfPings else {
      violated(excess.reason, .enhanceYourCalm)
      return
    }
    // What gRPC clients look for, and ping less then.
    try? session.submit(
      goAwayAfter: session.lastStream, code: .enhanceYourCalm, text: "too_many_pings")
    violated(excess.reason, .enhanceYourCalm)
  }

  // MARK: Output

  func planFlush() {
    guard !isFlushPlanned, !isClosed else { return }
    isFlushPlanned = true
    loop.atEndOfTurn(self)
  }

  func endTurn() {
    isFlushPlanned = false
    guard !isClosed else { return }
    flush()
  }

  private func flush() {
    var hasMore = true
    while hasMore {
      guard send() else { return }
      let hasReset = resetUnfinished()
      hasMore = wakeSenders() || hasReset
    }
    if isReadingPaused, !output.isBlocked {
      isReadingPaused = false
      transport.pauseReading(false)
    }
    closeIfOver()
  }

  /// - Returns: `false` if the connection is broken.
  private func send() -> Bool {
    do throws(HTTP2Failure) {
      while true {
        if output.isEmpty {
          try output.fill { bytes throws(HTTP2Failure) in
            try session.drain(into: &bytes, limit: Self.sentAtOnce, for: self)
          }
          if output.isEmpty { return true }
        }
        output.send(into: transport)
        guard output.isEmpty else { return true }
      }
    } catch {
      violated(error.text, .internalError)
      return false
    }
  }

  /// As much as TLS encrypts for one system call.
  private static let sentAtOnce = 128 * 1024

  /// - Returns: Whether there was one, so that there may be more to send.
  private func wakeSenders() -> Bool {
    guard !woken.isEmpty else { return false }
    let calls = woken
    woken = []
    for call in calls where !call.isOver { call.creditGranted() }
    return true
  }

  /// A caller that still sends when its call is over is told to stop. RFC 9113, section 8.1.
  ///
  /// - Returns: Whether there was one.
  private func resetUnfinished() -> Bool {
    guard !unfinished.isEmpty else { return false }
    var hasReset = false
    unfinished.removeAll { stream in
      switch session.hasEnded(stream) {
      case nil: return true
      case false?: return false
      case true?:
        try? session.reset(stream, .noError)
        hasReset = true
        return true
      }
    }
    return hasReset
  }

  // MARK: The end

  func look(_ now: ContinuousClock.Instant) {
    guard !isClosed else { return }
    let isIdle = streams.count == 0 && !hasReceived
    let activity = ConnectionLifetime.Activity(
      isIdle: isIdle, isStuck: output.isBlocked && !output.hasMoved)
    hasReceived = false
    output.hasMoved = false
    if isIdle {
      streams.shrink()
      session.shrink()
      lastHead = nil
    }
    endStuckStreams(now)
    switch lifetime.look(now, activity) {
    case .goOn: break
    case .leave(let limit):
      guard case .serving = phase else { return }
      report(limit)
      drain(reason: "the connection has reached its \(limit.rawValue) limit")
    case .end(let limit):
      report(limit)
      endNow(RPCError(.unavailable, "the server ended the connection: \(limit.explanation)"))
    }
  }

  /// Answers that are complete, and for which their peer gives no window.
  private func endStuckStreams(_ now: ContinuousClock.Instant) {
    guard waitingBytes > 0, let limit = limits.slowReader else { return }
    for stream in streams.all where stream.waitingBytes > 0 && stream.call?.isOver != false {
      guard let since = stream.stuckSince else {
        stream.stuckSince = now
        continue
      }
      guard since.duration(to: now) >= limit else { continue }
      report(.slowReader)
      try? session.reset(stream.id, .cancel)
      planFlush()
    }
  }

  private func report(_ limit: ConnectionLimit) {
    acceptor.services.report(
      .connectionLimited(limit, address: transport.peerAddress, peer: peer))
  }

  func drain() { drain(reason: "the server is draining") }

  private func drain(reason: String) {
    guard case .serving = phase else { return }
    phase = .noticed
    let opaque = UInt64.random(in: .min ... .max)
    drainPing = opaque
    do throws(HTTP2Failure) {
      try session.submitShutdownNotice()
      try session.submit(ping: opaque)
    } catch {
      violated(error.text, .internalError)
      return
    }
    planFlush()
    // A peer that doesn't answer has had time enough.
    _ = loop.schedule(at: ContinuousClock.now.advanced(by: Self.noticeTime)) { [weak self] in
      self?.leave(reason: reason)
    }
    leavingReason = reason
  }

  private var leavingReason = ""
  private static let noticeTime = Duration.seconds(1)

  /// The answer to a ping has come.
  func pinged(_ opaque: UInt64) {
    guard opaque == drainPing else { return }
    leave(reason: leavingReason)
  }

  private func leave(reason: String) {
    guard case .noticed = phase else { return }
    phase = .leaving
    drainPing = nil
    do throws(HTTP2Failure) {
      try session.submit(goAwayAfter: session.lastStream, code: .noError, text: reason)
    } catch {
      violated(error.text, .internalError)
      return
    }
    planFlush()
  }

  func endNow(_ error: RPCError) {
    guard !isClosed else { return }
    for call in streams.all.compactMap(\.call).waitingFirst { call.fail(error) }
    try? session.submit(goAwayAfter: session.lastStream, code: .noError, text: error.message)
    guard send() else { return }
    close(reason: error.message)
  }

  private func closeIfOver() {
    guard !isClosed, output.isEmpty else { return }
    if session.isOver {
      if let words = session.lastWords {
        acceptor.services.report(
          .protocolViolated(
            address: transport.peerAddress, peer: peer, violation: "\(words.reason) (\(words.code))"
          ))
        close(reason: words.reason)
      } else {
        close(reason: "drained")
      }
    } else if case .leaving = phase, streams.count == 0, !session.wantsToSend {
      close(reason: "drained")
    }
  }

  /// The peer broke a rule of the connection, or asks for too much.
  private func violated(_ reason: String, _ code: HTTP2ErrorCode) {
    guard !isClosed else { return }
    acceptor.services.report(
      .protocolViolated(
        address: transport.peerAddress, peer: peer, violation: "\(reason) (\(code))"))
    // The last words of a session that has failed may be lost with it.
    try? session.terminate(code, lastStream: session.lastStream)
    if output.isEmpty {
      try? output.fill { bytes throws(HTTP2Failure) in
        try session.drain(into: &bytes, limit: Self.sentAtOnce, for: self)
      }
    }
    output.send(into: transport)
    close(reason: reason)
  }

  private func close(reason: String) {
    guard !isClosed else { return }
    transport.close()
    acceptor.services.report(
      .connectionClosed(address: transport.peerAddress, peer: peer, reason: reason))
    finish(reason: reason)
  }

  private func finish(reason: String) {
    guard !isClosed else { return }
    phase = .closed
    let lost = RPCError(.cancelled, "the caller's connection is gone: \(reason)")
    let open = streams.all.compactMap(\.call).waitingFirst
    for call in open { call.abandon(lost) }
    // A call holds its carrier, so a connection that held its calls on would never be freed.
    streams = GRPCStreams(maximumMessageBytes: limits.maximumMessageBytes)
    fresh = []
    woken = []
    whenClosed()
  }
}
