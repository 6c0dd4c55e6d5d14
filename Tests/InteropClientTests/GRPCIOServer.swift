import Foundation
import RPCTransport
import TLS
import TestSupport
import Testing

/// The interoperability service on grpcio, gRPC's own implementation for Python.
struct GRPCIOServer {
  let folder: TemporaryFolder
  let process: RunningProcess
  let address: String

  /// Starts one that wants certificates of its clients, or one without TLS.
  init(plaintext: Bool = false) async throws {
    folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "interop.test", names: ["server", "client"])
    process = try VirtualEnvironment.start(
      "Tests/Interop/python/server.py", plaintext ? ["--plaintext"] : [folder.path, "server"])
    let line = await process.outputLine(containing: "port ")
    let port = try #require(line?.split(separator: " ").last, "\(process.errorText)")
    address = "127.0.0.1:\(port)"
  }

  /// As a service of ours shows itself.
  var credentials: ServiceCredentials {
    get throws { try ServiceCredentials(directory: folder.path, name: "client") }
  }

  /// As one does that knows of the server only who signs its certificate.
  var foreignCredentials: ServiceCredentials {
    get throws {
      try ServiceCredentials(
        authorities: "\(folder.path)/ca.pem", certificate: "\(folder.path)/client.pem",
        key: "\(folder.path)/client.key")
    }
  }
}
