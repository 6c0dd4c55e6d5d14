import LinuxIO
import PeerAPI
import RPCCore
import RPCTransport

/// Connections that have made one call each and then only stay.
struct IdleConnections: Sendable {
  let options: LoadOptions

  /// Prints how many there are after every 500, and stays until the process is killed.
  func run(as credentials: ServiceCredentials) async throws {
    var channels: [Channel] = []
    for number in 1...options.connections {
      let channel = try Channel(to: "127.0.0.1:\(options.port)", as: credentials)
      _ = try await DirectoryClient(channel).getUser(GetUserRequest(userID: "u000042"))
      channels.append(channel)
      if number.isMultiple(of: 500) { try StandardStream.output.write("\(number)\n") }
    }
    while true { try await Task.sleep(for: .seconds(3600)) }
  }
}
