import EventLoop
public import RPCCore

/// One call that a server carries out, whatever protocol it came by: what is common to the kinds.
///
/// It lives on its connection's loop, where all of it is called. It ends once: by its handler, its
/// deadline, its caller's cancellation or the loss of the connection.
@usableFromInline class ServerCall: @unchecked Sendable {
  // On the loop only, as everything here; that is what makes @unchecked Sendable sound.
  /// What its connection knows it by.
  final let id: UInt64
  /// Where the call stands on a connection that counts credit by messages. It is the carrier's, and
  /// kept here so that most calls need nothing else.
  final var flow: CallFlow?
  @usableFromInline final let context: CallContext
  let services: CallServices
  let loop: Loop
  /// Alive for as long as the call isn't over; not to be touched after that.
  unowned let carrier: any ServerCallCarrier
  private var task: Task<Void, Never>?
  private var deadlineTimer: LoopTimer?
  private var headIsSent = false
  /// What limits how many calls of this method run, if something does.
  var gate: ConcurrencyGate?
  private var turn: GateTurn?
  /// The handler has begun and not returned.
  private var isRunning = false
  /// Where the handler counts that has outlived its call.
  private var lingering: LingeringHandlers?
  private(set) var isOver = false
  /// Its connection finds it by its id; most calls are over before they would be looked for.
  var isInBooks = false

  init(
    id: UInt64, flow: CallFlow?, context: CallContext, services: CallServices,
    carrier: any ServerCallCarrier
  ) {
    self.id = id
    self.flow = flow
    self.context = context
    self.services = services
    self.carrier = carrier
    loop = carrier.loop
  }

  // MARK: What the connection tells

  /// The call has been admitted and is in its connection's books.
  func start() {}

  final func deliver(_ message: borrowing RawSpan) {
    do throws(RPCError) {
      try received(message)
    } catch {
      fail(error)
      carrier.consumed(message.byteCount, isDrained: true, by: self)
    }
  }

  final func deliverHalfClose() {
    do throws(RPCError) { try peerFinished() } catch { fail(error) }
  }

  /// - Throws: What ends the call; the connection goes on.
  func received(_ message: borrowing RawSpan) throws(RPCError) {}
  func peerFinished() throws(RPCError) {}
  func creditGranted() {}
  /// What a kind of call lets go of when the call is over.
  func ended(_ error: RPCError) {}

  /// The call has outlived the frame that began it, so its deadline needs watching.
  func watchDeadline() {
    guard let deadline = context.deadline, !isOver, deadlineTimer == nil else { return }
    deadlineTimer = loop.schedule(at: deadline.instant) { [unowned self] in
      if isWaiting {
        expire()
      } else {
        fail(Self.deadlineError(context.method, stage: "its handler was running"))
      }
    }
  }

  /// Its handler has to wait for its turn.
  var isWaiting: Bool { turn?.isWaiting == true }

  /// The deadline has passed before the handler has begun.
  func expire() {
    refuse(Self.deadlineError(context.method, stage: "it waited for its turn"), because: .expired)
  }

  static func deadlineError(_ method: MethodDescriptor, stage: String) -> RPCError {
    RPCError(.deadlineExceeded, "the deadline of \(method.path) passed while \(stage)")
  }

  /// The caller no longer wants the call, or can't be reached any more: nothing is sent.
  func abandon(_ error: RPCError) {
    guard !isOver else { return }
    close(error)
  }

  // MARK: Running the handler

  /// A handler with what comes before and after it; as a task takes it.
  @usableFromInline typealias Work = @isolated(any) @Sendable () async -> Void

  /// Starts the handler's task on this loop, now or when the method's limit lets it. It runs at
  /// once, up to its first suspension.
  ///
  /// - Parameter body: Calls ``handlerReturned()`` at its end, on the loop.
  func run(_ body: @escaping Work) {
    if let gate {
      turn = GateTurn(gate, of: self)
      turn?.enter(body)
    } else {
      start(body)
    }
  }

  func start(_ body: @escaping Work) {
    isRunning = true
    let started: Task<Void, Never>
    if let deadline = context.deadline {
      started = Task.immediate(executorPreference: loop) {
        await Deadline.$current.withValue(deadline) { await body() }
      }
    } else {
      started = Task.immediate(executorPreference: loop, operation: body)
    }
    if !isOver { task = started }
  }

  final func handlerReturned() {
    isRunning = false
    lingering?.count -= 1
    lingering = nil
  }

  /// Runs `action` on the loop: at once where the handler ended there, which is the usual case.
  func onLoop(_ action: @escaping @Sendable (ServerCall) -> Void) {
    loop.perform { action(self) }
  }

  /// The initial metadata if it has not gone out yet and there is some.
  func takeHead() -> Metadata? {
    guard !headIsSent else { return nil }
    headIsSent = true
    let head = context.initialMetadata
    return head.isEmpty ? nil : head
  }

  /// Ends the call with an error of this side's.
  func fail(_ error: RPCError) {
    guard !isOver else { return }
    let head = takeHead()
    carrier.finish(self, with: error, head: head, trailers: context.trailers)
    close(error)
  }

  /// Ends the call with an error before its handler has begun.
  func refuse(_ error: RPCError, because refusal: CallRefusal) {
    guard !isOver else { return }
    services.report(
      .callRefused(
        refusal, method: context.method.path, address: context.address, peer: context.peer, error))
    fail(error)
  }

  /// Ends the call with OK, after the last message of a stream.
  func succeed() {
    guard !isOver else { return }
    let head = takeHead()
    carrier.finish(self, with: nil, head: head, trailers: context.trailers)
    close(Self.isOverError)
  }

  func close(_ error: RPCError) {
    isOver = true
    turn?.leave()
    turn = nil
    if isRunning {
      lingering = carrier.lingering
      lingering?.count += 1
    }
    if let deadlineTimer { loop.cancel(deadlineTimer) }
    deadlineTimer = nil
    task?.cancel()
    task = nil
    ended(error)
  }

  static let isOverError = RPCError(.cancelled, "the call is over")

  /// The status of whatever a handler threw.
  func status(of error: any Error) -> RPCError {
    if let error = error as? RPCError {
      if error.cause != nil { services.report(.handlerFailed(context, error)) }
      return error
    }
    if error is CancellationError {
      if let deadline = context.deadline, deadline.hasPassed {
        return Self.deadlineError(context.method, stage: "its handler was running")
      }
      return RPCError(.cancelled, "the handler of \(context.method.path) was cancelled")
    }
    services.report(.handlerFailed(context, error))
    return RPCError(
      .unknown, "the handler of \(context.method.path) failed; the service's log says why")
  }
}

/// Handlers of a connection whose calls are over and that have not returned yet: a peer that begins
/// calls only to cancel them has no more of them at once than it may have calls.
///
/// It may outlive its connection. Touched on its loop only.
final class LingeringHandlers {
  var count = 0
}
