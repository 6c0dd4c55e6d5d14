import Glibc
import LinuxIO
import RPCCore
import RPCTransport
import WellKnownTypes

/// Calls the sample service at a steady pace, whatever becomes of the calls before: the client that
/// is a process of its own, for tests in which it has a network of its own.
///
///     sample-caller --target T --certs DIR [--calls N] [--pace-ms MS] [--timeout-ms MS]
///                   [--connect-ms MS] [--keep-alive-ms MS] [--wait-for-ready yes]
///
/// It prints a line for each call that failed, for each address that can't be reached and after
/// every 50 calls, and ends with "ended: N calls, M failed".
@main
struct SampleCaller {
  static func main() async throws {
    let options = CallerOptions(CommandLine.arguments)
    var configuration = ChannelConfiguration()
    configuration.connectTimeout = options.connectTimeout
    configuration.keepAlive = KeepAlive(interval: options.keepAlive, timeout: options.keepAlive)
    configuration.report = { event in
      if case .connectFailed(_, let address, let reason) = event {
        say("can't reach \(address): \(reason)")
      }
    }
    let channel = try Channel(
      to: options.target,
      as: ServiceCredentials(directory: options.certificates, name: "operator"),
      configuration: configuration)
    let tally = Tally()
    await call(options, on: channel, tally)
    let (ended, failed) = tally.counts
    say("ended: \(ended) calls, \(failed) failed")
    exit(0)
  }

  private static func call(_ options: CallerOptions, on channel: Channel, _ tally: Tally) async {
    await withDiscardingTaskGroup { group in
      for _ in 0..<options.calls {
        group.addTask {
          let failure = await failure(of: options, on: channel)
          if let failure { say("failed: \(failure)") }
          let ended = tally.ended(well: failure == nil)
          if ended.isMultiple(of: 50) { say("\(ended) calls") }
        }
        try? await Task.sleep(for: options.pace)
      }
    }
  }

  private static func failure(of options: CallerOptions, on channel: Channel) async -> String? {
    let wait = MethodDescriptor(
      service: "rollcall.sample.v1.Sample", name: "Wait", kind: .unary,
      idempotency: .noSideEffects, access: .anyPeer)
    var callOptions = CallOptions(timeout: options.timeout)
    callOptions.waitForReady = options.waitsForReady
    do throws(RPCError) {
      let _: Empty = try await channel.unary(
        wait, DurationMessage(.milliseconds(2)), options: callOptions)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func say(_ line: String) {
    // Nobody is left to tell if standard output is gone.
    try? StandardStream.output.write("\(line)\n")
  }
}

private final class Tally: Sendable {
  private let state = Lock((ended: 0, failed: 0))

  var counts: (ended: Int, failed: Int) { state.withLock { $0 } }

  /// - Returns: How many have ended.
  func ended(well: Bool) -> Int {
    state.withLock { state in
      state.ended += 1
      state.failed += well ? 0 : 1
      return state.ended
    }
  }
}

struct CallerOptions: Sendable {
  let target: String
  let certificates: String
  let calls: Int
  let pace: Duration
  let timeout: Duration
  let connectTimeout: Duration
  let keepAlive: Duration
  let waitsForReady: Bool

  init(_ arguments: [String]) {
    func value(_ name: String, _ standard: String) -> String {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return standard
      }
      return arguments[index + 1]
    }
    func milliseconds(_ name: String, _ standard: Int) -> Duration {
      .milliseconds(Int(value(name, "")) ?? standard)
    }
    target = value("--target", "")
    certificates = value("--certs", "certs")
    calls = Int(value("--calls", "")) ?? 100
    pace = milliseconds("--pace-ms", 4)
    timeout = milliseconds("--timeout-ms", 30_000)
    connectTimeout = milliseconds("--connect-ms", 10_000)
    keepAlive = milliseconds("--keep-alive-ms", 10_000)
    waitsForReady = value("--wait-for-ready", "no") == "yes"
  }
}
