/// What happened in one short span of a load, for pictures of how it went.
package struct LoadInterval: Sendable, Hashable, Codable {
  /// Seconds since the beginning of the load.
  package var from = 0.0
  package var to = 0.0
  package var begun = 0
  package var succeeded = 0
  package var failed = 0
  /// At its end.
  package var inFlight = 0
  /// Of the calls that ended in it, from the instant for which each was planned.
  package var scheduled = LatencyHistogram()

  package init() {}

  package var seconds: Double { max(to - from, 1e-9) }
  package var endedPerSecond: Double { Double(succeeded + failed) / seconds }
  package var begunPerSecond: Double { Double(begun) / seconds }

  /// What another part of the same load did in the same span.
  package mutating func merge(_ other: LoadInterval) {
    from = min(from, other.from)
    to = max(to, other.to)
    begun += other.begun
    succeeded += other.succeeded
    failed += other.failed
    inFlight += other.inFlight
    scheduled.merge(other.scheduled)
  }

  /// What came after it, for somebody who wants to see fewer of them.
  package mutating func append(_ next: LoadInterval) {
    let inFlight = next.inFlight
    merge(next)
    self.inFlight = inFlight
  }
}
