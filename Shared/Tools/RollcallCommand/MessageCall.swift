import Protobuf
import RPCCore
import RPCTransport

/// One call of any method, with JSON going in and coming out.
struct MessageCall: Sendable {
  let channel: Channel
  let method: MethodDescriptor
  let options: CallOptions
  let input: CallInput
  let printing: JSONOptions
  let console: Console

  /// Carries the call out, and prints each message of the answer as it comes, one a line.
  ///
  /// - Throws: `UsageError` for JSON that is no message, `RPCError` for a status that isn't OK.
  func run<I: Message>(_ input: I.Type, _ output: any Message.Type) async throws {
    try await run(input, returning: output)
  }

  private func run<I: Message, O: Message>(_: I.Type, returning: O.Type) async throws {
    switch method.kind {
    case .unary:
      let request = try I(typed: await input.whole(console: console), types: printing.types)
      try print(try await channel.unary(method, request, options: options, returning: O.self))
    case .serverStreaming:
      let request = try I(typed: await input.whole(console: console), types: printing.types)
      let responses = try await channel.serverStreaming(
        method, request, options: options, returning: O.self)
      for try await response in responses { try print(response) }
    case .clientStreaming:
      let call = try await channel.clientStreaming(
        method, options: options, sending: I.self, returning: O.self)
      try await forEachMessage(of: I.self) { try await call.send($0) }
      try print(try await call.response())
    case .bidirectionalStreaming:
      let call = try await channel.bidirectionalStreaming(
        method, options: options, sending: I.self, returning: O.self)
      try await converse(call)
    }
  }

  /// Sends and receives at the same time. The answer decides how the call ends; only JSON that is
  /// no message goes before it.
  private func converse<I: Message, O: Message>(_ call: BidirectionalCall<I, O>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await forEachMessage(of: I.self) { try await call.send($0) }
          call.finishSending()
        } catch let error as UsageError {
          call.cancel()
          throw error
        }
      }
      do {
        for try await response in call.responses { try print(response) }
      } catch {
        group.cancelAll()
        while let result = await group.nextResult() {
          if case .failure(let cause as UsageError) = result { throw cause }
        }
        throw error
      }
      // The answer is complete, so what is still to be sent has nobody to read it.
      group.cancelAll()
      while await group.nextResult() != nil {}
    }
  }

  private func forEachMessage<I: Message>(
    of type: I.Type, _ body: (I) async throws -> Void
  ) async throws {
    try await input.forEachLine(console: console) { line, number in
      do {
        try await body(try I(typed: line, types: printing.types))
      } catch let error as UsageError {
        throw UsageError("line \(number): \(error.message)")
      }
    }
  }

  private func print(_ message: some Message) throws {
    console.writeLine(try message.json(options: printing))
  }
}

extension Message {
  /// From JSON that somebody typed.
  fileprivate init(typed json: String, types: MessageTypes) throws(UsageError) {
    do {
      try self.init(json: json, options: JSONOptions(types: types))
    } catch {
      throw UsageError("the JSON is no \(Self.schema.fullName): \(error)")
    }
  }
}
