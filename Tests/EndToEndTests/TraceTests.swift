import DirectoryAPI
import Foundation
import Glibc
import GroupsAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// Against a collector that isn't ours: otlp_receiver.py.
@Suite("A trace", .timeLimit(.minutes(2)))
struct TraceTests {
  private struct Span: Decodable {
    let service: String
    let trace: String
    let id: String
    let parent: String
    let name: String
    let kind: Int
    let nanoseconds: Int
    let status: Int
    let message: String
    let state: String

    var isServer: Bool { kind == 2 }
    var isClient: Bool { kind == 3 }
  }

  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let groups = "rollcall.groups.v1.Groups"
  private static let directory = "rollcall.directory.v1.UserDirectory"

  private static func receiver(_ arguments: String...) async throws -> (RunningProcess, String) {
    let receiver = try VirtualEnvironment.start(
      "Tests/EndToEndTests/python/otlp_receiver.py", arguments)
    let address = try #require(
      await receiver.outputLine(containing: "127.0.0.1:"), "\(receiver.errorText)")
    return (receiver, address)
  }

  private static func options(sampled: Bool, timeout: Duration? = nil) throws -> CallOptions {
    var metadata = Metadata()
    try metadata.append(
      "traceparent", "00-\(trace)-00f067aa0ba902b7-\(sampled ? "01" : "00")")
    try metadata.append("tracestate", "vendor=1")
    return CallOptions(timeout: timeout, metadata: metadata)
  }

  /// Those of the receiver, once the services have ended.
  private static func spans(_ receiver: RunningProcess) async throws -> [Span] {
    receiver.send(SIGTERM)
    _ = await receiver.exitCode()
    return try receiver.outputText.split(separator: "\n").dropFirst().map {
      try JSONDecoder().decode(Span.self, from: Data($0.utf8))
    }
  }

  @Test("that a call comes with goes through both services and their stores to the collector")
  func throughBothServices() async throws {
    let (receiver, collector) = try await Self.receiver()
    let traced = ["--traces=grpc://\(collector)", "--trace-share=0", "--log-level=debug"]
    let suite = try await RunningSuite(directoryOptions: traced, groupOptions: traced)
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    var request = CreateGroupRequest(
      creatorID: people[0].id, title: "Choir", memberEmails: ["bob@example.com"])
    _ = try await client.createGroup(request, options: Self.options(sampled: true))
    let missing = await status {
      _ = try await client.getGroup(
        GetGroupRequest(id: people[0].id), options: try Self.options(sampled: true))
    }
    #expect(missing?.code == .notFound)
    // Not recorded: one without a trace, and one whose beginner doesn't record it.
    request.title = "Band"
    _ = try await client.createGroup(request)
    let quiet = try Self.options(sampled: false)
    _ = try await client.listGroups(ListGroupsRequest(memberID: people[1].id), options: quiet)
    #expect(await suite.groups.terminate() == 0)
    #expect(await suite.directory.terminate() == 0)

    let spans = try await Self.spans(receiver)
    #expect(spans.allSatisfy { $0.trace == Self.trace && $0.state == "vendor=1" })
    #expect(Set(spans.map(\.id)).count == spans.count)
    let root = try #require(spans.first { $0.name == "\(Self.groups)/CreateGroup" })
    #expect(root.isServer && root.parent == "00f067aa0ba902b7" && root.service == "group-service")
    let parts = spans.filter { $0.parent == root.id }
    #expect(parts.allSatisfy { $0.isClient && $0.nanoseconds <= root.nanoseconds })
    #expect(parts.contains { $0.name == "store write" })
    let hop = try #require(parts.first { $0.name.hasPrefix("\(Self.directory)/") })
    let behind = try #require(spans.first { $0.parent == hop.id })
    #expect(behind.isServer && behind.name == hop.name && behind.service == "user-directory")
    #expect(spans.contains { $0.parent == behind.id && $0.name == "store read" })
    let failed = try #require(spans.first { $0.name == "\(Self.groups)/GetGroup" })
    #expect(failed.status == 2 && failed.message.hasPrefix("NOT_FOUND"))
    #expect(!spans.contains { $0.name == "\(Self.groups)/ListGroups" })

    // The log says which trace a line belongs to, recorded or not.
    let lines = suite.groups.process.errorText.split(separator: "\n").filter {
      $0.contains("\"call ended\"") && $0.contains("\"trace_id\":\"\(Self.trace)\"")
    }
    #expect(lines.count == 3, "\(lines)")
  }

  @Test(
    "begins in a service for the share that is asked for, and goes out with TLS or without",
    arguments: ["grpc", "grpcs"])
  func begun(_ scheme: String) async throws {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: RunningSuite.names + ["collector"])
    let (receiver, collector) =
      scheme == "grpcs"
      ? try await Self.receiver("--certs", folder.path) : try await Self.receiver()
    let directory = try await ServiceProcess(
      .userDirectory, in: folder,
      options: ["--traces=\(scheme)://\(collector)", "--trace-share=100%"])
    defer { directory.end() }
    let users = UserDirectoryClient(
      try Channel(
        to: directory.address, as: ServiceCredentials(directory: folder.path, name: "operator")))
    for _ in 0..<5 { _ = try await users.searchUsers(SearchUsersRequest(term: "a")) }
    #expect(await directory.terminate() == 0)
    let roots = try await Self.spans(receiver).filter { $0.parent.isEmpty }
    #expect(roots.count == 5)
    #expect(Set(roots.map(\.trace)).count == 5)
  }

  @Test("costs no call anything when the collector is away or refuses, and the spans are counted")
  func noCollector() async throws {
    let (receiver, refusing) = try await Self.receiver("--refuse")
    defer { receiver.send(SIGTERM) }
    for (collector, count) in [
      ("127.0.0.1:9", "rollcall_trace_spans_lost_total{reason=\"not_sent\"}"),
      (refusing, "rollcall_trace_spans_lost_total{reason=\"refused\"}"),
    ] {
      let folder = try RunningSuite.certificates()
      let directory = try await ServiceProcess(
        .userDirectory, in: folder,
        options: ["--traces=grpc://\(collector)", "--trace-share=1"])
      defer { directory.end() }
      let users = UserDirectoryClient(
        try Channel(
          to: directory.address, as: ServiceCredentials(directory: folder.path, name: "operator")))
      _ = try await users.searchUsers(SearchUsersRequest(term: "a"))
      let line = await directory.logLine("spans don't get to the collector")
      #expect(line != nil)
      let lost = directory.metrics().split(separator: "\n").first { $0.hasPrefix(count) }
      #expect(lost.flatMap { $0.split(separator: " ").last }.flatMap { Double($0) } ?? 0 > 0)
      #expect(await directory.terminate() == 0)
    }
  }
}
