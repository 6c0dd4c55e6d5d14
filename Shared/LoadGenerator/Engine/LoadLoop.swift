import EventLoop
import LinuxIO
import Protobuf
import RPCCore
import RPCTransport

/// The part of a load that one event loop makes: its connections, its calls, and what came of them.
///
/// What it does per call is what the figures of a server depend on, so nothing here crosses threads: a
/// call begins, runs and ends on the loop of its connection, and its tally belongs to the loop.
final class LoadLoop: ReadinessHandler, @unchecked Sendable {
  let loop: Loop
  let methods: [LoadedMethod]
  private let timer: PreciseTimer
  private let source: any RequestSource
  /// Of each target.
  private let channels: [[Channel]]
  private let warmUp: UInt64

  // From here on: on the loop only, which is what makes @unchecked Sendable sound.
  private var pace: Pace
  /// When the load begins, as ``MonotonicClock`` counts.
  private var start: UInt64 = 0
  /// For what the timer is set; what it fires for is then done.
  private var alarm = UInt64.max
  private var tallies: [CallTally]
  private var interval = LoadInterval()
  private var lag = LatencyHistogram()
  private var running: [LoadCall?] = []
  private var free: [Int] = []
  private var turn = 0
  private var watch: Watch?
  private var isCuttingOff = false
  private var waiting: CheckedContinuation<Void, Never>?
  /// When nothing begins any more.
  private var end: UInt64

  init(
    _ loop: Loop, _ methods: [LoadedMethod], _ pace: Pace, _ source: any RequestSource,
    _ channels: [[Channel]], warmUp: UInt64, end: UInt64
  ) throws(SystemError) {
    self.loop = loop
    self.methods = methods
    self.pace = pace
    self.source = source
    self.channels = channels
    self.warmUp = warmUp
    self.end = end
    timer = try PreciseTimer()
    tallies = Array(repeating: CallTally(), count: methods.count)
  }

  /// Nanoseconds since the beginning of the load.
  var now: UInt64 {
    let now = MonotonicClock.nanoseconds
    return now > start ? now - start : 0
  }

  func begin(at start: UInt64) throws(SystemError) {
    self.start = start
    watch = try loop.watch(timer.number, for: [.readable, .edge], self)
    setAlarm(for: 0)
  }

  func ready(_ readiness: Readiness) {
    alarm = .max
    depart()
    loop.carryOutWork()
    tellIfDone()
  }

  // MARK: Calls

  /// Begins the calls that are due, and sets the timer for the next one.
  private func depart() {
    let now = now
    guard MonotonicClock.nanoseconds >= start else { return setAlarm(for: 0) }
    while let departure = pace.departure(at: now) {
      let call = LoadCall(self, source.next(at: now), departure)
      if let place = free.popLast() {
        call.place = place
        running[place] = call
      } else {
        call.place = running.count
        running.append(call)
      }
      loop.add(call)
    }
    guard !pace.isOver(at: now) else { return }
    setAlarm(for: pace.nextInstant ?? end)
  }

  /// Several calls that are due within the shortest time share a wake-up.
  private func setAlarm(for instant: UInt64) {
    let earliest = instant < .max / 2 ? start + instant : .max
    guard earliest < alarm, earliest < .max else { return }
    alarm = max(earliest, MonotonicClock.nanoseconds + Self.shortestPause)
    do throws(SystemError) {
      try timer.set(at: alarm)
    } catch {
      // It takes any instant but a negative one.
      preconditionFailure("\(error)")
    }
  }

  private static let shortestPause: UInt64 = 20_000

  func channel(to target: Int) -> Channel {
    turn &+= 1
    let channels = channels[target]
    return channels[turn % channels.count]
  }

  func another(of request: LoadRequest) -> [UInt8] { source.another(of: request) }

  private func counts(_ call: LoadCall) -> Bool { call.planned >= warmUp }

  func began(_ call: LoadCall) {
    // A caller of a closed loop has no plan but to call again.
    if !pace.isOpen { call.planned = call.sent }
    guard counts(call) else { return }
    tallies[call.request.method].begins(wasHeldBack: call.departure.wasHeldBack)
    interval.begun += 1
    if pace.isOpen, !call.departure.wasHeldBack {
      lag.add(call.sent - min(call.sent, call.planned))
    }
  }

  /// - Parameter outcome: The last message of the answer, if there was one.
  func ended(_ call: LoadCall, _ outcome: Result<[UInt8]?, RPCError>) {
    let now = now
    running[call.place] = nil
    free.append(call.place)
    var foundNobody = false
    let times = CallTally.Times(planned: call.planned, sent: call.sent, ended: now)
    switch outcome {
    case .success(let answer):
      source.ended(call.request, answer: answer ?? [], at: now)
      if counts(call) {
        tallies[call.request.method].ended(times, inTime: now <= end)
        interval.succeeded += 1
        interval.scheduled.add(now - min(now, times.planned))
      }
    case .failure(let error):
      source.ended(call.request, answer: nil, at: now)
      foundNobody = error.code == .unavailable
      if counts(call) { failed(call, error, times) }
    }
    if counts(call) {
      tallies[call.request.method].exchanged(
        sent: call.messagesSent, bytes: call.bytesSent, received: call.messagesReceived,
        bytes: call.bytesReceived)
    }
    pace.ended(at: now, foundNobody: foundNobody)
    depart()
    tellIfDone()
  }

  private func failed(_ call: LoadCall, _ error: RPCError, _ times: CallTally.Times) {
    if isCuttingOff {
      tallies[call.request.method].wasCutOff(times)
    } else {
      tallies[call.request.method].failed(error, times, inTime: times.ended <= end)
      interval.failed += 1
      if error.code == .deadlineExceeded {
        interval.scheduled.add(times.ended - min(times.ended, times.planned))
      }
    }
  }

  // MARK: The end

  private func tellIfDone() {
    guard waiting != nil, pace.isOver(at: now), running.count == free.count else { return }
    waiting?.resume()
    waiting = nil
  }

  /// Suspends until the last call has ended.
  func done() async {
    await withCheckedContinuation { continuation in
      loop.execute { [self] in
        waiting = continuation
        tellIfDone()
      }
    }
  }

  /// Begins no more calls.
  func stop() {
    end = min(end, now)
    pace.stop(at: now)
    tellIfDone()
  }

  /// Ends those that still run.
  func cutOff() {
    isCuttingOff = true
    for call in running { call?.cancel() }
  }

  /// What happened since the last time that it was asked.
  func takeInterval() -> LoadInterval {
    defer { interval = LoadInterval() }
    interval.inFlight = pace.inFlight
    return interval
  }

  /// All of it, once it is done.
  func finish() -> (tallies: [CallTally], lag: LatencyHistogram, mostInFlight: Int) {
    if let watch { loop.unwatch(watch) }
    watch = nil
    for planned in pace.unsent where planned >= warmUp {
      // Nobody knows of what kind it was to be: the first stands for all.
      tallies[0].wasNotSent(planned: planned, end: min(end, now))
    }
    return (tallies, lag, pace.mostInFlight)
  }
}
