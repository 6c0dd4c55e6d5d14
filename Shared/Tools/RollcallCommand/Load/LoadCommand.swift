import FoundationEssentials
import LinuxIO
import LoadGenerator
import RPCCore
import RPCTransport

/// Loads a server, ours or anybody's, and tells how it bore that.
enum LoadCommand {
  static let syntax = CommandSyntax(
    name: "load", summary: "Load a server with calls, and measure how it bears that",
    operands: "ADDRESS SERVICE/METHOD [TEMPLATE|@FILE] | --scenario FILE", operandCounts: 0...64,
    options: LoadSetup.options + [
      .init(
        names: ["--scenario"], value: "FILE",
        help: "Make the calls of FILE, which mixes methods by weight"),
      .init(
        names: ["--target"], value: "NAME=ADDRESS",
        help: "With --scenario: where a server of its is. May be\nrepeated"),
      .init(
        names: ["--threshold"], value: "LIMIT",
        help: "What has to hold: 'p99<20ms', 'errors<0.1%', 'rate>5000'.\nMay be repeated"),
      .init(
        names: ["--report"], value: "FILE",
        help: "Write a report, as .html, .json or .csv. May be repeated"),
      .init(names: ["--name"], value: "TEXT", help: "What reports call this load"),
      .init(names: ["--workers"], value: "N", help: "Share the load among so many processes"),
      .init(
        names: ["--worker"], value: "I/N",
        help: "Be one of N processes that share a load, for whoever\nreads JSON from it"),
      .init(
        names: ["-H", "--header"], value: "KEY:VALUE",
        help: "Metadata of every call; the value of a KEY-bin is\nbase64. May be repeated"),
      .init(
        names: ["--reflect"], value: nil,
        help: "Learn the schema from the server even if the\nmethod is one of Rollcall's own"),
    ] + ConnectionOptions.options + SchemaSource.options,
    details: """
      ADDRESS, method and schema are as for `rollcall call`. RATE is calls a second, all connections
      and processes together: 1000, a ramp 100..1000, steps 100,200,400 of equal length, or with spans
      a spike, 100:20s,2000:2s,100:20s. Latency counts from the instant for which a call was planned
      and, beside that, from the one at which it was sent: when a server stalls, calls that should have
      been sent meanwhile show it in the first and not in the second. Calls that still run at the end
      are cut off and reported apart; they are no failures.

      TEMPLATE is the request as JSON, in whose texts these stand for something new in every call
      (numbers may be written as texts):
      \(Columns.indent(TemplateFunction.help, by: "  "))

      A scenario is JSON: {"targets": {"directory": "127.0.0.1:7401"}, "flows": [{"name": "browse",
      "weight": 3, "values": {"term": "{{choose ma an}}"}, "calls": [{"target": "directory", "method":
      "SearchUsers", "request": {"term": "{{term}}"}, "save": {"id": "users.0.id"}}, {"method":
      "GetUser", "request": {"id": "{{id}}"}, "think": "500ms"}]}]}. What "save" names is known to the
      later calls of its flow. The rate is still that of calls. Three for Rollcall's services are under
      Tests/Load.

      Ctrl-C ends the load early, with a report. The exit code is 0, or \(ExitCode.threshold) if a \
      threshold isn't met.
      `rollcall load compare A.json B.json --report FILE.html` shows several loads in one page.

      Examples:
        rollcall load 127.0.0.1:7401 SearchUsers '{"term": "{{choose ma an el}}"}' --rate 2000
        rollcall load 127.0.0.1:7401 GetUser '{"id": "{{pick ids.txt}}"}' --inflight 64 \\
          --connections 4 --threshold 'p99<20ms' --report load.html
        rollcall load --protocol grpc --plaintext 127.0.0.1:50051 helloworld.Greeter/SayHello \\
          '{"name": "{{letters 8}}"}' --rate 100..5000 --duration 1m
      """)

  static func command(_ catalogue: ServiceCatalogue) -> Command {
    Command(syntax: syntax) { arguments, console in
      if arguments.operands.first == "compare" {
        return try LoadComparison.run(arguments, console: console)
      }
      return try await run(arguments, catalogue, console: console)
    }
  }

  private static func run(
    _ arguments: CommandSyntax.Arguments, _ catalogue: ServiceCatalogue, console: Console
  ) async throws -> Int32 {
    var plan = try LoadSetup.plan(arguments)
    let thresholds = try arguments.all("--threshold").map(Threshold.init)
    let files = try arguments.all("--report").map(ReportFile.init)
    let workers = try LoadSetup.count(arguments, "--workers", upTo: 1000) ?? 1
    if arguments.has("--count"), arguments.has("--duration"), !arguments.has("--worker") {
      console.complainLine("--duration wins over --count: the load goes on until its time is over")
    }
    let worker = try arguments["--worker"].map(WorkerProcess.share)
    let connections = try ConnectionOptions(arguments, console: console)
    let file = try scenarioFile(arguments)
    let options = CallOptions(
      timeout: try arguments["--timeout"].map(TimeoutText.parse),
      metadata: try HeaderText.parse(arguments.all("--header")))
    let scenario = try await file.scenario(arguments, catalogue, connections, options)
    if let worker { plan.share = worker }
    let load = Load(
      plan: plan, scenario: scenario, targets: file.targets.map(\.address),
      connections: connections)
    InterruptSignal.takeOver()
    if worker != nil { return try await WorkerProcess.serve(load, console: console) }

    let startedAt = Date()
    let view = LiveView(plan, console: console)
    let result: LoadResult
    if workers > 1 {
      let words = syntax.words(
        arguments, without: ["--workers", "--report", "--threshold", "--name"])
      result = try await WorkerProcesses(count: workers, words: words).run { view.show($0) }
    } else {
      result = try await load.run { view.show($0) }
    }
    view.end()
    let report = LoadReport(
      name: arguments["--name"] ?? name(of: scenario, arguments),
      startedAt: startedAt.formatted(.iso8601), targets: load.targets,
      load: LoadText.load(plan) + (workers > 1 ? ", \(workers) processes" : ""),
      thresholds: thresholds, plan: plan, result: result)
    console.write(LoadText.report(report))
    for file in files { try file.write([report]) }
    return report.thresholds.allSatisfy(\.isMet) ? ExitCode.success : ExitCode.threshold
  }

  private static func name(of scenario: Scenario, _ arguments: CommandSyntax.Arguments) -> String {
    arguments["--scenario"] ?? scenario.methods[0].name
  }

  private static func scenarioFile(_ arguments: CommandSyntax.Arguments) throws(UsageError)
    -> ScenarioFile
  {
    let operands = arguments.operands
    if let path = arguments["--scenario"] {
      guard operands.isEmpty else {
        throw UsageError("the scenario says what to call; --target NAME=ADDRESS says where")
      }
      return try ScenarioFile(path: path, addresses: try addresses(arguments))
    }
    guard !arguments.has("--target") else { throw UsageError("--target goes with --scenario") }
    guard (2...3).contains(operands.count) else {
      throw UsageError(
        "too \(operands.count < 2 ? "few" : "many") arguments; use: rollcall \(syntax.usage)")
    }
    let template = operands.dropFirst(2).first ?? "{}"
    return ScenarioFile(
      address: operands[0],
      ScenarioFile.Call(
        target: 0, method: operands[1],
        request: template.hasPrefix("@")
          ? try contents(of: String(template.dropFirst())) : template,
        headers: [], saved: [], thinkSeconds: 0, timeout: nil,
        messages: try LoadSetup.count(arguments, "--messages", upTo: .max) ?? 1,
        answers: try LoadSetup.count(arguments, "--answers", upTo: .max)))
  }

  private static func addresses(_ arguments: CommandSyntax.Arguments) throws(UsageError)
    -> [String: String]
  {
    var addresses: [String: String] = [:]
    for text in arguments.all("--target") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--target takes NAME=ADDRESS, not \"\(text)\"")
      }
      addresses[parts[0]] = parts[1]
    }
    return addresses
  }

  private static func contents(of path: String) throws(UsageError) -> String {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw UsageError("\(path) can't be read as text") }
    return text
  }
}

/// A load that is ready to begin.
struct Load: Sendable {
  let plan: LoadPlan
  let scenario: Scenario
  let targets: [String]
  let connections: ConnectionOptions

  func run(
    observe: @escaping @Sendable (LoadEngine.Progress) -> Void
  ) async throws -> LoadResult {
    let (scenario, targets, connections, plan) = (scenario, targets, connections, plan)
    return try await LoadEngine(plan, scenario.methods) { target, loops in
      try connections.plainChannel(to: targets[target], on: loops)
    } source: { share in
      let flow = scenario.flows[0]
      if scenario.flows.count == 1, flow.isPlain, flow.steps[0].headers.isEmpty,
        let constant = flow.steps[0].request.constant
      {
        return ConstantRequests(constant)
      }
      return ScenarioRequests(scenario, share: share, seed: plan.seed)
    }.run(isInterrupted: { InterruptSignal.hasCome }, observe: observe)
  }
}
