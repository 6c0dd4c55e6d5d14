import DirectoryAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// Whom a channel takes a server for.
@Suite("The name of a server", .timeLimit(.minutes(1)))
struct ServerNameTests {
  private func call(naming name: String?, over wiring: Wiring) async throws -> RPCError? {
    var configuration = ChannelConfiguration()
    configuration.serverName = name
    var failure: RPCError?
    try await Wired.with(wiring, channel: configuration) { wired in
      do throws(RPCError) {
        let _: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(id: "x"), options: CallOptions(timeout: .seconds(30)))
      } catch {
        failure = error
      }
    }
    return failure
  }

  @Test(
    "is what its certificate has to bear",
    arguments: [nil, "spiffe://rollcall.test/probe", "localhost", "probe"])
  func borne(_ name: String?) async throws {
    for wiring in [Wiring.tls, .unix, .grpc] {
      #expect(try await call(naming: name, over: wiring) == nil)
    }
  }

  @Test(
    "keeps another service from answering",
    arguments: [
      "spiffe://rollcall.test/other", "spiffe://elsewhere.test/probe", "other.example.com",
    ])
  func another(_ name: String) async throws {
    for wiring in [Wiring.tls, .unix, .grpc] {
      let failure = try await call(naming: name, over: wiring)
      #expect(failure?.code == .unavailable)
      #expect(
        failure?.message.contains("the server isn't \(name): its certificate bears") == true,
        "\(failure?.message ?? "it answered")")
    }
  }
}
