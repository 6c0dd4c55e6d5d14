internal import CLinux

/// A clock for what is measured often: reading it costs a third of what `ContinuousClock` costs.
package enum MonotonicClock {
  /// Since some instant of the past; it stands still while the machine sleeps.
  package static var nanoseconds: UInt64 { rollcall_monotonic_nanoseconds() }

  /// What ``nanoseconds`` was some milliseconds ago at most: for what is asked even more often.
  package static var coarseNanoseconds: UInt64 { rollcall_coarse_nanoseconds() }
}

extension Duration {
  /// In whole nanoseconds, for what is compared with the clock; up to 292 years.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
