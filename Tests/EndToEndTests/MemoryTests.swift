import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("Memory", .timeLimit(.minutes(2)))
struct MemoryTests {
  /// What OpenSSL alone takes for a connection with client certificates, measured with a bare loop
  /// of accept, handshake and read: 24.5 KiB. On top of it a connection may take 20.
  private static let limit = 24.5 + 20

  @Test("an idle connection costs little beside what OpenSSL takes for it")
  func idleConnections() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let credentials = try ServiceCredentials(directory: folder.path, name: "operator")
    var channels: [Channel] = []
    func connect(_ count: Int) async throws {
      for _ in 0..<count {
        let channel = try Channel(to: directory.address, as: credentials)
        _ = try await UserDirectoryClient(channel).searchUsers(SearchUsersRequest(term: "a"))
        channels.append(channel)
      }
    }
    // Tables, caches and buffers that don't grow with each connection come first.
    try await connect(100)
    let before = try directory.residentBytes()
    try await connect(400)
    let each = (try directory.residentBytes() - before) / 400 / 1024
    #expect(each <= Self.limit, "\(each) KiB for each connection")
    for channel in channels { channel.close() }
  }
}
