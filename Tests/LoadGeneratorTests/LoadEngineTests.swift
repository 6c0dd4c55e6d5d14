import LinuxIO
import LoadGenerator
import Protobuf
import RPCCore
import RPCTransport
import Testing
import WellKnownTypes

/// Methods that do what a load has to bear.
private final class Patient: RPCService {
  static let answer = method("Answer", .unary)
  static let stall = method("Stall", .unary)
  static let refuse = method("Refuse", .unary)
  static let hang = method("Hang", .unary)
  static let list = method("List", .serverStreaming)
  static let gather = method("Gather", .clientStreaming)
  static let chat = method("Chat", .bidirectionalStreaming)

  /// Of a tenth of the requests, by their number.
  static let stalling: Int64 = 100
  static let pause = Duration.milliseconds(300)

  private static func method(_ name: String, _ kind: MethodDescriptor.Kind) -> MethodDescriptor {
    MethodDescriptor(
      service: "test.Patient", name: name, kind: kind, idempotency: .noSideEffects,
      access: .anyPeer)
  }

  let calls = Lock<[String: Int]>([:])

  private func note(_ name: String) -> Int {
    calls.withLock { calls in
      calls[name, default: 0] += 1
      return calls[name] ?? 0
    }
  }

  var methods: [ServerMethod] {
    [
      .unary(Self.answer) { (request: Int64Value, _) in
        _ = self.note("answer")
        return request
      },
      .unary(Self.stall) { (request: Int64Value, _) in
        if self.note("stall") == Self.stalling { try await Task.sleep(for: Self.pause) }
        return request
      },
      .unary(Self.refuse) { (_: Int64Value, _) -> Int64Value in
        throw RPCError(.notFound, "there is no number \(self.note("refuse"))")
      },
      .unary(Self.hang) { (request: Int64Value, _) in
        _ = self.note("hang")
        try await Task.sleep(for: .seconds(600))
        return request
      },
      .serverStreaming(Self.list) {
        (request: Int64Value, responses: ResponseWriter<Int64Value>, _) in
        for number in 0..<request.value { try await responses.send(Int64Value(value: number)) }
      },
      .clientStreaming(Self.gather) { (requests: RequestStream<Int64Value>, _) in
        var sum = Int64Value()
        for try await request in requests { sum.value += request.value }
        return sum
      },
      .bidirectionalStreaming(Self.chat) {
        (requests: RequestStream<Int64Value>, responses: ResponseWriter<Int64Value>, _) in
        for try await request in requests { try await responses.send(request) }
      },
    ]
  }
}

@Suite("Load engine", .timeLimit(.minutes(1)))
struct LoadEngineTests {
  private let service = Patient()
  private let server: Server

  init() throws {
    server = try Server(inMemoryServing: [service])
  }

  private func run(
    _ plan: LoadPlan, _ methods: [LoadedMethod], _ message: Int64 = 1,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) async throws -> LoadResult {
    let server = server
    let packed = try Int64Value(value: message).packed()
    return try await LoadEngine(plan, methods) { _, loops in
      try Channel(
        inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"),
        configuration: ChannelConfiguration(), loops: loops)
    } source: { _ in
      ConstantRequests(packed)
    }.run(isInterrupted: isInterrupted)
  }

  private func method(
    _ descriptor: MethodDescriptor, timeout: Duration? = nil, messages: Int = 1,
    answers: Int? = nil
  ) -> LoadedMethod {
    LoadedMethod(
      name: descriptor.name, descriptor: descriptor, options: CallOptions(timeout: timeout),
      messages: messages, answers: answers)
  }

  private func open(_ rate: Double, _ seconds: Double, _ most: Int = 10_000) -> LoadPlan {
    LoadPlan(
      .open(RatePlan([.steady(rate, seconds: seconds)]), .even, maximumInFlight: most),
      seconds: seconds)
  }

  @Test("the open loop makes the calls of its rate, all connections together", arguments: [1, 3])
  func rate(_ connections: Int) async throws {
    var plan = open(2000, 0.5)
    plan.connections = connections
    let result = try await run(plan, [method(Patient.answer)])
    #expect(result.total.begun == 1000)
    #expect(result.total.succeeded == 1000)
    #expect(result.total.scheduled.total == 1000)
    #expect(result.seconds == 0.5)
    #expect(service.calls.withLock { $0["answer"] } == 1000)
    #expect(result.intervals.reduce(0) { $0 + $1.begun } == 1000)
  }

  @Test("a stalled server shows in the latency from the schedule, and not in that from the send")
  func stall() async throws {
    let result = try await run(open(1000, 1, 1), [method(Patient.stall)])
    let total = result.total
    let bound: UInt64 = 100_000_000
    // While it stalled for 300 ms, a call was due each millisecond.
    #expect(total.scheduled.count(over: bound) >= 150)
    #expect(total.scheduled.quantile(0.9) > 100_000)
    #expect(total.sending.count(over: bound) >= 1)
    #expect(total.sending.count(over: bound) * 10 < total.scheduled.count(over: bound))
    #expect(total.heldBack >= 150)
    #expect(result.doubts.contains(.heldBack(total.heldBack + total.unsent)))
  }

  @Test("calls that run when the load is over are cut off, and are no failures")
  func cutOff() async throws {
    var plan = open(100, 0.2)
    plan.graceSeconds = 0
    let result = try await run(plan, [method(Patient.hang)])
    #expect(result.total.begun == 20)
    #expect(result.total.cutOff == 20)
    #expect(result.total.failed == 0)
    #expect(result.total.errorShare == 0)
    // They took at least that long, so a server that hangs can't look fast.
    #expect(result.total.scheduled.total == 20)
  }

  @Test("calls that can't be sent are counted, and in the latency from the schedule")
  func unsent() async throws {
    var plan = open(100, 0.2, 4)
    plan.graceSeconds = 0
    let result = try await run(plan, [method(Patient.hang)])
    #expect(result.total.begun == 4)
    #expect(result.total.unsent == 16)
    #expect(result.total.scheduled.total == 20)
    #expect(result.total.sending.total == 4)
  }

  @Test("keeps the first message of each status")
  func statuses() async throws {
    let result = try await run(
      LoadPlan(.closed(callers: 1), seconds: nil, count: 7), [method(Patient.refuse)])
    let ending = result.total.failures[Int(StatusCode.notFound.rawValue)]
    #expect(ending?.count == 7)
    #expect(ending?.firstMessage == "there is no number 1")
    #expect(result.total.errorShare == 1)
    #expect(result.total.scheduled.isEmpty, "a failure has no latency")
  }

  @Test("a call that runs out of time fails, and counts in the latency for as long as it took")
  func deadline() async throws {
    let result = try await run(
      LoadPlan(.closed(callers: 2), seconds: nil, count: 4),
      [method(Patient.hang, timeout: .milliseconds(20))])
    #expect(result.total.failures[Int(StatusCode.deadlineExceeded.rawValue)]?.count == 4)
    #expect(result.total.scheduled.total == 4)
    #expect(result.total.scheduled.least >= 19_000_000)
  }

  @Test("the closed loop has as many calls under way as asked for, all connections together")
  func closed() async throws {
    var plan = LoadPlan(.closed(callers: 5), seconds: 0.2)
    plan.connections = 2
    plan.graceSeconds = 0
    let result = try await run(plan, [method(Patient.hang)])
    #expect(result.total.begun == 5)
    #expect(result.overhead.mostInFlight == 5)
  }

  @Test("ends after so many calls", arguments: [1, 1000])
  func count(_ count: Int) async throws {
    var plan = LoadPlan(.closed(callers: 8), seconds: nil, count: count)
    plan.connections = 2
    let result = try await run(plan, [method(Patient.answer)])
    #expect(result.total.succeeded == count)
    #expect(service.calls.withLock { $0["answer"] } == count)
  }

  @Test("ends after so many calls if there are fewer callers than connections")
  func countOfFew() async throws {
    var plan = LoadPlan(.closed(callers: 1), seconds: nil, count: 7)
    plan.connections = 2
    let result = try await run(plan, [method(Patient.answer)])
    #expect(result.total.succeeded == 7)
  }

  @Test("the duration wins over the count")
  func durationWins() async throws {
    let result = try await run(
      LoadPlan(.closed(callers: 1), seconds: 0.1, count: 1), [method(Patient.answer)])
    #expect(result.total.succeeded > 1)
  }

  @Test("calls of the time to warm up are made and not counted")
  func warmUp() async throws {
    var plan = open(1000, 0.2)
    plan.warmUpSeconds = 0.1
    let result = try await run(plan, [method(Patient.answer)])
    #expect(result.total.begun == 200)
    #expect(service.calls.withLock { $0["answer"] } == 300)
    #expect(result.seconds == 0.2)
  }

  @Test("ends with a result when somebody interrupts it")
  func interrupted() async throws {
    let service = service
    let result = try await run(
      LoadPlan(.closed(callers: 1), seconds: 600), [method(Patient.answer)],
      isInterrupted: { service.calls.withLock { $0["answer"] ?? 0 } > 10 })
    #expect(result.isInterrupted)
    #expect(result.total.succeeded > 10)
    #expect(result.seconds < 600)
  }

  @Test("says so when it is interrupted before calls count")
  func interruptedWarmUp() async throws {
    var plan = LoadPlan(.closed(callers: 1), seconds: 600)
    plan.warmUpSeconds = 600
    let service = service
    let result = try await run(
      plan, [method(Patient.answer)],
      isInterrupted: { service.calls.withLock { $0["answer"] ?? 0 } > 10 })
    #expect(result.isInterrupted)
    #expect(result.total.begun == 0)
    #expect(result.seconds == 0)
  }

  @Test("reads streams of answers to their end, or as far as asked for")
  func serverStreams() async throws {
    let plan = LoadPlan(.closed(callers: 2), seconds: nil, count: 4)
    let whole = try await run(plan, [method(Patient.list)], 25)
    #expect(whole.total.succeeded == 4)
    #expect(whole.total.messagesReceived == 100)
    let some = try await run(plan, [method(Patient.list, answers: 3)], 25)
    #expect(some.total.succeeded == 4)
    #expect(some.total.messagesReceived == 12)
  }

  @Test(
    "sends as many messages of a stream as asked for", arguments: [Patient.gather, Patient.chat])
  func clientStreams(_ descriptor: MethodDescriptor) async throws {
    let plan = LoadPlan(.closed(callers: 2), seconds: nil, count: 4)
    let result = try await run(plan, [method(descriptor, messages: 5)], 3)
    #expect(result.total.succeeded == 4)
    #expect(result.total.messagesSent == 20)
    #expect(result.total.messagesReceived == (descriptor.kind == .clientStreaming ? 4 : 20))
  }

  @Test(
    "streams without an end are cut off when the load is over",
    arguments: [Patient.gather, Patient.chat], [0, 1] as [Int64])
  func endlessStreams(_ descriptor: MethodDescriptor, _ message: Int64) async throws {
    var plan = LoadPlan(.closed(callers: 2), seconds: 0.1, count: nil)
    plan.graceSeconds = 0
    let result = try await run(plan, [method(descriptor, messages: .max)], message)
    #expect(result.total.cutOff == 2)
    #expect(result.total.failed == 0)
    #expect(result.total.messagesSent > 2)
  }

  @Test("a server that can't be reached is an error before the load begins")
  func unreachable() async throws {
    let packed = try Int64Value(value: 1).packed()
    await #expect(throws: RPCError.self) {
      _ = try await LoadEngine(open(10, 1), [method(Patient.answer)]) { _, loops in
        try Channel(
          to: "unix:/nowhere/at/all", as: .plaintext,
          configuration: Self.grpc, loops: loops)
      } source: { _ in
        ConstantRequests(packed)
      }.run()
    }
  }

  private static var grpc: ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = .grpc
    return configuration
  }
}
