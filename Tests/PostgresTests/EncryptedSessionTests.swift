import EventLoop
import Foundation
import Postgres
import TestSupport
import Testing

@Suite("A session with PostgreSQL over TLS")
struct EncryptedSessionTests {
  @Test("signs in by certificate, and refuses a server of another authority")
  func certificates() async throws {
    let folder = try TemporaryFolder()
    for name in ["ours", "theirs"] { try await Self.authority(name, in: folder) }
    try await Self.certificate("server", for: "127.0.0.1", of: "ours", in: folder)
    try await Self.certificate("ada", for: "ada", of: "ours", in: folder)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
    }
    let server = try await PostgresServer(
      settings: [
        "ssl": "on", "ssl_cert_file": "../server.pem", "ssl_key_file": "../server.key",
        "ssl_ca_file": "../ours.pem",
      ],
      access: """
        host all postgres 127.0.0.1/32 trust
        hostssl all ada 127.0.0.1/32 cert
        """,
      files: [
        "server.pem": try text("server.pem"), "server.key": try text("server.key"),
        "ours.pem": try text("ours.pem"),
      ])
    try await server.sql("CREATE ROLE ada LOGIN")
    let place = server.address(user: "ada")
    let files = "sslcert=\(folder.path(of: "ada.pem"))&sslkey=\(folder.path(of: "ada.key"))"
    func trusting(_ authority: String) -> String {
      "\(place)?sslmode=verify-full&sslrootcert=\(folder.path(of: authority + ".pem"))"
    }
    let own = try await TestSession("\(trusting("ours"))&\(files)")
    let session = own.session
    let row = try await session.run(
      """
      SELECT current_user::text, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()
      """)[0]
    #expect(try row.text(0) == "ada")
    #expect(try row.text(1) == "TLSv1.3")
    // More than a TLS record, and more than libpq's buffer, in both directions.
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    #expect(try await session.run("SELECT $1", [.blob(bytes)])[0].blob(0) == bytes)
    let late = await failure { () throws(PostgresError) in
      _ = try await session.run("SELECT pg_sleep(600)", deadline: .now + .milliseconds(100))
    }
    #expect(late?.kind == .deadlineExceeded)
    #expect(try await session.run("SELECT 1")[0].integer(0) == 1)

    for (address, words) in [
      ("\(trusting("theirs"))&\(files)", "certificate verify failed"),
      (trusting("ours"), "certificate"),
    ] {
      do {
        _ = try await TestSession(address)
        Issue.record("signed in")
      } catch let error as PostgresError {
        #expect(error.kind == .cannotConnect)
        #expect(error.description.contains(words), "\(error)")
      }
    }
  }

  private static func authority(_ name: String, in folder: TemporaryFolder) async throws {
    try await openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days",
      "2", "-subj", "/CN=\(name)", "-keyout", folder.path(of: name + ".key"), "-out",
      folder.path(of: name + ".pem"))
  }

  private static func certificate(
    _ file: String, for name: String, of authority: String, in folder: TemporaryFolder
  ) async throws {
    let isAddress = name.first?.isNumber == true
    try await openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days",
      "2", "-subj", "/CN=\(name)", "-addext",
      "subjectAltName=\(isAddress ? "IP" : "DNS"):\(name)", "-CA",
      folder.path(of: authority + ".pem"), "-CAkey", folder.path(of: authority + ".key"),
      "-keyout", folder.path(of: file + ".key"), "-out", folder.path(of: file + ".pem"))
  }

  private static func openssl(_ arguments: String...) async throws {
    let process = try RunningProcess("/usr/bin/openssl", arguments)
    let code = await process.exitCode()
    try #require(code == 0, "\(process.errorText)")
  }
}
