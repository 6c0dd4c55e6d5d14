import HealthAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

@testable import ServiceRuntime

@Suite("gRPC's health protocol", .timeLimit(.minutes(1)))
struct HealthHandlersTests {
  private static let service = "rollcall.sample.v1.Sample"

  private let health = ServiceHealth()
  private let channel: Channel

  init() throws {
    let server = try Server(
      inMemoryServing: [HealthHandlers(health: health, services: [Self.service])])
    channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "anybody"))
  }

  private func check(_ service: String) async throws -> HealthCheckResponse.ServingStatus {
    try await HealthClient(channel).check(HealthCheckRequest(service: service)).status
  }

  @Test("says of the whole server and of each service whether it can take calls")
  func check() async throws {
    for service in ["", Self.service] {
      #expect(try await check(service) == .notServing)
    }
    let problem = Lock<String?>(nil)
    health.serve([ReadinessCheck("store") { problem.withLock { $0 } }])
    for service in ["", Self.service] {
      #expect(try await check(service) == .serving)
    }
    problem.withLock { $0 = "the disk is full" }
    #expect(try await check(Self.service) == .notServing)
  }

  @Test("answers NOT_FOUND for a service that isn't here")
  func unknown() async throws {
    health.serve([])
    let error = await #expect(throws: RPCError.self) { try await check("rollcall.sample.v1.X") }
    #expect(error?.code == .notFound)
    #expect(error?.message == "no service \"rollcall.sample.v1.X\" here")
  }

  @Test("lists the services, and the whole server under the empty name")
  func list() async throws {
    health.serve([])
    let serving = HealthCheckResponse(status: .serving)
    let answer = try await HealthClient(channel).list(HealthListRequest())
    #expect(answer.statuses == ["": serving, Self.service: serving])
  }

  @Test("tells those who watch of every change, once, and lets them go when the server stops")
  func watch() async throws {
    let problem = Lock<String?>(nil)
    var answers = try await HealthClient(channel).watch(
      HealthCheckRequest(service: Self.service)
    ).makeAsyncIterator()
    #expect(try await answers.next()?.status == .notServing)
    health.serve([ReadinessCheck("store") { problem.withLock { $0 } }])
    #expect(try await answers.next()?.status == .serving)
    // Nothing has changed, so the next answer is about the problem.
    health.tellWatchers()
    problem.withLock { $0 = "the disk is full" }
    health.tellWatchers()
    #expect(try await answers.next()?.status == .notServing)
    problem.withLock { $0 = nil }
    health.tellWatchers()
    #expect(try await answers.next()?.status == .serving)
    health.drain(reason: "SIGTERM came")
    #expect(try await answers.next()?.status == .notServing)
    health.release()
    let error = await #expect(throws: RPCError.self) { try await answers.next() }
    #expect(error?.code == .unavailable)
  }

  @Test("tells those who watch a service that isn't here so, and goes on")
  func watchUnknown() async throws {
    health.serve([])
    var answers = try await HealthClient(channel).watch(HealthCheckRequest(service: "x"))
      .makeAsyncIterator()
    #expect(try await answers.next()?.status == .serviceUnknown)
    health.drain(reason: "SIGTERM came")
    health.release()
    let error = await #expect(throws: RPCError.self) { try await answers.next() }
    #expect(error?.code == .unavailable)
  }

  @Test("finds out by itself that a check finds something else, while somebody watches")
  func periodically() async throws {
    let problem = Lock<String?>(nil)
    health.serve([ReadinessCheck("store") { problem.withLock { $0 } }])
    let looking = Task { await health.watchChecks(every: .milliseconds(1)) }
    defer { looking.cancel() }
    var answers = try await HealthClient(channel).watch(HealthCheckRequest()).makeAsyncIterator()
    #expect(try await answers.next()?.status == .serving)
    problem.withLock { $0 = "the disk is full" }
    #expect(try await answers.next()?.status == .notServing)
  }

  @Test("a watch that begins when the server stops sees how it is, and ends")
  func lateWatch() async throws {
    health.drain(reason: "SIGTERM came")
    health.release()
    var answers = try await HealthClient(channel).watch(HealthCheckRequest()).makeAsyncIterator()
    #expect(try await answers.next()?.status == .notServing)
    let error = await #expect(throws: RPCError.self) { try await answers.next() }
    #expect(error?.code == .unavailable)
  }
}
