import Glibc
import HealthAPI
import RPCCore
import RPCTransport
import ReflectionAPI
import TestSupport
import Testing

/// What a service serves without having asked for it.
@Suite("Every service", .timeLimit(.minutes(1)))
struct ServedByItselfTests {
  private func services(_ channel: Channel) async throws -> [String] {
    let call = try await ServerReflectionClient(channel).serverReflectionInfo()
    try await call.send(ServerReflectionRequest(messageRequest: .listServices("")))
    call.finishSending()
    var names: [String] = []
    for try await response in call.responses {
      guard case .listServicesResponse(let list) = response.messageResponse else { continue }
      names += list.service.map(\.name)
    }
    return names
  }

  @Test("serves its health, which is NOT_SERVING from SIGTERM on, and holds up no drain")
  func health() async throws {
    let sample = try SampleProcess(["--drain-pause=1s"])
    let (listen, _) = try await sample.ready()
    let client = HealthClient(try sample.channel(to: listen))
    let all = try await client.list(HealthListRequest()).statuses
    #expect(
      all.mapValues(\.status) == [
        "": .serving, "rollcall.sample.v1.Sample": .serving, "grpc.health.v1.Health": .serving,
      ])
    var answers = try await client.watch(
      HealthCheckRequest(service: "rollcall.sample.v1.Sample")
    ).makeAsyncIterator()
    #expect(try await answers.next()?.status == .serving)
    sample.process.send(SIGTERM)
    #expect(try await answers.next()?.status == .notServing)
    #expect(await sample.process.exitCode() == 0)
    #expect(!sample.process.errorText.contains("the server stopped before the call had finished"))
    await #expect(throws: RPCError.self) { try await answers.next() }
  }

  @Test("tells what it serves, unless it is told not to")
  func reflection() async throws {
    let open = try SampleProcess()
    #expect(
      try await services(try open.channel(to: try await open.ready().listen)) == [
        "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection",
        "grpc.reflection.v1alpha.ServerReflection", "rollcall.sample.v1.Sample",
      ])
    let closed = try SampleProcess(["--reflection=no"])
    let channel = try closed.channel(to: try await closed.ready().listen)
    let error = await #expect(throws: RPCError.self) { try await services(channel) }
    #expect(error?.code == .unimplemented)
  }
}
