import Synchronization

/// What a handler can know about the call that it carries out, and say beside its messages.
public final class CallContext: Sendable {
  public let method: MethodDescriptor
  /// What the caller sent along.
  public let metadata: Metadata
  /// When the caller stops waiting. The handler's task is cancelled then.
  public let deadline: Deadline?

  private let origin: CallOrigin

  private struct Extras {
    var head = Metadata()
    var trailers = Metadata()
    var allowsCompression = true
    var user: UserIdentity?
    var traceID: String?
  }

  /// Most handlers say nothing beside their messages, most calls between services come for nobody,
  /// and this stays `nil`.
  private let extras = Mutex<Extras?>(nil)
  private let hasExtras = Atomic(false)
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

  /// Who calls: the service, or the operator. The access rule has been applied by the time that a
  /// handler runs.
  public var peer: PeerIdentity? { origin.peer }
  /// Where the caller's connection comes from: "127.0.0.1:41532".
  public var address: String { origin.address }
  /// What the call came by. Calls mean the same on each.
  public var callProtocol: CallProtocol { origin.callProtocol }

  /// The person on whose behalf the call comes, if it bears an access token: that has been verified,
  /// and the access rule applied, by the time that a handler runs.
  public var user: UserIdentity? { read { $0.user } ?? nil }

  /// Whether what belongs to a person is for this caller: a call on behalf of somebody is if it is
  /// theirs, any other if the method's rule names its peer.
  ///
  /// For methods whose rule has USERS_SELF without a field: the handler asks, when it knows whose the
  /// record is, and answers others with NOT_FOUND or PERMISSION_DENIED.
  public func mayActFor(_ userID: String) -> Bool {
    guard let user, method.access.users != .nobody else { return method.access.admits(peer) }
    return user.id == userID
  }

  package func identify(_ user: UserIdentity) { write { $0.user = user } }

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

  /// The trace that the call belongs to, for what is told of it after its handler has returned.
  package var traceID: String? {
    get { read { $0.traceID } ?? nil }
    set { write { $0.traceID = newValue } }
  }

  /// Known without the lock while nothing has been set.
  private func read<Value: Sendable>(_ value: (Extras) -> Value) -> Value? {
    if let original { return original.read(value) }
    guard hasExtras.load(ordering: .acquiring) else { return nil }
    return extras.withLock { $0 }.map(value)
  }

  private func write(_ change: (inout Extras) -> Void) {
    if let original { return original.write(change) }
    extras.withLock { extras in
      var values = extras ?? Extras()
      change(&values)
      extras = values
    }
    hasExtras.store(true, ordering: .releasing)
  }
}
