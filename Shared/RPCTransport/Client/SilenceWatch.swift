import EventLoop

/// Asks a server that has been silent for a while whether it is still there, and says when it isn't.
///
/// Lives on its connection's loop, and no longer than the connection.
final class SilenceWatch {
  private let keepAlive: KeepAlive
  private let loop: Loop
  private var timer: LoopTimer?
  /// Something came since the last look.
  private var hasHeard = false
  private let isIdle: () -> Bool
  private let ask: () -> Void
  private let giveUp: (_ reason: String) -> Void

  /// - Parameters:
  ///   - isIdle: Whether no call waits for the server.
  ///   - ask: Sends a ping.
  init(
    _ keepAlive: KeepAlive, on loop: Loop, isIdle: @escaping () -> Bool,
    ask: @escaping () -> Void, giveUp: @escaping (_ reason: String) -> Void
  ) {
    self.keepAlive = keepAlive
    self.loop = loop
    self.isIdle = isIdle
    self.ask = ask
    self.giveUp = giveUp
  }

  /// Waits for an interval from now on.
  func start() {
    stop()
    hasHeard = false
    timer = loop.schedule(at: ContinuousClock.now.advanced(by: keepAlive.interval)) {
      [unowned self] in
      if hasHeard || (isIdle() && !keepAlive.withoutCalls) {
        start()
      } else {
        ask()
        waitForAnswer()
      }
    }
  }

  private func waitForAnswer() {
    timer = loop.schedule(at: ContinuousClock.now.advanced(by: keepAlive.timeout)) {
      [unowned self] in
      if hasHeard {
        start()
      } else {
        giveUp(
          "nothing came for \(keepAlive.interval), and no answer to a keep-alive ping "
            + "within \(keepAlive.timeout)")
      }
    }
  }

  func heard() { hasHeard = true }

  /// The answer came: the next interval begins.
  func answered() {
    if timer != nil { start() }
  }

  func stop() {
    if let timer { loop.cancel(timer) }
    timer = nil
  }
}
