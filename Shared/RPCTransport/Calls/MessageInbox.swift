import EventLoop
import RPCCore

/// The messages of one call that have come and that nobody has read yet. One task reads them.
///
/// The peer's credit bounds what it holds: the owner is told of every message read, and credits it.
final class MessageInbox<Element: Sendable>: @unchecked Sendable {
  private let loop: Loop
  // From here on: on the loop only.
  private var messages: [(element: Element, bytes: Int, isCompressed: Bool)] = []
  private var read = 0
  private var ending: Result<Void, RPCError>?
  private var waiting: LoopWait<Result<Element?, RPCError>>?
  private var onRead: ((_ bytes: Int, _ isDrained: Bool) -> Void)?
  private var lastIsCompressed = false
  private var onCompressionChange: ((_ isCompressed: Bool) -> Void)?

  init(loop: Loop) {
    self.loop = loop
  }

  /// Hears how many bytes were read, and whether nothing is left to read.
  func whenRead(_ action: @escaping (_ bytes: Int, _ isDrained: Bool) -> Void) { onRead = action }

  /// Hears, before a message is handed over, whether it came compressed, if the one before it didn't
  /// come likewise.
  func whenCompressionChanges(_ action: @escaping (_ isCompressed: Bool) -> Void) {
    onCompressionChange = action
  }

  func put(_ element: Element, bytes: Int, isCompressed: Bool = false) {
    guard ending == nil else { return }
    if let waiting, waiting.isPending {
      self.waiting = nil
      note(isCompressed)
      waiting.resume(.success(element))
      onRead?(bytes, true)
    } else {
      messages.append((element, bytes, isCompressed))
    }
  }

  /// No more messages come. Those that are there can still be read, and then the error if there is
  /// one.
  func finish(_ error: RPCError?) {
    guard ending == nil else { return }
    ending = error.map { .failure($0) } ?? .success(())
    onRead = isEmpty ? nil : onRead
    guard let waiting else { return }
    self.waiting = nil
    waiting.resume(outcomeAtEnd)
  }

  /// The call is over and what is left is of no use to anybody.
  ///
  /// - Returns: The bytes of the messages that nobody has read.
  func abandon(_ error: RPCError) -> Int {
    let unread = messages[read...].reduce(0) { $0 + $1.bytes }
    messages = []
    read = 0
    ending = nil
    finish(error)
    return unread
  }

  /// - Returns: `nil` after the last message.
  func next() async throws(RPCError) -> Element? {
    if loop.isCurrent, let element = takeFirst() { return element }
    let cancelled = RPCError(.cancelled, "the task that waited for a message was cancelled")
    let outcome: Result<Element?, RPCError> = await LoopWait.wait(
      on: loop, cancel: { $0.resume(.failure(cancelled)) },
      start: { wait in
        if let element = self.takeFirst() {
          wait.resume(.success(element))
        } else if self.ending != nil {
          wait.resume(self.outcomeAtEnd)
        } else if let other = self.waiting, other.isPending {
          wait.resume(
            .failure(RPCError(.internalError, "two tasks read the messages of one call")))
        } else {
          self.waiting = wait
        }
      })
    return try outcome.get()
  }

  private func note(_ isCompressed: Bool) {
    guard isCompressed != lastIsCompressed else { return }
    lastIsCompressed = isCompressed
    onCompressionChange?(isCompressed)
  }

  private var isEmpty: Bool { read == messages.count }

  private var outcomeAtEnd: Result<Element?, RPCError> {
    switch ending {
    case .failure(let error): .failure(error)
    case .success, nil: .success(nil)
    }
  }

  private func takeFirst() -> Element? {
    guard !isEmpty else { return nil }
    let (element, bytes, isCompressed) = messages[read]
    note(isCompressed)
    read += 1
    if isEmpty {
      messages.removeAll(keepingCapacity: true)
      read = 0
    } else if read >= 64, read * 2 >= messages.count {
      messages.removeFirst(read)
      read = 0
    }
    onRead?(bytes, isEmpty)
    return element
  }
}
