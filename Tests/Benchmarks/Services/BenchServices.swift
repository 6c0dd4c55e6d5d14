import Glibc
import LoadGenerator
import RPCCore
import RPCTransport
import ServiceStore
import Tallies

/// Calls the methods of the three services as it is told, line by line, and answers each line with
/// one of JSON: what services.py measures with.
///
///     bench-services --certs DIR --directory HOST:PORT --groups HOST:PORT --profiles HOST:PORT
///
/// On standard input: "list" answers with the cases, "run CASE CALLERS SECONDS" has that many
/// callers carry a case out in a closed loop. "commits FILE BATCH WRITERS SECONDS" writes into a
/// store of its own that commits at most BATCH writes together.
@main
struct BenchServices {
  static func main() async {
    do {
      let targets = Targets(CommandLine.arguments)
      let fixture = try await Fixture(targets)
      let cases = DirectoryCases.all + SignInCases.all + GroupsCases.all + ProfilesCases.all
      while let line = readLine() {
        let words = line.split(separator: " ").map(String.init)
        switch words.first {
        case "list": say("[" + cases.map { "\"\($0.name)\"" }.joined(separator: ", ") + "]")
        case "run":
          guard let chosen = cases.first(where: { $0.name == words[1] }) else {
            throw Complaint("no case \(words[1])")
          }
          say(
            await closedLoop(callers: Int(words[2]) ?? 1, seconds: Double(words[3]) ?? 1) {
              try await chosen.call(fixture, $0)
            })
        case "commits":
          let writes = try CommittedWrites(path: words[1], batch: Int(words[2]) ?? 1)
          say(
            await closedLoop(
              callers: Int(words[3]) ?? 1, seconds: Double(words[4]) ?? 1, writes.write))
          await writes.close()
        default: throw Complaint("\"\(line)\" says nothing to do")
        }
      }
    } catch {
      say("bench-services: \(error)", on: STDERR_FILENO)
      exit(1)
    }
  }

  /// At once, whatever reads it: who asked waits for the line.
  private static func say(_ line: String, on descriptor: Int32 = STDOUT_FILENO) {
    let bytes = Array("\(line)\n".utf8)
    _ = unsafe write(descriptor, bytes, bytes.count)
  }

  /// - Returns: What was seen, as JSON.
  private static func closedLoop(
    callers: Int, seconds: Double, _ call: @escaping @Sendable (Turn) async throws -> Void
  ) async -> String {
    let start = ContinuousClock.now
    let end = start.advanced(by: .seconds(seconds))
    let tally = await withTaskGroup(of: Tally.self) { group in
      for caller in 0..<callers {
        group.addTask {
          var tally = Tally()
          var turn = Turn(caller: caller, number: 0)
          var began = ContinuousClock.now
          while began < end {
            do {
              try await call(turn)
            } catch {
              tally.failed("\(error)")
            }
            let now = ContinuousClock.now
            tally.add(now - began)
            began = now
            turn.number += 1
          }
          return tally
        }
      }
      var total = Tally()
      for await tally in group { total.merge(tally) }
      return total
    }
    let spent = (ContinuousClock.now - start) / .seconds(1)
    let histogram = tally.histogram
    let error = (tally.firstError ?? "").filter { $0 != "\"" && $0 != "\\" && $0 != "\n" }
    return """
      {"calls": \(histogram.total), "calls_per_s": \(Double(histogram.total) / spent), \
      "p50_us": \(histogram.quantile(0.5)), "p99_us": \(histogram.quantile(0.99)), \
      "errors": \(tally.errors), "first_error": "\(error)"}
      """
  }
}

/// Whose call it is: the caller, and how many that caller has made.
struct Turn: Sendable {
  let caller: Int
  var number: Int

  /// Spread over `count` things, so that neighbours don't meet.
  func index(of count: Int) -> Int { (caller &* 7919 &+ number &* 104_729) % count }
}

/// A method, and how it is called.
struct MethodCase: Sendable {
  let name: String
  let call: @Sendable (Fixture, Turn) async throws -> Void
}

/// Where the services are.
struct Targets {
  let certificates: String
  let directory: String
  let groups: String
  let profiles: String

  init(_ arguments: [String]) {
    func value(_ name: String) -> String {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return ""
      }
      return arguments[index + 1]
    }
    certificates = value("--certs")
    directory = value("--directory")
    groups = value("--groups")
    profiles = value("--profiles")
  }
}

struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
