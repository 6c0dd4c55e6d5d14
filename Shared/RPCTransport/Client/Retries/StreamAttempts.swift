import EventLoop
import LinuxIO
import Protobuf
import RPCCore
import Synchronization

/// One call with a stream in it, as its caller sees it: over one attempt, or over another in its
/// place as long as nobody could tell.
///
/// Nobody can until the first message of the answer has come. Until then what was sent is kept, up
/// to a bound, so that a failed attempt can be made again elsewhere, whether or not the caller sends
/// or reads meanwhile.
final class StreamAttempts<Request: Message, Response: Message>: @unchecked Sendable {
  typealias Attempt = StreamingOutgoingCall<Request, Response>

  private enum Phase {
    /// Another attempt may take this one's place. Next: any other.
    case open(Attempt)
    /// Another attempt is on its way. Next: `open`, or `over`.
    case moving(Task<Void, Never>)
    /// This attempt's end is the call's.
    case settled(Attempt)
    /// The caller let go, or there was no further attempt.
    case over(RPCError)
  }

  private struct State {
    var phase: Phase
    /// What the caller has sent, while it may have to be sent again.
    var sent: [Request] = []
    var hasFinishedSending = false
    var series: AttemptSeries?
    var hasNoTimeLeft = false
    /// Where the last attempt failed.
    var failed: ClientConnection?
    /// An attempt that failed before it was `open`.
    var early: (attempt: Attempt, error: RPCError)?
    var response = ResponseMetadata()
    var hasReportedEnd = false
  }

  private let core: ChannelCore
  private let method: MethodDescriptor
  private let options: CallOptions
  private let retry: RetryPolicy?
  private let deadline: Deadline?
  private let state: Lock<State>
  // Written once, before `isSettled` is set, and read only after that: what makes @unchecked
  // Sendable sound. It spares the messages of a long stream the lock.
  private var settled: Attempt?
  private let isSettled = Atomic<Bool>(false)

  /// Kept for another attempt; a call that has sent more has only this one.
  private static var maximumKeptBytes: Int { 64 * 1024 }
  private static var maximumKeptMessages: Int { 1024 }

  /// Begins the first attempt.
  init(
    _ method: MethodDescriptor, options: CallOptions, retry: RetryPolicy?, deadline: Deadline?,
    core: ChannelCore, on connection: ClientConnection
  ) {
    self.core = core
    self.method = method
    self.options = options
    self.retry = retry
    self.deadline = deadline
    let first = Attempt(method, options: options, deadline: deadline, loop: connection.loop)
    state = Lock(State(phase: .open(first)))
    watchEnd(of: first)
    first.start(on: connection)
  }

  private func watchEnd(of attempt: Attempt) {
    attempt.whenEnded = { [weak self, unowned attempt] in self?.attemptEnded(attempt, $0, $1) }
  }

  // MARK: The caller's side

  func send(_ request: Request) async throws(RPCError) {
    do throws(RPCError) {
      try await transmit(request)
    } catch {
      // A server may answer a stream's one request, or refuse it, without having looked at it. Its
      // status is then the reader's, behind the answer and through all interceptors.
      guard method.kind == .serverStreaming, isOver, !Task.isCancelled else { throw error }
    }
  }

  private var isOver: Bool {
    switch state.withLock({ $0.phase }) {
    case .open(let attempt), .settled(let attempt): attempt.state != .running
    case .moving: false
    case .over: true
    }
  }

  private func transmit(_ request: Request) async throws(RPCError) {
    if let attempt = settledAttempt { return try await attempt.send(request) }
    while true {
      let attempt = try await current()
      let isKept: Bool? = state.withLock { state in
        guard case .open(let open) = state.phase, open === attempt else { return nil }
        guard
          attempt.sentBytes < Self.maximumKeptBytes, state.sent.count < Self.maximumKeptMessages
        else { return false }
        state.sent.append(request)
        return true
      }
      switch isKept {
      case true?: break
      case false?: settle(on: attempt)
      case nil: if settledAttempt !== attempt { continue }
      }
      do throws(RPCError) {
        return try await attempt.send(request)
      } catch {
        // A message that can't be sent at all is the caller's to deal with.
        if attempt.state == .running { settle(on: attempt) }
        guard move(from: attempt, after: error) else { throw explained(error) }
        // It is among those that the next attempt sends first.
        if isKept == true { return }
      }
    }
  }

  func finishSending() {
    let attempt: Attempt? = state.withLock { state in
      state.hasFinishedSending = true
      switch state.phase {
      case .open(let attempt), .settled(let attempt): return attempt
      // The next attempt begins with it.
      case .moving, .over: return nil
      }
    }
    attempt?.finishSending()
  }

  func next() async throws(RPCError) -> Response? {
    while true {
      let attempt: Attempt
      if let settledAttempt { attempt = settledAttempt } else { attempt = try await current() }
      do throws(RPCError) {
        let response = try await attempt.next()
        settle(on: attempt)
        if response == nil { core.tokens.succeeded() }
        return response
      } catch {
        guard move(from: attempt, after: error) else { throw explained(error) }
      }
    }
  }

  /// The caller has no more use for the call.
  func release() {
    let before: Phase = state.withLock { state in
      let before = state.phase
      if case .moving = before {
        state.phase = .over(
          RPCError(.cancelled, "the caller cancelled its call of \(method.path)"))
      }
      return before
    }
    switch before {
    case .open(let attempt), .settled(let attempt):
      settle(on: attempt)
      attempt.release()
    case .moving(let task):
      task.cancel()
      reportEnd()
    case .over: break
    }
  }

  // MARK: Attempts

  private var settledAttempt: Attempt? {
    isSettled.load(ordering: .acquiring) ? settled : nil
  }

  /// Suspends while another attempt is on its way.
  private func current() async throws(RPCError) -> Attempt {
    while true {
      switch state.withLock({ $0.phase }) {
      case .open(let attempt), .settled(let attempt): return attempt
      case .over(let error): throw error
      case .moving(let task):
        await withTaskCancellationHandler {
          await task.value
        } onCancel: {
          release()
        }
      }
    }
  }

  /// From here on the attempt is the call. Does nothing if another one has taken its place.
  private func settle(on attempt: Attempt) {
    if isSettled.load(ordering: .acquiring) { return }
    state.withLock { state in
      guard case .open(let open) = state.phase, open === attempt else { return }
      state.phase = .settled(attempt)
      state.sent = []
      settled = attempt
      isSettled.store(true, ordering: .releasing)
    }
  }

  /// The attempt failed its caller: another takes its place, unless this one's end is the call's.
  ///
  /// - Returns: Whether the caller is to go on with another attempt.
  private func move(from attempt: Attempt, after error: RPCError) -> Bool {
    if Task.isCancelled || attempt.state == .running {
      settle(on: attempt)
      return false
    }
    return makeAnother(after: attempt, error)
  }

  /// - Returns: Whether there is another attempt, or will be.
  private func makeAnother(after attempt: Attempt, _ error: RPCError) -> Bool {
    let progress = attempt.state
    let step: AttemptSeries.Step? = state.withLock { state in
      switch state.phase {
      case .open(let open) where open === attempt: break
      case .moving:
        state.early = (attempt, error)
        return nil
      case .settled: return .giveUp(nil)
      case .open, .over: return nil
      }
      guard !attempt.hasAnswered else { return .giveUp(nil) }
      var series = state.series ?? core.series(method, retry)
      let step = series.next(
        after: error, neverProcessed: progress == .neverProcessed, deadline: deadline)
      state.failed = attempt.connection
      if case .giveUp(.noTimeLeft) = step {
        state.series = series
        state.hasNoTimeLeft = true
      }
      if case .again(let pause) = step {
        state.series = series
        state.phase = .moving(
          Task(executorPreference: attempt.loop) { await self.begin(after: pause, attempt.loop) })
      }
      return step
    }
    // Whoever came first has done it.
    guard let step else { return true }
    core.note(
      step, of: method, after: error, neverProcessed: progress == .neverProcessed)
    guard case .again = step else {
      settle(on: attempt)
      reportEnd()
      return false
    }
    return true
  }

  private func begin(after pause: Duration, _ loop: Loop) async {
    let (series, failed): (AttemptSeries?, ClientConnection?) = state.withLock {
      ($0.series, $0.failed)
    }
    do throws(RPCError) {
      if pause > .zero { try await loop.pause(pause, for: method) }
      let connection = try await core.picker.pick(
        for: method, deadline: deadline, waitForReady: options.waitForReady,
        avoiding: failed.map { [$0] } ?? [])
      var options = options
      options.metadata = series?.metadata(options.metadata) ?? options.metadata
      let attempt = Attempt(method, options: options, deadline: deadline, loop: connection.loop)
      watchEnd(of: attempt)
      // Nobody sends meanwhile: they wait for this.
      let (sent, isAll): ([Request], Bool) = state.withLock { ($0.sent, $0.hasFinishedSending) }
      attempt.start(on: connection, sent: sent, isAll: isAll)
      let (isWanted, endsLate, early): (Bool, Bool, RPCError?) = state.withLock { state in
        guard case .moving = state.phase else { return (false, false, nil) }
        state.phase = .open(attempt)
        let early = state.early
        state.early = nil
        return (
          true, state.hasFinishedSending && !isAll,
          early?.attempt === attempt ? early?.error : nil
        )
      }
      if !isWanted { attempt.release() }
      if endsLate { attempt.finishSending() }
      if let early { _ = makeAnother(after: attempt, early) }
    } catch {
      let error = series?.explain(error) ?? error
      let isNews = state.withLock { state in
        guard case .moving = state.phase else { return false }
        state.phase = .over(error)
        return true
      }
      if isNews { reportEnd() }
    }
  }

  private func explained(_ error: RPCError) -> RPCError {
    let (series, hasNoTimeLeft) = state.withLock { ($0.series, $0.hasNoTimeLeft) }
    guard let series else { return error }
    return hasNoTimeLeft ? series.ending(error, deadline) : series.explain(error)
  }

  // MARK: The end

  /// On the loop, before the caller's tasks hear of it.
  private func attemptEnded(
    _ attempt: Attempt, _ ending: OutgoingCall.Ending, _ response: ResponseMetadata
  ) {
    if options.whenEnded != nil { state.withLock { $0.response = response } }
    if let error = ending.error, settledAttempt == nil, makeAnother(after: attempt, error) {
      return
    }
    reportEnd()
  }

  private func reportEnd() {
    guard let whenEnded = options.whenEnded else { return }
    let response: ResponseMetadata? = state.withLock { state in
      guard !state.hasReportedEnd else { return nil }
      state.hasReportedEnd = true
      return state.response
    }
    if let response { whenEnded(response) }
  }
}
