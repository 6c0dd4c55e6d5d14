import Foundation
import Glibc
import RPCCore
import RPCTransport
import TestSupport
import Testing
import WellKnownTypes

@testable import ServiceRuntime

@Suite("The console of a service", .timeLimit(.minutes(2)))
struct ConsoleTests {
  private static func ask(
    _ method: String, _ path: String, _ headers: [String] = [], port: UInt16,
    host: String = "127.0.0.1"
  ) throws -> Reply {
    let client = PlainClient(port: port)
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + headers
    client.send(lines.map { "\($0)\r\n" }.joined() + "\r\n")
    return try #require(Reply(client.readToEnd()))
  }

  private static func report(port: UInt16) throws -> [String: Any] {
    let text = try ask("GET", "/console.json", port: port).body
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Asks until the report is as it should be: it follows the calls after a while.
  private static func report(
    port: UInt16, until isRight: ([String: Any]) -> Bool
  ) async throws -> [String: Any] {
    while true {
      let report = try report(port: port)
      if isRight(report) { return report }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("is served as it is in the source, and loads nothing from elsewhere")
  func page() async throws {
    let sample = try SampleProcess()
    let port = try await sample.ready().adminPort
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Shared/ServiceRuntime/Console/page")
    for (path, file) in [
      ("/", "console.html"), ("/console.css", "console.css"), ("/console.js", "console.js"),
    ] {
      let reply = try Self.ask("GET", path, port: port)
      #expect(reply.status == 200)
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(reply.body == source, "run Shared/ServiceRuntime/Console/embed")
      #expect(reply.headers["x-content-type-options"] == "nosniff")
      let policy = try #require(reply.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(!source.contains("https://") && !source.contains("<script>"))
    }
  }

  @Test("tells of calls, callers, connections and the configuration")
  func json() async throws {
    let sample = try SampleProcess()
    let (listen, port) = try await sample.ready()
    let channel = try sample.channel(to: listen)
    try await Sample.wait(.milliseconds(30), on: channel)
    await #expect(throws: RPCError.self) {
      let _: Empty = try await channel.unary(
        Sample.wait, DurationMessage(seconds: 60), options: CallOptions(timeout: .milliseconds(20)))
    }
    let report = try await Self.report(port: port) { report in
      !((report["failed"] as? [Any]) ?? []).isEmpty && !((report["spans"] as? [Any]) ?? []).isEmpty
    }
    #expect(report["service"] as? String == "sample-service")
    #expect((report["problems"] as? [String]) == [])
    let failed = try #require((report["failed"] as? [[String: Any]])?.first)
    // The caller's clock may ring first, and its cancellation come before the server's own.
    let code = try #require(failed["code"] as? String)
    #expect(["DEADLINE_EXCEEDED", "CANCELLED"].contains(code))
    #expect((failed["peer"] as? String)?.hasSuffix("/operator") == true)
    let connections = try #require(report["connections"] as? [String: Any])
    #expect(connections["count"] as? Int == 1)
    let peers = try #require(connections["peers"] as? [[String: Any]])
    #expect(peers.first?["protocol"] as? String == "rollcall")
    let methods = try #require(report["methods"] as? [[String: Any]])
    let wait = methods.first { $0["path"] as? String == Sample.wait.path }
    #expect((wait?["codes"] as? [String: Int])?["OK"] == 1)
    let settings = try #require(report["configuration"] as? [[String: Any]])
    #expect(settings.contains { $0["name"] as? String == "drain-pause" })
    #expect((report["certificate"] as? [String: Any])?["ends"] is Int)
  }

  @Test("switches the log level for its own page only")
  func logLevel() async throws {
    let sample = try SampleProcess()
    let (listen, port) = try await sample.ready()
    let own = ["X-Rollcall-Console: 1", "Content-Length: 0"]
    let path = "/log-level?level=debug"
    #expect(try Self.ask("GET", path, port: port).status == 405)
    #expect(try Self.ask("POST", path, ["Content-Length: 0"], port: port).status == 403)
    #expect(
      try Self.ask("POST", path, own + ["Origin: http://evil.example.com"], port: port).status
        == 403)
    #expect(try Self.ask("POST", path, own, port: port, host: "evil.example.com").status == 421)
    #expect(try Self.ask("POST", "/log-level?level=loud", own, port: port).status == 400)
    let channel = try sample.channel(to: listen)
    try await Sample.wait(.zero, on: channel)
    #expect(!sample.process.errorText.contains("\"message\":\"call ended\""))
    #expect(try Self.ask("POST", path, own, port: port).body == "debug\n")
    try await Sample.wait(.zero, on: channel)
    #expect(await sample.process.errorLine(containing: "\"message\":\"call ended\"") != nil)
    #expect(try Self.report(port: port)["log_level"] as? String == "debug")
  }

  @Test(
    "asks for the token where others can reach it, and tells only health and metrics without one")
  func token() async throws {
    let folder = try SampleProcess.certificates()
    let open = try SampleProcess(["--admin=0.0.0.0:0"], in: folder)
    let openPort = try await open.ready().adminPort
    #expect(try Self.ask("GET", "/console.json", port: openPort).status == 403)
    #expect(
      try Self.ask("POST", "/log-level?level=debug", ["X-Rollcall-Console: 1"], port: openPort)
        .status == 403)
    for path in ["/metrics", "/livez", "/readyz"] {
      #expect(try Self.ask("GET", path, port: openPort).status == 200)
    }
    #expect(open.process.errorText.contains("--admin-token-file"))
    let file = "\(folder.path)/token"
    try "0123456789abcdef0123456789abcdef\n".write(toFile: file, atomically: true, encoding: .utf8)
    let sample = try SampleProcess(["--admin=0.0.0.0:0", "--admin-token-file=\(file)"], in: folder)
    let port = try await sample.ready().adminPort
    for path in ["/metrics", "/console.json"] {
      let refused = try Self.ask("GET", path, port: port)
      #expect(refused.status == 401)
      #expect(refused.headers["www-authenticate"] == "Bearer")
      let bearer = ["Authorization: Bearer 0123456789abcdef0123456789abcdef"]
      #expect(
        try Self.ask("GET", path, bearer, port: port, host: "users.example.com").status == 200)
    }
    for path in ["/", "/livez", "/readyz"] {
      #expect(try Self.ask("GET", path, port: port).status == 200)
    }
  }

  @Test("names the method that blocked an event loop, and so do the log and the metrics")
  func stall() async throws {
    let sample = try SampleProcess(["--stall-threshold=50ms"])
    let (listen, port) = try await sample.ready()
    try await Sample.block(.milliseconds(120), on: try sample.channel(to: listen))
    let line = try #require(
      await sample.process.errorLine(containing: "\"message\":\"an event loop was blocked\""))
    #expect(line.contains("\"method\":\"\(Sample.block.path)\""))
    let metrics = try Self.ask("GET", "/metrics", port: port).body
    #expect(metrics.contains("rollcall_loop_stalls_total{method=\"\(Sample.block.path)\"} 1\n"))
    let stalls = try #require(try Self.report(port: port)["stalls"] as? [[String: Any]])
    #expect(stalls.contains { $0["method"] as? String == Sample.block.path })
  }

  @Test("has metrics that promtool finds nothing wrong with")
  func promtool() async throws {
    let sample = try SampleProcess()
    let (listen, port) = try await sample.ready()
    try await Sample.wait(.zero, on: try sample.channel(to: listen))
    let file = "\(sample.folder.path)/metrics"
    try Self.ask("GET", "/metrics", port: port).body.write(
      toFile: file, atomically: true, encoding: .utf8)
    let check = try RunningProcess("/bin/sh", ["-c", "promtool check metrics <'\(file)' 2>&1"])
    #expect(await check.exitCode() == 0)
    #expect(check.outputText == "")
  }

  @Test("draws itself in a browser that holds it to its policy")
  func browser() async throws {
    let sample = try SampleProcess()
    let (listen, port) = try await sample.ready()
    try await Sample.wait(.milliseconds(10), on: try sample.channel(to: listen))
    _ = try await Self.report(port: port) { !(($0["spans"] as? [Any]) ?? []).isEmpty }
    let browser = try RunningProcess(
      "/usr/bin/chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(sample.folder.path)/browser", "--enable-logging=stderr",
        "--virtual-time-budget=3000", "--timeout=20000", "--dump-dom", "http://127.0.0.1:\(port)/",
      ])
    _ = await browser.exitCode()
    let page = browser.outputText
    #expect(page.contains("sample-service</span>"))
    #expect(page.contains(">ready</span>"))
    #expect(page.contains("<td>Wait<div class=\"small\">rollcall.sample.v1.Sample</div></td>"))
    #expect(page.contains("class=\"curve c-p99\""))
    #expect(!browser.errorText.contains("Content Security Policy"))
    #expect(!browser.errorText.contains("Uncaught"))
  }
}
