import Argon2
import LinuxIO
import Normalization
import RPCCore
import Synchronization
import Testing

@testable import UserDirectory

/// Holds the threads that hash until a test lets them go on.
final class HashingGate: Sendable {
  private let isOpen = Monitor(false)

  func pass() {
    isOpen.wait { $0 ? () : nil }
  }

  func open() {
    isOpen.withLock { $0 = true }
  }
}

extension PasswordHasher.Settings {
  /// Hashes that take no time to speak of.
  static func cheap(threads: Int = 1, maximumWaiting: Int = 100) -> PasswordHasher.Settings {
    var settings = PasswordHasher.Settings()
    settings.parameters = Argon2Parameters(memoryKiB: 64, passes: 1)
    settings.threads = threads
    settings.maximumWaiting = maximumWaiting
    return settings
  }
}

@Suite("The hashing of passwords", .timeLimit(.minutes(1)))
struct PasswordHasherTests {
  let password: Password

  init() throws {
    password = try Password("vx7-Krume.Ofen")
  }

  @Test("takes the right password and no other, under a salt of its own each time")
  func checking() async throws {
    let hasher = try PasswordHasher(.cheap())
    let hash = try await hasher.hash(password)
    let again = try await hasher.hash(password)
    #expect(hash != again)
    #expect(try await hasher.check(password, against: hash))
    #expect(try await hasher.check(password, against: again))
    #expect(try await !hasher.check(Password("vx7-Krume.ofen"), against: hash))
  }

  @Test("does the same work for an account that isn't there, and takes nothing for it")
  func decoy() async throws {
    let hasher = try PasswordHasher(.cheap())
    let hash = try await hasher.hash(password)
    let before = hasher.runCount
    #expect(try await !hasher.check(password, against: nil))
    #expect(hasher.runCount == before + 1)
    _ = try await hasher.check(password, against: hash)
    #expect(hasher.runCount == before + 2)
  }

  @Test("knows a hash that costs less to guess than those that are made now")
  func outdated() async throws {
    let hasher = try PasswordHasher(.cheap())
    var settings = PasswordHasher.Settings.cheap()
    settings.parameters = Argon2Parameters(memoryKiB: 128, passes: 1)
    let stronger = try PasswordHasher(settings)
    let weak = try await hasher.hash(password)
    let strong = try await stronger.hash(password)
    #expect(stronger.isOutdated(weak))
    #expect(!stronger.isOutdated(strong))
    #expect(!hasher.isOutdated(strong))
    // It is still checked under its own parameters.
    #expect(try await stronger.check(password, against: weak))
  }

  @Test("refuses at once what is over the bound, and does all that was taken")
  func bound() async throws {
    let gate = HashingGate()
    let hasher = try PasswordHasher(
      .cheap(maximumWaiting: 3), beforeEach: { gate.pass() })
    await withTaskGroup(of: HashingFailure?.self) { group in
      for _ in 0..<10 {
        group.addTask { [password] in
          do throws(HashingFailure) {
            _ = try await hasher.hash(password)
            return nil
          } catch {
            return error
          }
        }
      }
      // Nothing is finished behind the gate, so what ends now was refused: one is on the thread
      // and three wait, if the thread took the first in time; else one less.
      var refused = 0
      while refused < 6, let failure = await group.next() {
        guard case .overloaded = failure else {
          Issue.record("\(failure as Any)")
          break
        }
        refused += 1
      }
      gate.open()
      var done = 0
      for await failure in group {
        if failure == nil { done += 1 } else { refused += 1 }
      }
      #expect(done >= 3)
      #expect(done + refused == 10)
    }
    let error = RPCError(HashingFailure.overloaded)
    #expect(error.code == .resourceExhausted)
    #expect(error.details == [.retryInfo(delay: .seconds(2))])
  }

  @Test("gives up at once what is cancelled in the line, and its place goes to others")
  func cancellation() async throws {
    let gate = HashingGate()
    let begun = Atomic(0)
    let hasher = try PasswordHasher(
      .cheap(maximumWaiting: 1),
      beforeEach: {
        begun.add(1, ordering: .relaxed)
        gate.pass()
      })
    let first = Task { [password] in try await hasher.hash(password) }
    while begun.load(ordering: .relaxed) == 0 { await Task.yield() }
    let second = Task { [password] in try await hasher.hash(password) }
    while hasher.waitingCount == 0 { await Task.yield() }
    second.cancel()
    await #expect {
      _ = try await second.value
    } throws: { error in
      if case HashingFailure.cancelled = error { true } else { false }
    }
    #expect(hasher.waitingCount == 0)
    let third = Task { [password] in try await hasher.hash(password) }
    while hasher.waitingCount == 0 { await Task.yield() }
    gate.open()
    _ = try await first.value
    _ = try await third.value
    #expect(hasher.runCount == 2)
  }

  @Test("doesn't begin a hash whose caller has stopped waiting")
  func deadline() async throws {
    let hasher = try PasswordHasher(.cheap())
    await Deadline.$current.withValue(.after(.zero)) {
      await #expect {
        _ = try await hasher.hash(password)
      } throws: { error in
        if case HashingFailure.deadlineExceeded = error { true } else { false }
      }
    }
    #expect(hasher.runCount == 0)
  }

  @Test("refuses what waits when the service stops")
  func closing() async throws {
    let gate = HashingGate()
    let hasher = try PasswordHasher(.cheap(), beforeEach: { gate.pass() })
    let first = Task { [password] in try await hasher.hash(password) }
    let second = Task { [password] in try await hasher.hash(password) }
    while hasher.runCount == 0 || hasher.waitingCount == 0 { await Task.yield() }
    hasher.close()
    gate.open()
    var closed = 0
    for task in [first, second] {
      do {
        _ = try await task.value
      } catch HashingFailure.closed {
        closed += 1
      }
    }
    #expect(closed == 1)
    await #expect {
      _ = try await hasher.hash(password)
    } throws: { error in
      if case HashingFailure.closed = error { true } else { false }
    }
  }
}
