import EventLoop
import RPCCore
import RPCWire
import Synchronization

/// One call that a server carries out, whatever protocol it came by: what is common to the kinds.
///
/// It lives on its connection's loop, where all of it is called. It ends once: by its handler, its
/// deadline, its caller's cancellation or the loss of the connection.
class ServerCall: LoopWork, @unchecked Sendable {
  // On the loop only, as everything here; that is what makes @unchecked Sendable sound.
  /// What its connection knows it by.
  final let id: UInt64
  /// Where the call stands on a connection that counts credit by messages. It is the carrier's, and
  /// kept here so that most calls need nothing else.
  final var flow: CallFlow?
  final let method: ServedMethod
  final let context: CallContext
  let services: CallServices
  let loop: Loop
  /// It lets go of its calls when it is over itself, or neither would be freed.
  let carrier: any ServerCallCarrier
  /// What its handler runs in, while it does.
  private var task: LoopTask?
  private var deadlineTimer: LoopTimer?
  private var headIsSent = false
  private var turn: GateTurn?
  /// By the loop's clock: when its first frame came, and when its handler began, if it has.
  private let arrivedAt: UInt64
  private var begunAt: UInt64 = 0
  /// The handler has begun and not returned.
  private var isRunning = false
  /// Where the handler counts that has outlived its call.
  private var lingering: LingeringHandlers?
  private(set) var isOver = false
  /// The message that is being delivered came compressed.
  private(set) final var messageIsCompressed = false

  init(
    _ method: ServedMethod, id: UInt64, flow: CallFlow?, context: CallContext,
    services: CallServices,
    carrier: any ServerCallCarrier
  ) {
    self.method = method
    self.id = id
    self.flow = flow
    self.context = context
    self.services = services
    self.carrier = carrier
    loop = carrier.loop
    arrivedAt = loop.lastReading
  }

  final var label: String { method.descriptor.path }

  // MARK: What the connection tells

  /// The call has been admitted and is in its connection's books.
  func start() {}

  final func deliver(_ message: borrowing RawSpan) {
    method.tally.received.record(UInt64(message.byteCount))
    do throws(RPCError) {
      try received(message)
    } catch {
      fail(error)
      carrier.consumed(Wire.credit(of: message.byteCount), isDrained: true, by: self)
    }
  }

  /// A message that came compressed, as it was before that.
  final func deliver(decompressed message: borrowing RawSpan) {
    messageIsCompressed = true
    deliver(message)
    messageIsCompressed = false
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

  /// Another server may have room at once; this one is asked again a little later, by each caller at
  /// another time. To be cheap is the point: no random number of the system's.
  private var congested: RPCError {
    let spread = (id &* 0x9e37_79b9_7f4a_7c15) >> 58
    return RPCError(
      .resourceExhausted, "the server has more calls than it can do",
      details: [.retryInfo(delay: .milliseconds(75 + Int64(spread)))])
  }

  /// The caller no longer wants the call, or can't be reached any more: nothing is sent.
  func abandon(_ error: RPCError) {
    guard !isOver else { return }
    close(error)
  }

  // MARK: Running the handler

  /// Starts the handler in a task of this loop, as soon as the method's limit lets it. It runs up to
  /// its first suspension before the loop waits again.
  func run() {
    if let gate = method.gate {
      turn = GateTurn(gate, of: self)
      turn?.enter()
    } else {
      loop.add(self)
    }
  }

  func begin(in task: LoopTask) -> Body? {
    guard !isOver else { return nil }
    guard loop.begins(mayRefuse: method.isShed) else {
      refuse(congested, because: .overloaded)
      return nil
    }
    guard let deadline = context.deadline else {
      handlerBegins(in: task)
      return takeCheckedWork()
    }
    // Its timer may be late, and a request that has expired is of no use to anybody.
    guard !deadline.hasPassed else {
      expire()
      return nil
    }
    handlerBegins(in: task)
    let work = takeCheckedWork()
    return { await Deadline.$current.withValue(deadline) { await work() } }
  }

  private func handlerBegins(in task: LoopTask) {
    isRunning = true
    self.task = task
    begunAt = loop.readClock()
    method.tally.begin()
  }

  /// The work, and before it whatever has to be found out about a call that says on whose behalf it
  /// comes.
  private func takeCheckedWork() -> Body {
    let work = takeWork()
    return context.metadata.isEmpty ? work : afterAuthentication(work)
  }

  /// What calls the handler, then ``handlerReturned()``, and then ends the call. Asked for once.
  func takeWork() -> Body { {} }

  final func handlerReturned() {
    isRunning = false
    task = nil
    lingering?.count -= 1
    lingering = nil
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
    if begunAt != 0 { method.tally.withdraw() }
    begunAt = 0
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
    close(Self.isOverError, as: .ok)
  }

  /// - Parameters:
  ///   - error: What those get who still want something of it.
  ///   - code: How it ended, if not with that error.
  func close(_ error: RPCError, as code: StatusCode? = nil) {
    isOver = true
    if begunAt != 0 { count(code ?? error.code, error) }
    turn?.leave()
    turn = nil
    if isRunning {
      lingering = carrier.lingering
      lingering?.count += 1
      task?.cancel()
      task = nil
    }
    if let deadlineTimer { loop.cancel(deadlineTimer) }
    deadlineTimer = nil
    ended(error)
  }

  private func count(_ code: StatusCode, _ error: RPCError) {
    let now = loop.readClock()
    let nanoseconds = now &- begunAt
    method.tally.end(context.callProtocol, code, after: nanoseconds)
    guard code != .ok || now &- arrivedAt > services.slow.load(ordering: .relaxed) else { return }
    services.report(
      .callEnded(
        EndedCall(
          context: context, code: code, message: code == .ok ? "" : error.message,
          waited: .nanoseconds(Int64(clamping: begunAt &- arrivedAt)),
          took: .nanoseconds(Int64(clamping: nanoseconds)), wasInterrupted: isRunning)))
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
