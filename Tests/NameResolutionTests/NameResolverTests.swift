import EventLoop
import LinuxIO
import NameResolution
import TestSupport
import Testing

@Suite("Name resolution", .timeLimit(.minutes(1)))
struct NameResolverTests {
  private static let loop = try? Loop(name: "names")

  private func lookUp(
    _ host: String, _ server: FakeNameServer?, timeout: Duration = .seconds(20),
    attempt: Duration = .milliseconds(200)
  ) async throws -> Result<Set<String>, NameResolver.Failure> {
    let loop = try #require(Self.loop)
    let servers = server.flatMap { SocketAddress(numeric: $0.address) }.map { [$0] }
    let resolver = NameResolver(nameServers: servers, timeout: timeout, attemptTimeout: attempt)
    return await withCheckedContinuation { continuation in
      loop.execute {
        resolver.lookUp(host, port: 7401, on: loop) { outcome in
          continuation.resume(returning: outcome.map { Set($0.map(\.description)) })
        }
      }
    }
  }

  @Test("finds every address of a name, of both families, each once")
  func addresses() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    server.answer(
      "directory.example.com",
      .addresses(["10.0.0.1", "10.0.0.2", "10.0.0.1", "2001:db8::7"]))
    let found = try await lookUp("directory.example.com", server).get()
    #expect(found == ["10.0.0.1:7401", "10.0.0.2:7401", "[2001:db8::7]:7401"])
  }

  @Test(
    "a name with addresses of one family only is found", arguments: ["10.1.1.1", "2001:db8::1"])
  func oneFamily(_ address: String) async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    server.answer("one.example.com", .addresses([address]))
    let found = try await lookUp("one.example.com", server).get()
    #expect(found.count == 1)
  }

  @Test("an answer that was cut short is asked for again over TCP")
  func truncated() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    let many = (1...60).map { "10.2.0.\($0)" }
    server.answer("many.example.com", .truncated(many))
    let found = try await lookUp("many.example.com", server).get()
    #expect(found == Set(many.map { "\($0):7401" }))
  }

  @Test("the next look-up sees what has changed")
  func changes() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    server.answer("moving.example.com", .addresses(["10.0.0.1"]))
    #expect(try await lookUp("moving.example.com", server).get() == ["10.0.0.1:7401"])
    server.answer("moving.example.com", .addresses(["10.0.0.9"]))
    #expect(try await lookUp("moving.example.com", server).get() == ["10.0.0.9:7401"])
  }

  @Test("a name that doesn't exist is told from one without addresses and from a broken server")
  func failures() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    server.answer("empty.example.com", .addresses([]))
    server.answer("broken.example.com", .serverFailure)
    let cases = [
      ("none.example.com", "Domain name not found"),
      ("empty.example.com", "DNS server returned answer with no data"),
      ("broken.example.com", "Could not contact DNS servers"),
    ]
    for (host, reason) in cases {
      let outcome = try await lookUp(host, server)
      let failure = #expect(throws: NameResolver.Failure.self) { try outcome.get() }
      #expect(failure?.description == "look up \(host): \(reason)")
    }
  }

  @Test("a server that says nothing is asked again, and the look-up has an end")
  func silence() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    server.answer("quiet.example.com", .silence)
    let outcome = try await lookUp(
      "quiet.example.com", server, timeout: .seconds(20), attempt: .milliseconds(20))
    let failure = #expect(throws: NameResolver.Failure.self) { try outcome.get() }
    #expect(failure?.reason == "Timeout while contacting DNS servers")
    #expect(server.questions.filter { $0 == "quiet.example.com" }.count > 2)
    let short = try await lookUp(
      "quiet.example.com", server, timeout: .milliseconds(100), attempt: .seconds(20))
    let late = #expect(throws: NameResolver.Failure.self) { try short.get() }
    #expect(late?.reason == "no answer within 0.1 seconds")
  }

  @Test("/etc/hosts is honoured, and nobody is asked for what stands there")
  func hostsFile() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    let found = try await lookUp("localhost", server).get()
    #expect(found.contains("127.0.0.1:7401"))
    #expect(server.questions.isEmpty)
  }

  @Test("many look-ups at once on one loop each get their own answer")
  func many() async throws {
    let server = try FakeNameServer()
    defer { server.stop() }
    for number in 0..<50 {
      server.answer("host\(number).example.com", .addresses(["10.3.0.\(number)"]))
    }
    try await withThrowingTaskGroup(of: (Int, Set<String>).self) { group in
      for number in 0..<50 {
        group.addTask {
          (number, try await lookUp("host\(number).example.com", server).get())
        }
      }
      for try await (number, found) in group { #expect(found == ["10.3.0.\(number):7401"]) }
    }
  }
}
