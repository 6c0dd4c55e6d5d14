import Glibc
import InteropHandlers
import LinuxIO
import RPCCore
import RPCTransport
import Reflection
import TLS

/// Serves the services of gRPC's interoperability cases, for any runner of them:
/// `interop-server --port PORT --certs DIR`.
///
/// The certificates are made if they aren't there: `DIR/ca.pem`, and `DIR/operator.pem` with its key
/// for a client. The first line that it prints is where it listens.
@main
struct InteropServer {
  static func main() async throws {
    let arguments = CommandLine.arguments
    func value(_ option: String, _ usual: String) -> String {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return usual
      }
      return arguments[index + 1]
    }
    let certificates = value("--certs", "certs")
    try CertificateAuthority.writeDevelopmentCertificates(
      to: certificates, trustDomain: "interop.test", names: ["interop-server", "operator"])
    var configuration = ServerConfiguration()
    // Whatever its size: the cases say which messages are to be compressed.
    configuration.compressedAbove = 0
    let services: [any RPCService] = [TestHandlers(serverID: "interop-server-\(getpid())")]
    let server = try Server(
      serving: services + [ReflectionHandlers(describing: services)],
      as: ServiceCredentials(directory: certificates, name: "interop-server"),
      configuration: configuration)
    let address = try server.listen(on: "127.0.0.1:\(value("--port", "0"))")
    try StandardStream.output.write("listening on \(address)\n")
    // Until whoever started it ends it.
    while true { try await Task.sleep(for: .seconds(3600)) }
  }
}
