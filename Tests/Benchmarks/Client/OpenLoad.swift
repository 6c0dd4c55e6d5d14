import Glibc
import LinuxIO
import LoadGenerator
import PeerAPI
import RPCCore
import RPCTransport
import Tallies

/// Calls that begin at random instants of a steady rate, as those of many independent callers do,
/// and whose time counts from when they were to begin.
struct OpenLoad: Sendable {
  private let options: LoadOptions

  init(_ options: LoadOptions) { self.options = options }

  /// Prints what came of the calls: how many a second were carried out, shed, or ended otherwise.
  func run(as credentials: ServiceCredentials) async throws {
    var clients: [DirectoryClient] = []
    for _ in 0..<options.connections {
      let client = DirectoryClient(
        try Channel(to: "127.0.0.1:\(options.port)", as: credentials))
      _ = try await client.getUser(GetUserRequest(userID: "u000999"))
      clients.append(client)
    }
    let tally = OpenTally()
    let start = ContinuousClock.now
    await begin(clients, at: start, tally)
    let seconds = options.span / .seconds(1)
    let result = tally.result
    func rate(_ count: Int) -> Double { Double(count) / seconds }
    print(
      """
      {"offered_per_s": \(rate(result.offered)), "good_per_s": \(rate(result.good)), \
      "shed_per_s": \(rate(result.shed)), "expired_per_s": \(rate(result.expired)), \
      "errors": \(result.errors), "p50_us": \(result.fast.quantile(0.5)), \
      "p99_us": \(result.fast.quantile(0.99)), "p999_us": \(result.fast.quantile(0.999))}
      """)
    if let error = result.firstError { print("first error:", error) }
  }

  private func begin(
    _ clients: [DirectoryClient], at start: ContinuousClock.Instant, _ tally: OpenTally
  ) async {
    let counted = start.advanced(by: options.warmUp)
    let end = counted.advanced(by: options.span)
    await withDiscardingTaskGroup { group in
      var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
      var due = start
      var number = 0
      while due < end {
        if due > .now { try? await Task.sleep(until: due, tolerance: .zero, clock: .continuous) }
        let (client, planned, id) = (clients[number % clients.count], due, random.userID())
        group.addTask { await call(client, id, at: planned, isCounted: planned >= counted, tally) }
        due = due.advanced(by: gap(&random))
        number += 1
      }
    }
  }

  /// Exponentially distributed: arrivals of a Poisson process.
  private func gap(_ random: inout Xorshift) -> Duration {
    let share = Double(random.next() >> 11) / Double(1 << 53)
    return .seconds(-log(1 - share) / options.rate)
  }

  private func call(
    _ client: DirectoryClient, _ id: String, at planned: ContinuousClock.Instant, isCounted: Bool,
    _ tally: OpenTally
  ) async {
    let isSlow = (Int(id.dropFirst()) ?? 0) % 1000 < options.slowPermille
    do {
      _ = try await client.getUser(
        GetUserRequest(userID: id), options: CallOptions(timeout: options.timeout))
      if isCounted { tally.succeeded(after: .now - planned, isSlow: isSlow) }
    } catch {
      if isCounted { tally.failed(error) }
    }
  }
}

/// What came of the calls of an open loop, from any thread.
final class OpenTally: Sendable {
  struct Result: Sendable {
    var offered = 0
    var good = 0
    var shed = 0
    var expired = 0
    var errors = 0
    var firstError: String?
    /// Of the calls that aren't meant to be slow.
    var fast = LatencyHistogram()
  }

  private let state = Lock(Result())

  var result: Result { state.withLock { $0 } }

  func succeeded(after latency: Duration, isSlow: Bool) {
    let (seconds, attoseconds) = latency.components
    state.withLock { result in
      result.offered += 1
      result.good += 1
      if !isSlow {
        result.fast.add(UInt64(clamping: seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
      }
    }
  }

  func failed(_ error: any Error) {
    state.withLock { result in
      result.offered += 1
      switch (error as? RPCError)?.code {
      case .resourceExhausted: result.shed += 1
      case .deadlineExceeded: result.expired += 1
      default:
        result.errors += 1
        result.firstError = result.firstError ?? "\(error)"
      }
    }
  }
}
