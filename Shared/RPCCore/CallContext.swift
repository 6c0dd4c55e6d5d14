import Synchronization

/// What a handler can know about the call that it carries out, and say beside its messages.
public final class CallContext: Sendable {
  public let method: MethodDescriptor
  /// Who calls. The access rule has been applied by the time that a handler runs.
  public let peer: PeerIdentity?
  /// Where the caller's connection comes from: "127.0.0.1:41532".
  public let address: String
  /// What the caller sent along.
  public let metadata: Metadata
  /// When the caller stops waiting. The handler's task is cancelled then.
  public let deadline: Deadline?

  private struct Outgoing {
    var head = Metadata()
    var trailers = Metadata()
  }

  private let outgoing = Mutex(Outgoing())

  package init(
    method: MethodDescriptor, peer: PeerIdentity?, address: String, metadata: Metadata,
    deadline: Deadline?
  ) {
    self.method = method
    self.peer = peer
    self.address = address
    self.metadata = metadata
    self.deadline = deadline
  }

  /// Metadata that goes out ahead of the first message.
  ///
  /// What is set after the first message was sent isn't sent any more.
  public var initialMetadata: Metadata {
    get { outgoing.withLock { $0.head } }
    set { outgoing.withLock { $0.head = newValue } }
  }

  /// Metadata that goes out with the status that ends the call.
  public var trailers: Metadata {
    get { outgoing.withLock { $0.trailers } }
    set { outgoing.withLock { $0.trailers = newValue } }
  }
}
