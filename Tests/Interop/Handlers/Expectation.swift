internal import InteropAPI
internal import RPCCore

/// What the requests of the interoperability cases ask for beside messages.
enum Expectation {
  /// - Throws: INVALID_ARGUMENT if the message came compressed and shouldn't have, or the reverse.
  static func check(_ expected: BoolValue?, _ context: CallContext) throws(RPCError) {
    guard let expected, expected.value != context.requestIsCompressed else { return }
    throw RPCError(
      .invalidArgument,
      expected.value
        ? "the message should have come compressed" : "the message came compressed")
  }
}

/// Metadata that comes back.
enum EchoedMetadata {
  private static let initial = "x-grpc-test-echo-initial"
  private static let trailing = "x-grpc-test-echo-trailing-bin"

  static func echo(_ context: CallContext) throws(RPCError) {
    for entry in context.metadata {
      switch (entry.key, entry.value) {
      case (initial, .text(let text)): try context.initialMetadata.append(initial, text)
      case (trailing, .binary(let bytes)): try context.trailers.append(trailing, binary: bytes)
      default: continue
      }
    }
  }
}

extension EchoStatus {
  func raise() throws(RPCError) {
    guard code != 0 else { return }
    throw RPCError(StatusCode(number: UInt32(bitPattern: code)), message)
  }
}

extension Payload {
  private static let largest = 64 * 1024 * 1024

  init(zeros size: Int32) throws(RPCError) {
    guard size >= 0, size <= Self.largest else {
      throw RPCError(.invalidArgument, "a payload of \(size) bytes")
    }
    self.init(body: [UInt8](repeating: 0, count: Int(size)))
  }
}
