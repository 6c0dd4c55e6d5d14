import Glibc
import LinuxIO
import RPCCore
import RPCTransport
import TestSupport
import Testing
import WellKnownTypes

/// What a channel's callers see when one of three real processes behind it goes, under load.
@Suite("Outages of backends", .timeLimit(.minutes(1)))
struct BackendOutageTests {
  /// The same method for a caller that doesn't know it to be idempotent.
  private static let unsafeWait = MethodDescriptor(
    service: Sample.wait.service, name: Sample.wait.name, kind: .unary, idempotency: .unknown,
    access: .anyPeer)

  private final class Tally: Sendable {
    private let state = Lock((ended: 0, failures: [String]()))

    var failures: [String] { state.withLock { $0.failures } }
    func failed(_ error: String) { state.withLock { $0.failures.append(error) } }

    func ended() -> Int {
      state.withLock { state in
        state.ended += 1
        return state.ended
      }
    }
  }

  private struct Site {
    let backends: [SampleProcess]
    let channel: Channel

    init(_ configure: (inout ChannelConfiguration) -> Void = { _ in }) async throws {
      let folder = try SampleProcess.certificates()
      let backends = try (0..<3).map { number in
        try SampleProcess(["--store=sqlite:\(folder.path)/\(number).db"], in: folder)
      }
      var addresses: [String] = []
      for backend in backends { addresses.append(try await backend.ready().listen) }
      var configuration = ChannelConfiguration()
      configure(&configuration)
      self.backends = backends
      channel = try Channel(
        to: "static:" + addresses.joined(separator: ","),
        as: ServiceCredentials(directory: folder.path, name: "operator"),
        configuration: configuration)
      while channel.addresses.count < 3 || channel.addresses.contains(where: { $0.state != .ready })
      {
        try await Sample.wait(.zero, on: channel)
      }
    }

    /// Calls from 16 tasks, 640 in all; `outage` happens after the first 100.
    ///
    /// - Returns: What failed.
    func load(
      _ method: MethodDescriptor, outage: @escaping @Sendable () -> Void
    ) async -> [String] {
      let tally = Tally()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<16 {
          group.addTask {
            for _ in 0..<40 {
              do throws(RPCError) {
                let _: Empty = try await channel.unary(
                  method, DurationMessage(.milliseconds(2)),
                  options: CallOptions(timeout: .seconds(30)))
              } catch {
                tally.failed("\(error)")
              }
              if tally.ended() == 100 { outage() }
            }
          }
        }
      }
      return tally.failures
    }

    func stop() {
      channel.close()
      for backend in backends { backend.process.send(SIGKILL) }
    }
  }

  @Test("one that is killed fails no call that is safe to repeat")
  func killed() async throws {
    let site = try await Site()
    let failures = await site.load(Sample.wait) { site.backends[0].process.send(SIGKILL) }
    #expect(failures == [])
    site.stop()
  }

  @Test("one that is asked to stop fails no call at all")
  func asked() async throws {
    let site = try await Site()
    let failures = await site.load(Self.unsafeWait) { site.backends[0].process.send(SIGTERM) }
    #expect(failures == [])
    #expect(site.channel.statistics.retries == 0)
    #expect(await site.backends[0].process.exitCode() == 0)
    site.stop()
  }

  @Test("one that freezes is noticed by keep-alive, and fails no call that is safe to repeat")
  func frozen() async throws {
    let site = try await Site {
      $0.keepAlive = KeepAlive(interval: .milliseconds(200), timeout: .milliseconds(800))
    }
    let failures = await site.load(Sample.wait) { site.backends[0].process.send(SIGSTOP) }
    #expect(failures == [])
    site.stop()
  }
}
