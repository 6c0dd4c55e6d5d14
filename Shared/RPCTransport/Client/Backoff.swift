/// How long to wait before the next attempt to connect: longer each time, with jitter so that the
/// clients of a server that comes back don't come all at once.
///
/// Source: gRPC, "Connection backoff protocol", with shorter times for a local network.
struct Backoff: Sendable {
  private static let first = Duration.milliseconds(100)
  private static let longest = Duration.seconds(5)
  private static let growth = 1.6
  private static let jitter = 0.2

  private var current = first

  /// - Parameter random: Between -1 and 1.
  mutating func next(random: Double = .random(in: -1...1)) -> Duration {
    let wait = current * (1 + Self.jitter * random)
    current = min(current * Self.growth, Self.longest)
    return wait
  }

  /// A connection was made.
  mutating func reset() { current = Self.first }
}
