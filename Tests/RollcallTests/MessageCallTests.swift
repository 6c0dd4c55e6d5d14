import LinuxIO
import Protobuf
import RPCCore
import RPCTransport
import SampleAPI
import Testing
import WellKnownTypes

@testable import RollcallCommand

/// Answers so that each kind of call can be told from the outside.
private struct Echo: SamplesService {
  func get(_ request: Scalars, context: CallContext) async throws -> Scalars { request }

  /// Counts down from the number that it gets; below 0 it fails after the first answer.
  func watch(_ request: Scalars, responses: ResponseWriter<Scalars>, context: CallContext)
    async throws
  {
    try await responses.send(request)
    guard request.int32Value >= 0 else { throw RPCError(.outOfRange, "below 0") }
    for number in stride(from: request.int32Value - 1, through: 0, by: -1) {
      try await responses.send(Scalars(int32Value: number))
    }
  }

  func collect(_ requests: RequestStream<Repeated>, context: CallContext) async throws -> Empty {
    var texts: [String] = []
    for try await request in requests { texts += request.strings }
    guard texts == ["a", "b"] else { throw RPCError(.failedPrecondition, "\(texts)") }
    return Empty()
  }

  /// Answers each message at once, and ends at "stop" without waiting for the caller's end.
  func `repeat`(
    _ requests: RequestStream<Choice>, responses: ResponseWriter<Choice>, context: CallContext
  ) async throws {
    for try await request in requests {
      if request.whatKind == .text("stop") { return }
      try await responses.send(request)
    }
  }
}

@Suite("A call with JSON in and out", .timeLimit(.minutes(5)))
struct MessageCallTests {
  /// Makes one call to a server of this process.
  private func call(
    _ name: String, _ operand: String?, typist: Typist = Typist(),
    printing: JSONOptions = JSONOptions()
  ) async throws {
    let server = try Server(inMemoryServing: [Echo()])
    let caller = PeerIdentity(trustDomain: "rollcall.test", name: "operator")
    let channel = try Channel(inMemoryTo: server, as: caller)
    defer { channel.close() }
    let method = try #require(
      SamplesMethods.schema.methods.first { $0.descriptor.name == name })
    let kind = method.descriptor.kind
    let call = MessageCall(
      channel: channel, schema: method, options: CallOptions(),
      input: CallInput(
        operand, isStream: kind == .clientStreaming || kind == .bidirectionalStreaming),
      printing: printing, known: KnownTypes(printing.types), console: typist.console)
    try await call.run()
  }

  private static func repeating() throws -> MethodSchema {
    try #require(
      SamplesMethods.schema.methods.first { $0.descriptor == SamplesMethods.repeat })
  }

  @Test("a unary call prints its one answer on one line")
  func unary() async throws {
    let typist = Typist()
    try await call("Get", #"{"string_value": "é", "int64Value": "7"}"#, typist: typist)
    #expect(typist.seen == "{\"int64Value\":\"7\",\"stringValue\":\"é\"}\n")
  }

  @Test("an empty message is sent if there is none on the command line")
  func emptyRequest() async throws {
    let typist = Typist(["not read"])
    try await call("Get", nil, typist: typist)
    #expect(typist.seen == "{}\n")
    #expect(typist.left == 1)
  }

  @Test("prints over several lines, and what is empty, when asked to")
  func options() async throws {
    let typist = Typist()
    try await call(
      "Get", #"{"boolValue": true}"#, typist: typist, printing: JSONOptions(isPretty: true))
    #expect(typist.seen == "{\n  \"boolValue\": true\n}\n")
    let other = Typist()
    try await call(
      "Get", nil, typist: other, printing: JSONOptions(includesDefaults: true))
    #expect(other.seen.contains("\"stringValue\":\"\""))
  }

  @Test("a server's stream is printed a message a line")
  func serverStreaming() async throws {
    let typist = Typist()
    try await call("Watch", #"{"int32Value": 2}"#, typist: typist)
    #expect(typist.seen == "{\"int32Value\":2}\n{\"int32Value\":1}\n{}\n")
  }

  @Test("what came before a failure is printed, and then the status is thrown")
  func failingStream() async throws {
    let typist = Typist()
    let error = await #expect(throws: RPCError.self) {
      try await call("Watch", #"{"int32Value": -1}"#, typist: typist)
    }
    #expect(error?.code == .outOfRange)
    #expect(typist.seen == "{\"int32Value\":-1}\n")
  }

  @Test("a client's stream is read a message a line", arguments: [true, false])
  func clientStreaming(isTyped: Bool) async throws {
    let lines = [#"{"strings": ["a"]}"#, "", #"{"strings": ["b"]}"#]
    let typist = Typist(isTyped ? lines : [])
    try await call("Collect", isTyped ? nil : lines.joined(separator: "\n"), typist: typist)
    #expect(typist.seen == "{}\n")
  }

  @Test("a conversation answers each line before the input ends")
  func conversation() async throws {
    // The second line is typed only after the first one's answer is there.
    let seen = AsyncStream.makeStream(of: String.self)
    let typed = LineSource()
    let server = try Server(inMemoryServing: [Echo()])
    let caller = PeerIdentity(trustDomain: "rollcall.test", name: "operator")
    let channel = try Channel(inMemoryTo: server, as: caller)
    defer { channel.close() }
    var answers = seen.stream.makeAsyncIterator()
    let console = Console(
      write: { seen.continuation.yield($0) }, complain: { _ in }, readLine: { typed.next() },
      environment: [:])
    let conversation = Task {
      try await MessageCall(
        channel: channel, schema: try Self.repeating(), options: CallOptions(),
        input: .standardInput, printing: JSONOptions(), known: KnownTypes(MessageTypes()),
        console: console
      ).run()
    }
    for number in 1...3 {
      typed.type("{\"number\": \(number)}")
      #expect(await answers.next() == "{\"number\":\(number)}\n")
    }
    typed.end()
    try await conversation.value
  }

  @Test("a conversation that the server ends doesn't wait for more to be typed")
  func serverEnds() async throws {
    let typed = LineSource()
    typed.type(#"{"text": "stop"}"#)
    let server = try Server(inMemoryServing: [Echo()])
    let caller = PeerIdentity(trustDomain: "rollcall.test", name: "operator")
    let channel = try Channel(inMemoryTo: server, as: caller)
    defer { channel.close() }
    let console = Console(
      write: { _ in }, complain: { _ in }, readLine: { typed.next() }, environment: [:])
    try await MessageCall(
      channel: channel, schema: try Self.repeating(), options: CallOptions(),
      input: .standardInput, printing: JSONOptions(), known: KnownTypes(MessageTypes()),
      console: console
    ).run()
    typed.end()
  }

  @Test("JSON that is no message is told by its type and place, and ends the call")
  func badJSON() async throws {
    let unary = await #expect(throws: UsageError.self) {
      try await call("Get", #"{"int32Value": "x"}"#)
    }
    #expect(
      unary?.message.hasPrefix("the JSON is no rollcall.sample.v1.Scalars: int32Value") == true)
    let stream = await #expect(throws: UsageError.self) {
      try await call("Repeat", "{\"number\": 1}\n{\"nubmer\": 2}")
    }
    #expect(stream?.message.hasPrefix("line 2: the JSON is no rollcall.sample.v1.Choice: ") == true)
    #expect(stream?.message.contains("nubmer") == true)
  }
}

/// Lines that a test types one by one, for a reader that blocks.
private final class LineSource: Sendable {
  private let lines = Monitor<[String?]>([])

  func type(_ line: String) { lines.withLock { $0.append(line) } }
  func end() { lines.withLock { $0.append(nil) } }

  func next() -> String? {
    lines.wait { lines -> String?? in
      lines.isEmpty ? .none : .some(lines.removeFirst())
    }
  }
}
