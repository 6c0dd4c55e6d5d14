package import LinuxIO
import Synchronization

/// One thread that waits for sockets, timers and work handed to it, and does it all in turns.
///
/// It is an executor: a task that prefers it runs on its thread, its calls of actors included, with
/// no hop while it doesn't block. What the loop owns (connections, their calls, timers) is touched on
/// this thread only; `execute` and `enqueue` are what other threads may call.
///
/// A turn: run the jobs, then what was put off to the end of the turn (connections write what they
/// gathered), then wait for events, then hand them out, then fire the timers that are due.
package final class Loop: TaskExecutor, @unchecked Sendable {
  /// Handed over by other threads.
  private struct Inbox {
    var jobs: [UnownedJob] = []
    var actions: [@Sendable () -> Void] = []
    /// A wake-up is on its way, so another isn't needed.
    var isSignalled = false
    var isStopped = false
  }

  package let name: String
  private let inbox = Lock(Inbox())
  private let epoll: Epoll
  private let wakeUp: WakeUp
  private let thread = Atomic<UInt>(0)

  // From here on: this loop's thread only. That is what makes @unchecked Sendable sound.
  private var jobs: [UnownedJob] = []
  private var timers = TimerHeap()
  private var watches = WatchTable()
  private var endOfTurn: [any EndOfTurnWork] = []
  /// From `nextWork` on it waits for a task.
  private var work: [any LoopWork] = []
  private var nextWork = 0
  private var idleTasks: [LoopTask] = []
  private var isRunning = true
  private var readBuffer: [UInt8] = []
  private var congestion = Congestion()
  /// The last reading of the clock: what runs now has run since then.
  package private(set) var lastReading: UInt64 = 0
  /// All that aren't over, for finding out which of them a job belongs to.
  private var tasks: [LoopTask] = []
  /// What runs: a task that takes work, or the job of one that goes on after a suspension.
  private var runningTask: LoopTask?
  private var runningJob: UInt = 0
  private var turnBegan: UInt64 = 0
  private let stalls = StallReport()

  /// How long the turns took: what came meanwhile waited for so long. From any thread.
  package let lag = Distribution(bounds: Distribution.times)

  private static let wakeUpToken = UInt64.max
  private static let eventsPerTurn = 256

  /// Starts the thread. It ends after ``stop()``.
  package init(name: String) throws(SystemError) {
    self.name = name
    epoll = try Epoll()
    wakeUp = try WakeUp()
    try epoll.add(wakeUp.number, for: [.readable, .edge], token: Self.wakeUpToken)
    try OSThread.start(name: name) { [self] in run() }
  }

  /// Ends the thread after the turn that it is in. Jobs handed over later never run, so whoever
  /// stops a loop has ended what runs on it.
  package func stop() {
    execute { [self] in
      isRunning = false
      for task in idleTasks { task.resume(on: self) }
      idleTasks = []
    }
  }

  /// Whether the caller is on this loop's thread.
  package var isCurrent: Bool { thread.load(ordering: .relaxed) == OSThread.current }

  // MARK: Work from any thread

  /// Runs `action` on the loop: in this turn if the caller is on the loop, soon otherwise.
  package func execute(_ action: @escaping @Sendable () -> Void) {
    handOver { $0.actions.append(action) }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if isCurrent {
      jobs.append(job)
    } else {
      handOver { $0.jobs.append(job) }
    }
  }

  private func handOver(_ put: (inout Inbox) -> Void) {
    let mustSignal = inbox.withLock { inbox in
      put(&inbox)
      defer { inbox.isSignalled = true }
      return !inbox.isSignalled
    }
    if mustSignal { wakeUp.signal() }
  }

  /// Has `tell` hear, on the loop, of each piece of work that kept the loop for longer than `limit`.
  package func reportStalls(
    above limit: Duration, to tell: @escaping @Sendable (LoopStall) -> Void
  ) {
    stalls.set(above: limit, tell)
  }

  // MARK: On the loop

  /// Tells `handler` when the descriptor is ready. The handler is kept until ``unwatch(_:)``.
  package func watch(_ descriptor: Int32, for interest: Readiness, _ handler: any ReadinessHandler)
    throws(SystemError) -> Watch
  {
    assert(isCurrent)
    let watch = watches.add(handler, descriptor: descriptor)
    do {
      try epoll.add(descriptor, for: interest, token: watch.epollToken)
    } catch {
      watches.remove(watch)
      throw error
    }
    return watch
  }

  package func change(_ watch: Watch, to interest: Readiness) throws(SystemError) {
    assert(isCurrent)
    try epoll.change(watch.isOf, to: interest, token: watch.epollToken)
  }

  /// Call it before the descriptor is closed: its number may be another's after that.
  package func unwatch(_ watch: Watch) {
    assert(isCurrent)
    epoll.remove(watch.isOf)
    watches.remove(watch)
  }

  /// Runs `action` on the loop at `instant`, or in this turn if that has passed.
  package func schedule(at instant: ContinuousClock.Instant, _ action: @escaping () -> Void)
    -> LoopTimer
  {
    assert(isCurrent)
    return timers.insert(at: instant, action)
  }

  package func cancel(_ timer: LoopTimer) {
    assert(isCurrent)
    timers.cancel(timer)
  }

  /// Does `work` once before the loop waits again. Put the same work off at most once a turn.
  package func atEndOfTurn(_ work: any EndOfTurnWork) {
    assert(isCurrent)
    endOfTurn.append(work)
  }

  /// Puts `work` behind what waits for a task of this loop: in this turn, or when
  /// ``carryOutWork()`` is called.
  package func add(_ work: any LoopWork) {
    assert(isCurrent)
    self.work.append(work)
  }

  /// Carries out the work that waits, each piece up to its first suspension.
  package func carryOutWork() {
    assert(isCurrent)
    while hasWork {
      let task = idleTasks.popLast() ?? LoopTask()
      let waiting = jobs.count
      task.resume(on: self)
      // That has put one job behind those that wait for their turn, unless it is being run already.
      guard jobs.count > waiting, let job = jobs.popLast() else {
        passed()
        return
      }
      run(job)
      passed()
    }
  }

  var hasWork: Bool { nextWork < work.count }

  func takeWork() -> (any LoopWork)? {
    guard hasWork else { return nil }
    let next = work[nextWork]
    nextWork += 1
    if !hasWork {
      work.removeAll(keepingCapacity: true)
      nextWork = 0
    }
    return next
  }

  /// A task begins a piece of work, or has ended it.
  func isRunning(_ task: LoopTask) { runningTask = task }

  func add(_ task: LoopTask) {
    task.place = tasks.count
    tasks.append(task)
  }

  func remove(_ task: LoopTask) {
    guard let last = tasks.popLast(), last !== task else { return }
    tasks[task.place] = last
    last.place = task.place
  }

  /// A task has done its work.
  ///
  /// - Returns: Whether it is to wait for more.
  func keeps(_ task: LoopTask) -> Bool {
    guard isRunning, idleTasks.count < Self.idleTasksKept else { return false }
    idleTasks.append(task)
    return true
  }

  /// A task that waits holds the memory that its deepest work took: some kilobytes.
  private static let idleTasksKept = 256

  /// Whether a piece of work, such as a call, may begin now; if not, the loop has far more to do than
  /// it can, and the work is better refused.
  ///
  /// - Parameter mayRefuse: Whether this piece may be.
  package func begins(mayRefuse: Bool) -> Bool {
    assert(isCurrent)
    if congestion.isCongested, mayRefuse, !congestion.admits(at: MonotonicClock.nanoseconds) {
      return false
    }
    congestion.begins()
    return true
  }

  // MARK: Time

  /// Reads the clock, for what runs now: it begins or ends.
  package func readClock() -> UInt64 {
    assert(isCurrent)
    let now = MonotonicClock.nanoseconds
    note(now)
    return now
  }

  /// What ran up to now runs no more.
  private func passed() {
    let now = MonotonicClock.coarseNanoseconds
    // It lags behind the other readings by up to a tick.
    if now > lastReading { note(now) }
    runningTask?.forgetWork()
    runningTask = nil
    runningJob = 0
  }

  private func note(_ now: UInt64) {
    let time = now &- lastReading
    lastReading = now
    guard stalls.isStall(time) else { return }
    let task = runningTask ?? tasks.first { $0.job == runningJob && runningJob != 0 }
    stalls.report(
      LoopStall(
        loop: name, duration: .nanoseconds(Int64(clamping: time)), work: task?.work?.label))
  }

  /// Lends `body` room for one read, which the connections of a loop share instead of each keeping
  /// its own.
  package func withReadBuffer<R>(_ body: (inout [UInt8]) -> R) -> R {
    assert(isCurrent)
    var buffer: [UInt8] = []
    // Taken out meanwhile, so that a nested use gets another.
    swap(&buffer, &readBuffer)
    defer { swap(&buffer, &readBuffer) }
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: Self.readBufferBytes) }
    return body(&buffer)
  }

  private static let readBufferBytes = 64 * 1024

  // MARK: The thread

  private func run() {
    thread.store(OSThread.current, ordering: .relaxed)
    lastReading = MonotonicClock.nanoseconds
    turnBegan = lastReading
    let events = Epoll.Events(capacity: Self.eventsPerTurn)
    while isRunning {
      takeInbox()
      runJobs()
      carryOutWork()
      runEndOfTurn()
      endTurn()
      let count: Int
      do {
        count = try epoll.wait(events, milliseconds: jobs.isEmpty && !hasWork ? untilNextTimer : 0)
      } catch {
        // Only a closed or foreign descriptor fails a wait, and this loop owns its own.
        preconditionFailure("\(name): \(error)")
      }
      lastReading = MonotonicClock.nanoseconds
      turnBegan = lastReading
      congestion.turnBegins(at: lastReading)
      for index in 0..<count {
        let token = events.token(at: index)
        watches.handler(of: token)?.ready(events.readiness(at: index))
      }
      fireTimers()
      passed()
    }
  }

  private func endTurn() {
    let now = MonotonicClock.nanoseconds
    note(now)
    congestion.turnEnds(at: now)
    lag.record(now &- turnBegan)
  }

  private func takeInbox() {
    var taken = Inbox()
    inbox.withLock { inbox in
      swap(&inbox, &taken)
      inbox.isSignalled = false
    }
    jobs.append(contentsOf: taken.jobs)
    for action in taken.actions { action() }
  }

  /// Runs the jobs that were there at the start; those they bring wait for the next turn, so that
  /// tasks which wake each other without end leave sockets and timers their time.
  private func runJobs() {
    guard !jobs.isEmpty else { return }
    var batch: [UnownedJob] = []
    swap(&batch, &jobs)
    for job in batch {
      runningJob = Self.address(of: job)
      run(job)
      passed()
    }
    // The buffer goes back for the next turn unless a job has made another.
    if jobs.isEmpty {
      batch.removeAll(keepingCapacity: true)
      swap(&batch, &jobs)
    }
  }

  /// That of the task which the job is a part of: a task is the job of its own parts.
  private static func address(of job: UnownedJob) -> UInt {
    // Sound: one pointer, which is compared and not followed.
    unsafe unsafeBitCast(job, to: UInt.self)
  }

  private func run(_ job: UnownedJob) {
    // Sound: a job is taken out of the queue to be run, once, and this is its executor.
    unsafe job.runSynchronously(on: asUnownedTaskExecutor())
  }

  private func runEndOfTurn() {
    guard !endOfTurn.isEmpty else { return }
    var works: [any EndOfTurnWork] = []
    swap(&works, &endOfTurn)
    for work in works { work.endTurn() }
    if endOfTurn.isEmpty {
      works.removeAll(keepingCapacity: true)
      swap(&works, &endOfTurn)
    }
  }

  /// Rounded up, or the loop would spin through the last fraction of a millisecond.
  private var untilNextTimer: Int32 {
    guard endOfTurn.isEmpty else { return 0 }
    guard let next = timers.next else { return -1 }
    let left = ContinuousClock.now.duration(to: next)
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    guard seconds < 3600 else { return 3_600_000 }
    return Int32(seconds) * 1000
      + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  private func fireTimers() {
    guard timers.next != nil else { return }
    let now = ContinuousClock.now
    while let action = timers.takeDue(now) { action() }
  }
}

/// What is done once at the end of a loop's turn.
package protocol EndOfTurnWork: AnyObject {
  func endTurn()
}
