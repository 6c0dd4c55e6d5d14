import EventLoop
import LinuxIO

extension LoadEngine {
  /// Looks at a load that runs, tells how it goes, and sees that it ends.
  struct Watch: Sendable {
    let parts: [Part]
    /// When calls begin to count, as ``MonotonicClock`` does.
    let warm: UInt64
    /// When the last call begins.
    let end: UInt64
    /// For the calls that run then.
    let grace: UInt64
    /// Of an interval.
    let seconds: Double
    let isInterrupted: @Sendable () -> Bool
    let observe: @Sendable (Progress) -> Void

    struct Seen: Sendable {
      var intervals: [LoadInterval] = []
      var seconds = 0.0
      var isInterrupted = false
      /// Before calls counted.
      var used: UInt64 = 0
    }

    /// How often it looks whether somebody ends the load.
    private static let pause: UInt64 = 50_000_000

    /// Returns when its task is cancelled, which is when all calls have ended.
    func run() async -> Seen {
      var seen = Seen()
      var end = end
      var isCutOff = false
      let begun = ProcessorTime.nanoseconds
      var boundary = await warmUp()
      seen.used = ProcessorTime.nanoseconds - begun
      while true {
        let start = MonotonicClock.nanoseconds
        if !seen.isInterrupted, !Task.isCancelled, start < end, isInterrupted() {
          seen.isInterrupted = true
          end = start
          _ = await LoadEngine.each(parts) { $0.load.stop() }
        }
        let next = boundary + UInt64(seconds * 1e9)
        let now = await sleep(until: min(next, start + Self.pause))
        let isDone = Task.isCancelled
        if now >= next || isDone {
          seen.intervals.append(await tell(from: boundary, to: now))
          boundary = now
        }
        if !isCutOff, end < .max, now >= end + grace {
          isCutOff = true
          _ = await LoadEngine.each(parts) { $0.load.cutOff() }
        }
        guard !isDone else {
          // All that begin by a plan have, however soon the last one ended.
          let last = end < .max ? end : now
          seen.seconds = Double(last - min(warm, last)) / 1e9
          return seen
        }
      }
    }

    /// - Returns: When calls began to count.
    private func warmUp() async -> UInt64 {
      while true {
        let now = await sleep(until: min(warm, MonotonicClock.nanoseconds + Self.pause))
        guard now < warm, !Task.isCancelled, !isInterrupted() else { return max(now, warm) }
        observe(Progress(interval: LoadInterval(), seconds: (Double(now) - Double(warm)) / 1e9))
      }
    }

    private func tell(from: UInt64, to: UInt64) async -> LoadInterval {
      var interval = LoadInterval()
      for part in await LoadEngine.each(parts, { $0.load.takeInterval() }) { interval.merge(part) }
      interval.from = Double(from - min(from, warm)) / 1e9
      interval.to = Double(to - min(to, warm)) / 1e9
      observe(Progress(interval: interval, seconds: interval.to))
      return interval
    }

    /// - Returns: Now, which is earlier if the task is cancelled.
    private func sleep(until instant: UInt64) async -> UInt64 {
      let now = MonotonicClock.nanoseconds
      if instant > now { try? await Task.sleep(for: .nanoseconds(instant - now)) }
      return MonotonicClock.nanoseconds
    }
  }
}
