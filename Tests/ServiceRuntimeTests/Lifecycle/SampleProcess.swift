import Foundation
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing
import WellKnownTypes

/// The sample service as a process of its own, with certificates in a folder of its own.
final class SampleProcess: Sendable {
  let folder: TemporaryFolder
  let process: RunningProcess

  static func certificates() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: ["sample-service", "operator"])
    return folder
  }

  /// Both ports are the system's choice, and no load balancer is waited for, unless `arguments` say
  /// otherwise.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: TemporaryFolder? = nil
  ) throws {
    self.folder = try folder ?? Self.certificates()
    let usual = [
      "--listen=127.0.0.1:0", "--admin=127.0.0.1:0", "--certs=\(self.folder.path)",
      "--store=sqlite:\(self.folder.path)/sample.db", "--drain-pause=off",
    ].filter { option in
      let name = option.prefix { $0 != "=" }
      return !arguments.contains { $0.hasPrefix(name) }
    }
    process = try RunningProcess(
      BuiltExecutable.sampleService.path, usual + arguments, environment: environment)
  }

  /// Where it serves and where its admin port is.
  func ready() async throws -> (listen: String, adminPort: UInt16) {
    let line = try #require(await process.errorLine(containing: "\"message\":\"ready\""))
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let listen = try #require(record["listen"] as? String)
    let admin = try #require(record["admin"] as? String)
    return (listen, try #require(admin.split(separator: ":").last.flatMap { UInt16($0) }))
  }

  func channel(to address: String) throws -> Channel {
    try Channel(
      to: address, as: try ServiceCredentials(directory: folder.path, name: "operator"))
  }

  static func get(_ path: String, port: UInt16) throws -> Reply {
    let client = PlainClient(port: port)
    client.send("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    return try #require(Reply(client.readToEnd()))
  }
}

/// The method of the sample service.
enum Sample {
  static let wait = MethodDescriptor(
    service: "rollcall.sample.v1.Sample", name: "Wait", kind: .unary,
    idempotency: .noSideEffects, access: .anyPeer)

  static let block = MethodDescriptor(
    service: "rollcall.sample.v1.Sample", name: "Block", kind: .unary,
    idempotency: .noSideEffects, access: .anyPeer)

  static func block(_ duration: Duration, on channel: Channel) async throws(RPCError) {
    let _: Empty = try await channel.unary(
      block, DurationMessage(duration), options: CallOptions(timeout: .seconds(30)))
  }

  static func wait(_ duration: Duration, on channel: Channel) async throws(RPCError) {
    let _: Empty = try await channel.unary(
      wait, DurationMessage(duration), options: CallOptions(timeout: .seconds(30)))
  }
}
