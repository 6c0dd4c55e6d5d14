import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// The transports that the contract holds on.
enum Wiring: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory
  case tls = "TLS over TCP"
  case unix = "TLS over a unix socket"
  case grpc = "gRPC over TLS"

  /// For what WIRE.md promises beyond gRPC, whose windows count bytes as they are on the wire.
  static let native: [Wiring] = [.memory, .tls, .unix]

  var testDescription: String { rawValue }
}

/// A server with the probe and a channel to it.
struct Wired: Sendable {
  let probe: Probe
  let server: Server
  let channel: Channel
  private let folder: TemporaryFolder?

  init(
    _ wiring: Wiring, as caller: String = "operator",
    server configuration: ServerConfiguration = ServerConfiguration(),
    channel channelConfiguration: ChannelConfiguration = ChannelConfiguration()
  ) throws {
    probe = Probe()
    switch wiring {
    case .memory:
      folder = nil
      server = try Server(inMemoryServing: [probe], configuration: configuration)
      channel = try Channel(
        inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: caller),
        configuration: channelConfiguration)
    case .tls, .unix, .grpc:
      let folder = try TemporaryFolder()
      self.folder = folder
      try CertificateAuthority.writeDevelopmentCertificates(
        to: folder.path, trustDomain: "rollcall.test", names: ["probe", caller])
      server = try Server(
        serving: [probe], as: ServiceCredentials(directory: folder.path, name: "probe"),
        configuration: configuration)
      let address = try server.listen(
        on: wiring == .unix ? "unix:\(folder.path)/s" : "127.0.0.1:0")
      var channelConfiguration = channelConfiguration
      if wiring == .grpc { channelConfiguration.callProtocol = .grpc }
      channel = try Channel(
        to: address, as: ServiceCredentials(directory: folder.path, name: caller),
        configuration: channelConfiguration)
    }
  }

  /// Runs a test against it and then stops everything.
  static func with(
    _ wiring: Wiring, as caller: String = "operator",
    server configuration: ServerConfiguration = ServerConfiguration(),
    channel channelConfiguration: ChannelConfiguration = ChannelConfiguration(),
    _ body: (Wired) async throws -> Void
  ) async throws {
    let wired = try Wired(
      wiring, as: caller, server: configuration, channel: channelConfiguration)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(wired))
    } catch {
      result = .failure(error)
    }
    wired.channel.close()
    await wired.server.drain(until: .after(.zero))
    try result.get()
  }
}
