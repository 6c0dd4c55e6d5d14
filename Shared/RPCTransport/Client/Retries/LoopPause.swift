import EventLoop
import RPCCore

extension Loop {
  /// Suspends for that long, on the loop's own timers.
  ///
  /// - Throws: CANCELLED when the task is cancelled meanwhile.
  func pause(_ span: Duration, for method: MethodDescriptor) async throws(RPCError) {
    let alarm = Alarm(on: self)
    defer { alarm.cancel() }
    let isOver: Bool = await LoopWait.wait(
      on: self, cancel: { $0.resume(false) },
      start: { wait in alarm.set(at: .after(span)) { wait.resume(true) } })
    guard isOver else {
      throw RPCError(.cancelled, "the caller cancelled its call of \(method.path)")
    }
  }
}
