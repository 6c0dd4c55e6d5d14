import LinuxIO
import Synchronization

/// How long the calls to one address take, as an average that follows what happens now and forgets
/// what was. Written on the address's loop, read from any thread.
final class SmoothedLatency: Sendable {
  /// There are other addresses, so it matters how the calls to this one go. While it is false,
  /// calls take no note of the time.
  let isCompared = Atomic<Bool>(false)
  /// Nanoseconds; 0 before the first call.
  private let average = Atomic<Int64>(0)
  private let calls = Atomic<Int64>(0)
  /// When the last call ended, in nanoseconds since `epoch`.
  private let updated = Atomic<Int64>(0)

  /// How long a call counts, about.
  private static let memory = Duration.seconds(5)
  /// How long without calls until half of the average is forgotten, so that a slow address is tried
  /// again.
  private static let halfForgotten = Duration.seconds(2)
  /// The first calls find everything cold; before so many have ended nothing is known.
  static let minimumCalls: Int64 = 20
  /// Under this latencies differ by chance, and the calls under way tell more.
  static let floor = Duration.milliseconds(5)

  private static let epoch = ContinuousClock.now

  private static func time(_ instant: ContinuousClock.Instant) -> Int64 {
    epoch.duration(to: instant).nanoseconds
  }

  func record(_ latency: Duration, at now: ContinuousClock.Instant) {
    let (sample, time) = (latency.nanoseconds, Self.time(now))
    let before = average.load(ordering: .relaxed)
    let count = calls.add(1, ordering: .relaxed).newValue
    if before == 0 {
      average.store(max(1, sample), ordering: .relaxed)
    } else {
      let gap = max(0, time - updated.load(ordering: .relaxed))
      let memory = Self.memory.nanoseconds
      // The longer ago the last call, the more this one weighs.
      let weight = Double(gap) / Double(gap + memory)
      let least = max(0.01, 1 / Double(count))
      let blend = Double(before) + (Double(sample) - Double(before)) * max(weight, least)
      average.store(max(1, Int64(blend)), ordering: .relaxed)
    }
    updated.store(time, ordering: .relaxed)
  }

  /// `nil` while too little is known.
  func estimate(at now: ContinuousClock.Instant) -> Duration? {
    let average = average.load(ordering: .relaxed)
    guard average > 0, calls.load(ordering: .relaxed) >= Self.minimumCalls else { return nil }
    let idle = max(0, Self.time(now) - updated.load(ordering: .relaxed))
    let half = Double(Self.halfForgotten.nanoseconds)
    return .nanoseconds(Int64(Double(average) * half / (half + Double(idle))))
  }

  /// Whether one of two addresses is better for the next call: by the calls under way, and by
  /// latency where that differs by more than chance.
  static func prefersFirst(
    load first: Int, _ firstLatency: Duration?, over second: Int, _ secondLatency: Duration?
  ) -> Bool {
    var (left, right) = (Double(first + 1), Double(second + 1))
    if let firstLatency, let secondLatency {
      let leftTime = Double(max(firstLatency, floor).nanoseconds)
      let rightTime = Double(max(secondLatency, floor).nanoseconds)
      if leftTime > 2 * rightTime || rightTime > 2 * leftTime {
        left *= leftTime
        right *= rightTime
      }
    }
    return left <= right
  }
}
