/// One thing to do at an instant, on the loop that made it.
package final class LoopTimer {
  fileprivate let instant: ContinuousClock.Instant
  fileprivate let action: () -> Void
  fileprivate var position: Int?

  fileprivate init(at instant: ContinuousClock.Instant, action: @escaping () -> Void) {
    self.instant = instant
    self.action = action
  }
}

/// A loop's timers, the next one first: a binary heap in which each timer knows its place, so that
/// a cancelled one leaves at once instead of waiting for its instant.
struct TimerHeap {
  private var heap: [LoopTimer] = []

  var next: ContinuousClock.Instant? { heap.first?.instant }

  mutating func insert(at instant: ContinuousClock.Instant, _ action: @escaping () -> Void)
    -> LoopTimer
  {
    let timer = LoopTimer(at: instant, action: action)
    heap.append(timer)
    timer.position = heap.count - 1
    moveUp(from: heap.count - 1)
    return timer
  }

  mutating func cancel(_ timer: LoopTimer) {
    guard let position = timer.position else { return }
    remove(at: position)
  }

  /// Takes out the next timer if it is due, and gives what it does.
  mutating func takeDue(_ now: ContinuousClock.Instant) -> (() -> Void)? {
    guard let first = heap.first, first.instant <= now else { return nil }
    remove(at: 0)
    return first.action
  }

  private mutating func remove(at position: Int) {
    heap[position].position = nil
    let last = heap.removeLast()
    guard position < heap.count else { return }
    heap[position] = last
    last.position = position
    moveDown(from: position)
    moveUp(from: position)
  }

  private mutating func moveUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].instant < heap[parent].instant else { return }
      swap(child, parent)
      child = parent
    }
  }

  private mutating func moveDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].instant < heap[least].instant {
        least = child
      }
      guard least != parent else { return }
      swap(parent, least)
      parent = least
    }
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    heap.swapAt(left, right)
    heap[left].position = left
    heap[right].position = right
  }
}
