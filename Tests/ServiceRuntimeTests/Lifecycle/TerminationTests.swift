import LinuxIO
import Testing

@testable import ServiceRuntime

@Suite("The wish to stop")
struct TerminationTests {
  private final class Insistence: Sendable {
    let signals = Lock<[TerminationSignal]>([])
  }

  private let insistence = Insistence()
  private let termination: Termination

  init() {
    termination = Termination { [insistence] signal in
      insistence.signals.withLock { $0.append(signal) }
    }
  }

  @Test("is heard by whoever waits for it")
  func awaited() async {
    async let first = termination.first()
    termination.receive(.interrupt)
    #expect(await first == .interrupt)
    #expect(insistence.signals.withLock { $0 }.isEmpty)
  }

  @Test("isn't lost when it comes before somebody waits")
  func early() async {
    termination.receive(.terminate)
    #expect(await termination.first() == .terminate)
  }

  @Test("ends a start that takes long, whether it comes during that or before")
  func abandoned() async {
    let abandoned = Lock(0)
    termination.whenAsked { abandoned.withLock { $0 += 1 } }
    #expect(abandoned.withLock { $0 } == 0)
    termination.receive(.terminate)
    #expect(abandoned.withLock { $0 } == 1)
    termination.whenAsked { abandoned.withLock { $0 += 1 } }
    #expect(abandoned.withLock { $0 } == 2)
    #expect(await termination.first() == .terminate)
  }

  @Test("counts as insistence the second time, whichever signal it is")
  func second() async {
    termination.receive(.terminate)
    termination.receive(.interrupt)
    #expect(insistence.signals.withLock { $0 } == [.interrupt])
    #expect(await termination.first() == .terminate)
  }

  @Test("ends a process as a shell expects")
  func codes() {
    #expect(Termination.exitCode(for: .interrupt) == 130)
    #expect(Termination.exitCode(for: .terminate) == 143)
    #expect(TerminationSignal.interrupt.name == "SIGINT")
    #expect(TerminationSignal.terminate.name == "SIGTERM")
  }
}
