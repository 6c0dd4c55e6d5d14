internal import CLinux
import Synchronization

/// Ctrl-C, for a command that wants to end by itself and tell what it has done so far.
package enum InterruptSignal {
  private static let flag = Atomic<Bool>(false)

  /// From now on the first SIGINT or SIGTERM only makes ``hasCome`` true; the second ends the process.
  package static func takeOver() {
    // Made now: a signal handler mustn't.
    flag.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      // What a handler may do: change an atomic variable, and set another handler.
      _ = signal(number) { number in
        InterruptSignal.flag.store(true, ordering: .relaxed)
        rollcall_default_action(number)
      }
    }
  }

  package static var hasCome: Bool { flag.load(ordering: .relaxed) }
}
