import EventLoop
import RPCCore

/// One address of a channel: connects to it, and again after a while when that fails or ends.
///
/// It lives on its loop, and tells the channel what becomes of it.
final class Subchannel: ClientConnectionOwner, @unchecked Sendable {
  private enum State {
    /// Nothing is wanted yet. Next: `connecting`.
    case idle
    /// Next: `ready` or `waiting`.
    case connecting(ClientConnection)
    /// Calls can be made. Next: `connecting` when the connection ends or the server leaves.
    case ready(ClientConnection, since: ContinuousClock.Instant)
    /// The last attempt failed; the timer brings the next. Next: `connecting`.
    case waiting(LoopTimer)
    case closed
  }

  let address: ChannelTarget.Address
  let loop: Loop
  private let connector: any Connector
  /// As often as the server bears it.
  private(set) var keepAlive: KeepAlive?
  private weak var channel: (any SubchannelOwner)?
  let latency = SmoothedLatency()
  private var state = State.idle
  private var backoff = Backoff()
  /// Connections that take no new calls and still have old ones.
  private var leaving: [ClientConnection] = []
  private var outliers: OutlierDetector?
  private var isEjected = false

  init(
    _ address: ChannelTarget.Address, loop: Loop, connector: any Connector,
    ejection: EjectionPolicy?, channel: any SubchannelOwner
  ) {
    outliers = ejection.map { OutlierDetector($0, now: ContinuousClock.now) }
    self.address = address
    self.loop = loop
    self.connector = connector
    keepAlive = connector.keepAlive
    self.channel = channel
  }

  // MARK: From any thread

  /// Connects, unless it has, or has to wait before it may.
  func connect() {
    loop.perform { [self] in
      if case .idle = state { attempt() }
    }
  }

  /// Takes no new calls; connections end when their calls have.
  func close() {
    loop.perform { [self] in
      let before = state
      state = .closed
      switch before {
      case .connecting(let connection): connection.retire()
      case .ready(let connection, _):
        channel?.subchannelLost(self, connection, reason: "the channel needs it no more")
        connection.retire()
      case .waiting(let timer): loop.cancel(timer)
      case .idle, .closed: break
      }
    }
  }

  // MARK: On the loop

  private func attempt() {
    do {
      let connection = try connector.connection(
        to: address, on: loop, keepAlive: keepAlive, latency: latency, owner: self)
      state = .connecting(connection)
      channel?.subchannelConnecting(self)
      connection.open()
    } catch {
      failed("\(error)")
    }
  }

  private func failed(_ reason: String) {
    waitForNextAttempt()
    channel?.subchannelFailed(self, reason: reason)
  }

  private func waitForNextAttempt() {
    let wait = backoff.next()
    let timer = loop.schedule(at: ContinuousClock.now.advanced(by: wait)) { [weak self] in
      guard let self, case .waiting = state else { return }
      attempt()
    }
    state = .waiting(timer)
  }

  func connectionOpened(_ connection: ClientConnection) {
    guard case .connecting = state else { return }
    state = .ready(connection, since: ContinuousClock.now)
    channel?.subchannelReady(self, connection)
  }

  func connectionIsLeaving(_ connection: ClientConnection) {
    guard case .ready(let current, let since) = state, current === connection else { return }
    leaving.append(connection)
    let reason = "the server takes no new calls"
    channel?.subchannelLost(self, connection, reason: reason)
    connectAgain(since, reason: reason, isOrderly: true)
  }

  /// At once after a connection that has served. After one that ended as soon as it was made it
  /// waits, or a server that takes and drops connections would be asked without end. Calls wait with
  /// it if the server only takes no new ones, or the first time; after that it counts as a failed
  /// attempt.
  private func connectAgain(
    _ since: ContinuousClock.Instant, reason: String, isOrderly: Bool
  ) {
    if since.duration(to: ContinuousClock.now) >= Self.provenAfter {
      backoff.reset()
      attempt()
    } else if isOrderly || backoff.isFresh {
      waitForNextAttempt()
    } else {
      failed(reason)
    }
  }

  private static let provenAfter = Duration.seconds(1)

  /// Source: gRFC A8, "Server enforcement".
  func connectionPingedTooOften() { keepAlive?.interval *= 2 }

  func callEnded(after time: Duration, isUnary: Bool, with error: RPCError?) {
    let now = ContinuousClock.now
    let code = error?.code ?? .ok
    let isFailure = OutlierDetector.isFailure(code)
    // A quick failure is no sign of a quick server.
    if isUnary, code != .cancelled, !isFailure || code == .deadlineExceeded {
      latency.record(time, at: now)
    }
    guard code != .cancelled, !isEjected else { return }
    guard outliers?.record(isFailure: isFailure, at: now) == true, let error else { return }
    guard var trial = outliers else { return }
    let time = trial.eject(at: now, random: .random(in: -1...1))
    guard channel?.subchannelMisbehaves(self, for: time, after: error) == true else {
      outliers?.forget(at: now)
      return
    }
    outliers = trial
    isEjected = true
    _ = loop.schedule(at: now.advanced(by: time)) { [weak self] in self?.restore() }
  }

  private func restore() {
    isEjected = false
    outliers?.restore(at: ContinuousClock.now)
    channel?.subchannelRestored(self)
  }

  func connectionClosed(_ connection: ClientConnection, reason: String, neverOpened: Bool) {
    leaving.removeAll { $0 === connection }
    switch state {
    case .connecting(let current) where current === connection: failed(reason)
    case .ready(let current, let since) where current === connection:
      channel?.subchannelLost(self, connection, reason: reason)
      connectAgain(since, reason: reason, isOrderly: false)
    case .idle, .connecting, .ready, .waiting, .closed: break
    }
  }
}

/// The channel, as its subchannels see it. Called on their loops.
protocol SubchannelOwner: AnyObject, Sendable {
  func subchannelConnecting(_ subchannel: Subchannel)
  func subchannelReady(_ subchannel: Subchannel, _ connection: ClientConnection)
  func subchannelLost(
    _ subchannel: Subchannel, _ connection: ClientConnection, reason: String)
  /// It waits before it tries again.
  func subchannelFailed(_ subchannel: Subchannel, reason: String)
  /// - Returns: Whether it gets no calls from now on, until ``subchannelRestored(_:)``.
  func subchannelMisbehaves(
    _ subchannel: Subchannel, for time: Duration, after error: RPCError
  ) -> Bool
  func subchannelRestored(_ subchannel: Subchannel)
}
