import LoadGenerator
import RPCCore

/// What a command line asks of a load.
enum LoadSetup {
  static let options: [CommandSyntax.Option] = [
    .init(
      names: ["--rate"], value: "RATE",
      help: "Open loop: so many calls a second begin, whatever becomes\nof those before"),
    .init(
      names: ["--arrivals"], value: "even|poisson",
      help: "With --rate: evenly spaced (the default), or at random\ninstants, as many people call"),
    .init(
      names: ["--max-inflight"], value: "N",
      help: "With --rate: how many calls may run at once\n(default: 1000 for each connection)"),
    .init(
      names: ["--inflight"], value: "N",
      help:
        "Closed loop: so many calls run at once, and each that\nends makes room for the next (default: 16)"
    ),
    .init(
      names: ["--duration"], value: "SPAN",
      help: "How long calls begin (default: 10s, without --count)"),
    .init(
      names: ["--count"], value: "N",
      help: "End after so many calls; with --duration, that wins"),
    .init(
      names: ["--warm-up"], value: "SPAN", help: "Call for so long before that, and count nothing"),
    .init(
      names: ["--grace"], value: "SPAN",
      help: "How long running calls may go on after the end before\nthey are cut off (default: 1s)"),
    .init(
      names: ["--connections"], value: "C",
      help: "How many connections each process makes to each\nserver (default: 1)"
    ),
    .init(
      names: ["--timeout"], value: "SPAN", help: "How long each call may take (default: no limit)"),
    .init(
      names: ["--messages"], value: "N",
      help: "How many messages a call sends that sends a stream\n(default: 1)"),
    .init(
      names: ["--answers"], value: "N",
      help: "After how many answers a stream of them is left\n(default: when the server ends it)"),
    .init(names: ["--seed"], value: "N", help: "Makes random choices differ from those of seed 1"),
  ]

  static func plan(_ arguments: CommandSyntax.Arguments) throws(UsageError) -> LoadPlan {
    let duration = try seconds(arguments, "--duration")
    let count = try count(arguments, "--count", upTo: 1_000_000_000_000)
    let connections = try self.count(arguments, "--connections", upTo: 100_000) ?? 1
    var plan: LoadPlan
    if let text = arguments["--rate"] {
      guard arguments["--inflight"] == nil else {
        throw UsageError(
          "--rate and --inflight are two ways to load; with --rate, --max-inflight is the limit")
      }
      plan = try open(text, arguments, duration, count, connections)
    } else {
      for option in ["--arrivals", "--max-inflight"] where arguments.has(option) {
        throw UsageError("\(option) goes with --rate")
      }
      let callers = try self.count(arguments, "--inflight", upTo: 1_000_000) ?? 16
      plan = LoadPlan(
        .closed(callers: callers), seconds: duration ?? (count == nil ? 10 : nil), count: count)
    }
    plan.warmUpSeconds = try seconds(arguments, "--warm-up") ?? 0
    plan.graceSeconds = try seconds(arguments, "--grace", canBeZero: true) ?? 1
    plan.connections = connections
    plan.seed = UInt64(try self.count(arguments, "--seed", upTo: .max) ?? 1)
    return plan
  }

  private static func open(
    _ text: String, _ arguments: CommandSyntax.Arguments, _ duration: Double?, _ count: Int?,
    _ connections: Int
  ) throws(UsageError) -> LoadPlan {
    let arrivals = arguments["--arrivals"] ?? Arrivals.even.rawValue
    guard let arrivals = Arrivals(rawValue: arrivals) else {
      throw UsageError("--arrivals is \"\(arrivals)\", but it takes even or poisson")
    }
    let most = try self.count(arguments, "--max-inflight", upTo: 10_000_000)
    var duration = duration
    if let count, duration == nil {
      guard let rate = Double(text), rate > 0 else {
        throw UsageError("--count without --duration goes with one steady --rate")
      }
      duration = Double(count) / rate
    }
    let rate = try RateText.parse(text, seconds: duration)
    return LoadPlan(
      .open(rate, arrivals, maximumInFlight: most ?? min(10_000_000, connections * 1000)),
      seconds: rate.seconds)
  }

  static func count(
    _ arguments: CommandSyntax.Arguments, _ option: String, upTo most: Int
  ) throws(UsageError) -> Int? {
    guard let text = arguments[option] else { return nil }
    guard let count = Int(text), count > 0, count <= most else {
      throw UsageError("\(option) takes a whole number above 0, not \"\(text)\"")
    }
    return count
  }

  private static func seconds(
    _ arguments: CommandSyntax.Arguments, _ option: String, canBeZero: Bool = false
  ) throws(UsageError) -> Double? {
    guard let text = arguments[option] else { return nil }
    if canBeZero, ["0", "0s", "0ms"].contains(text) { return 0 }
    return try TimeoutText.parse(text) / .seconds(1)
  }
}
