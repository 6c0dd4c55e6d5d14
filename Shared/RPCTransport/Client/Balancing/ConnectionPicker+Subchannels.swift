import LinuxIO
import RPCCore

extension ConnectionPicker: SubchannelOwner {
  func subchannelConnecting(_ subchannel: Subchannel) {
    _ = state.withLock { $0.update(subchannel) { $0.state = .connecting } }
  }

  func subchannelReady(_ subchannel: Subchannel, _ connection: ClientConnection) {
    let waiting: [PickerState.Waiter]? = state.withLock { state in
      let isKnown = state.update(subchannel) { entry in
        entry.state = .ready
        entry.connection = connection
        entry.failure = nil
      }
      return isKnown ? state.takeWaiting() : nil
    }
    guard let waiting else { return }
    counters.count { $0.connectionsOpened += 1 }
    report(.connectionOpened(target: target.text, address: connection.address))
    resume(waiting, with: .success(connection))
  }

  func subchannelLost(
    _ subchannel: Subchannel, _ connection: ClientConnection, reason: String
  ) {
    let isKnown = state.withLock { state in
      state.update(subchannel) { entry in
        guard entry.connection === connection else { return }
        entry.connection = nil
        entry.state = .idle
      }
    }
    report(.connectionClosed(target: target.text, address: connection.address, reason: reason))
    // A server that goes may have a successor elsewhere.
    if isKnown { resolveAgain(unlessWithin: .seconds(1)) }
  }

  func subchannelFailed(_ subchannel: Subchannel, reason: String) {
    let address = subchannel.address.socket.description
    let (isKnown, failed, error): (Bool, [PickerState.Waiter], RPCError?) = state.withLock {
      state in
      let isKnown = state.update(subchannel) { entry in
        entry.state = .failed
        entry.failure = "\(address): \(reason)"
      }
      guard isKnown, state.isUnreachable else { return (isKnown, [], nil) }
      return (true, state.takeHopeless(), unreachable(state))
    }
    guard isKnown else { return }
    counters.count { $0.connectFailures += 1 }
    report(.connectFailed(target: target.text, address: address, reason: reason))
    guard let error else { return }
    resume(failed, with: .failure(error))
    // The name may have moved to other addresses.
    resolveAgain()
  }

  func subchannelMisbehaves(
    _ subchannel: Subchannel, for time: Duration, after error: RPCError
  ) -> Bool {
    guard let policy = settings.ejection,
      state.withLock({ $0.eject(subchannel, maximumShare: policy.maximumShare) })
    else { return false }
    counters.count { $0.ejections += 1 }
    report(
      .addressEjected(
        target: target.text, address: subchannel.address.socket.description, for: time,
        after: error))
    return true
  }

  func subchannelRestored(_ subchannel: Subchannel) {
    guard state.withLock({ $0.update(subchannel) { $0.isEjected = false } }) else { return }
    report(
      .addressRestored(
        target: target.text, address: subchannel.address.socket.description))
  }
}
