/// The messages of a call as they come in. It ends when the peer has sent its last.
///
/// One task reads it, once. Reading makes room for the peer to send more: a reader that stops
/// stops the sender, after the call's credit (WIRE.md, "Credit").
public struct RequestStream<Message: Sendable>: AsyncSequence, Sendable {
  private let next: @Sendable () async throws(RPCError) -> Message?

  /// A stream over any source of messages; `next` answers `nil` after the last.
  public init(next: @escaping @Sendable () async throws(RPCError) -> Message?) {
    self.next = next
  }

  public struct Iterator: AsyncIteratorProtocol {
    let pull: @Sendable () async throws(RPCError) -> Message?

    /// Suspends until the peer sends a message or ends.
    ///
    /// - Throws: CANCELLED or DEADLINE_EXCEEDED when the call is over, and what broke the
    ///   connection otherwise.
    public mutating func next() async throws(RPCError) -> Message? { try await pull() }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(RPCError)
      -> Message?
    { try await pull() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(pull: next) }
}

/// Where a handler puts the messages of its answer.
public struct ResponseWriter<Message: Sendable>: Sendable {
  @usableFromInline let write: @Sendable (Message) async throws(RPCError) -> Void

  /// A writer into any sink of messages.
  @inlinable public init(write: @escaping @Sendable (Message) async throws(RPCError) -> Void) {
    self.write = write
  }

  /// Sends a message; suspends while the peer has given no credit for it.
  ///
  /// - Throws: CANCELLED or DEADLINE_EXCEEDED when the call is over; there is nobody to send to
  ///   any more then.
  @inlinable public func send(_ message: Message) async throws(RPCError) {
    try await write(message)
  }
}
