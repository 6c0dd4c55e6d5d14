internal import CLinux

/// What this process has used of its processors.
package enum ProcessorTime {
  /// In user code and in the kernel, all threads together.
  package static var nanoseconds: UInt64 { rollcall_processor_nanoseconds() }
}
