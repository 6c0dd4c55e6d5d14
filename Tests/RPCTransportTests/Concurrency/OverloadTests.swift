import DirectoryAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// Handlers that compute all the while, and more calls than they can do.
@Suite("Overload", .timeLimit(.minutes(1)))
struct OverloadTests {
  private static let compute = MethodDescriptor(
    service: "test.v1.Computing", name: "Compute", kind: .unary, idempotency: .unknown,
    access: .anyPeer)
  private static let check = MethodDescriptor(
    service: "grpc.health.v1.Health", name: "Check", kind: .unary, idempotency: .unknown,
    access: .anyPeer)

  private struct Computing: RPCService {
    var methods: [ServerMethod] {
      let answer: @Sendable (GetUserRequest, CallContext) async throws -> User = { request, _ in
        let end = ContinuousClock.now.advanced(by: .milliseconds(1))
        while ContinuousClock.now < end {}
        return User(id: request.id)
      }
      return [.unary(OverloadTests.compute, answer), .unary(OverloadTests.check, answer)]
    }
  }

  private struct Count: Sendable {
    var answered = 0
    var shed = 0
    var others: [String] = []
    var hasDelays = true

    mutating func add(_ other: Count) {
      answered += other.answered
      shed += other.shed
      others += other.others
      hasDelays = hasDelays && other.hasDelays
    }
  }

  /// Calls from 64 callers, each of which calls again at once, whatever became of its last call.
  private func load(
    _ channel: Channel, _ method: MethodDescriptor, calls: Int
  ) async -> Count {
    await withTaskGroup(of: Count.self) { group in
      for _ in 0..<64 {
        group.addTask {
          var count = Count()
          for _ in 0..<calls {
            do throws(RPCError) {
              let _: User = try await channel.unary(
                method, GetUserRequest(), options: CallOptions(timeout: .seconds(50)))
              count.answered += 1
            } catch {
              guard error.code == .resourceExhausted else {
                count.others.append("\(error)")
                continue
              }
              count.shed += 1
              let hasDelay = error.details.contains {
                if case .retryInfo(let delay) = $0 { delay > .zero } else { false }
              }
              count.hasDelays = count.hasDelays && hasDelay
            }
          }
          return count
        }
      }
      return await group.reduce(into: Count()) { $0.add($1) }
    }
  }

  private func with(
    _ limit: ConcurrencyLimit, over callProtocol: CallProtocol = .native,
    _ body: @Sendable (Channel) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: ["computing", "operator"])
    var configuration = ServerConfiguration()
    configuration.concurrency = limit
    let server = try Server(
      serving: [Computing()],
      as: ServiceCredentials(directory: folder.path, name: "computing"),
      configuration: configuration)
    let address = try server.listen(on: "127.0.0.1:0")
    var channelConfiguration = ChannelConfiguration()
    channelConfiguration.callProtocol = callProtocol
    let channel = try Channel(
      to: address, as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: channelConfiguration)
    try await body(channel)
    channel.close()
    await server.drain(until: .after(.zero))
  }

  @Test(
    "is told at once to those for whom there is no time, and when to try again",
    arguments: CallProtocol.allCases)
  func shedding(_ callProtocol: CallProtocol) async throws {
    try await with(.adaptive(ceiling: 10_000), over: callProtocol) { channel in
      // Which calls share a turn of the loop is the scheduler's choice: at some time it is too many.
      var count = Count()
      for _ in 0..<8 where count.shed == 0 {
        count.add(await load(channel, Self.compute, calls: 40))
      }
      #expect(count.others == [])
      #expect(count.shed > 0)
      #expect(count.answered > 0)
      #expect(count.hasDelays)
      // When it is over, nobody is refused.
      for _ in 0..<20 {
        let _: User = try await channel.unary(
          Self.compute, GetUserRequest(), options: CallOptions(timeout: .seconds(30)))
      }
    }
  }

  @Test("doesn't keep health checks from being answered")
  func health() async throws {
    try await with(.adaptive(ceiling: 10_000)) { channel in
      let count = await load(channel, Self.check, calls: 10)
      #expect(count.others == [])
      #expect(count.shed == 0)
    }
  }

  @Test("isn't there for calls that only wait: they hold up no others", arguments: Wiring.allCases)
  func waiting(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    configuration.concurrency = .adaptive(ceiling: 10_000)
    try await Wired.with(wiring, server: configuration) { wired in
      let waiting = (0..<20).map { _ in
        Task { () throws(RPCError) -> User in
          try await wired.channel.unary(Probe.hang, GetUserRequest(), options: CallOptions())
        }
      }
      while wired.probe.events.all.filter({ $0 == "hanging" }).count < 20, !Task.isCancelled {
        await Task.yield()
      }
      for number in 0..<200 {
        let user: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(id: "\(number)"), options: CallOptions(timeout: .seconds(50)))
        #expect(user.id == "\(number)")
      }
      #expect(!wired.probe.events.all.contains("cancelled"))
      for call in waiting { call.cancel() }
    }
  }

  @Test("is waited out by everybody where there is no limit")
  func unlimited() async throws {
    try await with(.unlimited) { channel in
      let count = await load(channel, Self.compute, calls: 10)
      #expect(count.answered == 640)
    }
  }
}
