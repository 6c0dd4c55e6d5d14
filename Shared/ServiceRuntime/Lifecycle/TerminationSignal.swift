import Glibc

/// A signal that asks the process to end.
enum TerminationSignal: Int32, Sendable {
  case interrupt = 2
  case terminate = 15

  var name: String {
    switch self {
    case .interrupt: "SIGINT"
    case .terminate: "SIGTERM"
    }
  }

  /// Keeps the two from ending the process, in this thread and in all that it starts, and lets
  /// writes to a closed pipe or socket fail instead of raising SIGPIPE.
  ///
  /// To be called on the main thread before there is another: a signal goes to any thread that
  /// doesn't block it. The threads of libdispatch block all signals by themselves.
  static func takeOver() {
    _ = signal(SIGPIPE, SIG_IGN)
    var signals = Self.signals
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Blocks the thread until one of the two comes.
  static func next() -> TerminationSignal {
    var signals = Self.signals
    while true {
      var number: Int32 = 0
      if unsafe sigwait(&signals, &number) == 0, let signal = TerminationSignal(rawValue: number) {
        return signal
      }
    }
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, Self.interrupt.rawValue)
    _ = unsafe sigaddset(&signals, Self.terminate.rawValue)
    return signals
  }
}
