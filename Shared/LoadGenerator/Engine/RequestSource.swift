package import RPCCore

/// A method that a load calls.
package struct LoadedMethod: Sendable {
  /// In reports.
  package let name: String
  package let descriptor: MethodDescriptor
  /// Which of the load's servers has it.
  package let target: Int
  package let options: CallOptions
  /// How many messages a call sends, where the method takes a stream.
  package let messages: Int
  /// After how many answers a call is at its end, where the method answers with a stream; `nil`: when
  /// the server ends it.
  package let answers: Int?

  package init(
    name: String, descriptor: MethodDescriptor, target: Int = 0,
    options: CallOptions = CallOptions(), messages: Int = 1, answers: Int? = nil
  ) {
    self.name = name
    self.descriptor = descriptor
    self.target = target
    self.options = options
    self.messages = messages
    self.answers = answers
  }
}

/// What one call is to be.
package struct LoadRequest: Sendable {
  /// Its place in the list of methods.
  package let method: Int
  /// Packed: the first, and of most methods the only one.
  package var message: [UInt8]
  /// Instead of what the method's options say.
  package var metadata: Metadata?
  /// Why there is no message; the call then fails with INVALID_ARGUMENT and isn't sent.
  package var problem: String?
  /// The source's own, to know the call again.
  package let token: Int

  package init(method: Int, message: [UInt8], token: Int = 0) {
    self.method = method
    self.message = message
    self.token = token
  }
}

/// Says what the calls of one event loop are. All of it is called on that loop.
package protocol RequestSource: AnyObject {
  /// - Parameter now: Nanoseconds since the beginning of the load.
  func next(at now: UInt64) -> LoadRequest
  /// One more message of a call that sends several.
  func another(of request: LoadRequest) -> [UInt8]
  /// - Parameter answer: Packed, the last one of several; `nil` if it didn't end with OK.
  func ended(_ request: LoadRequest, answer: [UInt8]?, at now: UInt64)
}

/// The same message over and over.
package final class ConstantRequests: RequestSource {
  private let request: LoadRequest

  package init(_ message: [UInt8], method: Int = 0) {
    request = LoadRequest(method: method, message: message)
  }

  package func next(at now: UInt64) -> LoadRequest { request }
  package func another(of request: LoadRequest) -> [UInt8] { request.message }
  package func ended(_ request: LoadRequest, answer: [UInt8]?, at now: UInt64) {}
}
