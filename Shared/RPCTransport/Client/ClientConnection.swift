import EventLoop
import RPCCore
import Synchronization

/// Who made a connection and hears what becomes of it. Called on the connection's loop.
protocol ClientConnectionOwner: AnyObject {
  /// A call that began while the address was compared with others has ended on an open connection.
  func callEnded(after time: Duration, isUnary: Bool, with error: RPCError?)
  func connectionOpened(_ connection: ClientConnection)
  /// It takes no new calls.
  func connectionIsLeaving(_ connection: ClientConnection)
  /// The server ends it because it was asked too often whether it is still there.
  func connectionPingedTooOften()
  /// - Parameter neverOpened: The server did not take it; asking again at once won't help.
  func connectionClosed(_ connection: ClientConnection, reason: String, neverOpened: Bool)
}

/// One connection of a channel, whatever protocol it speaks: its calls, those that wait for their
/// turn, and how it ends. It lives on its transport's loop.
///
/// Each protocol is a subclass. What calls use most is `final` here, and the rest costs them one
/// indirect jump.
class ClientConnection: ByteTransportOwner, EndOfTurnWork, @unchecked Sendable {
  /// What every protocol wants to know.
  struct Options: Sendable {
    /// For the server's first words, once the transport is open.
    let openTimeout: Duration
    let keepAlive: KeepAlive?
    /// Messages over this size are compressed for servers that take that; `nil`: none.
    let compressedAbove: Int?
    /// What a server may miss that leaves without a word.
    var doubt: String?
  }

  final let address: String
  final let loop: Loop
  /// Calls under way or waiting, for choosing the connection with the fewest. From any thread.
  final let load = Atomic<Int>(0)
  /// Of the address, whatever connection.
  final let latency: SmoothedLatency

  // From here on: on the loop only, which is what makes @unchecked Sendable sound.
  final let transport: any ByteTransport
  final let options: Options
  private weak var owner: (any ClientConnectionOwner)?
  /// Those that have begun.
  final private(set) var calls: [UInt64: OutgoingCall] = [:]
  /// The server's limit of open calls is reached; these wait for one to end.
  private var waiting: [OutgoingCall] = []
  private var isFlushPlanned = false
  final private(set) var hasOpened = false
  /// It takes no new calls, and closes when the old ones are done.
  final private(set) var isLeaving = false
  final private(set) var isClosed = false
  private var openTimer: LoopTimer?
  final private(set) var silence: SilenceWatch?

  init(
    _ transport: any ByteTransport, options: Options, latency: SmoothedLatency,
    owner: any ClientConnectionOwner
  ) {
    self.transport = transport
    self.options = options
    self.latency = latency
    self.owner = owner
    address = transport.peerAddress
    loop = transport.loop
    if let keepAlive = options.keepAlive { watchSilence(keepAlive) }
  }

  // MARK: For each protocol to override

  /// What this side says first.
  func greet() {}
  /// Asks the server whether it is still there.
  func ping() {}
  func transportReceived(_ bytes: borrowing RawSpan) {}
  /// Sends what is there to send.
  func flush() {}
  /// How many calls the server takes at once.
  var maximumCalls: Int { 0 }
  /// Gives the call its place on the connection.
  ///
  /// - Returns: Its id there, greater than those of all before it.
  func place(_ call: OutgoingCall) -> UInt64 { 0 }
  /// Begins a call whose messages follow.
  func begin(_ call: OutgoingCall) throws(RPCError) {}
  /// Begins a unary call: all that the client sends.
  func begin(_ call: OutgoingCall, with pack: MessagePacking) throws(RPCError) {}
  /// Whether a message of the call may go out now. When that changes, the call is told.
  func maySend(_ call: OutgoingCall) -> Bool { false }
  /// - Returns: The message's bytes.
  func send(_ call: OutgoingCall, _ pack: MessagePacking) throws(RPCError) -> Int { 0 }
  func halfClose(_ call: OutgoingCall) {}
  /// The caller read a message of that many bytes, or the call ended with it unread.
  func consumed(_ bytes: Int, isDrained: Bool, by call: OutgoingCall) {}
  /// Tells the server that nobody waits for the call any more.
  func sendCancel(of call: OutgoingCall, reason: String) {}
  /// Whether the server can't have seen enough of the call to carry it out.
  func isUnsent(_ call: OutgoingCall) -> Bool { false }
  /// Whether it is in the middle of something that has to end before the connection may.
  var isBusy: Bool { false }
  /// What this side says last, when the connection has nothing left to do.
  func sayGoodbye() {}
  /// Why the connection ended, with what is known of it beside that.
  func reason(of end: TransportEnd) -> String {
    if case .failedToOpen = end { return "\(end)" }
    guard !hasOpened, let doubt = options.doubt else { return "\(end)" }
    return "\(end), before its first frame: \(doubt)"
  }

  // MARK: Opening

  final func open() { transport.open(for: self) }

  final func transportOpened(peer: PeerIdentity?) {
    greet()
    planFlush()
    openTimer = loop.schedule(at: ContinuousClock.now.advanced(by: options.openTimeout)) {
      [unowned self] in
      close(reason: "connected, and no first frame came within \(options.openTimeout)")
    }
  }

  private func stopOpenTimer() {
    if let openTimer { loop.cancel(openTimer) }
    openTimer = nil
  }

  /// The server's first words came: it has taken this side's certificate.
  final func opened() {
    hasOpened = true
    stopOpenTimer()
    silence?.start()
    owner?.connectionOpened(self)
  }

  private func watchSilence(_ keepAlive: KeepAlive) {
    silence = SilenceWatch(
      keepAlive, on: loop, isIdle: { [unowned self] in calls.isEmpty },
      ask: { [unowned self] in
        ping()
        planFlush()
      },
      giveUp: { [unowned self] reason in close(reason: reason) })
  }

  // MARK: Calls

  /// Begins a call, or lets it wait while the server's limit of open calls is reached.
  final func start(_ call: OutgoingCall) {
    call.connection = self
    guard !isClosed, !isLeaving else {
      call.finish(
        .neverProcessed(RPCError(.unavailable, "the connection to \(address) is closing")))
      return
    }
    load.add(1, ordering: .relaxed)
    if latency.isCompared.load(ordering: .relaxed) { call.startedAt = ContinuousClock.now }
    call.watchDeadline()
    waiting.append(call)
    startWaiting()
  }

  /// There may be room for more calls.
  final func startWaiting() {
    while !waiting.isEmpty, calls.count < maximumCalls {
      let call = waiting.removeFirst()
      guard !call.isOver else { continue }
      call.id = place(call)
      calls[call.id] = call
      do throws(RPCError) {
        try call.begin()
      } catch {
        // Nothing was sent, and the server accepts a gap in the ids.
        remove(call)
        call.finish(.failed(error))
      }
    }
  }

  /// The server has ended the call.
  final func finish(_ call: OutgoingCall, _ ending: OutgoingCall.Ending, trailers: Metadata) {
    remove(call)
    call.finish(ending, trailers: trailers)
    startWaiting()
    closeIfDone()
  }

  /// Ends a call from this side. The call itself knows already.
  final func cancel(_ call: OutgoingCall, reason: String) {
    if calls[call.id] != nil { sendCancel(of: call, reason: reason) }
    remove(call)
    startWaiting()
    closeIfDone()
  }

  private func remove(_ call: OutgoingCall) {
    let isKnown: Bool
    if call.hasBegun {
      isKnown = calls.removeValue(forKey: call.id) != nil
    } else {
      waiting.removeAll { $0 === call }
      isKnown = true
    }
    if isKnown { load.subtract(1, ordering: .relaxed) }
  }

  /// Tells how a call went. One that ended with the connection says nothing of the server.
  final func ended(_ call: OutgoingCall, with error: RPCError?) {
    guard let startedAt = call.startedAt, !isClosed else { return }
    owner?.callEnded(
      after: startedAt.duration(to: ContinuousClock.now), isUnary: call.method.kind == .unary,
      with: error)
  }

  // MARK: Output

  final func planFlush() {
    guard !isFlushPlanned, !isClosed else { return }
    isFlushPlanned = true
    loop.atEndOfTurn(self)
  }

  final func endTurn() {
    isFlushPlanned = false
    if !isClosed { flush() }
  }

  final func transportCanSend() { flush() }

  // MARK: The end

  /// The server wants fewer pings of the connections that follow.
  final func pingedTooOften() { owner?.connectionPingedTooOften() }

  /// The server takes no new calls, and has not looked at those with an id after `last`.
  final func leave(after last: UInt64, _ error: RPCError) {
    isLeaving = true
    owner?.connectionIsLeaving(self)
    let unseen = calls.values.filter { $0.id > last } + waiting
    waiting = []
    for call in unseen {
      remove(call)
      call.finish(.neverProcessed(error))
    }
  }

  /// Takes no new calls; closes once the running ones are done.
  final func retire() {
    guard !isClosed else { return }
    isLeaving = true
    closeIfDone()
  }

  final func closeIfDone() {
    guard isLeaving, calls.isEmpty, !isClosed, !isBusy else { return }
    sayGoodbye()
    flush()
    close(reason: "it has nothing left to do")
  }

  final func close(reason: String) {
    guard !isClosed else { return }
    transport.close()
    finish(reason: reason)
  }

  final func transportClosed(_ end: TransportEnd) { finish(reason: reason(of: end)) }

  private func finish(reason: String) {
    guard !isClosed else { return }
    isClosed = true
    stopOpenTimer()
    silence?.stop()
    let open = Array(calls.values) + waiting
    calls = [:]
    waiting = []
    load.store(0, ordering: .relaxed)
    for call in open {
      let error = RPCError(.unavailable, "the connection to \(address) is gone: \(reason)")
      // What was never wholly sent was never processed; of the rest nobody knows.
      call.finish(!call.hasBegun || isUnsent(call) ? .neverProcessed(error) : .failed(error))
    }
    owner?.connectionClosed(self, reason: reason, neverOpened: !hasOpened)
  }
}
