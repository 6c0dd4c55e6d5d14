internal import EventLoop
internal import LinuxIO
internal import Postgres

/// The sessions of one event loop: opened as they are needed, up to a bound, and lent to one
/// transaction at a time.
///
/// Who finds none free waits in line, which is bounded too. A session that is lost is replaced; while
/// the server can't be reached it is tried again after a while, longer each time and at random, so
/// that many replicas don't come back at once. Everything happens on the loop, which is what makes
/// @unchecked Sendable sound.
final class PostgresPool: @unchecked Sendable {
  /// What becomes of the server, as seen from here.
  enum Event: Sendable {
    case away(PostgresError)
    case back
  }

  private final class Waiter: @unchecked Sendable {
    let isBulk: Bool
    var timer: LoopTimer?
    var isOver = false
    private var continuation: CheckedContinuation<Result<PostgresSession, StoreFailure>, Never>?

    init(isBulk: Bool) {
      self.isBulk = isBulk
    }

    func waits(_ continuation: CheckedContinuation<Result<PostgresSession, StoreFailure>, Never>) {
      self.continuation = continuation
    }

    /// - Returns: Whether somebody was waiting.
    @discardableResult
    func answer(_ outcome: Result<PostgresSession, StoreFailure>) -> Bool {
      isOver = true
      guard let continuation else { return false }
      self.continuation = nil
      continuation.resume(returning: outcome)
      return true
    }
  }

  let loop: Loop
  private let address: PostgresAddress
  private let size: Int
  private let maximumWaiting: Int
  private let report: @Sendable (Event) -> Void

  private var idle: [PostgresSession] = []
  /// Open ones, lent or idle, by identity.
  private var open: [ObjectIdentifier: PostgresSession] = [:]
  private var bulkLent: Set<ObjectIdentifier> = []
  private var opening = 0
  private var usual: [Waiter] = []
  private var bulk: [Waiter] = []
  /// Since when, and why, no session can be opened.
  private var absence: (since: ContinuousClock.Instant, problem: PostgresError)?
  private var failures = 0
  private var retry: LoopTimer?
  private var isClosed = false
  private var whenEmpty: [CheckedContinuation<Void, Never>] = []

  /// Callers wait this long for a server that has gone, such as during a fail-over that is quick.
  private static let grace = Duration.seconds(2)
  private static let firstDelay = Duration.milliseconds(100)
  private static let longestDelay = Duration.seconds(3)
  /// Sessions being opened at once: signing in costs the server a process each.
  private static let maximumOpening = 4

  init(
    on loop: Loop, to address: PostgresAddress, size: Int, maximumWaiting: Int,
    report: @escaping @Sendable (Event) -> Void
  ) {
    self.loop = loop
    self.address = address
    self.size = max(1, size)
    self.maximumWaiting = maximumWaiting
    self.report = report
  }

  /// Bulk work never has more of the sessions than these, so that the rest are others'.
  private var bulkSize: Int { max(1, size / 4) }

  // MARK: Lending

  /// A session that nobody else has, to be given back by ``giveBack(_:)``.
  ///
  /// - Throws: `.overloaded`, `.deadlineExceeded`, `.cancelled`, `.closed`, or `.unavailable` with
  ///   what the server or the system said.
  func lend(
    isBulk: Bool, deadline: ContinuousClock.Instant?, stage: String
  ) async throws(StoreFailure) -> PostgresSession {
    if let deadline, deadline <= .now { throw .deadlineExceeded(stage: stage) }
    let waiter = Waiter(isBulk: isBulk)
    let outcome: Result<PostgresSession, StoreFailure> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onLoop { self.enqueue(waiter, deadline, stage, continuation) }
      }
    } onCancel: {
      loop.execute { self.abandon(waiter, .cancelled) }
    }
    return try outcome.get()
  }

  private func enqueue(
    _ waiter: Waiter, _ deadline: ContinuousClock.Instant?, _ stage: String,
    _ continuation: CheckedContinuation<Result<PostgresSession, StoreFailure>, Never>
  ) {
    let refusal: StoreFailure?
    if waiter.isOver {
      refusal = .cancelled
    } else if isClosed {
      refusal = .closed
    } else if let absence, absence.since + Self.grace <= .now {
      refusal = .unavailable(absence.problem)
      if opening == 0, retry == nil { openOne() }
    } else if (waiter.isBulk ? bulk : usual).count >= maximumWaiting {
      refusal = .overloaded
    } else {
      refusal = nil
    }
    if let refusal {
      continuation.resume(returning: .failure(refusal))
      return
    }
    waiter.waits(continuation)
    if waiter.isBulk { bulk.append(waiter) } else { usual.append(waiter) }
    serve()
    if !waiter.isOver, let deadline {
      waiter.timer = loop.schedule(at: deadline) { [weak self, weak waiter] in
        guard let self, let waiter else { return }
        abandon(waiter, .deadlineExceeded(stage: stage))
      }
    }
  }

  private func abandon(_ waiter: Waiter, _ reason: StoreFailure) {
    guard !waiter.isOver else { return }
    if let timer = waiter.timer { loop.cancel(timer) }
    usual.removeAll { $0 === waiter }
    bulk.removeAll { $0 === waiter }
    waiter.answer(.failure(reason))
  }

  /// Hands free sessions to who waits, and opens more if they don't suffice.
  private func serve() {
    while !isClosed, let waiter = nextWaiter {
      guard let session = idle.popLast() else {
        let missing = usual.count + min(bulk.count, bulkSize)
        if retry == nil, opening < min(missing, Self.maximumOpening), open.count + opening < size {
          openOne()
          continue
        }
        return
      }
      guard session.isUsable else { continue }
      if waiter.isBulk { bulk.removeFirst() } else { usual.removeFirst() }
      if let timer = waiter.timer { loop.cancel(timer) }
      if waiter.isBulk { bulkLent.insert(ObjectIdentifier(session)) }
      if !waiter.answer(.success(session)) { putBack(session) }
    }
  }

  private var nextWaiter: Waiter? {
    if let first = usual.first { return first }
    return bulkLent.count < bulkSize ? bulk.first : nil
  }

  /// From any thread.
  func giveBack(_ session: PostgresSession) {
    onLoop { self.putBack(session) }
  }

  private func putBack(_ session: PostgresSession) {
    bulkLent.remove(ObjectIdentifier(session))
    if isClosed {
      session.close()
    } else if session.isUsable {
      idle.append(session)
    }
    serve()
  }

  private func onLoop(_ body: @escaping @Sendable () -> Void) {
    if loop.isCurrent { body() } else { loop.execute(body) }
  }

  // MARK: Opening

  private func openOne() {
    opening += 1
    PostgresSession.open(address, on: loop) { [self] outcome in
      opening -= 1
      switch outcome {
      case .success(let session): opened(session)
      case .failure(let error): failedToOpen(error)
      }
      tellIfEmpty()
    }
  }

  private func opened(_ session: PostgresSession) {
    if isClosed { return session.close() }
    failures = 0
    if absence != nil {
      absence = nil
      report(.back)
    }
    open[ObjectIdentifier(session)] = session
    session.whenOver { [weak self, weak session] _ in
      guard let self, let session else { return }
      lost(session)
    }
    idle.append(session)
    serve()
  }

  private func lost(_ session: PostgresSession) {
    open[ObjectIdentifier(session)] = nil
    bulkLent.remove(ObjectIdentifier(session))
    idle.removeAll { $0 === session }
    tellIfEmpty()
    serve()
  }

  private func failedToOpen(_ problem: PostgresError) {
    guard !isClosed else { return }
    let since = absence?.since ?? .now
    // A server that is merely full is not away for those who have sessions.
    if open.isEmpty {
      if absence == nil { report(.away(problem)) }
      absence = (since, problem)
      if since + Self.grace <= .now { failWaiters(.unavailable(problem)) }
    }
    guard retry == nil else { return }
    let longest = min(Self.longestDelay, Self.firstDelay * (1 << min(failures, 10)))
    failures += 1
    retry = loop.schedule(at: .now + longest * Double.random(in: 0.5...1)) { [weak self] in
      guard let self else { return }
      retry = nil
      if absence != nil, opening == 0 { openOne() } else { serve() }
    }
  }

  /// Others have found the server: it is looked for at once, not after the pause, and callers wait for
  /// that. From any thread.
  func lookAgain() {
    onLoop {
      guard let absence = self.absence else { return }
      self.absence = (.now, absence.problem)
      guard let retry = self.retry else { return }
      self.loop.cancel(retry)
      self.retry = nil
      self.failures = 0
      if self.opening == 0 { self.openOne() }
    }
  }

  private func failWaiters(_ failure: StoreFailure) {
    let waiting = usual + bulk
    usual = []
    bulk = []
    for waiter in waiting {
      if let timer = waiter.timer { loop.cancel(timer) }
      waiter.answer(.failure(failure))
    }
  }

  // MARK: The end

  /// Lends no more, waits until what is lent has come back, and closes the sessions.
  func close() async {
    await withCheckedContinuation { continuation in
      onLoop {
        self.isClosed = true
        if let retry = self.retry { self.loop.cancel(retry) }
        self.retry = nil
        self.failWaiters(.closed)
        for session in self.idle { session.close() }
        self.whenEmpty.append(continuation)
        self.tellIfEmpty()
      }
    }
  }

  private func tellIfEmpty() {
    guard isClosed, open.isEmpty, opening == 0 else { return }
    for continuation in whenEmpty { continuation.resume() }
    whenEmpty = []
  }
}
