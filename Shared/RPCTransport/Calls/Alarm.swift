import EventLoop
import RPCCore

/// A timer of a loop that a task elsewhere can call off.
final class Alarm: @unchecked Sendable {
  private let loop: Loop
  // On the loop only, which is what makes @unchecked Sendable sound.
  private var timer: LoopTimer?

  init(on loop: Loop) {
    self.loop = loop
  }

  /// On the loop, once.
  func set(at deadline: Deadline, _ action: @escaping () -> Void) {
    timer = loop.schedule(at: deadline.instant, action)
  }

  /// From any thread; harmless when it has rung or was never set.
  func cancel() {
    loop.perform { [self] in
      if let timer { loop.cancel(timer) }
      timer = nil
    }
  }
}
