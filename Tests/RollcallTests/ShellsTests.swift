import Foundation
import TestSupport
import Testing

@testable import RollcallCommand

@Suite("Completions and the manual page", .timeLimit(.minutes(1)))
struct ShellsTests {
  private static func output(_ words: [String]) async -> String {
    let typist = Typist()
    #expect(await Rollcall.run(words, console: typist.console) == 0)
    return typist.seen
  }

  private static func write(_ text: String, to file: String) throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// What a shell says of a script, and how it ends.
  private static func run(_ program: String, _ arguments: [String]) async throws -> (
    code: Int32, text: String
  ) {
    let process = try RunningProcess(program, arguments)
    let code = await process.exitCode()
    return (code, process.outputText + process.errorText)
  }

  private static let commands = [
    "certs", "list", "describe", "call", "load", "people", "users", "sign-in", "health", "top",
    "completions", "man",
  ]

  @Test("bash completes commands, options, words and methods")
  func bash() async throws {
    let folder = try TemporaryFolder()
    try Self.write(await Self.output(["completions", "bash"]), to: folder.path(of: "rollcall"))
    let script = """
      . '\(folder.path)/rollcall'
      try() {
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
        _rollcall
        echo "${COMPREPLY[*]}"
      }
      try rollcall compl
      try rollcall call --plain
      try rollcall call --protocol g
      try rollcall completions z
      try rollcall call 127.0.0.1:7401 rollcall.groups.v1.Groups/CreateG
      """
    let (code, text) = try await Self.run("/bin/bash", ["-euc", script])
    #expect(code == 0, "\(text)")
    #expect(
      text == """
        completions
        --plaintext
        grpc
        zsh
        rollcall.groups.v1.Groups/CreateGroup

        """)
  }

  @Test(
    "zsh and fish take what is made for them, and know every command", arguments: ["zsh", "fish"])
  func others(_ shell: String) async throws {
    let folder = try TemporaryFolder()
    let script = await Self.output(["completions", shell])
    try Self.write(script, to: folder.path(of: "completions"))
    let (code, text) = try await Self.run(
      "/usr/bin/\(shell)", ["-n", folder.path(of: "completions")])
    #expect(code == 0, "\(text)")
    #expect(text == "")
    for command in Self.commands { #expect(script.contains(command)) }
    #expect(script.contains("rollcall.groups.v1.Groups/CreateGroup"))
  }

  @Test("fish completes commands and options")
  func fish() async throws {
    let folder = try TemporaryFolder()
    try Self.write(
      await Self.output(["completions", "fish"]), to: folder.path(of: "rollcall.fish"))
    let script = """
      source '\(folder.path)/rollcall.fish'
      complete -C 'rollcall compl'
      complete -C 'rollcall call --plain'
      """
    let (code, text) = try await Self.run("/usr/bin/fish", ["--no-config", "-c", script])
    #expect(code == 0, "\(text)")
    #expect(text.contains("completions\t"))
    #expect(text.contains("--plaintext\t"))
  }

  @Test("zsh loads its completions")
  func zsh() async throws {
    let folder = try TemporaryFolder()
    try Self.write(await Self.output(["completions", "zsh"]), to: folder.path(of: "_rollcall"))
    let script = """
      fpath=('\(folder.path)' $fpath)
      autoload -Uz compinit && compinit -D -u
      print ${_comps[rollcall]}
      """
    let (code, text) = try await Self.run("/usr/bin/zsh", ["-fc", script])
    #expect(code == 0, "\(text)")
    #expect(text == "_rollcall\n")
  }

  @Test("the manual page has every command and option, and no mistakes")
  func manual() async throws {
    let folder = try TemporaryFolder()
    let page = await Self.output(["man"])
    try Self.write(page, to: folder.path(of: "rollcall.1"))
    let (code, text) = try await Self.run(
      "/usr/bin/mandoc", ["-T", "lint", "-W", "warning", folder.path(of: "rollcall.1")])
    let findings = text.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(findings.isEmpty, "\(code): \(text)")
    for command in Self.commands {
      #expect(page.contains(".SS \(command.replacing("-", with: "\\-"))\n"))
    }
    #expect(page.contains("\\fB\\-\\-threshold\\fR"))
  }

  @Test("an unknown shell is refused with those that are known")
  func unknownShell() async {
    let typist = Typist()
    #expect(await Rollcall.run(["completions", "csh"], console: typist.console) == 64)
    #expect(typist.told.contains("bash, zsh and fish"))
  }
}
