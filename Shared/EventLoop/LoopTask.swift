/// Work that waits for one of a loop's tasks.
package protocol LoopWork: AnyObject {
  /// What the task is to do: it begins on the loop, and what follows an `await` in it runs there
  /// again.
  typealias Body = nonisolated(nonsending) @Sendable () async -> Void

  /// Its turn has come.
  ///
  /// - Parameter task: The work's until the body has returned.
  /// - Returns: `nil` if there is nothing left to do.
  func begin(in task: LoopTask) -> Body?

  /// What to call it when it keeps the loop for too long.
  var label: String { get }
}

extension LoopWork {
  package var label: String { "\(type(of: self))" }
}

/// A task of a loop that carries out one piece of work after another.
///
/// Making a task and ending it costs several times what waking one does, and what waits already needs
/// neither.
@safe package final class LoopTask: @unchecked Sendable {
  // On the loop only, which is what makes @unchecked Sendable sound.
  private var wakeUp: UnsafeContinuation<Void, Never>?
  private var task: Task<Void, Never>?
  private var isCancelled = false
  /// What it carries out now, or did a moment ago.
  private(set) var work: (any LoopWork)?
  private var isIdle = true
  /// Where it stands in its loop's books.
  var place = 0

  /// Cancels the work that it carries out. It takes no more after that.
  package func cancel() {
    isCancelled = true
    task?.cancel()
  }

  /// Makes the task if that has not been done, and lets it take the work of `loop` that waits. It ends
  /// when there is none.
  func resume(on loop: Loop) {
    guard let wakeUp = unsafe wakeUp else { return begin(on: loop) }
    unsafe self.wakeUp = nil
    // Sound: taken out above, so it is resumed exactly once.
    unsafe wakeUp.resume()
  }

  /// Keeps nothing of work that is over.
  func forgetWork() {
    if isIdle { work = nil }
  }

  /// Where its jobs are found: each is the task itself. 0 before its first suspension.
  var job: UInt {
    // Sound: one pointer, which is compared and not followed.
    task.map { unsafe unsafeBitCast($0, to: UInt.self) } ?? 0
  }

  private func begin(on loop: Loop) {
    loop.add(self)
    task = Task.immediate(executorPreference: loop) { [unowned loop] in await self.serve(loop) }
    if isCancelled { task?.cancel() }
  }

  private func serve(_ loop: Loop) async {
    repeat {
      await carryOutWork(of: loop)
      guard !isCancelled, loop.keeps(self) else {
        loop.remove(self)
        return
      }
      await unsafe withUnsafeContinuation { unsafe wakeUp = $0 }
    } while loop.hasWork
    loop.remove(self)
  }

  /// Apart from the waiting, so that a task which waits keeps nothing of its last work.
  private func carryOutWork(of loop: Loop) async {
    while let work = loop.takeWork() {
      guard let body = work.begin(in: self) else { continue }
      self.work = work
      isIdle = false
      loop.isRunning(self)
      await body()
      // The loop lets go of it when it has looked at how long that took.
      isIdle = true
      loop.isRunning(self)
      if isCancelled { return }
    }
  }
}
