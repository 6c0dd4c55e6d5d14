import RPCCore
import Testing
import WellKnownTypes

@testable import ServiceRuntime

@Suite("The log of calls")
struct CallLogTests {
  private static let method = MethodDescriptor(
    service: "test.Sample", name: "Do", kind: .unary, idempotency: .unknown, access: .anyPeer)

  /// - Returns: How many of 1,000 calls have a line.
  private func lines(level: LogLevel, share: Double?) throws -> Int {
    let pipe = LogPipe()
    let log = CallLog(pipe.logger(level: level), share: share)
    var lines = 0
    for _ in 0..<1_000 {
      let context = CallContext(
        method: Self.method, peer: nil, address: "127.0.0.1:1", metadata: Metadata(), deadline: nil)
      log.ended(context, .ok, since: .now, nil)
      lines += pipe.lines().count
    }
    return lines
  }

  @Test(
    "has a line for the share of them that is asked for",
    arguments: [(nil, 0), (0, 0), (0.01, 10), (0.4, 400), (1, 1_000)] as [(Double?, Int)])
  func share(_ share: Double?, _ count: Int) throws {
    #expect(abs(try lines(level: .info, share: share) - count) <= 1)
  }

  @Test("has a line for each at the debug level")
  func debug() throws {
    #expect(try lines(level: .debug, share: nil) == 1_000)
  }
}
