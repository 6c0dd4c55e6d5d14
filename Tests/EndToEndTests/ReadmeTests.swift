import Foundation
import TestSupport
import Testing

/// README.md, "Your own service", taken at its word: its files are written, its commands are run.
@Suite("The service of the README")
struct ReadmeTests {
  @Test("is built from what stands there, started, and called over TLS")
  func ownService() async throws {
    let readme = try Instructions.readme()
    #expect(
      readme.files.map(\.path) == [
        "proto/greeter.proto", "Package.swift", "Sources/greeter/Greeter.swift",
        "Sources/rollcall-greeter/Main.swift",
      ])
    let folder = try readme.write()
    try #require(readme.commands.count == 5)

    let generate = readme.commands[0].replacing(
      "../rollcall/.build/release/protoc-gen-rollcall", with: BuiltExecutable.generator.path)
    try await run(generate, in: folder)
    try await run(readme.commands[1], in: folder)
    try await run(readme.commands[2], in: folder)

    // On ports of the system's choice, where the README has its own.
    let service = try RunningProcess(
      "\(folder)/\(readme.commands[3].dropLast(" &".count))",
      ["--listen=127.0.0.1:0", "--admin=127.0.0.1:0"], folder: folder)
    let line = try #require(
      await service.errorLine(containing: "\"message\":\"ready\""), "\(service.errorText)")
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let address = try #require(record["listen"] as? String)

    let call = readme.commands[4].replacing("127.0.0.1:7404", with: address)
    #expect(try await run(call, in: folder) == "{\"text\":\"Hello, Ada!\"}\n")
    service.send(SIGTERM)
    #expect(await service.exitCode() == 0)
  }

  @Test("stands in the documentation of ServiceRuntime with the same files and commands")
  func article() throws {
    let readme = try Instructions.readme()
    let article = try Instructions.article()
    #expect(article.files == readme.files)
    #expect(article.commands == readme.commands)
  }

  @discardableResult
  private func run(_ command: String, in folder: String) async throws -> String {
    let shell = try RunningProcess(
      "/bin/sh", ["-c", command], environment: ["PATH": Instructions.path], folder: folder)
    try #require(
      await shell.exitCode() == 0, "\(command): \(shell.outputText) \(shell.errorText)")
    return shell.outputText
  }
}

/// How to make a service of one's own, as files and commands.
private struct Instructions {
  struct File: Equatable {
    let path: String
    let text: String
  }

  private(set) var files: [File] = []

  /// One for each line, those that go over several lines joined.
  private(set) var commands: [String] = []

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// With the toolchain, which may lie where only deploy/local/swift looks.
  static let path =
    (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/opt/swift/usr/bin"

  static func readme() throws -> Instructions {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return try Instructions(
      try #require(
        text.split(separator: "\n## ").first { $0.hasPrefix("Your own service\n") }))
  }

  static func article() throws -> Instructions {
    let name = "Shared/ServiceRuntime/ServiceRuntime.docc/YourOwnService.md"
    return try Instructions(
      try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)[...])
  }

  private init(_ section: Substring) throws {
    var path: String?
    var block: (language: Substring, lines: [Substring])?
    for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block, line == "```" {
        let text = open.lines.map { $0 + "\n" }.joined()
        if open.language == "sh" {
          commands += text.replacing("\\\n", with: "").split(separator: "\n").map(String.init)
        } else {
          files.append(File(path: try #require(path), text: text))
        }
        block = nil
        path = nil
      } else if let open = block {
        block = (open.language, open.lines + [line])
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3), [])
      } else if line.hasPrefix("`") {
        path = line.dropFirst().split(separator: "`").first.map(String.init)
      }
    }
  }

  /// Writes the files beside a link to this repository.
  ///
  /// The folder stays, so that the next run compiles only what has changed: a build from nothing
  /// takes half a minute of two cores.
  func write() throws -> String {
    let manager = FileManager.default
    let around = Self.root.appendingPathComponent(".build/readme")
    let folder = around.appendingPathComponent("greeter")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let link = around.appendingPathComponent("rollcall")
    try? manager.removeItem(at: link)
    try manager.createSymbolicLink(
      at: link, withDestinationURL: Self.root.resolvingSymlinksInPath())
    for part in ["proto", "Sources", ".rollcall"] {
      try? manager.removeItem(at: folder.appendingPathComponent(part))
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
    return folder.path
  }
}
