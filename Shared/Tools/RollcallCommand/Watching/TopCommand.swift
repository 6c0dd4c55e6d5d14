import FoundationEssentials
import LinuxIO
import RPCCore

/// Shows what services do now, in a terminal: the console of several at once.
enum TopCommand {
  static let command = Command(syntax: syntax, run: run)

  static let syntax = CommandSyntax(
    name: "top", summary: "Watch what services do: calls, errors, latency, load",
    operands: "[ADMIN-ADDRESS…]", operandCounts: 0...64,
    options: [
      .init(names: ["--once"], value: nil, help: "Print one table and end"),
      .init(names: ["--interval"], value: "SPAN", help: "How often to look (default: 2s)"),
      .init(names: ["--methods"], value: "COUNT", help: "How many methods to show (default: 15)"),
      .init(
        names: ["--token-file"], value: "FILE", help: "A file with the token of the admin ports"),
    ],
    details: """
      Reads the admin ports of the services: without an address those of this machine, 127.0.0.1:9401
      to 9403. Rates are those of the last ten seconds. If standard output isn't a terminal, one table
      is printed. The exit code is 1 if none of the services answers.

      Examples:
        rollcall top
        rollcall top --once users-1:9401 users-2:9401
      """)

  private static let usual = ["127.0.0.1:9401", "127.0.0.1:9402", "127.0.0.1:9403"]

  private static func run(_ arguments: CommandSyntax.Arguments, _ console: Console) async throws
    -> Int32
  {
    let interval = try TimeoutText.parse(arguments["--interval"] ?? "2s")
    let shown = arguments["--methods"] ?? "15"
    guard let methods = Int(shown), methods >= 0 else {
      throw UsageError("--methods is \"\(shown)\", but it takes a number")
    }
    var token: String?
    if let file = arguments["--token-file"] { token = try Self.token(in: file) }
    let ports = (arguments.operands.isEmpty ? usual : arguments.operands).map {
      AdminPort(address: $0, token: token)
    }
    let isOnce = arguments.has("--once") || !console.outputIsTerminal
    while true {
      let reports = await reports(of: ports)
      let text = TopText.text(reports, methods: methods)
      if isOnce {
        console.write(text)
        return reports.contains { $0.report != nil } ? ExitCode.success : ExitCode.failure
      }
      // Home, each line up to its end, and whatever is left below it.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      console.write("\u{1b}[H" + lines.joined(separator: "\u{1b}[K\n") + "\u{1b}[J")
      try await Task.sleep(for: interval)
    }
  }

  private static func token(in file: String) throws(RuntimeError) -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw RuntimeError(.ioFailure, "\(file) can't be read")
    }
    return String(text.filter { !$0.isWhitespace })
  }

  /// Asks all at once, in their order: one that is away holds up no other for long.
  private static func reports(of ports: [AdminPort]) async -> [TopText.Row] {
    await withTaskGroup(of: (Int, TopText.Row).self) { group in
      for (index, port) in ports.enumerated() {
        group.addTask { (index, await row(of: port)) }
      }
      var rows: [Int: TopText.Row] = [:]
      for await (index, row) in group { rows[index] = row }
      return ports.indices.compactMap { rows[$0] }
    }
  }

  /// On a thread of its own: it blocks.
  private static func row(of port: AdminPort) async -> TopText.Row {
    await withCheckedContinuation { continuation in
      do {
        try OSThread.start(name: "admin-port") {
          do {
            let report = try ServiceReport(try port.get("/console.json"))
            continuation.resume(returning: TopText.Row(address: port.address, report: report))
          } catch {
            let problem = (error as? RuntimeError)?.message ?? "\(port.address): no console there"
            continuation.resume(returning: TopText.Row(address: port.address, problem: problem))
          }
        }
      } catch {
        continuation.resume(
          returning: TopText.Row(address: port.address, problem: "\(error)"))
      }
    }
  }
}
