/// Finds how many calls of a method are worth running at once, from how long they take.
///
/// No clock and no lock: windows of samples go in. The latency without load is known from the
/// quickest windows; as long as calls take no more than twice that, there is room, and the limit
/// grows; beyond that they wait for one another somewhere, and it shrinks in proportion. Source: the
/// gradient limiters of Netflix's concurrency-limits, and brpc's "auto concurrency limiter", from
/// whose troubles come the floor and the slack.
struct AdaptiveLimit: Sendable {
  private(set) var limit: Int
  let floor: Int
  let ceiling: Int

  /// Smoothed; `limit` is this as a whole number.
  private var exact: Double
  /// In seconds: the latency without load.
  private var base: Double?
  // The window so far.
  private var sum = 0.0
  private var count = 0
  private var peak = 0

  /// What a call may take longer than without load before that counts as waiting.
  private static let tolerance = 2.0
  /// In seconds: differences under this are noise of the scheduler, whatever the handler takes.
  private static let slack = 0.0005
  private static let samplesPerWindow = 32
  /// How much of a step is taken at once.
  private static let smoothing = 0.3
  /// How fast the base grows towards what calls take while so few run that they can't be in one
  /// another's way: a handler that has become slower for good brings the limit down to its floor,
  /// is known there for what it is, and gets room back.
  private static let forgetting = 0.05

  init(floor: Int, ceiling: Int, initial: Int = 32) {
    self.floor = max(1, floor)
    self.ceiling = max(self.floor, ceiling)
    limit = min(max(initial, self.floor), self.ceiling)
    exact = Double(limit)
  }

  /// How long a call takes now, in seconds; `nil` until that is known.
  private(set) var latency: Double?

  /// One call has ended.
  ///
  /// - Parameters:
  ///   - seconds: From the start of its handler on.
  ///   - running: How many ran meanwhile, itself included.
  mutating func sample(_ seconds: Double, running: Int) {
    sum += max(0, seconds)
    count += 1
    peak = max(peak, running)
    guard count >= Self.samplesPerWindow else { return }
    let average = sum / Double(count)
    latency = average
    let isUsed = peak * 2 > limit
    learn(average)
    // A limit that nobody comes near says nothing about the load.
    if isUsed { step(average) }
    sum = 0
    count = 0
    peak = 0
  }

  private mutating func learn(_ average: Double) {
    guard let base else {
      base = average
      return
    }
    let weight = average < base ? 0.5 : peak <= floor ? Self.forgetting : 0
    self.base = base + (average - base) * weight
  }

  private mutating func step(_ average: Double) {
    guard let base, average > 0 else { return }
    let gradient = min(1, max(0.5, (base * Self.tolerance + Self.slack) / average))
    let headroom = max(1, exact.squareRoot() / 2)
    let next = exact * gradient + headroom
    exact += (next - exact) * Self.smoothing
    exact = min(max(exact, Double(floor)), Double(ceiling))
    limit = Int(exact)
  }
}
