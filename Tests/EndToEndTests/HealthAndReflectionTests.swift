import DirectoryAPI
import Foundation
import Glibc
import HealthAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("What a service tells of itself", .timeLimit(.minutes(2)))
struct HealthAndReflectionTests {
  @Test("is what gRPC's own clients for health and reflection ask for, to the end of its drain")
  func python() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let client = try VirtualEnvironment.start(
      "Tests/EndToEndTests/python/health_and_reflection.py", [directory.address, folder.path])
    let isWatching = await client.outputLine(containing: "watching")
    try #require(isWatching != nil, "\(client.errorText)")
    directory.ask(SIGTERM)
    #expect(await client.exitCode() == 0, "\(client.errorText)")
    #expect(
      client.outputText == """
        health of "": SERVING
        health of "rollcall.directory.v1.UserDirectory": SERVING
        health of "grpc.health.v1.Health": SERVING
        health of "x": NOT_FOUND
        services: grpc.health.v1.Health grpc.reflection.v1.ServerReflection \
        grpc.reflection.v1alpha.ServerReflection rollcall.directory.v1.UserDirectory
        methods: \(UserDirectoryMethods.all.map(\.name).joined(separator: " "))
        file: google/protobuf/timestamp.proto
        file: rollcall/options/v1/options.proto
        extension: rollcall.options.v1.access
        no rollcall.directory.v1.Usr
        user: Ada
        watched: SERVING
        watching
        watched: NOT_SERVING
        watch ended: UNAVAILABLE

        """)
  }

  @Test("is that it can't take calls once the directory that it needs has been away for a while")
  func dependency() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    let groups = try await ServiceProcess(.groupService, in: folder, directory: directory.address)
    defer { groups.end() }
    let channel = try Channel(
      to: groups.address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    var health = try await HealthClient(channel).watch(
      HealthCheckRequest(service: "rollcall.groups.v1.Groups")
    ).makeAsyncIterator()
    #expect(try await health.next()?.status == .serving)
    await directory.kill()
    #expect(try await health.next()?.status == .notServing)
    let client = PlainClient(port: groups.adminPort)
    client.send("GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let reply = Reply(client.readToEnd())
    #expect(reply?.status == 503)
    #expect(reply?.body.hasPrefix("user-directory: UNAVAILABLE: ") == true, "\(reply?.body ?? "")")
  }
}
