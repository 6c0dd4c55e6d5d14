import Foundation
import RPCCore
import TestSupport
import Testing

@testable import RollcallCommand

@Suite("The access token of a call")
struct AccessTokenOptionTests {
  private func metadata(
    _ words: [String], environment: [String: String] = [:], beside: Metadata = [:]
  ) throws -> Metadata {
    let syntax = CommandSyntax(
      name: "call", summary: "", operands: "", operandCounts: 0...0,
      options: [
        AccessTokenOption.option, .init(names: ["--plaintext"], value: nil, help: ""),
      ])
    return try AccessTokenOption.metadata(
      try syntax.parse(words), beside: beside, console: Typist().console(environment: environment))
  }

  @Test("is typed, or in a file, or in the environment, in that order")
  func sources() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/token"
    try Data("from.a.file\r\n".utf8).write(to: URL(fileURLWithPath: path))
    let environment = ["ROLLCALL_TOKEN": "from.the.environment"]
    #expect(
      try metadata(["--token", "a.b.c"], environment: environment)["authorization"]
        == "Bearer a.b.c")
    #expect(
      try metadata(["--token", "@\(path)"], environment: environment)["authorization"]
        == "Bearer from.a.file")
    #expect(
      try metadata([], environment: environment, beside: ["tenant": "blue"])
        == ["tenant": "blue", "authorization": "Bearer from.the.environment"])
    #expect(try metadata([], environment: ["ROLLCALL_TOKEN": ""]).isEmpty)
    #expect(try metadata([]).isEmpty)
  }

  @Test("of the environment goes to nobody without TLS, and gives way to a header")
  func environment() throws {
    let environment = ["ROLLCALL_TOKEN": "from.the.environment"]
    #expect(try metadata(["--plaintext"], environment: environment).isEmpty)
    let header: Metadata = ["authorization": "Bearer typed"]
    #expect(try metadata([], environment: environment, beside: header) == header)
  }

  @Test("is refused without being shown", arguments: ["", "se cret", "secret\u{1}", "sécret"])
  func refused(_ token: String) {
    let error = #expect(throws: UsageError.self) { _ = try metadata(["--token", token]) }
    #expect(error?.message == "what --token has is no access token")
  }

  @Test("goes with no second one, with TLS alone, and out of files that are there")
  func contradictions() {
    for (words, header, problem) in [
      (["--token", "secret"], ["authorization": "Basic x"] as Metadata, "twice"),
      (["--token", "secret", "--plaintext"], [:], "without TLS"),
      (["--token", "@/nowhere/token"], [:], "/nowhere/token"),
    ] {
      let error = #expect(throws: UsageError.self) { _ = try metadata(words, beside: header) }
      #expect(error?.message.contains(problem) == true)
      #expect(error?.message.contains("secret") == false)
    }
  }
}
