import EventLoop
import LinuxIO

/// Whether the event loops still turn, for `/livez`.
///
/// Each question puts a piece of work on every loop, and the next one looks whether it was done: an
/// idle process isn't woken for this.
final class LoopLiveness: Sendable {
  private final class Probe: Sendable {
    let loop: Loop
    /// When the work was put there that isn't done yet.
    let asked = Lock<ContinuousClock.Instant?>(nil)

    init(_ loop: Loop) { self.loop = loop }
  }

  /// Far longer than anything that runs on a loop may take.
  static let patience = Duration.seconds(10)

  private let probes: [Probe]

  init(_ loops: [Loop]) { probes = loops.map(Probe.init) }

  /// The loops that have not turned for longer than ``patience``.
  func stuckLoops(now: ContinuousClock.Instant = .now) -> [String] {
    probes.compactMap { probe in
      let (isNew, isStuck) = probe.asked.withLock { asked in
        guard let since = asked else {
          asked = now
          return (true, false)
        }
        return (false, since.duration(to: now) > Self.patience)
      }
      if isNew { probe.loop.execute { probe.asked.withLock { $0 = nil } } }
      return isStuck ? probe.loop.name : nil
    }
  }
}
