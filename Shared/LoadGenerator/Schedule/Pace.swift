/// When the calls of one event loop begin. No clock: instants are nanoseconds since the beginning of
/// the load.
///
/// In the open loop they follow a schedule, whatever becomes of the calls before; only when as many
/// run as may, those that are due wait, and begin late when one has ended. In the closed loop there are
/// as many callers as may run calls at once, and each begins a call when its last has ended.
package struct Pace: Sendable {
  /// A call that is to begin now.
  package struct Departure: Sendable, Hashable {
    /// When it was to begin.
    package fileprivate(set) var planned: UInt64
    /// Whether it had to wait for others to end, since no more could run at once.
    package let wasHeldBack: Bool
  }

  /// A caller of a closed loop whose call found nobody there would only find that out again.
  package static let rest: UInt64 = 10_000_000

  /// `nil` in the closed loop.
  private var schedule: ArrivalSchedule?
  private let maximumInFlight: Int
  private var end: UInt64
  private var isStopped = false
  private var left: Int
  /// Of the open loop.
  private var next: UInt64?
  private var isHeldBack = false
  /// When callers that rest go on, the first one first.
  private var resting: [UInt64] = []
  package private(set) var inFlight = 0
  /// The most that ran at once.
  package private(set) var mostInFlight = 0

  /// - Parameters:
  ///   - end: None begins from then on.
  ///   - count: No more than these begin.
  package init(
    open schedule: ArrivalSchedule, maximumInFlight: Int, end: UInt64 = .max, count: Int = .max
  ) {
    self.schedule = schedule
    next = self.schedule?.next()
    self.maximumInFlight = maximumInFlight
    self.end = end
    left = count
  }

  package init(closed callers: Int, end: UInt64 = .max, count: Int = .max) {
    maximumInFlight = callers
    self.end = end
    left = count
  }

  /// The next call that is to begin by now. It counts as running from here on.
  package mutating func departure(at now: UInt64) -> Departure? {
    while let first = resting.first, first <= now {
      resting.removeFirst()
      inFlight -= 1
    }
    guard left > 0, !isStopped else { return nil }
    var departure = Departure(planned: now, wasHeldBack: isHeldBack)
    if schedule != nil {
      // What was to begin before the end may still do so after it, unless it is others that it waits
      // for.
      guard let planned = next, planned <= now, planned < end, now < end || !isHeldBack else {
        if now < end { isHeldBack = false }
        return nil
      }
      departure.planned = planned
    }
    guard schedule != nil || now < end else { return nil }
    guard inFlight < maximumInFlight else {
      isHeldBack = schedule != nil
      return nil
    }
    if schedule != nil { next = schedule?.next() }
    left -= 1
    inFlight += 1
    mostInFlight = max(mostInFlight, inFlight)
    return departure
  }

  /// A call has ended.
  ///
  /// - Parameter foundNobody: It never reached a server.
  package mutating func ended(at now: UInt64, foundNobody: Bool = false) {
    if foundNobody, schedule == nil {
      resting.append(now + Self.rest)
    } else {
      inFlight -= 1
    }
  }

  /// When there is something to do again, if no call ends before; `nil` if only that brings it about.
  package var nextInstant: UInt64? {
    guard left > 0 else { return nil }
    guard schedule != nil else { return resting.first }
    return inFlight < maximumInFlight ? next : nil
  }

  /// Whether calls follow a schedule.
  package var isOpen: Bool { schedule != nil }

  /// Whether none begins any more.
  package func isOver(at now: UInt64) -> Bool {
    if isStopped || left <= 0 { return true }
    guard schedule != nil else { return now >= end }
    guard let next, next < end else { return true }
    return now >= end && isHeldBack
  }

  /// None begins any more.
  package mutating func stop(at now: UInt64) {
    end = min(end, now)
    isStopped = true
  }

  /// The calls that were to begin before the end, and didn't since no more could run at once; to be
  /// asked when it is over.
  package var unsent: UnsentCalls { UnsentCalls(pace: self) }

  /// The instants for which they were planned.
  package struct UnsentCalls: Sequence, IteratorProtocol {
    fileprivate var pace: Pace

    package mutating func next() -> UInt64? {
      guard pace.isHeldBack, pace.left > 0, let planned = pace.next, planned < pace.end else {
        return nil
      }
      pace.next = pace.schedule?.next()
      pace.left -= 1
      return planned
    }
  }
}
