internal import CLinux

/// A clock for what is measured often: reading it costs a third of what `ContinuousClock` costs.
package enum MonotonicClock {
  /// Since some instant of the past; it stands still while the machine sleeps.
  package static var nanoseconds: UInt64 { rollcall_monotonic_nanoseconds() }
}
