package import Protobuf
package import RPCCore
package import ServiceStore

/// Requests that are carried out once, in terms of the messages that ask and answer.
extension OnceOnly {
  /// - Parameters:
  ///   - id: The caller's id of the request; without one every request is new.
  ///   - answer: The answer that is kept.
  package static func request<Answer: Message>(
    _ request: some Message, id: RecordID?, method: MethodDescriptor,
    answer: @escaping @Sendable (Record) -> Answer
  ) throws(RPCError) -> OnceOnly<Record>? {
    guard let id else { return nil }
    do throws(EncodingFailure) {
      let key = RequestKey(method: method.path, id: id, request: try request.packed())
      return OnceOnly(key: key) { record in try answer(record).packed() }
    } catch {
      throw RPCError(.internalError, "the request can't be packed again", cause: error)
    }
  }
}

extension OnceOutcome {
  /// The answer to give: made now, or the one that was kept.
  package func answer<Answer: Message>(
    _ make: (Record) -> Answer
  ) throws(RPCError) -> Answer {
    switch self {
    case .carriedOut(let record): return make(record)
    case .replayed(let bytes): return try Answer(kept: bytes)
    }
  }
}

extension Message {
  /// An answer that was kept with its request.
  package init(kept bytes: [UInt8]) throws(RPCError) {
    do throws(DecodingFailure) {
      try self.init(packed: bytes)
    } catch {
      throw RPCError(.dataLoss, "the kept answer can't be read", cause: error)
    }
  }
}
