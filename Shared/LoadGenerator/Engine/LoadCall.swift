import EventLoop
import Protobuf
import RPCCore
import RPCTransport

/// One call of a load, carried out by one of its loop's tasks.
final class LoadCall: LoopWork, @unchecked Sendable {
  let request: LoadRequest
  let departure: Pace.Departure
  private let owner: LoadLoop

  // On the loop only, which is what makes @unchecked Sendable sound.
  /// Among those that run.
  var place = 0
  var planned: UInt64
  private var task: LoopTask?
  private(set) var sent: UInt64 = 0
  private(set) var messagesSent = 0
  private(set) var bytesSent = 0
  private(set) var messagesReceived = 0
  private(set) var bytesReceived = 0

  init(_ owner: LoadLoop, _ request: LoadRequest, _ departure: Pace.Departure) {
    self.owner = owner
    self.request = request
    self.departure = departure
    planned = departure.planned
  }

  func cancel() { task?.cancel() }

  func begin(in task: LoopTask) -> Body? {
    self.task = task
    return { await self.carryOut() }
  }

  private func carryOut() async {
    sent = owner.now
    owner.began(self)
    let outcome: Result<[UInt8]?, RPCError>
    do throws(RPCError) {
      outcome = .success(try await call(owner.methods[request.method]))
    } catch {
      outcome = .failure(error)
    }
    task = nil
    owner.ended(self, outcome)
  }

  /// - Returns: The last message of the answer.
  private func call(_ method: LoadedMethod) async throws(RPCError) -> [UInt8]? {
    if let problem = request.problem { throw RPCError(.invalidArgument, problem) }
    let channel = owner.channel(to: method.target)
    let descriptor = method.descriptor
    var options = method.options
    if let metadata = request.metadata { options.metadata = metadata }
    switch descriptor.kind {
    case .unary:
      count(request.message)
      let answer: PackedMessage = try await channel.unary(
        descriptor, PackedMessage(request.message), options: options)
      return received(answer)
    case .serverStreaming:
      count(request.message)
      let answers = try await channel.serverStreaming(
        descriptor, PackedMessage(request.message), options: options,
        returning: PackedMessage.self)
      return try await read(answers, method)
    case .clientStreaming:
      let call = try await channel.clientStreaming(
        descriptor, options: options, sending: PackedMessage.self,
        returning: PackedMessage.self)
      for index in 0..<method.messages {
        try await goOn(sending: index)
        try await call.send(message(index))
      }
      return received(try await call.response())
    case .bidirectionalStreaming:
      let call = try await channel.bidirectionalStreaming(
        descriptor, options: options, sending: PackedMessage.self,
        returning: PackedMessage.self)
      return try await converse(call, method)
    }
  }

  /// Sends and reads at the same time, as neither side needs to wait for the other.
  private func converse(
    _ call: BidirectionalCall<PackedMessage, PackedMessage>, _ method: LoadedMethod
  ) async throws(RPCError) -> [UInt8]? {
    // A child of this task runs where it does, on the loop.
    async let sending: Void = {
      do throws(RPCError) {
        for index in 0..<method.messages {
          try await self.goOn(sending: index)
          try await call.send(self.message(index))
        }
        call.finishSending()
      } catch {
        // The answer says why.
      }
    }()
    defer { call.cancel() }
    let last = try await read(call.responses, method)
    call.cancel()
    await sending
    return last
  }

  private func read(
    _ answers: ResponseStream<PackedMessage>, _ method: LoadedMethod
  ) async throws(RPCError) -> [UInt8]? {
    var last: [UInt8]?
    var iterator = answers.makeAsyncIterator()
    while let answer = try await iterator.next() {
      last = received(answer)
      if let answers = method.answers, messagesReceived >= answers { break }
      try checkCancellation()
    }
    return last
  }

  /// Before a message of a stream of them. Small ones need credit so seldom that the stream could
  /// keep the loop to itself, which has answers to read and an end to call meanwhile.
  private func goOn(sending index: Int) async throws(RPCError) {
    if index % Self.messagesAtOnce == Self.messagesAtOnce - 1 { await Task.yield() }
    try checkCancellation()
  }

  private static let messagesAtOnce = 64

  /// A stream whose other side is always ready never suspends, and so never learns that it is over.
  private func checkCancellation() throws(RPCError) {
    if Task.isCancelled { throw RPCError(.cancelled, "the load is over") }
  }

  private func message(_ index: Int) -> PackedMessage {
    let message = index == 0 ? request.message : owner.another(of: request)
    count(message)
    return PackedMessage(message)
  }

  private func count(_ message: [UInt8]) {
    messagesSent += 1
    bytesSent += message.count
  }

  private func received(_ answer: PackedMessage) -> [UInt8] {
    messagesReceived += 1
    bytesReceived += answer.bytes.count
    return answer.bytes
  }
}
