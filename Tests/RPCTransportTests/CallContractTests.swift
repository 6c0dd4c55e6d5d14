import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

/// What holds for calls on every transport.
@Suite("Calls", .timeLimit(.minutes(1)))
struct CallContractTests {
  @Test("a unary call carries message and metadata both ways", arguments: Wiring.allCases)
  func unary(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let ended = Lock<ResponseMetadata?>(nil)
      var options = CallOptions(timeout: .seconds(30), metadata: ["tenant": "blue"])
      try options.metadata.append("trace-bin", binary: [0, 255])
      options.whenEnded = { metadata in ended.withLock { $0 = metadata } }
      let user: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(id: "ü1"), options: options)
      #expect(user.id == "ü1")
      let metadata = ended.withLock { $0 }
      #expect(metadata?.initial["tenant"] == "blue")
      #expect(metadata?.initial[binary: "trace-bin"] == [0, 255])
      #expect(metadata?.initial["seen-by"] == "probe")
      #expect(metadata?.trailers["bye"] == "now")
    }
  }

  @Test("the handler knows who calls and by when", arguments: Wiring.allCases)
  func context(_ wiring: Wiring) async throws {
    try await Wired.with(wiring, as: "group-service") { wired in
      let user: User = try await wired.channel.unary(
        Probe.describe, GetUserRequest(), options: CallOptions(timeout: .seconds(60)))
      #expect(user.id == "group-service")
      #expect(user.email == "spiffe://rollcall.test/group-service")
      #expect(user.displayName == "true")
      let without: User = try await wired.channel.unary(
        Probe.describe, GetUserRequest(), options: CallOptions())
      #expect(without.displayName == "none")
    }
  }

  @Test("a status arrives with its code, text, details and trailers", arguments: Wiring.allCases)
  func status(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let invalid = await failure(wired, Probe.fail, "violations")
      #expect(invalid?.code == .invalidArgument)
      #expect(invalid?.violations.map(\.field) == ["email", "members[2].name"])
      #expect(invalid?.message == "email has no @; members[2].name is empty")
      let detailed = await failure(wired, Probe.fail, "details")
      #expect(detailed?.code == .resourceExhausted)
      #expect(
        detailed?.details == [
          .retryInfo(delay: .milliseconds(1500)),
          .errorInfo(reason: "QUOTA", domain: "example.com", metadata: ["who": "ü"]),
          .resourceInfo(type: "user", name: "u1", owner: "", description: "gone"),
        ])
      #expect(detailed?.metadata["hint"] == "wait")
    }
  }

  @Test("an unforeseen error says nothing of itself to the caller", arguments: Wiring.allCases)
  func unforeseen(_ wiring: Wiring) async throws {
    let log = EventLog()
    var configuration = ServerConfiguration()
    configuration.report = { event in
      if case .handlerFailed(_, let error) = event { log.record("\(type(of: error))") }
    }
    try await Wired.with(wiring, server: configuration) { wired in
      let error = await failure(wired, Probe.fail, "")
      #expect(error?.code == .unknown)
      #expect(error?.message.contains("Unforeseen") == false)
      await log.wait(for: "Unforeseen")
    }
  }

  @Test("unknown methods and services are told apart", arguments: Wiring.allCases)
  func unknown(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let method = await failure(wired, Probe.method("Nope", .unary), "")
      #expect(method?.code == .unimplemented)
      #expect(method?.message == "test.v1.Probe has no method Nope")
      let service = await failure(
        wired,
        MethodDescriptor(
          service: "test.v1.Other", name: "Echo", kind: .unary, idempotency: .unknown,
          access: .anyPeer), "")
      #expect(service?.code == .unimplemented)
      #expect(service?.message.contains("no service test.v1.Other here") == true)
    }
  }

  @Test("the access rule is checked for every call", arguments: Wiring.allCases)
  func access(_ wiring: Wiring) async throws {
    try await Wired.with(wiring, as: "operator") { wired in
      #expect(await failure(wired, Probe.operatorsOnly, "") == nil)
    }
    try await Wired.with(wiring, as: "group-service") { wired in
      for _ in 0..<2 {
        let error = await failure(wired, Probe.operatorsOnly, "")
        #expect(error?.code == .permissionDenied)
        #expect(error?.message.contains("group-service may not call") == true)
        #expect(await failure(wired, Probe.echo, "") == nil)
      }
    }
  }

  @Test(
    "a deadline that passes is DEADLINE_EXCEEDED and stops the handler", arguments: Wiring.allCases)
  func deadline(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      #expect(await failure(wired, Probe.echo, "") == nil)
      let error = await failure(
        wired, Probe.hang, "", options: CallOptions(timeout: .milliseconds(500)))
      #expect(error?.code == .deadlineExceeded)
      await wired.probe.events.wait(for: "cancelled")
      let late = await failure(wired, Probe.echo, "", options: CallOptions(timeout: .zero))
      #expect(late?.code == .deadlineExceeded)
    }
  }

  @Test("cancelling the caller's task cancels the handler", arguments: Wiring.allCases)
  func cancellation(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let task = Task { await failure(wired, Probe.hang, "") }
      await wired.probe.events.wait(for: "hanging")
      task.cancel()
      #expect(await task.value?.code == .cancelled)
      await wired.probe.events.wait(for: "cancelled")
      #expect(await failure(wired, Probe.echo, "") == nil)
    }
  }

  @Test("a task that was cancelled before makes no call", arguments: Wiring.allCases)
  func cancelledBefore(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      #expect(await failure(wired, Probe.echo, "") == nil)
      let task = Task {
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
        return await failure(wired, Probe.hang, "")
      }
      #expect(await task.value?.code == .cancelled)
      #expect(!wired.probe.events.all.contains("hanging"))
    }
  }

  @Test("a thousand calls at once each get their own answer", arguments: Wiring.allCases)
  func many(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    // Fewer than are made: the others wait for their turn.
    configuration.maximumCallsPerConnection = 100
    try await Wired.with(wiring, server: configuration) { wired in
      try await withThrowingTaskGroup(of: (String, String).self) { group in
        for number in 0..<1000 {
          group.addTask {
            let user: User = try await wired.channel.unary(
              Probe.echo, GetUserRequest(id: "\(number)"), options: CallOptions())
            return ("\(number)", user.id)
          }
        }
        for try await (asked, answered) in group { #expect(asked == answered) }
      }
    }
  }

  @Test("messages far larger than the credit pass both ways", arguments: Wiring.allCases)
  func large(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      for bytes in [200_000, 3_000_000] {
        let text = String(repeating: "a", count: bytes)
        let user: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(id: text), options: CallOptions())
        #expect(user.id.utf8.count == bytes)
      }
    }
  }

  @Test("a message over the server's limit fails its own call only", arguments: Wiring.allCases)
  func tooLarge(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    configuration.maximumFrameBytes = 10_000
    try await Wired.with(wiring, server: configuration) { wired in
      #expect(await failure(wired, Probe.echo, "small") == nil)
      let error = await failure(wired, Probe.echo, String(repeating: "a", count: 20_000))
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message.contains("over the 10000") == true)
      #expect(await failure(wired, Probe.echo, "small") == nil)
    }
  }

  @Test("a handler's own calls inherit the time left", arguments: Wiring.allCases)
  func inheritance(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let error = await Deadline.$current.withValue(.after(.milliseconds(500))) {
        await failure(wired, Probe.hang, "", options: CallOptions(timeout: .seconds(60)))
      }
      #expect(error?.code == .deadlineExceeded)
    }
  }

  private func failure(
    _ wired: Wired, _ method: MethodDescriptor, _ id: String, options: CallOptions = CallOptions()
  ) async -> RPCError? {
    do throws(RPCError) {
      let _: User = try await wired.channel.unary(method, GetUserRequest(id: id), options: options)
      return nil
    } catch {
      return error
    }
  }
}
