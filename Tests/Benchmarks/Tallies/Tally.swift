package import LoadGenerator

/// What one worker, or all of them, saw.
package struct Tally: Sendable {
  package private(set) var histogram = LatencyHistogram()
  package private(set) var errors = 0
  package private(set) var firstError: String?

  package init() {}

  package mutating func add(_ latency: Duration) {
    let (seconds, attoseconds) = latency.components
    histogram.add(UInt64(clamping: seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
  }

  package mutating func failed(_ error: String) {
    errors += 1
    firstError = firstError ?? error
  }

  package mutating func merge(_ other: Tally) {
    histogram.merge(other.histogram)
    errors += other.errors
    firstError = firstError ?? other.firstError
  }
}
