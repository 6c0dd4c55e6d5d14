import EventLoop
import RPCCore

/// The tasks that wait to send a message on one call, in the order in which they came.
///
/// A message is handed to the connection when it may go out, never before, so a sender that is
/// faster than its reader waits instead of filling memory.
final class SendQueue<Element: Sendable>: @unchecked Sendable {
  typealias Outcome = Result<Void, RPCError>

  private let loop: Loop
  // From here on: on the loop only.
  /// Nobody waits for the ones that are sent once more.
  private var waiting: [(element: Element, wait: LoopWait<Outcome>?)] = []
  private var mustEnd = false
  private var ending: RPCError?
  private let maySend: () -> Bool
  private let transmit: (Element) throws(RPCError) -> Void
  private let transmitEnd: () -> Bool

  /// - Parameters:
  ///   - maySend: Whether there is credit for another message now.
  ///   - transmit: Puts a message out; called when `maySend` is true.
  ///   - transmitEnd: Says that no more messages come; `false` if the call hasn't begun yet.
  init(
    loop: Loop, maySend: @escaping () -> Bool,
    transmit: @escaping (Element) throws(RPCError) -> Void,
    transmitEnd: @escaping () -> Bool = { true }
  ) {
    self.loop = loop
    self.maySend = maySend
    self.transmit = transmit
    self.transmitEnd = transmitEnd
  }

  /// Puts messages ahead of all that are sent later. On the loop.
  func enqueue(_ elements: [Element]) {
    for element in elements { waiting.append((element, nil)) }
    advance()
  }

  /// The messages so far are all. On the loop.
  func end() {
    mustEnd = true
    advance()
  }

  /// Whether a message may go out at once: the caller is on the loop, and none waits ahead of it.
  var isReady: Bool { loop.isCurrent && ending == nil && waiting.isEmpty && maySend() }

  func send(_ element: Element) async throws(RPCError) {
    if isReady {
      try transmit(element)
      return
    }
    let cancelled = RPCError(.cancelled, "the task that waited to send a message was cancelled")
    let outcome: Outcome = await LoopWait.wait(
      on: loop, cancel: { $0.resume(.failure(cancelled)) },
      start: { wait in
        self.waiting.append((element, wait))
        self.advance()
      })
    try outcome.get()
  }

  /// There may be credit now.
  func advance() {
    while let (element, wait) = waiting.first {
      if let wait, !wait.isPending {
        // Its task was cancelled meanwhile.
        waiting.removeFirst()
        continue
      }
      if let ending {
        waiting.removeFirst()
        wait?.resume(.failure(ending))
        continue
      }
      guard maySend() else { return }
      waiting.removeFirst()
      do throws(RPCError) {
        try transmit(element)
        wait?.resume(.success(()))
      } catch {
        wait?.resume(.failure(error))
      }
    }
    if mustEnd, ending == nil, transmitEnd() { mustEnd = false }
  }

  /// Nothing can be sent any more: whoever waits or tries gets this error.
  func finish(_ error: RPCError) {
    if ending == nil { ending = error }
    advance()
  }
}
