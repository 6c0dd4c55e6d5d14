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
  /// What the call came by. Calls mean the same on each.
  public let callProtocol: CallProtocol

  private struct Outgoing {
    var head = Metadata()
    var trailers = Metadata()
    var allowsCompression = true
  }

  private let outgoing = Mutex(Outgoing())
  /// The context that this one was made from, which holds what goes out.
  private let original: CallContext?
  private let compressed = Atomic(false)
  /// Most handlers say nothing beside their messages, which is then known without the lock.
  private let hasOutgoing = Atomic(false)

  package init(
    method: MethodDescriptor, peer: PeerIdentity?, address: String, metadata: Metadata,
    deadline: Deadline?, callProtocol: CallProtocol = .native
  ) {
    self.method = method
    self.peer = peer
    self.address = address
    self.metadata = metadata
    self.deadline = deadline
    self.callProtocol = callProtocol
    original = nil
  }

  private init(_ original: CallContext, metadata: Metadata) {
    method = original.method
    peer = original.peer
    address = original.address
    deadline = original.deadline
    callProtocol = original.callProtocol
    self.metadata = metadata
    self.original = original.original ?? original
  }

  /// The same call with other metadata, for an interceptor to pass on in the place of what came.
  ///
  /// What is set to go out, on either of the two, goes out.
  public func with(metadata: Metadata) -> CallContext {
    CallContext(self, metadata: metadata)
  }

  /// Metadata that goes out ahead of the first message.
  ///
  /// What is set after the first message was sent isn't sent any more.
  public var initialMetadata: Metadata {
    get { read(\.head) }
    set { write(\.head, newValue) }
  }

  /// Whether the message that the handler has read last came compressed.
  public var requestIsCompressed: Bool {
    (original ?? self).compressed.load(ordering: .acquiring)
  }

  package func noteRequest(isCompressed: Bool) {
    (original ?? self).compressed.store(isCompressed, ordering: .releasing)
  }

  /// Off keeps the answer's messages from being compressed; see
  /// ``CallOptions/allowsCompression``. It can change between the messages of a stream.
  public var allowsCompression: Bool {
    get { (original ?? self).outgoing.withLock { $0.allowsCompression } }
    set { (original ?? self).outgoing.withLock { $0.allowsCompression = newValue } }
  }

  /// Metadata that goes out with the status that ends the call.
  public var trailers: Metadata {
    get { read(\.trailers) }
    set { write(\.trailers, newValue) }
  }

  private func read(_ part: KeyPath<Outgoing, Metadata> & Sendable) -> Metadata {
    let context = original ?? self
    guard context.hasOutgoing.load(ordering: .acquiring) else { return Metadata() }
    return context.outgoing.withLock { $0[keyPath: part] }
  }

  private func write(_ part: WritableKeyPath<Outgoing, Metadata> & Sendable, _ metadata: Metadata) {
    let context = original ?? self
    context.outgoing.withLock { $0[keyPath: part] = metadata }
    context.hasOutgoing.store(true, ordering: .releasing)
  }
}
