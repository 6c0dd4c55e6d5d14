package import RPCCore

/// What came of the calls of one kind.
package struct CallTally: Sendable, Hashable, Codable {
  package struct Ending: Sendable, Hashable, Codable {
    package var count = 0
    /// What the first of them said.
    package var firstMessage = ""
  }

  /// Those that began.
  package private(set) var begun = 0
  /// Those that ended with OK.
  package private(set) var succeeded = 0
  /// Of all that ended, those that did so before the load was over.
  package private(set) var endedInTime = 0
  /// Those that ended with another status, by its number.
  package private(set) var failures: [Int: Ending] = [:]
  /// Those that still ran when the load was over, and a moment more, and were cancelled then.
  package private(set) var cutOff = 0
  /// Those that never began: as many as may were running all the time.
  package private(set) var unsent = 0
  /// Those that began late because as many as may were running when they were due.
  package private(set) var heldBack = 0
  package private(set) var messagesSent = 0
  package private(set) var messagesReceived = 0
  package private(set) var bytesSent = 0
  package private(set) var bytesReceived = 0
  /// From the instant for which a call was planned to its end: what somebody sees who calls then,
  /// whether or not the generator could send the call at once.
  ///
  /// It holds the calls that ended with OK, and as far as they got those that ran out of time, were cut
  /// off, or could not be sent: they took at least that long. Other failures have no latency.
  package private(set) var scheduled = LatencyHistogram()
  /// From the instant at which a call was really sent. Those that were never sent have none.
  package private(set) var sending = LatencyHistogram()

  package init() {}

  /// Those that ended by themselves.
  package var ended: Int { succeeded + failed }
  package var failed: Int { failures.values.reduce(0) { $0 + $1.count } }

  /// The share of those that ended which did so with another status than OK.
  package var errorShare: Double { ended == 0 ? 0 : Double(failed) / Double(ended) }

  /// The times of one call, nanoseconds since the beginning of the load.
  package struct Times: Sendable {
    package let planned: UInt64
    package let sent: UInt64
    package let ended: UInt64

    package init(planned: UInt64, sent: UInt64, ended: UInt64) {
      self.planned = planned
      self.sent = sent
      self.ended = ended
    }
  }

  package mutating func begins(wasHeldBack: Bool) {
    begun += 1
    if wasHeldBack { heldBack += 1 }
  }

  package mutating func ended(_ times: Times, inTime: Bool) {
    succeeded += 1
    if inTime { endedInTime += 1 }
    add(times)
  }

  package mutating func failed(_ error: RPCError, _ times: Times, inTime: Bool) {
    if inTime { endedInTime += 1 }
    let number = Int(error.code.rawValue)
    failures[number, default: Ending(firstMessage: error.message)].count += 1
    if error.code == .deadlineExceeded { add(times) }
  }

  package mutating func wasCutOff(_ times: Times) {
    cutOff += 1
    add(times)
  }

  package mutating func wasNotSent(planned: UInt64, end: UInt64) {
    unsent += 1
    scheduled.add(end - min(end, planned))
  }

  package mutating func exchanged(sent: Int, bytes: Int, received: Int, bytes receivedBytes: Int) {
    messagesSent += sent
    bytesSent += bytes
    messagesReceived += received
    bytesReceived += receivedBytes
  }

  private mutating func add(_ times: Times) {
    scheduled.add(times.ended - min(times.ended, times.planned))
    sending.add(times.ended - min(times.ended, times.sent))
  }

  package mutating func merge(_ other: CallTally) {
    begun += other.begun
    succeeded += other.succeeded
    endedInTime += other.endedInTime
    failures.merge(other.failures) {
      Ending(count: $0.count + $1.count, firstMessage: $0.firstMessage)
    }
    cutOff += other.cutOff
    unsent += other.unsent
    heldBack += other.heldBack
    messagesSent += other.messagesSent
    messagesReceived += other.messagesReceived
    bytesSent += other.bytesSent
    bytesReceived += other.bytesReceived
    scheduled.merge(other.scheduled)
    sending.merge(other.sending)
  }
}
