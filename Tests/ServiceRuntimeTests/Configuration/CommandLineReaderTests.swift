import Testing

@testable import ServiceRuntime

@Suite("A service's configuration")
struct CommandLineReaderTests {
  static let service = ServiceDefinition(
    name: "group-service", summary: "groups and their members", port: 7402, adminPort: 9402,
    callsDirectory: true, keepsData: true)
  static let directory = ServiceDefinition(
    name: "user-directory", summary: "accounts", port: 7401, adminPort: 9401,
    keepsData: true)

  private static func read(
    _ arguments: [String], _ environment: [String: String] = [:],
    _ service: ServiceDefinition = Self.service
  ) -> CommandLineRequest {
    CommandLineReader.read(arguments, environment: { environment[$0] }, process: 4711, for: service)
  }

  private static func settings(
    _ arguments: [String], _ environment: [String: String] = [:],
    _ service: ServiceDefinition = Self.service
  ) throws -> ServiceSettings {
    guard case .run(let settings) = Self.read(arguments, environment, service) else {
      throw Unexpected(request: "\(Self.read(arguments, environment, service))")
    }
    return settings
  }

  private struct Unexpected: Error { let request: String }

  private static func mistakes(
    _ arguments: [String], _ environment: [String: String] = [:],
    _ service: ServiceDefinition = Self.service
  ) -> [String] {
    guard case .refuse(let mistakes) = Self.read(arguments, environment, service) else { return [] }
    return mistakes
  }

  @Test("is complete without a word")
  func defaults() throws {
    let settings = try Self.settings([])
    #expect(settings.listen == "127.0.0.1:7402")
    #expect(!settings.sharesListen)
    #expect(settings.admin == "127.0.0.1:9402")
    #expect(settings.certificates == ".rollcall/certs")
    #expect(settings.store == .sqlite(path: ".rollcall/data/group-service.db"))
    #expect(settings.directory == "127.0.0.1:7401")
    #expect(settings.directoryCalls == nil)
    #expect(settings.reflection)
    #expect(settings.logLevel == .info)
    #expect(settings.drainPause == .seconds(5))
    #expect(settings.drainTimeout == .seconds(10))
    #expect(settings.certificatesInterval == .seconds(10))
    #expect(settings.report.allSatisfy { $0.source == .usual })
  }

  /// A service whose data may lie on a database server.
  static let hosted = ServiceDefinition(
    name: "group-service", summary: "groups and their members", port: 7402, adminPort: 9402,
    callsDirectory: true, keepsData: true,
    schema: ServiceSchema(script: { _ in "" }, migrate: { _, _ in }))

  @Test("takes a database server for a service that can use one, and masks its password")
  func server() throws {
    let urls = [
      "postgresql://rollcall:secret@db1.example.com,db2.example.com/groups?sslmode=verify-full",
      "postgres://db.example.com/groups?user=rollcall&password=secret&sslmode=require",
    ]
    for url in urls {
      let settings = try Self.settings(["--store", url], [:], Self.hosted)
      #expect(settings.store == .postgresql(url: url))
      #expect(settings.storeConnections == 16)
      #expect(settings.preparesStatements)
      let report = settings.report.first { $0.option.name == "store" }
      #expect(report?.text.contains("secret") == false)
      #expect(report?.text.contains("example.com/groups?") == true)
    }
    let settings = try Self.settings(
      ["--store", urls[0], "--store-connections", "4", "--store-prepare", "no"], [:], Self.hosted)
    #expect(settings.storeConnections == 4)
    #expect(!settings.preparesStatements)
  }

  @Test("refuses a database server, and tasks about a schema, for a service with a file")
  func fileOnly() {
    #expect(
      Self.mistakes(["--store", "postgresql://db.example.com/groups"])
        == ["--store: group-service keeps its data in a file"])
    #expect(Self.mistakes(["--migrate-only"]).count == 1)
  }

  @Test("says what is to be done with the schema", arguments: SchemaTask.allCases)
  func schema(_ task: SchemaTask) throws {
    let request = Self.read([task.rawValue, "--log-level", "warning"], [:], Self.hosted)
    guard case .schema(task, _, let settings) = request else {
      throw Unexpected(request: "\(request)")
    }
    #expect(settings.logLevel == .warning)
  }

  @Test("has no store and no directory for a service that needs neither")
  func neither() throws {
    let service = ServiceDefinition(
      name: "greeter", summary: "greets people", port: 7404, adminPort: 9404)
    let settings = try Self.settings([], ["ROLLCALL_STORE": "nonsense"], service)
    #expect(settings.store == .nowhere)
    #expect(settings.directory == nil)
    #expect(
      Self.mistakes(["--store", "sqlite:a.db"], [:], service).first?
        .hasPrefix("--store isn't an option of greeter") == true)
  }

  static let flags = [
    "--listen", "0.0.0.0:1", "--share-listen", "yes", "--admin", "[::1]:2",
    "--admin-token-file", "/token", "--certs", "/certs",
    "--certs-interval", "1s", "--store", "sqlite:/a.db", "--directory", "dns:///users:7401",
    "--directory-calls", "/calls.json", "--reflection", "no", "--log-level", "debug",
    "--log-format", "json", "--access-log", "off", "--traces", "grpc://127.0.0.1:4317",
    "--trace-share", "100%", "--drain-pause", "off", "--drain-timeout", "1m",
  ]

  @Test("takes flags with a space and with an equals sign", arguments: [true, false])
  func flags(joined: Bool) throws {
    let pairs = stride(from: 0, to: Self.flags.count, by: 2).map {
      "\(Self.flags[$0])=\(Self.flags[$0 + 1])"
    }
    let settings = try Self.settings(joined ? pairs : Self.flags)
    #expect(settings.listen == "0.0.0.0:1")
    #expect(settings.sharesListen)
    #expect(settings.admin == "[::1]:2")
    #expect(settings.adminToken == "/token")
    #expect(settings.certificates == "/certs")
    #expect(settings.store == .sqlite(path: "/a.db"))
    #expect(settings.directory == "dns:///users:7401")
    #expect(settings.directoryCalls == "/calls.json")
    #expect(!settings.reflection)
    #expect(settings.logLevel == .debug)
    #expect(settings.logFormat == .json)
    #expect(settings.accessLog == nil)
    #expect(settings.traces == TraceCollector(address: "127.0.0.1:4317", isSecure: false))
    #expect(settings.traceShare == 1)
    #expect(settings.drainPause == nil)
    #expect(settings.drainTimeout == .seconds(60))
    #expect(settings.certificatesInterval == .seconds(1))
    #expect(
      settings.report.prefix(Self.flags.count / 2).allSatisfy { $0.source == .flag })
  }

  @Test("takes the environment where there is no flag")
  func environment() throws {
    let settings = try Self.settings(
      ["--listen", "127.0.0.1:1"],
      [
        "ROLLCALL_LISTEN": "127.0.0.1:2", "ROLLCALL_ADMIN": "127.0.0.1:3",
        "ROLLCALL_ADMIN_TOKEN_FILE": "token", "ROLLCALL_STALL_THRESHOLD": "off",
        "ROLLCALL_LOG_LEVEL": "error", "ROLLCALL_DRAIN_TIMEOUT": "500ms",
        "ROLLCALL_DRAIN_PAUSE": "3s",
        "ROLLCALL_STORE": "sqlite:b.db", "ROLLCALL_CERTS": "c", "ROLLCALL_DIRECTORY": "users:1",
        "ROLLCALL_CERTS_INTERVAL": "2m", "ROLLCALL_SHARE_LISTEN": "yes",
        "ROLLCALL_DIRECTORY_CALLS": "calls.json", "ROLLCALL_REFLECTION": "no",
        "ROLLCALL_LOG_FORMAT": "text", "ROLLCALL_ACCESS_LOG": "5%",
        "ROLLCALL_TRACES": "grpcs://collector:4317", "ROLLCALL_TRACE_SHARE": "0.5",
      ])
    #expect(settings.listen == "127.0.0.1:1")
    #expect(settings.admin == "127.0.0.1:3")
    #expect(settings.logLevel == .error)
    #expect(settings.drainPause == .seconds(3))
    #expect(settings.drainTimeout == .milliseconds(500))
    #expect(settings.certificatesInterval == .seconds(120))
    #expect(settings.store == .sqlite(path: "b.db"))
    #expect(settings.certificates == "c")
    #expect(settings.directory == "users:1")
    #expect(!settings.reflection)
    #expect(settings.report.first?.source == .flag)
    #expect(settings.logFormat == .text)
    #expect(settings.accessLog == 0.05)
    #expect(settings.traces == TraceCollector(address: "collector:4317", isSecure: true))
    #expect(settings.traceShare == 0.5)
    #expect(settings.adminToken == "token")
    #expect(settings.stallThreshold == nil)
    #expect(settings.report[1..<16].allSatisfy { $0.source == .environment })
  }

  @Test("has the directory only where it is called")
  func withoutDirectory() throws {
    let settings = try Self.settings([], ["ROLLCALL_DIRECTORY": "no target at all"], Self.directory)
    #expect(settings.directory == nil)
    #expect(!settings.report.contains { $0.option.name == "directory" })
    #expect(
      Self.mistakes(["--directory", "users:7401"], [:], Self.directory) == [
        "--directory isn't an option of user-directory; it has "
          + "\(Self.directory.options.map(\.flag).joined(separator: ", ")), --help"
      ])
    #expect(!Self.directory.options.contains(.directory))
  }

  struct Refusal: CustomTestStringConvertible {
    let arguments: [String]
    let mistake: String
    var testDescription: String { self.arguments.joined(separator: " ") }
  }

  private static let addressExpectation =
    "but it takes HOST:PORT, such as 127.0.0.1:7401 or [::1]:7401"
  private static let listenExpectation =
    addressExpectation + ", or fd:N, such as fd:3 under systemd"
  private static let targetExpectation =
    "but it takes HOST:PORT, dns:///HOST:PORT, static:HOST:PORT,HOST:PORT or unix:PATH"
  private static let timeExpectation =
    "but it takes a time of at most an hour, such as 500ms, 10s or 2m"

  static let refusals =
    [
      "", "7401", "host", "host:", ":7401", "host:65536", "host:-1", "a b:1", "::1:7401", "fd:",
      "fd:2", "fd:x",
    ].map {
      Refusal(
        arguments: ["--listen=\($0)"], mistake: "--listen is \"\($0)\", \(listenExpectation)")
    }
    + [
      Refusal(arguments: ["--admin=x"], mistake: "--admin is \"x\", \(addressExpectation)"),
      Refusal(
        arguments: ["--certs="], mistake: "--certs is \"\", but it takes the path of a folder"),
      Refusal(
        arguments: ["--log-level=verbose"],
        mistake: "--log-level is \"verbose\", but it takes one of debug, info, warning, error"),
      Refusal(arguments: ["--listen"], mistake: "--listen needs a value: --listen ADDRESS"),
      Refusal(
        arguments: ["--listen", "--admin=127.0.0.1:1"],
        mistake: "--listen needs a value: --listen ADDRESS"),
      Refusal(
        arguments: ["--log-level=info", "--log-level=debug"], mistake: "--log-level is given twice"),
      Refusal(
        arguments: ["--listen=127.0.0.1:1", "--admin=127.0.0.1:1"],
        mistake: "--listen and --admin are both 127.0.0.1:1"),
    ]
    + ["", "1.1", "101%", "-1%", "1e-3", "%", "nan", "one"].map {
      let least = $0.contains("1") && !$0.contains("-")
      return Refusal(
        arguments: ["--trace-share=\($0)"],
        mistake:
          "--trace-share is \"\($0)\", but it takes a share\(least ? " of at most 100%" : ""), "
          + "such as 0.01 or 1%")
    }
    + ["", "collector", "127.0.0.1:4317", "http://127.0.0.1:4317", "grpc://", "grpc://a"].map {
      Refusal(
        arguments: ["--traces=\($0)"],
        mistake:
          "--traces is \"\($0)\", but it takes grpc://HOST:PORT, grpcs://HOST:PORT with TLS, "
          + "or off")
    }
    + ["", "postgres:", "sqlite:", "/var/lib/data.db", "SQLITE:a"].map {
      Refusal(
        arguments: ["--store=\($0)"],
        mistake: "--store is \"\($0)\", but it takes sqlite:PATH, such as "
          + "sqlite:/var/lib/rollcall/data.db, or postgresql://…")
    }
    + ["", "users", "static:", "static:a:1,,b:2", "users:0", "http://users:1"].map {
      Refusal(
        arguments: ["--directory=\($0)"], mistake: "--directory is \"\($0)\", \(targetExpectation)")
    }
    + ["", "10", "s", "-1s", "0s", "1h", "1.5s", "61m", "10 s", "٣s"].map {
      Refusal(
        arguments: ["--drain-timeout=\($0)"],
        mistake: "--drain-timeout is \"\($0)\", \(timeExpectation)")
    }

  @Test("refuses what can't be meant, and says what is allowed", arguments: refusals)
  func refusing(_ refusal: Refusal) {
    #expect(Self.mistakes(refusal.arguments) == [refusal.mistake])
  }

  @Test("names the variable that a bad value came from")
  func badVariable() {
    #expect(
      Self.mistakes([], ["ROLLCALL_LOG_LEVEL": "loud"]) == [
        "ROLLCALL_LOG_LEVEL is \"loud\", but it takes one of debug, info, warning, error"
      ])
  }

  @Test("tells all mistakes at once")
  func allMistakes() {
    let mistakes = Self.mistakes(
      ["--lisen", "127.0.0.1:1", "extra", "--admin=x", "-v"], ["ROLLCALL_STORE": "file:x"])
    #expect(mistakes.count == 5)
    #expect(mistakes[0].hasPrefix("--lisen isn't an option of group-service; it has --listen, "))
    #expect(mistakes[1].hasPrefix("\"extra\" isn't expected: everything is said by --listen, "))
    #expect(mistakes[2].hasPrefix("-v isn't an option of group-service"))
    #expect(mistakes[3].hasPrefix("--admin is \"x\""))
    #expect(mistakes[4].hasPrefix("ROLLCALL_STORE is \"file:x\""))
  }

  @Test("tells no password when it refuses one")
  func maskedMistake() {
    let mistakes = Self.mistakes(["--store=mysql://rollcall:hunter2@db:5432/groups"])
    #expect(mistakes.count == 1)
    #expect(mistakes[0].contains("mysql://rollcall:***@db:5432/groups"))
    #expect(!mistakes[0].contains("hunter2"))
  }

  static let masks = [
    ("a", "a"), ("sqlite:/a@b:c", "sqlite:/a@b:c"), ("s://host/", "s://host/"),
    ("s://user@host/", "s://user@host/"), ("s://u:p@h", "s://u:***@h"),
    ("s://u:p@q@h", "s://u:***@h"), ("s://u:@h", "s://u:***@h"), ("@://", "@://"), ("", ""),
    ("s://u:p@h/d?password=x@y", "s://u:***@h/d?password=***"),
    ("s://h:5/d?sslpassword=a&password=b&user=u", "s://h:5/d?sslpassword=***&password=***&user=u"),
    ("s://h/d?%70assword=a&sslmode=require", "s://h/d?%70assword=***&sslmode=require"),
    ("s://h:5/d?options=a@b", "s://h:5/d?options=a@b"), ("s://u:p?q@h/d", "s://u:***"),
    ("s://u:p@h?password", "s://u:***@h?password"),
  ]

  @Test("masks only a password", arguments: masks)
  func masking(_ text: String, _ masked: String) {
    #expect(SettingText.masked(text) == masked)
  }

  @Test("takes a socket to inherit by its number")
  func inherited() throws {
    let settings = try Self.settings(["--listen=fd:3"])
    #expect(SettingText.inheritedDescriptors(settings.listen) == [3])
    #expect(SettingText.inheritedDescriptors("fd:3,fd:5") == [3, 5])
    for text in ["127.0.0.1:3", "fd:3,fd:3", "fd:3,", "fd:3,127.0.0.1:3", "fd:2"] {
      #expect(SettingText.inheritedDescriptors(text).isEmpty)
    }
    #expect(
      Self.mistakes(["--share-listen=1"]) == ["--share-listen is \"1\", but it takes yes or no"])
  }

  @Test("takes the sockets that a supervisor activates it with, unless told what to listen on")
  func activation() throws {
    let activated = ["LISTEN_PID": "4711", "LISTEN_FDS": "2"]
    let settings = try Self.settings([], activated)
    #expect(settings.listen == "fd:3,fd:4")
    #expect(settings.unusedSockets.isEmpty)
    #expect(settings.report.first { $0.option.name == "listen" }?.source == .inherited)
    let told = try Self.settings(["--listen=127.0.0.1:0"], activated)
    #expect(told.listen == "127.0.0.1:0")
    #expect(told.unusedSockets == [3, 4])
    let half = try Self.settings(
      [], activated.merging(["ROLLCALL_LISTEN": "fd:4"]) { $1 })
    #expect(half.listen == "fd:4")
    #expect(half.unusedSockets == [3])
  }

  @Test(
    "leaves alone the sockets of another process, and what isn't a number of them",
    arguments: [
      ["LISTEN_PID": "4712", "LISTEN_FDS": "1"], ["LISTEN_FDS": "1"], ["LISTEN_PID": "4711"],
      ["LISTEN_PID": "4711", "LISTEN_FDS": "0"], ["LISTEN_PID": "4711", "LISTEN_FDS": "-1"],
      ["LISTEN_PID": "4711", "LISTEN_FDS": "many"],
    ])
  func noActivation(_ environment: [String: String]) throws {
    let settings = try Self.settings([], environment)
    #expect(settings.listen == "127.0.0.1:7402")
    #expect(settings.unusedSockets.isEmpty)
  }

  @Test("allows port 0 on both ports")
  func anyPort() throws {
    let settings = try Self.settings(["--listen=127.0.0.1:0", "--admin=127.0.0.1:0"])
    #expect(settings.listen == settings.admin)
  }

  @Test(
    "shows the help whatever else is asked", arguments: [["--help"], ["-h"], ["--x", "--help"]])
  func help(_ arguments: [String]) throws {
    guard case .help(let text) = Self.read(arguments, [:], Self.hosted) else {
      Issue.record("no help")
      return
    }
    for option in ServiceOption.allCases {
      #expect(text.contains("  \(option.flag) \(option.placeholder)"))
      #expect(text.contains("environment \(option.line(for: Self.hosted).variable)"))
      #expect(text.contains("default \(option.defaultText(for: Self.hosted))"))
    }
    for task in SchemaTask.allCases { #expect(text.contains("\n  \(task.rawValue) ")) }
    #expect(text.contains("\n  --help "))
    for code in ExitCode.allCases { #expect(text.contains("  \(code.rawValue)")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("shows no option in the help that the service doesn't have")
  func helpWithoutDirectory() {
    guard case .help(let text) = Self.read(["--help"], [:], Self.directory) else {
      Issue.record("no help")
      return
    }
    #expect(!text.contains("--directory"))
  }

  @Test("names variables after the flags")
  func variables() {
    #expect(
      Self.service.lines.map(\.variable) == [
        "ROLLCALL_LISTEN", "ROLLCALL_SHARE_LISTEN", "ROLLCALL_ADMIN",
        "ROLLCALL_ADMIN_TOKEN_FILE", "ROLLCALL_CERTS",
        "ROLLCALL_CERTS_INTERVAL",
        "ROLLCALL_STORE",
        "ROLLCALL_DIRECTORY", "ROLLCALL_DIRECTORY_CALLS", "ROLLCALL_REFLECTION",
        "ROLLCALL_LOG_LEVEL", "ROLLCALL_LOG_FORMAT", "ROLLCALL_ACCESS_LOG", "ROLLCALL_TRACES",
        "ROLLCALL_TRACE_SHARE",
        "ROLLCALL_DRAIN_PAUSE", "ROLLCALL_DRAIN_TIMEOUT",
        "ROLLCALL_MAX_MESSAGE", "ROLLCALL_MAX_METADATA", "ROLLCALL_MAX_CALLS",
        "ROLLCALL_MAX_CONNECTIONS", "ROLLCALL_MAX_HANDSHAKES", "ROLLCALL_MAX_UNSENT",
        "ROLLCALL_HANDSHAKE_TIMEOUT", "ROLLCALL_IDLE_TIMEOUT", "ROLLCALL_SLOW_READER_TIMEOUT",
        "ROLLCALL_CONNECTION_AGE", "ROLLCALL_CONNECTION_GRACE", "ROLLCALL_CONCURRENCY",
        "ROLLCALL_STALL_THRESHOLD",
        "ROLLCALL_COMPRESS_ABOVE",
      ])
  }
}
