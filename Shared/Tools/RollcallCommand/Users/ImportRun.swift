import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport

/// Loads the people of a file into a user directory.
///
/// Several requests are under way at once, and each is answered only when its people are on the disk.
/// What is answered is noted beside the file; what isn't is sent again after a failure, which makes
/// nobody twice: whoever was made before has an account by then.
struct ImportRun {
  /// How one import differs from another.
  struct Options {
    /// Goes on from the beginning whatever an earlier run has noted.
    var restarts = false
    /// How long a directory may be away.
    var patience = Duration.seconds(60)
  }

  /// What was sent and not answered.
  private struct Batch {
    var request = LoadUsersRequest()
    var bytes = 0
    /// Lines of the request's people.
    var lines: [Int] = []
    /// Lines with something wrong, which weren't sent.
    var refusals: [(line: Int, reason: String)] = []
    var end: UInt64 = 0
    var nextLine = 0

    var isFull: Bool {
      lines.count + refusals.count >= ImportRun.batchPeople || bytes >= ImportRun.batchBytes
    }
  }

  private static let batchPeople = 500
  private static let batchBytes = 128 * 1024
  /// Enough for the directory to write many people together.
  private static let batchesAtOnce = 12
  private static let savingPause = Duration.seconds(1)

  let path: String
  let file: PeopleFile
  let directory: UserDirectoryClient
  let console: Console
  let options: Options

  private var state: ImportState
  private var progress: ProgressLine
  private var lastSaved = ContinuousClock.now
  private var isAtEnd = false

  private var isResumable: Bool { path != "-" && file.size != nil }

  init(
    _ path: String, format: PeopleFile.Format, into directory: UserDirectoryClient,
    console: Console, options: Options
  ) throws {
    self.path = path
    self.directory = directory
    self.console = console
    self.options = options
    file = try PeopleFile(path, format: format)
    let size = file.size
    let found =
      try options.restarts || path == "-"
      ? nil : size.flatMap { try ImportState.load(for: path, size: $0) }
    state =
      found
      ?? ImportState(size: size ?? 0, offset: file.beginning.offset, line: file.beginning.line)
    progress = ProgressLine(console, alreadyDone: found.map(Self.count) ?? 0)
    if !file.unusedColumns.isEmpty {
      progress.tell(
        "\(path): columns that are not loaded: \(file.unusedColumns.joined(separator: ", "))")
    }
    if let found {
      progress.tell("\(path): going on at line \(found.line), where the last import ended")
    }
  }

  /// - Returns: The exit code.
  mutating func run() async throws -> Int32 {
    var failing: ContinuousClock.Instant?
    while !isAtEnd {
      if isResumable { try file.seek(to: state.offset, line: state.line) }
      let before = state.offset
      do {
        try await load()
      } catch let error as RPCError {
        try save()
        if state.offset > before { failing = nil }
        failing = failing ?? .now
        guard isResumable, error.code == .unavailable,
          .now - (failing ?? .now) < options.patience
        else { throw error }
        progress.tell("\(ErrorReport.text(error)); trying again")
        try await Task.sleep(for: .milliseconds(Int.random(in: 300...700)))
      }
    }
    if isResumable { try ImportState.remove(for: path) }
    progress.show(1, done: Self.count(state), summary, isLast: true)
    console.writeLine(summary)
    return state.refused == 0 ? ExitCode.success : ExitCode.failure
  }

  private var summary: String {
    "\(state.created) created, \(state.existing) there already, \(state.refused) refused"
  }

  private static func count(_ state: ImportState) -> Int {
    state.created + state.existing + state.refused
  }

  /// One call, to the end of the file.
  private mutating func load() async throws {
    let call = try await directory.loadUsers()
    defer { call.cancel() }
    // Answers are taken while requests are sent, so that neither side waits for the other to read.
    let (answers, arrivals) = AsyncThrowingStream.makeStream(of: LoadUsersResponse.self)
    async let receiving: Void = Self.receive(call.responses, into: arrivals)
    var responses = answers.makeAsyncIterator()
    var sent: [Batch] = []
    var next = try nextBatch()
    while next != nil || !sent.isEmpty {
      while let batch = next, sent.count < Self.batchesAtOnce {
        if !batch.lines.isEmpty { try await call.send(batch.request) }
        sent.append(batch)
        next = try nextBatch()
      }
      let batch = sent.removeFirst()
      if batch.lines.isEmpty {
        try finish(batch, [])
      } else {
        guard let response = try await responses.next() else {
          throw RPCError(.internalError, "the directory ended the load before its end")
        }
        guard response.users.count == batch.lines.count else {
          throw RPCError(.internalError, "the directory answered for another number of people")
        }
        try finish(batch, response.users)
      }
    }
    call.finishSending()
    guard try await responses.next() == nil else {
      throw RPCError(.internalError, "the directory answered more than it was asked")
    }
    await receiving
    isAtEnd = true
  }

  /// No more come than requests are under way.
  private static func receive(
    _ responses: ResponseStream<LoadUsersResponse>,
    into arrivals: AsyncThrowingStream<LoadUsersResponse, any Error>.Continuation
  ) async {
    do {
      for try await response in responses { arrivals.yield(response) }
      arrivals.finish()
    } catch {
      arrivals.finish(throwing: error)
    }
  }

  private func nextBatch() throws -> Batch? {
    var batch = Batch()
    while !batch.isFull, let entry = try file.next() {
      switch entry.person {
      case .success(let person):
        batch.request.users.append(person)
        batch.lines.append(entry.line)
        batch.bytes += person.email.utf8.count + person.displayName.utf8.count + 64
      case .failure(let flaw): batch.refusals.append((entry.line, flaw.reason))
      }
      batch.end = entry.end
      batch.nextLine = entry.nextLine
    }
    return batch.nextLine == 0 ? nil : batch
  }

  private mutating func finish(_ batch: Batch, _ answers: [LoadedUser]) throws {
    var refusals = batch.refusals
    for (line, answer) in zip(batch.lines, answers) {
      switch answer.outcome {
      case .created: state.created += 1
      case .exists: state.existing += 1
      case .refused: refusals.append((line, answer.reason))
      default: refusals.append((line, "has an outcome that this command doesn't know"))
      }
    }
    state.refused += refusals.count
    for refusal in refusals.sorted(by: { $0.line < $1.line }) {
      progress.tell("\(path):\(refusal.line): \(refusal.reason)")
    }
    state.offset = batch.end
    state.line = batch.nextLine
    if .now - lastSaved >= Self.savingPause { try save() }
    progress.show(
      isResumable ? Double(state.offset) / Double(max(1, state.size)) : nil,
      done: Self.count(state), summary)
  }

  private mutating func save() throws {
    lastSaved = .now
    if isResumable { try state.save(for: path) }
  }
}
