import DirectoryAPI
import Foundation
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

/// A service whose data is in PostgreSQL, while the server comes and goes.
@Suite("A service on a database server", .timeLimit(.minutes(2)))
struct DatabaseServerTests {
  @Test("waits for a database that is away, says so, and recovers by itself when it is back")
  func comingAndGoing() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let server = try await PostgresServer()
    let database = try await server.database()
    server.stop()
    await server.stopped()

    let process = try RunningProcess(
      BuiltExecutable.groupService.path,
      ServiceProcess.arguments(
        .groupService, in: folder,
        options: ["--store=\(database)", "--directory=\(directory.address)"]))
    let line = await process.errorLine(containing: "the database can't be reached")
    #expect(line?.contains("Connection refused") == true)
    try await server.start()
    let groups = try await ServiceProcess(process)
    defer { groups.end() }

    let operators = try ServiceCredentials(directory: folder.path, name: "operator")
    let users = UserDirectoryClient(try Channel(to: directory.address, as: operators))
    let ann = try await users.createUser(
      CreateUserRequest(email: "ann@example.com", displayName: "Ann"))
    let bob = try await users.createUser(
      CreateUserRequest(email: "bob@example.com", displayName: "Bob"))
    let client = GroupsClient(try Channel(to: groups.address, as: operators))
    let group = try await client.createGroup(
      CreateGroupRequest(creatorID: ann.id, title: "Climbers", memberEmails: [bob.email]))

    server.stop(SIGKILL)
    await server.stopped()
    let refusal = await status { _ = try await client.getGroup(GetGroupRequest(id: group.id)) }
    #expect(refusal?.code == .unavailable)
    #expect(refusal?.message.contains("127.0.0.1") == false, "\(refusal?.message ?? "")")
    while try readiness(of: groups).status == 200 { await Task.yield() }
    #expect(try readiness(of: groups).body.contains("store: "))

    try await server.start()
    while try readiness(of: groups).status != 200 { await Task.yield() }
    #expect(try await client.getGroup(GetGroupRequest(id: group.id)).title == "Climbers")
  }

  @Test("can be asked to stop while it waits")
  func stopped() async throws {
    let folder = try RunningSuite.certificates()
    let process = try RunningProcess(
      BuiltExecutable.groupService.path,
      ServiceProcess.arguments(
        .groupService, in: folder,
        options: ["--store=postgresql://rollcall:hunter2@127.0.0.1:1/groups"]))
    #expect(await process.errorLine(containing: "the database can't be reached") != nil)
    process.send(SIGTERM)
    #expect(await process.exitCode() == 0)
    #expect(!process.errorText.contains("hunter2"))
  }

  @Test("prints the steps that its schema lacks, and takes them without serving")
  func migrations() async throws {
    let folder = try RunningSuite.certificates()
    let database = try await PostgresServer.shared().database()
    func run(_ options: String...) async throws -> RunningProcess {
      let process = try RunningProcess(
        BuiltExecutable.groupService.path,
        ServiceProcess.arguments(
          .groupService, in: folder, options: ["--store=\(database)"] + options))
      _ = await process.exitCode()
      return process
    }
    let lacking = try await run("--print-migrations").outputText
    #expect(lacking.hasPrefix("-- 1: request ledger\nCREATE TABLE requests"))
    #expect(lacking.contains("-- 2: groups\n"))
    // Nothing has been done yet.
    #expect(try await run("--print-migrations").outputText == lacking)
    let migrated = try await run("--migrate-only")
    #expect(await migrated.exitCode() == 0)
    #expect(migrated.errorText.contains("\"steps\":[\"request ledger\",\"groups\""))
    #expect(try await run("--print-migrations").outputText.isEmpty)
  }

  private func readiness(of service: ServiceProcess) throws -> (status: Int, body: String) {
    let client = PlainClient(port: service.adminPort)
    client.send("GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let reply = try #require(Reply(client.readToEnd()))
    return (reply.status, reply.body)
  }
}
