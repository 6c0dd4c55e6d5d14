public import RPCCore

/// Something of a channel that an operator may want to know, for the log.
public enum ChannelEvent: Sendable {
  /// A call is sent again; `after` ended the attempt before. `neverProcessed`: no server had looked
  /// at it.
  case retried(MethodDescriptor, after: RPCError, in: Duration, neverProcessed: Bool)
  /// A call that might have succeeded with another attempt got none.
  case retryRefused(MethodDescriptor, after: RPCError, reason: RetryRefusal)
  /// A call has no answer yet, and is sent to another address too.
  case hedged(MethodDescriptor)
  /// An address can't be reached: which, and why in the system's own words.
  case connectFailed(target: String, address: String, reason: String)
  case connectionOpened(target: String, address: String)
  case connectionClosed(target: String, address: String, reason: String)
  /// The addresses of the target as the last look-up gave them.
  case resolved(target: String, addresses: [String])
  case lookUpFailed(target: String, reason: String)
  /// Too many calls went wrong at an address: it gets none for that long. `after` is the last.
  case addressEjected(target: String, address: String, for: Duration, after: RPCError)
  /// It gets calls again.
  case addressRestored(target: String, address: String)
}

/// Why a call wasn't sent again.
public enum RetryRefusal: String, Sendable, Hashable, CaseIterable {
  case attemptsUsedUp = "attempts used up"
  case budgetUsedUp = "budget used up"
  case pushedBack = "pushed back by the server"
  case noTimeLeft = "no time left"
}
