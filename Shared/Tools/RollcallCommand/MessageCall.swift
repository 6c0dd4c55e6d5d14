import Protobuf
import RPCCore
import RPCTransport

/// One call of any method, with JSON going in and coming out.
struct MessageCall: Sendable {
  let channel: Channel
  let schema: MethodSchema
  let options: CallOptions
  let input: CallInput
  /// What is to be printed how; `types` counts for what is sent.
  let printing: JSONOptions
  /// What an answer can hold.
  let known: KnownTypes
  let console: Console

  /// Carries the call out, and prints each message of the answer as it comes, one a line.
  ///
  /// The types of the messages need not be compiled in: they go through here in their packed form.
  ///
  /// - Throws: `UsageError` for JSON that is no message, `RPCError` for a status that isn't OK.
  func run() async throws {
    let method = schema.descriptor
    switch method.kind {
    case .unary:
      let request = try message(await input.whole(console: console))
      try await print(
        try await channel.unary(
          method, request, options: options, returning: PackedMessage.self))
    case .serverStreaming:
      let request = try message(await input.whole(console: console))
      let responses = try await channel.serverStreaming(
        method, request, options: options, returning: PackedMessage.self)
      for try await response in responses { try await print(response) }
    case .clientStreaming:
      let call = try await channel.clientStreaming(
        method, options: options, sending: PackedMessage.self, returning: PackedMessage.self)
      try await forEachMessage { try await call.send($0) }
      try await print(try await call.response())
    case .bidirectionalStreaming:
      let call = try await channel.bidirectionalStreaming(
        method, options: options, sending: PackedMessage.self, returning: PackedMessage.self)
      try await converse(call)
    }
  }

  /// Sends and receives at the same time. The answer decides how the call ends; only JSON that is
  /// no message goes before it.
  private func converse(_ call: BidirectionalCall<PackedMessage, PackedMessage>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await forEachMessage { try await call.send($0) }
          call.finishSending()
        } catch let error as UsageError {
          call.cancel()
          throw error
        }
      }
      do {
        for try await response in call.responses { try await print(response) }
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

  private func forEachMessage(_ body: (PackedMessage) async throws -> Void) async throws {
    try await input.forEachMessage(console: console) { json, line in
      do {
        try await body(try message(json))
      } catch let error as UsageError {
        throw UsageError("line \(line): \(error.message)")
      }
    }
  }

  private func print(_ message: PackedMessage) async throws {
    var options = printing
    options.types = known.types
    var (text, unknown) = try schema.output.readableJSON(of: message, options: options)
    if !unknown.isEmpty, await known.learn(unknown) {
      options.types = known.types
      (text, unknown) = try schema.output.readableJSON(of: message, options: options)
    }
    console.writeLine(text)
  }

  /// From JSON that somebody typed.
  private func message(_ json: String) throws(UsageError) -> PackedMessage {
    do {
      return try schema.input.message(json: json, options: JSONOptions(types: printing.types))
    } catch {
      throw UsageError("the JSON is no \(schema.input.fullName): \(error)")
    }
  }
}
