import Foundation

/// pgbouncer in transaction mode before a server of the test's own: each transaction gets whichever
/// of the server's sessions is free. It ends with this object.
package final class PostgresPooler: Sendable {
  private let process: RunningProcess
  private let folder: TemporaryFolder
  package let port: Int

  /// Returns once it takes connections.
  ///
  /// - Parameter sessions: With the server, for each database.
  package init(before server: PostgresServer, sessions: Int = 2) async throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    port = try PostgresServer.freePort()
    let settings = """
      [databases]
      * = host=127.0.0.1 port=\(server.port)
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = \(port)
      unix_socket_dir =
      auth_type = trust
      auth_file = \(folder.path(of: "users"))
      pool_mode = transaction
      default_pool_size = \(sessions)
      """
    try settings.write(toFile: folder.path(of: "settings"), atomically: false, encoding: .utf8)
    try "\"postgres\" \"\"\n".write(
      toFile: folder.path(of: "users"), atomically: false, encoding: .utf8)
    let command = PostgresServer.asAccount(
      ["/usr/sbin/pgbouncer", folder.path(of: "settings")])
    process = try RunningProcess(command[0], Array(command.dropFirst()), folder: "/")
    guard await process.errorLine(containing: "process up") != nil else {
      throw PostgresServer.Failure(description: "pgbouncer did not start: \(process.errorText)")
    }
  }

  /// The address of a database behind it.
  package func address(of database: some StringProtocol) -> String {
    "postgresql://postgres@127.0.0.1:\(port)/\(database)"
  }
}
