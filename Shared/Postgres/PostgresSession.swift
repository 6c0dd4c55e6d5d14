internal import CPQ
package import EventLoop
package import LinuxIO

/// One session with a PostgreSQL server, on one event loop.
///
/// Statements may be asked for from any task; they are sent at once, several may be under way, and
/// they are answered in their order (libpq's pipeline mode). A statement is prepared the first time
/// and kept. Cancelling the task, or the passing of its deadline, answers at once and has the server
/// end the statement; the session can be used after that, what is asked of it meanwhile waits.
/// A session that is lost stays so: see ``isUsable`` and ``whenOver(_:)``.
@safe package final class PostgresSession: ReadinessHandler, @unchecked Sendable {
  package let loop: Loop
  package let address: PostgresAddress

  // From here on: the loop's thread only. That is what makes @unchecked Sendable sound.
  private var handle: SessionHandle?
  private let canceller: CancelHandle?
  private var watch: Watch?
  private var isWatchedForWriting = false
  private var waiting: [SessionRequest] = []
  private var underWay: [SessionRequest] = []
  private var prepared = PreparedStatements()
  /// A thread is asking the server to end a statement.
  private var isCancelling = false
  /// The request that it is asked to end, and for how long it may take.
  private var cancelTarget: SessionRequest?
  private var patience: LoopTimer?
  private var cancelRetry: LoopTimer?
  private var overHandler: ((PostgresError) -> Void)?
  private var lossReason: PostgresError?

  /// How long a server may take to end a statement that was cancelled.
  private static let cancelPatience = Duration.seconds(5)
  private static let cancelSpacing = Duration.milliseconds(50)

  private init(_ handle: SessionHandle, address: PostgresAddress, loop: Loop) {
    self.handle = handle
    self.address = address
    self.loop = loop
    canceller = CancelHandle(of: handle)
  }

  /// Opens a session on a thread of its own, since libpq blocks while it looks names up.
  ///
  /// - Parameter done: Called on the loop.
  package static func open(
    _ address: PostgresAddress, on loop: Loop,
    done: @escaping @Sendable (Result<PostgresSession, PostgresError>) -> Void
  ) {
    do throws(SystemError) {
      try OSThread.start(name: "pg-connect") {
        let outcome: Result<SessionHandle, PostgresError>
        do throws(PostgresError) {
          outcome = .success(try SessionHandle.connect(to: address))
        } catch {
          outcome = .failure(error)
        }
        loop.execute { done(start(outcome, address, loop)) }
      }
    } catch {
      let failure = PostgresError(
        .cannotConnect, error.description, address: address.description)
      loop.execute { done(.failure(failure)) }
    }
  }

  /// Opens a session, for callers that have only one.
  package static func open(
    _ address: PostgresAddress, on loop: Loop
  ) async throws(PostgresError) -> PostgresSession {
    let outcome = await withCheckedContinuation { continuation in
      open(address, on: loop) { continuation.resume(returning: $0) }
    }
    return try outcome.get()
  }

  private static func start(
    _ outcome: Result<SessionHandle, PostgresError>, _ address: PostgresAddress, _ loop: Loop
  ) -> Result<PostgresSession, PostgresError> {
    do throws(PostgresError) {
      let session = PostgresSession(try outcome.get(), address: address, loop: loop)
      try session.begin()
      return .success(session)
    } catch {
      return .failure(error)
    }
  }

  private func begin() throws(PostgresError) {
    guard let handle else { return }
    do throws(SystemError) {
      watch = try loop.watch(unsafe PQsocket(handle.raw), for: .readable, self)
    } catch {
      self.handle = nil
      throw PostgresError(.cannotConnect, error.description, address: address.description)
    }
  }

  // MARK: Asking

  /// Runs a statement.
  ///
  /// - Parameters:
  ///   - sql: With `$1`, `$2`, … for the values.
  ///   - opening: Statements without values that are sent before it in the same flight: a BEGIN. If
  ///     one of them fails, nothing after it is carried out.
  ///   - deadline: By when the answer has to be there.
  package func run(
    _ sql: String, _ values: [PostgresValue] = [], after opening: [String] = [],
    deadline: ContinuousClock.Instant? = nil
  ) async throws(PostgresError) -> PostgresResult {
    let values = try EncodedValues(values)
    return try await perform(
      .statement(opening: opening, sql: sql, values: values), deadline: deadline)
  }

  /// Runs the statements of a script, outside of a pipeline. Unless it begins a transaction, they are
  /// one.
  package func execute(
    script: String, deadline: ContinuousClock.Instant? = nil
  ) async throws(PostgresError) {
    _ = try await perform(.script(script), deadline: deadline)
  }

  /// Ends what is asked for from now on with the failure, and closes the connection. A transaction
  /// that is open is undone by the server.
  package func close() {
    onLoop { self.end(PostgresError(.connectionLost, "the session was closed")) }
  }

  private func perform(
    _ work: SessionRequest.Work, deadline: ContinuousClock.Instant?
  ) async throws(PostgresError) -> PostgresResult {
    if Task.isCancelled { throw PostgresError(.cancelled, "the statement was given up") }
    if let deadline, deadline <= .now { throw Self.late }
    let request = SessionRequest(work)
    let handed = HandedOutcome()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onLoop {
          self.submit(request, by: deadline) { outcome in
            handed.put(outcome)
            continuation.resume()
          }
        }
      }
    } onCancel: {
      loop.execute {
        self.abandon(request, PostgresError(.cancelled, "the statement was given up"))
      }
    }
    return try handed.take().get()
  }

  /// Runs a statement without values that nothing cancels, such as a COMMIT.
  package func finish(_ sql: String) async throws(PostgresError) -> PostgresResult {
    let handed = HandedOutcome()
    await withCheckedContinuation { continuation in
      onLoop {
        self.post(sql) { outcome in
          handed.put(outcome)
          continuation.resume()
        }
      }
    }
    return try handed.take().get()
  }

  /// Sends a statement that nobody waits for and nothing cancels, such as a ROLLBACK. On the loop.
  package func post(
    _ sql: String, done: @escaping (Result<PostgresResult, PostgresError>) -> Void
  ) {
    assert(loop.isCurrent)
    do throws(PostgresError) {
      let values = try EncodedValues([])
      let request = SessionRequest(.statement(opening: [], sql: sql, values: values))
      submit(request, by: nil, done: done)
    } catch {
      done(.failure(error))
    }
  }

  /// Calls `handler` on the loop once the session is over, at once if it is so already. On the loop.
  package func whenOver(_ handler: @escaping (PostgresError) -> Void) {
    assert(loop.isCurrent)
    if let lossReason { handler(lossReason) } else { overHandler = handler }
  }

  /// Whether statements can be asked for. On the loop.
  package var isUsable: Bool { handle != nil }

  /// Whether it has nothing to do and nothing to wait for. On the loop.
  package var isQuiet: Bool {
    isUsable && underWay.isEmpty && waiting.isEmpty && !isCancelling
  }

  private func onLoop(_ body: @escaping @Sendable () -> Void) {
    if loop.isCurrent { body() } else { loop.execute(body) }
  }

  private static var late: PostgresError {
    PostgresError(.deadlineExceeded, "the deadline passed before the answer came")
  }

  // MARK: Sending

  private func submit(
    _ request: SessionRequest, by deadline: ContinuousClock.Instant?,
    done: @escaping (SessionRequest.Outcome) -> Void
  ) {
    if request.state == .over, let failure = request.failure { return done(.failure(failure)) }
    if let lossReason {
      request.state = .over
      return done(.failure(lossReason))
    }
    request.waits(done)
    request.state = .waiting
    waiting.append(request)
    if let deadline {
      request.timer = loop.schedule(at: deadline) { [weak self, weak request] in
        guard let self, let request else { return }
        abandon(request, Self.late)
      }
    }
    sendWhatWaits()
  }

  /// While a statement is being cancelled nothing new goes out, for the server's cancelling might
  /// meet that instead.
  private var mayBegin: Bool {
    handle != nil && !isCancelling && !underWay.contains { $0.isAbandoned || $0.isScript }
  }

  private func sendWhatWaits() {
    while mayBegin, let next = waiting.first {
      if next.isScript && !underWay.isEmpty { break }
      waiting.removeFirst()
      next.state = .sent
      underWay.append(next)
      guard send(next) else {
        return lost()
      }
    }
    flush()
  }

  private func send(_ request: SessionRequest) -> Bool {
    guard let handle else { return false }
    switch request.work {
    case .script(let text):
      guard unsafe PQexitPipelineMode(handle.raw) == 1 else { return false }
      return unsafe PQsendQuery(handle.raw, text) == 1
    case .statement(let opening, let sql, let values):
      for text in opening where !aside(text, of: request, on: handle) { return false }
      guard sendStatement(sql, values, of: request, on: handle) else { return false }
      request.add(.sync)
      return unsafe PQpipelineSync(handle.raw) == 1
    }
  }

  private func aside(_ sql: String, of request: SessionRequest, on handle: SessionHandle) -> Bool {
    request.add(.aside)
    return unsafe PQsendQueryParams(handle.raw, sql, 0, nil, nil, nil, nil, 1) == 1
  }

  private func sendStatement(
    _ sql: String, _ values: EncodedValues, of request: SessionRequest, on handle: SessionHandle
  ) -> Bool {
    let key = PreparedStatements.Key(sql: sql, types: values.types)
    var use = PreparedStatements.Use.unnamed
    if address.preparesStatements, Self.isWorthPreparing(sql) { use = prepared.use(key) }
    let name: String
    switch use {
    case .unnamed:
      request.add(.query)
      let isSent = unsafe values.send { count, types, values, lengths, formats in
        unsafe PQsendQueryParams(handle.raw, sql, count, types, values, lengths, formats, 1)
      }
      return isSent == 1
    case .ready(let ready): name = ready
    case .prepare(let new, let evicted):
      if let evicted, !aside("DEALLOCATE \(evicted)", of: request, on: handle) { return false }
      request.add(.prepare(new))
      let isSent = unsafe values.send { count, types, _, _, _ in
        unsafe PQsendPrepare(handle.raw, new, sql, count, types)
      }
      guard isSent == 1 else { return false }
      name = new
    }
    request.prepared = key
    request.add(.query)
    let isSent = unsafe values.send { count, _, values, lengths, formats in
      unsafe PQsendQueryPrepared(handle.raw, name, count, values, lengths, formats, 1)
    }
    return isSent == 1
  }

  /// COMMIT and its like have no plan.
  private static func isWorthPreparing(_ sql: String) -> Bool {
    !["BEGIN", "COMMIT", "ROLLBACK", "SET "].contains { sql.hasPrefix($0) }
  }

  private func flush() {
    guard let handle, let watch else { return }
    let left = unsafe PQflush(handle.raw)
    guard left >= 0 else { return lost() }
    guard (left == 1) != isWatchedForWriting else { return }
    isWatchedForWriting = left == 1
    do throws(SystemError) {
      try loop.change(watch, to: isWatchedForWriting ? [.readable, .writable] : .readable)
    } catch {
      end(PostgresError(.connectionLost, error.description))
    }
  }

  // MARK: Answers

  package func ready(_ readiness: Readiness) {
    guard let handle else { return }
    if readiness.contains(.writable) { flush() }
    guard !readiness.isDisjoint(with: [.readable, .closed]), self.handle != nil else { return }
    var (isAlive, hasMore) = (true, true)
    repeat {
      isAlive = unsafe PQconsumeInput(handle.raw) == 1
      hasMore = unsafe rollcall_pq_has_unread(handle.raw) != 0
    } while isAlive && hasMore
    takeResults(of: handle)
    guard self.handle != nil else { return }
    if !isAlive || handle.isBroken { return lost() }
    sendWhatWaits()
  }

  private func takeResults(of handle: SessionHandle) {
    while self.handle != nil, let request = underWay.first, !isBusy(handle) {
      let result = unsafe PQgetResult(handle.raw)
      if request.isScript {
        guard unsafe takeScript(result, of: request) else { continue }
        guard unsafe PQenterPipelineMode(handle.raw) == 1 else { return lost() }
        finish(request)
      } else if let result = unsafe result {
        request.hears()
        unsafe take(result, of: request)
      } else if !request.endStep() {
        // Only a connection that is broken has nothing to say here.
        return
      }
    }
  }

  /// Whether reading a result would have to wait for the server.
  private func isBusy(_ handle: SessionHandle) -> Bool { unsafe PQisBusy(handle.raw) != 0 }

  private func take(_ result: OpaquePointer, of request: SessionRequest) {
    let step = request.step
    let status = unsafe PQresultStatus(result)
    switch status {
    case PGRES_PIPELINE_SYNC:
      unsafe PQclear(result)
      finish(request)
    case PGRES_TUPLES_OK where step == .query, PGRES_COMMAND_OK where step == .query:
      request.take(PostgresResult(unsafe Answer(result, sql: request.sql)))
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
      unsafe PQclear(result)
      if case .prepare(let name) = step, let key = request.prepared {
        prepared.prepared(key, as: name)
      }
    case PGRES_PIPELINE_ABORTED:
      unsafe PQclear(result)
      forgetUnlessPrepared(step, of: request)
    default:
      request.take(unsafe error(in: result, sql: request.sql))
      unsafe PQclear(result)
      forgetUnlessPrepared(step, of: request)
    }
  }

  private func forgetUnlessPrepared(_ step: SessionRequest.Step, of request: SessionRequest) {
    guard let key = request.prepared else { return }
    if case .prepare = step { prepared.forget(key) }
    if request.failure?.kind == .staleStatement { prepared.forget(key) }
  }

  /// - Returns: Whether the script is over.
  private func takeScript(_ result: OpaquePointer?, of request: SessionRequest) -> Bool {
    guard let result = unsafe result else { return true }
    switch unsafe PQresultStatus(result) {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
    default: request.take(unsafe error(in: result, sql: nil))
    }
    request.take(PostgresResult(unsafe Answer(result, sql: request.sql)))
    return false
  }

  private func finish(_ request: SessionRequest) {
    underWay.removeFirst()
    request.state = .over
    if let timer = request.timer { loop.cancel(timer) }
    if cancelTarget === request {
      cancelTarget = nil
      if let patience { loop.cancel(patience) }
      patience = nil
    }
    if let failure = request.failure {
      request.resolve(.failure(failure))
    } else if let answer = request.answer {
      request.resolve(.success(answer))
    } else {
      request.resolve(.failure(PostgresError(.other, "the server gave no answer")))
    }
    if let next = underWay.first, next.isAbandoned { cancelThere(next) }
  }

  private func error(in result: OpaquePointer, sql: String?) -> PostgresError {
    func field(_ code: Character) -> String? {
      guard let code = code.asciiValue,
        let text = unsafe PQresultErrorField(result, Int32(code))
      else { return nil }
      return unsafe String(cString: text)
    }
    // PG_DIAG_SQLSTATE, PG_DIAG_MESSAGE_PRIMARY, PG_DIAG_CONSTRAINT_NAME. The detail isn't asked
    // for: it holds values.
    guard let code = field("C"), let message = field("M") else {
      let words = trimmed(unsafe String(cString: PQresultErrorMessage(result)))
      return PostgresError(
        .connectionLost, words, address: address.description, sql: sql)
    }
    return PostgresError(
      PostgresError.Kind(code: code), message, code: code, constraint: field("n"),
      address: address.description, sql: sql)
  }

  // MARK: Cancelling

  private func abandon(_ request: SessionRequest, _ reason: PostgresError) {
    if let timer = request.timer { loop.cancel(timer) }
    switch request.state {
    case .over: return
    case .made:
      request.state = .over
      request.take(reason)
    case .waiting:
      waiting.removeAll { $0 === request }
      request.state = .over
      request.resolve(.failure(reason))
    case .sent:
      guard !request.isAbandoned else { return }
      request.resolve(.failure(reason))
      if underWay.first === request { cancelThere(request) }
    }
  }

  /// Has the server end what it works at: the first request under way.
  private func cancelThere(_ request: SessionRequest) {
    guard !isCancelling else { return }
    guard let canceller else {
      return end(PostgresError(.connectionLost, "a statement could not be cancelled"))
    }
    isCancelling = true
    if cancelTarget !== request {
      cancelTarget = request
      patience = loop.schedule(at: .now + Self.cancelPatience) { [weak self] in
        self?.end(
          PostgresError(.connectionLost, "a cancelled statement did not end in time"))
      }
    }
    do throws(SystemError) {
      try OSThread.start(name: "pg-cancel") { [self] in
        // Whether it worked shows in the statement's end.
        _ = canceller.cancel()
        loop.execute { self.cancelReturned() }
      }
    } catch {
      end(PostgresError(.connectionLost, "a statement could not be cancelled: \(error)"))
    }
  }

  private func cancelReturned() {
    isCancelling = false
    if let next = underWay.first, next.isAbandoned {
      if next !== cancelTarget {
        cancelThere(next)
      } else {
        // The server may have been asked before it had begun the statement, and has ignored it.
        cancelRetry = loop.schedule(at: .now + Self.cancelSpacing) { [weak self, weak next] in
          guard let self, let next, underWay.first === next else { return }
          cancelThere(next)
        }
      }
    }
    sendWhatWaits()
  }

  // MARK: The end

  private func lost() {
    let message = handle?.message ?? ""
    end(
      PostgresError(
        .connectionLost, message.isEmpty ? "the server closed the connection" : message))
  }

  private func end(_ reason: PostgresError) {
    guard handle != nil else { return }
    let reason = reason.at(address.description)
    lossReason = reason
    if let watch { loop.unwatch(watch) }
    watch = nil
    handle = nil
    for timer in [patience, cancelRetry] { if let timer { loop.cancel(timer) } }
    (patience, cancelRetry, cancelTarget) = (nil, nil, nil)
    let unanswered = underWay + waiting
    underWay = []
    waiting = []
    for request in unanswered {
      request.state = .over
      if let timer = request.timer { loop.cancel(timer) }
      // The server's own words, if it had some before it went, say more.
      request.resolve(.failure(request.failure ?? reason))
    }
    overHandler?(reason)
    overHandler = nil
  }
}
