/// Calls that wait for their turn, the first one first.
///
/// No lock and no task: what has left it, by a deadline or a cancellation, is found when its turn
/// comes.
struct WaitingLine<Element> {
  private var elements: [Element?] = []
  private var first = 0

  var count: Int { elements.count - first }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    let element = elements[first]
    elements[first] = nil
    first += 1
    // Moved in batches, so that a turn costs the same however long the line is.
    if first == elements.count {
      elements.removeAll(keepingCapacity: elements.count <= 256)
      first = 0
    } else if first >= 64, first * 2 >= elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }
}
