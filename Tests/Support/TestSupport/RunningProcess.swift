import Foundation
import LinuxIO

/// A program that runs beside the test. It is killed with this object, and when a task that waits
/// for it is cancelled, so that no test waits for ever.
package final class RunningProcess: Sendable {
  private let process: Lock<Process>
  private let output = OutputCapture()
  private let errors = OutputCapture()
  package let pid: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: Variables on top of the test's own.
  ///   - folder: Where it runs; the test's own folder if `nil`.
  ///   - input: What it reads on standard input, which then ends.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    folder: String? = nil, input: String = ""
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let inputPipe = Pipe()
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try Self.withEverySignal { try process.run() }
    pid = process.processIdentifier
    self.process = Lock(process)
    output.read(outputPipe.fileHandleForReading)
    errors.read(errorPipe.fileHandleForReading)
    let handle = inputPipe.fileHandleForWriting
    // The program may end without reading; a failed write is then as it should be, and no signal.
    Thread.detachNewThread {
      Self.blockBrokenPipes()
      try? handle.write(contentsOf: Data(input.utf8))
      try? handle.close()
    }
  }

  deinit { end() }

  /// What it has written to standard output so far.
  package var outputText: String { output.text }
  /// What it has written to standard error so far.
  package var errorText: String { errors.text }

  /// Whether it runs no more.
  package var hasEnded: Bool { process.withLock { !$0.isRunning } }

  package func send(_ signal: Int32) {
    process.withLock { if $0.isRunning { kill($0.processIdentifier, signal) } }
  }

  /// The first line on standard error that holds `text`; `nil` if the program ends without one.
  package func errorLine(containing text: String) async -> String? {
    await wait { await self.errors.line(containing: text) }
  }

  /// The first line on standard output that holds `text`; `nil` if the program ends without one.
  package func outputLine(containing text: String) async -> String? {
    await wait { await self.output.line(containing: text) }
  }

  /// Waits for the end of the program: its exit code, or the signal that ended it, negative.
  package func exitCode() async -> Int32 {
    await wait {
      await self.output.end()
      await self.errors.end()
      return self.process.withLock { process in
        process.waitUntilExit()
        return process.terminationReason == .exit
          ? process.terminationStatus : -process.terminationStatus
      }
    }
  }

  private func wait<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value {
    await withTaskCancellationHandler(operation: body, onCancel: { end() })
  }

  private func end() { send(SIGKILL) }

  /// Of this thread, where writing to a pipe that nobody reads would end the process.
  private static func blockBrokenPipes() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Runs `body` with no signal blocked. Swift's own threads block most of them, a program that is
  /// started inherits that, and could then not be asked to end.
  private static func withEverySignal(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}

/// Everything that came through a pipe.
private final class OutputCapture: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Lock(State())

  var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// Reads to the end on a thread of its own, since reading blocks.
  func read(_ handle: FileHandle) {
    Thread.detachNewThread {
      while true {
        let data = handle.availableData
        let waiting = self.state.withLock { state in
          state.bytes.append(contentsOf: data)
          state.hasEnded = data.isEmpty
          defer { state.waiting = [] }
          return state.waiting
        }
        for continuation in waiting { continuation.resume() }
        if data.isEmpty { return }
      }
    }
  }

  func line(containing text: String) async -> String? {
    var seen = 0
    while true {
      let (lines, isLast) = state.withLock { state in
        // Only whole lines, until there is no more to come.
        let end = state.bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
        let whole = state.hasEnded ? state.bytes[...] : state.bytes[..<end]
        return (String(decoding: whole, as: UTF8.self).split(separator: "\n"), state.hasEnded)
      }
      if let line = lines.first(where: { $0.contains(text) }) { return String(line) }
      if isLast { return nil }
      seen = await more(than: seen)
    }
  }

  func end() async {
    var seen = 0
    while !state.withLock({ $0.hasEnded }) { seen = await more(than: seen) }
  }

  /// Waits until there are more bytes, or the end, and tells how many there are.
  private func more(than count: Int) async -> Int {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let isThere = state.hasEnded || state.bytes.count > count
        if !isThere { state.waiting.append(continuation) }
        return isThere
      }
      if isThere { continuation.resume() }
    }
    return state.withLock { $0.bytes.count }
  }
}
