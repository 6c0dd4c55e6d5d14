import Glibc
import RPCCore
import RPCTransport
import TestSupport
import Testing
import WellKnownTypes

@testable import ServiceRuntime

@Suite("The process of a service", .timeLimit(.minutes(1)))
struct ServiceProcessTests {
  @Test(
    "serves calls, health and metrics, and ends well when it is asked to",
    arguments: [SIGTERM, SIGINT])
  func life(_ signal: Int32) async throws {
    let sample = try SampleProcess()
    let (listen, adminPort) = try await sample.ready()
    let channel = try sample.channel(to: listen)
    try await Sample.wait(.zero, on: channel)
    #expect(try SampleProcess.get("/livez", port: adminPort).body == "alive\n")
    #expect(try SampleProcess.get("/readyz", port: adminPort).body == "ready\n")
    let metrics = try SampleProcess.get("/metrics", port: adminPort).body
    #expect(
      metrics.contains(
        "rollcall_server_calls_total{service=\"rollcall.sample.v1.Sample\",method=\"Wait\","
          + "protocol=\"rollcall\",code=\"OK\"} 1\n"))
    #expect(metrics.contains("\nrollcall_server_connections 1\n"))
    #expect(metrics.contains("\nrollcall_certificate_expiry_timestamp_seconds "))
    sample.process.send(signal)
    #expect(await sample.process.exitCode() == 0)
    #expect(sample.process.errorText.contains("\"message\":\"the sample is closed\""))
    #expect(sample.process.errorText.hasSuffix("\"message\":\"stopped\"}\n"))
    #expect(sample.process.outputText.isEmpty)
  }

  @Test("tells its configuration and where it comes from")
  func effectiveConfiguration() async throws {
    let sample = try SampleProcess(
      ["--log-level=debug"], environment: ["ROLLCALL_DRAIN_TIMEOUT": "2s"])
    _ = try await sample.ready()
    let line = try #require(await sample.process.errorLine(containing: "\"message\":\"starting\""))
    #expect(line.contains("\"log-level\":\"debug\","))
    #expect(line.contains("\"drain-pause\":\"off\",\"drain-timeout\":\"2s\""))
    #expect(
      line.contains(
        "\"from_flag\":[\"listen\",\"admin\",\"certs\",\"store\",\"log-level\",\"drain-pause\"]"))
    #expect(line.contains("\"from_environment\":[\"drain-timeout\"]"))
  }

  @Test("lets a running call finish when it is asked to stop, and is not ready meanwhile")
  func draining() async throws {
    let sample = try SampleProcess()
    let (listen, adminPort) = try await sample.ready()
    let channel = try sample.channel(to: listen)
    async let call: Void = Sample.wait(.milliseconds(1500), on: channel)
    _ = try #require(await sample.process.errorLine(containing: "\"message\":\"waiting\""))
    sample.process.send(SIGTERM)
    _ = try #require(await sample.process.errorLine(containing: "\"message\":\"draining\""))
    let readiness = try SampleProcess.get("/readyz", port: adminPort)
    #expect(readiness.status == 503)
    #expect(readiness.body == "the service is draining: SIGTERM came\n")
    #expect(try SampleProcess.get("/livez", port: adminPort).status == 200)
    try await call
    #expect(await sample.process.exitCode() == 0)
  }

  @Test("serves on after SIGTERM, not ready any more, until load balancers have noticed")
  func drainPause() async throws {
    let sample = try SampleProcess(["--drain-pause=1m"])
    let (listen, adminPort) = try await sample.ready()
    sample.process.send(SIGTERM)
    _ = try #require(await sample.process.errorLine(containing: "\"message\":\"draining\""))
    #expect(try SampleProcess.get("/readyz", port: adminPort).status == 503)
    try await Sample.wait(.zero, on: try sample.channel(to: listen))
    #expect(!sample.process.errorText.contains("listening no more"))
    sample.process.send(SIGTERM)
    #expect(await sample.process.exitCode() == 143)
  }

  @Test(
    "listens no more when that pause is over, which SIGINT does without",
    arguments: [SIGTERM, SIGINT])
  func afterDrainPause(_ signal: Int32) async throws {
    let sample = try SampleProcess(["--drain-pause=\(signal == SIGTERM ? "50ms" : "60m")"])
    _ = try await sample.ready()
    sample.process.send(signal)
    #expect(await sample.process.exitCode() == 0)
    #expect(
      sample.process.errorText.contains("\"message\":\"listening no more\"")
        == (signal == SIGTERM))
  }

  @Test("ends a call that goes on for longer than the drain may take")
  func drainLimit() async throws {
    let sample = try SampleProcess(["--drain-timeout=200ms"])
    let (listen, _) = try await sample.ready()
    let channel = try sample.channel(to: listen)
    let call = Task { try await Sample.wait(.seconds(60), on: channel) }
    _ = try #require(await sample.process.errorLine(containing: "\"message\":\"waiting\""))
    sample.process.send(SIGTERM)
    #expect(await sample.process.exitCode() == 0)
    let error = await #expect(throws: RPCError.self) { try await call.value }
    #expect(error?.code == .unavailable)
  }

  @Test("ends at once when it is asked a second time")
  func secondSignal() async throws {
    let sample = try SampleProcess(["--drain-timeout=1m"])
    let (listen, _) = try await sample.ready()
    let channel = try sample.channel(to: listen)
    let call = Task { try await Sample.wait(.seconds(60), on: channel) }
    _ = try #require(await sample.process.errorLine(containing: "\"message\":\"waiting\""))
    sample.process.send(SIGTERM)
    _ = try #require(await sample.process.errorLine(containing: "\"message\":\"draining\""))
    sample.process.send(SIGINT)
    #expect(await sample.process.exitCode() == 130)
    call.cancel()
  }

  @Test("logs why a connection was refused, and goes on")
  func refusedConnection() async throws {
    let sample = try SampleProcess()
    let (listen, _) = try await sample.ready()
    let port = try #require(listen.split(separator: ":").last.flatMap { UInt16($0) })
    let client = PlainClient(port: port)
    client.send("GET / HTTP/1.1\r\n\r\n")
    _ = client.readToEnd()
    let line = try #require(await sample.process.errorLine(containing: "connection refused"))
    #expect(line.contains("the client doesn't speak TLS"))
    #expect(line.contains("an HTTP request in plain text"))
    try await Sample.wait(.zero, on: try sample.channel(to: listen))
  }

  @Test("counts a call that never reached its handler, and logs why")
  func refusedCall() async throws {
    let sample = try SampleProcess(["--concurrency=3"])
    let (listen, adminPort) = try await sample.ready()
    let channel = try sample.channel(to: listen)
    let unknown = MethodDescriptor(
      service: "rollcall.sample.v1.Sample", name: "Nope", kind: .unary, idempotency: .unknown,
      access: .anyPeer)
    for _ in 0..<2 {
      let error = await #expect(throws: RPCError.self) {
        let _: Empty = try await channel.unary(
          unknown, DurationMessage(.zero), options: CallOptions(timeout: .seconds(30)))
      }
      #expect(error?.code == .unimplemented)
    }
    let line = try #require(await sample.process.errorLine(containing: "call refused"))
    #expect(line.contains("\"refusal\":\"unknown_method\""))
    #expect(line.contains("\"method\":\"rollcall.sample.v1.Sample/Nope\""))
    #expect(line.contains("\"peer\":\"spiffe://rollcall.test/operator\""))
    let metrics = try SampleProcess.get("/metrics", port: adminPort).body
    #expect(
      metrics.contains("rollcall_server_calls_refused_total{reason=\"unknown_method\"} 2\n"))
    #expect(
      metrics.contains(
        "rollcall_server_concurrency_limit{service=\"rollcall.sample.v1.Sample\",method=\"Wait\"} 3\n"
      ))
  }

  @Test("logs each call on the debug level")
  func callLog() async throws {
    let sample = try SampleProcess(["--log-level=debug"])
    let (listen, _) = try await sample.ready()
    try await Sample.wait(.zero, on: try sample.channel(to: listen))
    let line = try #require(await sample.process.errorLine(containing: "call ended"))
    #expect(line.contains("\"method\":\"rollcall.sample.v1.Sample/Wait\""))
    #expect(line.contains("\"peer\":\"spiffe://rollcall.test/operator\""))
    #expect(line.contains("\"code\":\"OK\""))
  }
}

@Suite("A service that can't start", .timeLimit(.minutes(1)))
struct ServiceStartTests {
  /// The exit code and the lines on standard error that are no log.
  private static func end(_ sample: SampleProcess) async -> (code: Int32, lines: [String]) {
    let code = await sample.process.exitCode()
    let lines = sample.process.errorText.split(separator: "\n").map(String.init)
    return (code, lines.filter { !$0.hasPrefix("{") })
  }

  @Test("shows its help and ends well")
  func help() async throws {
    let sample = try SampleProcess(["--help"])
    #expect(await sample.process.exitCode() == 0)
    #expect(
      sample.process.outputText.hasPrefix("sample-service: waits for as long as it is told\n"))
    #expect(sample.process.errorText.isEmpty)
  }

  @Test("tells each mistake of its command line and ends with 64")
  func usage() async throws {
    let sample = try SampleProcess(["--colour", "--log-level=loud"])
    let end = await Self.end(sample)
    #expect(end.code == 64)
    #expect(end.lines.count == 3)
    #expect(end.lines[0].hasPrefix("sample-service: --colour isn't an option of sample-service;"))
    #expect(
      end.lines[1]
        == "sample-service: --log-level is \"loud\", but it takes one of debug, info, warning, "
        + "error")
    #expect(end.lines[2] == "sample-service: sample-service --help tells what is allowed")
  }

  @Test("names the certificate that is missing and ends with 78")
  func missingCertificate() async throws {
    let folder = try TemporaryFolder()
    let end = await Self.end(try SampleProcess(in: folder))
    #expect(end.code == 78)
    #expect(
      end.lines == [
        "sample-service: can't start: \(folder.path)/ca.pem doesn't exist; `rollcall certs "
          + "\(folder.path)` writes it"
      ])
  }

  @Test(
    "names the port that is in use and the option, and ends with 69",
    arguments: ["listen", "admin"])
  func portInUse(_ option: String) async throws {
    let first = try SampleProcess()
    let (listen, adminPort) = try await first.ready()
    let address = option == "listen" ? listen : "127.0.0.1:\(adminPort)"
    let end = await Self.end(try SampleProcess(["--\(option)=\(address)"], in: first.folder))
    #expect(end.code == 69)
    #expect(
      end.lines == [
        "sample-service: can't start: somebody else listens on \(address); stop it, or choose "
          + "another with --\(option)"
      ])
  }

  @Test("says that the store's folder isn't there and ends with 74")
  func missingStore() async throws {
    let end = await Self.end(try SampleProcess(["--store=sqlite:/nonexistent/a.db"]))
    #expect(end.code == 74)
    #expect(
      end.lines == [
        "sample-service: can't start: the folder /nonexistent/ of the store doesn't exist; make "
          + "it, or choose another with --store"
      ])
  }

  @Test("says that a host name has no address and ends with 69")
  func unknownHost() async throws {
    let end = await Self.end(try SampleProcess(["--listen=no-such-host.invalid:1"]))
    #expect(end.code == 69)
    #expect(end.lines.count == 1)
    #expect(
      end.lines[0].hasPrefix(
        "sample-service: can't start: --listen is no-such-host.invalid:1, and the name has no "
          + "address: "))
  }

  @Test("says what its own part says, with that error's exit code")
  func failedBuild() async throws {
    let end = await Self.end(try SampleProcess(environment: ["SAMPLE_FAILURE": "1"]))
    #expect(end.code == 69)
    #expect(end.lines == ["sample-service: can't start: the sample is sold out"])
  }

  @Test("has an exit code for every kind of error", arguments: RuntimeError.Code.allCases)
  func codes(_ code: RuntimeError.Code) {
    let exit = ExitCode(for: RuntimeError(code, "a"))
    #expect(exit != .success && exit != .usage && exit != .internalFailure)
    struct Other: Error {}
    #expect(ExitCode(for: Other()) == .internalFailure)
  }
}
