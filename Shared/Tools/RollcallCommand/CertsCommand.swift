import TLS

/// Makes a development authority and the certificates that the suite needs.
enum CertsCommand {
  /// Who has a certificate: the services, whatever stands between them and the apps, and whoever sits
  /// at the keyboard.
  static let names = ["user-directory", "group-service", "profile-service", "gateway", "operator"]

  static let syntax = CommandSyntax(
    name: "certs", summary: "Make a development authority and its certificates",
    operands: "DIR [NAME…]", operandCounts: 1...64,
    options: [
      .init(
        names: ["--trust-domain"], value: "DOMAIN",
        help: "Whose names the certificates bear (default: rollcall.test)")
    ],
    details: """
      Writes DIR/ca.pem and DIR/ca.key, and NAME.pem and NAME.key for user-directory,
      group-service, profile-service, gateway (which signs people in for the apps), operator
      (you) and every NAME given. Each bears the URI
      spiffe://DOMAIN/NAME. What is there and good is kept; what is missing, damaged or about to
      expire is written anew. For production, bring your own authority.

      Example:
        rollcall certs .rollcall/certs
      """)

  static let command = Command(syntax: syntax) { try run($0, console: $1) }

  private static func run(_ arguments: CommandSyntax.Arguments, console: Console) throws -> Int32 {
    let more = arguments.operands.dropFirst().filter { !names.contains($0) }
    let certificates = try CertificateAuthority.writeDevelopmentCertificates(
      to: arguments.operands[0], trustDomain: arguments["--trust-domain"] ?? "rollcall.test",
      names: names + more)
    for entry in certificates.entries {
      switch entry.outcome {
      case .kept:
        console.writeLine("\(entry.path): kept, valid until \(entry.notAfter)")
      case .created:
        console.writeLine("\(entry.path): written, valid until \(entry.notAfter)")
      case .renewed(let problem):
        console.writeLine("\(entry.path): written anew, valid until \(entry.notAfter) (\(problem))")
      }
    }
    return ExitCode.success
  }
}
