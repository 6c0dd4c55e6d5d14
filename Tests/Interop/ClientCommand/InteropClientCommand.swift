import Glibc
import InteropClient
import LinuxIO
import RPCCore
import RPCTransport

/// Runs gRPC's public interoperability cases against a server:
///
/// ```
/// interop-client HOST:PORT [--authorities FILE [--certificate FILE --key FILE]] [CASE...]
/// ```
///
/// Without authorities it does without TLS, and without names it runs all cases. Prints a line for
/// each and ends with 1 if one failed.
@main
struct InteropClientCommand {
  static func main() async throws {
    var words = CommandLine.arguments.dropFirst()[...]
    var options: [String: String] = [:]
    var operands: [String] = []
    while let word = words.popFirst() {
      if word.hasPrefix("--") { options[word] = words.popFirst() } else { operands.append(word) }
    }
    guard let target = operands.first else {
      try StandardStream.errors.write("interop-client: a HOST:PORT, please\n")
      exit(64)
    }
    var cases: [InteropCase] = []
    for name in operands.dropFirst() {
      guard let known = InteropCase(rawValue: name) else {
        try StandardStream.errors.write("interop-client: there is no case \"\(name)\"\n")
        exit(64)
      }
      cases.append(known)
    }
    let channel = try Channel(
      to: target, as: credentials(options), configuration: InteropClient.configuration)
    let client = InteropClient(channel)
    var hasFailed = false
    for interopCase in cases.isEmpty ? InteropCase.allCases : cases {
      do {
        try await client.run(interopCase)
        try StandardStream.output.write("\(interopCase.rawValue): passed\n")
      } catch {
        hasFailed = true
        try StandardStream.output.write("\(interopCase.rawValue): FAILED: \(error)\n")
      }
    }
    channel.close()
    if hasFailed { exit(1) }
  }

  private static func credentials(_ options: [String: String]) throws -> ServiceCredentials {
    guard let authorities = options["--authorities"] else { return .plaintext }
    guard let certificate = options["--certificate"], let key = options["--key"] else {
      return try ServiceCredentials(authorities: authorities)
    }
    return try ServiceCredentials(
      authorities: authorities, certificate: certificate, key: key)
  }
}
