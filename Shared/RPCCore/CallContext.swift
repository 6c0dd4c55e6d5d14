import Synchronization

/// What a handler can know about the call that it carries out, and say beside its messages.
public final class CallContext: Sendable {
  public let method: MethodDescriptor
  /// What the caller sent along.
  public let metadata: Metadata
  /// When the caller stops waiting. The handler's task is cancelled then.
  public let deadline: Deadline?

  private let origin: CallOrigin

  private struct Outgoing {
    var head = Metadata()
    var trailers = Metadata()
    var allowsCompression = true
  }

  /// Most handlers say nothing beside their messages, and this stays `nil`.
  private let outgoing = Mutex<Outgoing?>(nil)
  private let hasOutgoing = Atomic(false)
  /// The context that this one was made from, which holds what goes out.
  private let original: CallContext?
  private let compressed = Atomic(false)

  package init(
    method: MethodDescriptor, origin: CallOrigin, metadata: Metadata, deadline: Deadline?
  ) {
    self.method = method
    self.origin = origin
    self.metadata = metadata
    self.deadline = deadline
    original = nil
  }

  package convenience init(
    method: MethodDescriptor, peer: PeerIdentity?, address: String, metadata: Metadata,
    deadline: Deadline?, callProtocol: CallProtocol = .native
  ) {
    self.init(
      method: method,
      origin: CallOrigin(peer: peer, address: address, callProtocol: callProtocol),
      metadata: metadata, deadline: deadline)
  }

  private init(_ original: CallContext, metadata: Metadata) {
    method = original.method
    origin = original.origin
    deadline = original.deadline
    self.metadata = metadata
    self.original = original.original ?? original
  }

  /// Who calls. The access rule has been applied by the time that a handler runs.
  public var peer: PeerIdentity? { origin.peer }
  /// Where the caller's connection comes from: "127.0.0.1:41532".
  public var address: String { origin.address }
  /// What the call came by. Calls mean the same on each.
  public var callProtocol: CallProtocol { origin.callProtocol }

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
    get { read { $0.head } ?? Metadata() }
    set { write { $0.head = newValue } }
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
    get { read { $0.allowsCompression } ?? true }
    set { write { $0.allowsCompression = newValue } }
  }

  /// Metadata that goes out with the status that ends the call.
  public var trailers: Metadata {
    get { read { $0.trailers } ?? Metadata() }
    set { write { $0.trailers = newValue } }
  }

  /// Known without the lock while nothing has been set.
  private func read<Value: Sendable>(_ value: (Outgoing) -> Value) -> Value? {
    if let original { return original.read(value) }
    guard hasOutgoing.load(ordering: .acquiring) else { return nil }
    return outgoing.withLock { $0 }.map(value)
  }

  private func write(_ change: (inout Outgoing) -> Void) {
    if let original { return original.write(change) }
    outgoing.withLock { outgoing in
      var values = outgoing ?? Outgoing()
      change(&values)
      outgoing = values
    }
    hasOutgoing.store(true, ordering: .releasing)
  }
}
