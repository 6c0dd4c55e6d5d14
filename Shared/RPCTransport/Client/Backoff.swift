/// How long to wait before the next attempt: longer each time, with jitter so that the clients of a
/// server that comes back don't come all at once.
///
/// Source: gRPC, "Connection backoff protocol", with shorter times for a local network.
struct Backoff: Sendable {
  private let first: Duration
  private let longest: Duration
  private let growth: Double
  private var current: Duration

  private static let jitter = 0.2

  init(first: Duration, longest: Duration, growth: Double) {
    self.first = first
    self.longest = longest
    self.growth = growth
    current = min(first, longest)
  }

  /// For connecting.
  init() {
    self.init(first: .milliseconds(100), longest: .seconds(5), growth: 1.6)
  }

  /// Nobody has waited since the start or the last success.
  private(set) var isFresh = true

  /// - Parameter random: Between -1 and 1.
  mutating func next(random: Double = .random(in: -1...1)) -> Duration {
    let wait = current * (1 + Self.jitter * random)
    current = min(current * growth, longest)
    isFresh = false
    return wait
  }

  /// It succeeded.
  mutating func reset() {
    current = min(first, longest)
    isFresh = true
  }
}
