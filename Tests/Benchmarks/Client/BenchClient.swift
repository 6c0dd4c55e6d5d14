import EventLoop
import Glibc
import LoadGenerator
import PeerAPI
import RPCCore
import RPCTransport
import Tallies

/// Loads a bench-server and prints one line of JSON.
///
///     bench-client --port P --certs DIR [--connections C] [--inflight N] [--seconds S]
///                  [--mode unary|server_stream|chat] [--messages M]
///     bench-client --port P --certs DIR [--connections C] [--seconds S] --mode open --rate R
///                  [--warm-up S] [--timeout-ms MS] [--slow-permille N]
///     bench-client --port P --certs DIR [--connections C] --mode idle
///
/// In a closed loop, each of the N workers of a connection begins a call when its last has ended;
/// in the open one, calls begin at the rate R whatever becomes of them. Idle connections only stay.
@main
struct BenchClient {
  static func main() async throws {
    let options = LoadOptions(CommandLine.arguments)
    let credentials = try ServiceCredentials(directory: options.certificates, name: "client")
    let loops = try EventLoops.shared()
    if options.mode == .idle {
      try await IdleConnections(options: options).run(as: credentials)
    }
    if options.mode == .open {
      try await OpenLoad(options).run(as: credentials)
      exit(0)
    }
    let start = ContinuousClock.now
    let cpu = processorNanoseconds()
    let end = start.advanced(by: options.span)
    let tally = await withTaskGroup(of: Tally.self) { group in
      for _ in 0..<options.connections {
        let channel: Channel
        do {
          channel = try Channel(to: "127.0.0.1:\(options.port)", as: credentials)
        } catch {
          preconditionFailure("\(error)")
        }
        for worker in 0..<options.inflight {
          group.addTask(executorPreference: loops.next()) {
            await run(options, DirectoryClient(channel), until: end, seed: UInt64(worker + 1))
          }
        }
      }
      var total = Tally()
      for await tally in group { total.merge(tally) }
      return total
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let perCall =
      Double(processorNanoseconds() - cpu) / 1000 / Double(max(1, tally.histogram.total))
    print(
      """
      {"calls": \(tally.histogram.total), "calls_per_s": \(Double(tally.histogram.total) / seconds), \
      "p50_us": \(tally.histogram.quantile(0.5)), "p99_us": \(tally.histogram.quantile(0.99)), \
      "p999_us": \(tally.histogram.quantile(0.999)), "errors": \(tally.errors), \
      "client_cpu_us_per_call": \(perCall)}
      """)
    if let error = tally.firstError { print("first error:", error) }
    exit(tally.errors == 0 ? 0 : 1)
  }

  private static func processorNanoseconds() -> UInt64 {
    var usage = rusage()
    unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return UInt64(seconds) * 1_000_000_000 + UInt64(microseconds) * 1000
  }

  private static func run(
    _ options: LoadOptions, _ client: DirectoryClient, until end: ContinuousClock.Instant,
    seed: UInt64
  ) async -> Tally {
    var tally = Tally()
    var random = Xorshift(state: seed &* 0x9E37_79B9_7F4A_7C15)
    do {
      switch options.mode {
      case .unary: try await unary(client, until: end, &random, &tally)
      case .serverStream: try await watch(client, options.messages, until: end, &tally)
      case .chat: try await chat(client, until: end, &random, &tally)
      case .open, .idle: break
      }
    } catch {
      tally.failed("\(error)")
    }
    return tally
  }

  private static func unary(
    _ client: DirectoryClient, until end: ContinuousClock.Instant, _ random: inout Xorshift,
    _ tally: inout Tally
  ) async throws {
    var start = ContinuousClock.now
    while start < end {
      let id = random.userID()
      let user = try await client.getUser(GetUserRequest(userID: id))
      if user.userID != id { tally.failed("asked for \(id), got \(user.userID)") }
      let now = ContinuousClock.now
      tally.add(now - start)
      start = now
    }
  }

  /// The latency of a stream is the gap between two messages.
  private static func watch(
    _ client: DirectoryClient, _ messages: Int, until end: ContinuousClock.Instant,
    _ tally: inout Tally
  ) async throws {
    var start = ContinuousClock.now
    while start < end {
      let users = try await client.watchUsers(WatchUsersRequest(count: UInt32(messages)))
      for try await _ in users {
        let now = ContinuousClock.now
        tally.add(now - start)
        start = now
        if now >= end { break }
      }
    }
  }

  private static func chat(
    _ client: DirectoryClient, until end: ContinuousClock.Instant, _ random: inout Xorshift,
    _ tally: inout Tally
  ) async throws {
    let call = try await client.chat()
    var users = call.responses.makeAsyncIterator()
    var start = ContinuousClock.now
    while start < end {
      let id = random.userID()
      try await call.send(GetUserRequest(userID: id))
      if try await users.next()?.userID != id { tally.failed("asked for \(id), got another") }
      let now = ContinuousClock.now
      tally.add(now - start)
      start = now
    }
    call.finishSending()
  }
}

struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// One of the 100,000 ids, "u000000" and so on.
  mutating func userID() -> String {
    var index = Int(next() % 100_000)
    var digits: [UInt8] = Array("u000000".utf8)
    var place = 6
    while index > 0 {
      digits[place] += UInt8(index % 10)
      index /= 10
      place -= 1
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

struct LoadOptions: Sendable {
  enum Mode: String, Sendable {
    case unary
    case serverStream = "server_stream"
    case chat
    case open
    case idle
  }

  let port: Int
  let certificates: String
  let connections: Int
  let inflight: Int
  let span: Duration
  let mode: Mode
  let messages: Int
  /// Calls a second, in the open loop.
  let rate: Double
  /// What isn't counted of it.
  let warmUp: Duration
  let timeout: Duration
  /// The server's, to tell slow calls from fast ones.
  let slowPermille: Int

  init(_ arguments: [String]) {
    func value(_ name: String, _ standard: String) -> String {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return standard
      }
      return arguments[index + 1]
    }
    port = Int(value("--port", "50400")) ?? 50400
    certificates = value("--certs", "certs")
    connections = Int(value("--connections", "1")) ?? 1
    inflight = Int(value("--inflight", "1")) ?? 1
    span = .seconds(Double(value("--seconds", "3")) ?? 3)
    mode = Mode(rawValue: value("--mode", "unary")) ?? .unary
    messages = Int(value("--messages", "10000")) ?? 10_000
    rate = Double(value("--rate", "1000")) ?? 1000
    warmUp = .seconds(Double(value("--warm-up", "1")) ?? 1)
    timeout = .milliseconds(Int(value("--timeout-ms", "1000")) ?? 1000)
    slowPermille = Int(value("--slow-permille", "0")) ?? 0
  }
}
