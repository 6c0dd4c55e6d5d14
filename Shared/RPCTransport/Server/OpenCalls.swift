/// The calls of a connection that aren't over.
///
/// Most calls come whole and are over before the connection reads on, so that nobody ever looks for
/// them: those stand in a short list until it is known which of them stay.
struct OpenCalls {
  private var settled: [UInt64: ServerCall] = [:]
  private var fresh: [ServerCall] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// So many calls have begun that it is time to carry them out: their memory still is in the
  /// allocator's and the processor's nearest caches.
  var isBatch: Bool { fresh.count >= Self.batch }

  private static let batch = 6

  /// - Parameter isWhole: Nothing more has to come for it.
  mutating func add(_ call: ServerCall, isWhole: Bool) {
    count += 1
    if isWhole { fresh.append(call) } else { settled[call.id] = call }
  }

  subscript(id: UInt64) -> ServerCall? {
    settled[id] ?? fresh.first { $0.id == id && !$0.isOver }
  }

  /// To be called once for each call, before it is over.
  mutating func remove(_ call: ServerCall) {
    count -= 1
    if !settled.isEmpty { settled[call.id] = nil }
  }

  /// Looks at those that came whole since the last time.
  ///
  /// - Parameter stays: Called for those that aren't over.
  mutating func settle(_ stays: (ServerCall) -> Void) {
    guard !fresh.isEmpty else { return }
    for call in fresh where !call.isOver {
      settled[call.id] = call
      stays(call)
    }
    fresh.removeAll(keepingCapacity: true)
  }

  var all: [ServerCall] { (settled.values + fresh.filter { !$0.isOver }).waitingFirst }

  mutating func removeAll() { self = OpenCalls() }
}

extension [ServerCall] {
  /// Those whose handlers wait for their turn come first: otherwise the place of one that ends would
  /// let another begin only to end it, too.
  var waitingFirst: [ServerCall] { filter(\.isWaiting) + filter { !$0.isWaiting } }
}
