import DirectoryAPI
import Foundation
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

private enum Soak {
  static let minutes = ProcessInfo.processInfo.environment["SOAK_MINUTES"].flatMap { Int($0) } ?? 1
}

/// Services that are called in every way for a minute, or for `SOAK_MINUTES`: `make soak`.
@Suite("A long run", .timeLimit(.minutes(Soak.minutes + 2)))
struct SoakTests {
  /// What allocators and caches may still take after the first half.
  private static let mayGrow = 2.0 * 1024 * 1024

  @Test("takes no more memory in its second half than in its first")
  func flat() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let end = ContinuousClock.now.advanced(by: .seconds(60 * Soak.minutes))
    let load = MixedLoad(suite: suite, person: people[0].id, end: end)
    let samples = try await withThrowingTaskGroup(of: Void.self) { group in
      for callProtocol in [CallProtocol.native, .grpc] {
        group.addTask { try await load.searches(over: callProtocol) }
        group.addTask { try await load.failures(over: callProtocol) }
        group.addTask { try await load.conversations(over: callProtocol) }
        group.addTask { try await load.cancellations(over: callProtocol) }
        group.addTask { try await load.reconnections(over: callProtocol) }
      }
      var samples = Samples()
      while ContinuousClock.now < end {
        samples.take(
          directory: try suite.directory.residentBytes(), groups: try suite.groups.residentBytes())
        try await Task.sleep(for: .milliseconds(500))
      }
      try await group.waitForAll()
      return samples
    }
    for (name, bytes) in [("user-directory", samples.directory), ("group-service", samples.groups)]
    {
      // The first eighth is for tables and caches to fill.
      let settled = bytes.dropFirst(bytes.count / 8)
      let half = settled.count / 2
      let first = try #require(settled.prefix(half).max())
      let second = try #require(settled.suffix(half).max())
      #expect(second - first < Self.mayGrow, "\(name): \(first), then \(second) bytes")
    }
    for service in [suite.directory, suite.groups] {
      let calls = service.metrics().split(separator: "\n").reduce(0) { sum, line in
        guard line.hasPrefix("rollcall_server_calls_total{") else { return sum }
        return sum + (line.split(separator: " ").last.flatMap { Int($0) } ?? 0)
      }
      #expect(calls > 2000 * Soak.minutes, "that was no load")
    }
  }

  private struct Samples: Sendable {
    var directory: [Double] = []
    var groups: [Double] = []

    mutating func take(directory: Double, groups: Double) {
      self.directory.append(directory)
      self.groups.append(groups)
    }
  }
}

/// Calls of every kind, each kind one after another until the end.
private struct MixedLoad: Sendable {
  let suite: RunningSuite
  let person: String
  let end: ContinuousClock.Instant

  private var isOver: Bool { ContinuousClock.now >= end }

  private func channel(_ service: ServiceProcess, _ callProtocol: CallProtocol) throws -> Channel {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    return try Channel(
      to: service.address,
      as: ServiceCredentials(directory: suite.folder.path, name: "operator"),
      configuration: configuration)
  }

  /// Four at a time on one connection.
  func searches(over callProtocol: CallProtocol) async throws {
    let channel = try channel(suite.directory, callProtocol)
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          while !isOver { _ = try await client.searchUsers(SearchUsersRequest(term: "a")) }
        }
      }
      try await group.waitForAll()
    }
  }

  func failures(over callProtocol: CallProtocol) async throws {
    let channel = try channel(suite.directory, callProtocol)
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    while !isOver {
      let error = await status { _ = try await client.getUser(GetUserRequest(id: "nobody")) }
      try #require(error != nil && error?.code != .unavailable, "\(error.debugDescription)")
    }
  }

  func conversations(over callProtocol: CallProtocol) async throws {
    let channel = try channel(suite.groups, callProtocol)
    defer { channel.close() }
    while !isOver {
      var screen = try await Conversation(GroupsClient(channel))
      _ = try await screen.act(.start(.init(creatorID: person)))
      for term in ["b", "bo", "bob"] { _ = try await screen.act(.search(term)) }
      screen.call.finishSending()
      try #require(try await screen.next() == nil)
    }
  }

  /// Streams that are left in the middle, and calls that have no time.
  func cancellations(over callProtocol: CallProtocol) async throws {
    let channel = try channel(suite.groups, callProtocol)
    defer { channel.close() }
    let client = GroupsClient(channel)
    while !isOver {
      let left = Task {
        var screen = try await Conversation(client)
        _ = try await screen.act(.start(.init(creatorID: person)))
        while !Task.isCancelled { _ = try await screen.act(.search("b")) }
      }
      try await Task.sleep(for: .milliseconds(5))
      left.cancel()
      _ = await left.result
      let late = await status {
        _ = try await client.getGroup(
          GetGroupRequest(id: person), options: CallOptions(timeout: .microseconds(200)))
      }
      try #require(late != nil)
    }
  }

  func reconnections(over callProtocol: CallProtocol) async throws {
    while !isOver {
      let channel = try channel(suite.directory, callProtocol)
      _ = try await UserDirectoryClient(channel).searchUsers(SearchUsersRequest(term: "b"))
      channel.close()
    }
  }
}
