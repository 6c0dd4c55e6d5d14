import EventLoop
import LinuxIO
import RPCCore

/// What a channel knows of its addresses, and who waits for one: no socket, no clock, no task.
struct PickerState {
  enum Resolution {
    /// Next: `running`.
    case needed
    /// Next: `done`, or `needed` after a failure.
    case running
    case done
  }

  struct Waiter {
    let wait: LoopWait<Result<ClientConnection, RPCError>>
    let loop: Loop
    let waitForReady: Bool
  }

  struct Entry {
    let subchannel: Subchannel
    /// It connects as soon as it is made.
    var state = ChannelAddress.State.connecting
    var connection: ClientConnection?
    /// Why it can't be reached; the text names the address.
    var failure: String?
    var isEjected = false
  }

  var resolution = Resolution.needed
  var resolvedAt: ContinuousClock.Instant?
  private(set) var entries: [Entry] = []
  /// Those that calls may go to.
  private(set) var ready: [ClientConnection] = []
  var waiting: [Waiter] = []
  var lookUpFailure: String?
  var lookUpBackoff = Backoff()
  var isClosed = false
  /// Calls that asked for a connection, to tell whether any did.
  var picks = 0
  private(set) var channelState = ChannelState.idle
  var observers: [Int: AsyncStream<ChannelState>.Continuation] = [:]
  var nextObserver = 0

  /// Changes what is known of a subchannel, if it still belongs to the channel.
  mutating func update(_ subchannel: Subchannel, _ body: (inout Entry) -> Void) -> Bool {
    guard !isClosed, let index = entries.firstIndex(where: { $0.subchannel === subchannel }) else {
      return false
    }
    body(&entries[index])
    refresh()
    return true
  }

  /// Takes an address out of use, unless too many are out already.
  mutating func eject(_ subchannel: Subchannel, maximumShare: Double) -> Bool {
    let limit = Int(Double(entries.count) * maximumShare)
    guard entries.count(where: \.isEjected) < limit else { return false }
    var isNew = false
    return update(subchannel) { entry in
      isNew = !entry.isEjected
      entry.isEjected = true
    } && isNew
  }

  /// The addresses as they were found last.
  ///
  /// - Parameter make: A subchannel for an address that wasn't there.
  /// - Returns: Those that are there no more.
  mutating func take(
    _ found: [ChannelTarget.Address], make: (ChannelTarget.Address) -> Subchannel
  ) -> [Subchannel] {
    let gone = entries.filter { !found.contains($0.subchannel.address) }.map(\.subchannel)
    let known = Set(entries.map(\.subchannel.address))
    entries.removeAll { !found.contains($0.subchannel.address) }
    entries += found.filter { !known.contains($0) }.map { Entry(subchannel: make($0)) }
    refresh()
    return gone
  }

  mutating func removeAll() -> [Subchannel] {
    defer {
      entries = []
      refresh()
    }
    return entries.map(\.subchannel)
  }

  /// Every address has failed, so that a call has nothing to wait for.
  var isUnreachable: Bool { entries.allSatisfy { $0.failure != nil && $0.connection == nil } }

  /// Those who don't wait for an address to come back.
  mutating func takeHopeless() -> [Waiter] {
    let hopeless = waiting.filter { !$0.waitForReady }
    waiting.removeAll { !$0.waitForReady }
    return hopeless
  }

  mutating func takeWaiting() -> [Waiter] {
    // Their calls have yet to begin: until then the channel isn't idle.
    picks &+= waiting.count
    defer { waiting = [] }
    return waiting
  }

  /// Why there is no connection, as far as anybody knows.
  var reasons: String {
    let failures = entries.compactMap { entry in
      entry.failure.map { (entry.subchannel.address.socket.description, $0) }
    }
    let reasons =
      failures.sorted { $0.0 < $1.0 }.map(\.1) + (lookUpFailure.map { [$0] } ?? [])
    return reasons.isEmpty ? "no attempt has ended yet" : reasons.joined(separator: "; ")
  }

  /// After any change: who takes calls, and what that makes of the channel.
  mutating func refresh() {
    let open = entries.filter { $0.connection != nil }
    let good = open.filter { !$0.isEjected }
    // A bad address is better than none.
    ready = (good.isEmpty ? open : good).compactMap(\.connection)
    let state = state
    guard state != channelState else { return }
    channelState = state
    for observer in observers.values { observer.yield(state) }
  }

  private var state: ChannelState {
    if isClosed { return .shutdown }
    if !ready.isEmpty { return .ready }
    if entries.contains(where: { $0.state == .connecting }) { return .connecting }
    switch resolution {
    case .running where entries.isEmpty:
      return lookUpFailure == nil ? .connecting : .transientFailure
    case .running, .done, .needed: break
    }
    if lookUpFailure != nil || entries.contains(where: { $0.state == .failed }) {
      return .transientFailure
    }
    return .idle
  }
}
