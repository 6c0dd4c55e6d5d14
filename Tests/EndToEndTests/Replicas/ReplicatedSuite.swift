import DirectoryAPI
import Glibc
import RPCCore
import RPCTransport
import TestSupport

/// Three processes of the group service and of the profile service, each service over a database of
/// one PostgreSQL server, and the user directory that they call.
final class ReplicatedSuite: Sendable {
  let folder: TemporaryFolder
  let server: PostgresServer
  let directory: ServiceProcess
  let groups: [ServiceProcess]
  let profiles: [ServiceProcess]

  init() async throws {
    folder = try RunningSuite.certificates()
    // One of its own, since it is stopped and started again.
    server = try await PostgresServer()
    directory = try await ServiceProcess(.userDirectory, in: folder)
    groups = try await Self.replicas(
      of: .groupService, over: try await server.database(), directory, folder)
    profiles = try await Self.replicas(
      of: .profileService, over: try await server.database(), directory, folder)
  }

  private static func replicas(
    of service: BuiltExecutable, over address: String, _ directory: ServiceProcess,
    _ folder: TemporaryFolder
  ) async throws -> [ServiceProcess] {
    // All at once, so that they also agree about who makes the schema.
    try await withThrowingTaskGroup(of: ServiceProcess.self) { tasks in
      for _ in 0..<3 {
        tasks.addTask {
          try await ServiceProcess(
            service, in: folder, directory: directory.address,
            options: ["--store=\(address)", "--store-connections=6"])
        }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
  }

  /// The target of all replicas together.
  static func target(_ replicas: [ServiceProcess]) -> String {
    "static:" + replicas.map(\.address).joined(separator: ",")
  }

  func channel(to target: String) throws -> Channel {
    try Channel(to: target, as: ServiceCredentials(directory: folder.path, name: "operator"))
  }

  func person(_ email: String) async throws -> User {
    let client = UserDirectoryClient(try channel(to: directory.address))
    return try await client.createUser(CreateUserRequest(email: email, displayName: email))
  }

  /// Ends the processes now.
  func end() {
    for service in [directory] + groups + profiles { service.end() }
    server.stop(SIGQUIT)
  }
}
