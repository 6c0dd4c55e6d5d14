import DirectoryAPI
import FoundationEssentials
import LinuxIO
import Protobuf
import RPCCore

/// Writes everybody that a user directory has, in the order of creation, page by page.
///
/// Into a file it goes by way of FILE.part, which takes FILE's place when it is whole. Beside it is
/// noted how far it has come, so that the next export to the same file goes on there.
struct ExportRun {
  private static let columns = [
    "id", "email", "display_name", "disabled", "create_time", "update_time", "revision",
  ]

  let format: PeopleFile.Format
  let directory: UserDirectoryClient
  let console: Console

  /// Writes to standard output.
  func run() async throws -> Int32 {
    if format == .csv { console.write(CSVRow.text(Self.columns)) }
    var token = ""
    repeat {
      let page = try await page(token)
      console.write(try text(page.users))
      token = page.nextPageToken
    } while !token.isEmpty
    return ExitCode.success
  }

  func run(to path: String) async throws -> Int32 {
    let part = path + ".part"
    var state = try Self.loadState(path)
    var progress = ProgressLine(console, alreadyDone: state.count)
    if state.count > 0 { progress.tell("\(path): going on after \(state.count) people") }
    let output = try OutputFile(part, keeping: state.offset)
    if state.offset == 0, format == .csv {
      try write(Array(CSVRow.text(Self.columns).utf8), to: output, &state)
    }
    repeat {
      let page = try await page(state.token)
      try write(Array(try text(page.users).utf8), to: output, &state)
      state.count += page.users.count
      state.token = page.nextPageToken
      try output.flush()
      if !state.token.isEmpty { try Self.save(state, path) }
      progress.show(nil, done: state.count, "\(state.count) people")
    } while !state.token.isEmpty
    try OutputFile.move(part, to: path)
    try OutputFile.remove(Self.statePath(path))
    progress.show(nil, done: state.count, "\(state.count) people", isLast: true)
    console.writeLine("\(state.count) people are in \(path)")
    return ExitCode.success
  }

  private func page(_ token: String) async throws(RPCError) -> ListUsersResponse {
    try await directory.listUsers(
      ListUsersRequest(pageSize: 1_000, pageToken: token),
      options: CallOptions(timeout: .seconds(60), waitForReady: true))
  }

  private func write(
    _ bytes: [UInt8], to output: OutputFile, _ state: inout State
  ) throws(SystemError) {
    try output.write(bytes)
    state.offset += UInt64(bytes.count)
  }

  private func text(_ users: [User]) throws -> String {
    var text = ""
    for user in users {
      switch format {
      case .jsonl:
        text += try user.json(options: JSONOptions(protoFieldNames: true)) + "\n"
      case .csv:
        text += CSVRow.text([
          user.id, user.email, user.displayName, user.disabled ? "true" : "false",
          try Self.time(user.createTime), try Self.time(user.updateTime), "\(user.revision)",
        ])
      }
    }
    return text
  }

  /// As proto3 JSON writes it, without the quotation marks.
  private static func time(_ time: (some Message)?) throws -> String {
    try time?.json().replacing("\"", with: "") ?? ""
  }

  private struct State {
    var offset: UInt64 = 0
    var count = 0
    var token = ""
  }

  private static func statePath(_ path: String) -> String { path + ".export-state" }

  /// An empty one if there is none that fits what is in the part.
  private static func loadState(_ path: String) throws -> State {
    guard FileManager.default.fileExists(atPath: statePath(path)),
      FileManager.default.fileExists(atPath: path + ".part")
    else { return State() }
    let text = String(
      decoding: try FileContents.read(statePath(path), limit: 16_384), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 4, words[0] == "rollcall-export-1", let offset = UInt64(words[1]),
      let count = Int(words[2]), let size = try InputFile(path + ".part").size, size >= offset
    else { return State() }
    return State(offset: offset, count: count, token: words[3])
  }

  private static func save(_ state: State, _ path: String) throws(SystemError) {
    let output = try OutputFile(statePath(path) + ".new")
    try output.write(
      Array("rollcall-export-1 \(state.offset) \(state.count) \(state.token)\n".utf8))
    try output.flush()
    try OutputFile.move(statePath(path) + ".new", to: statePath(path))
  }
}
