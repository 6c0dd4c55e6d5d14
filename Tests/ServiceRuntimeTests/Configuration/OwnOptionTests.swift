import Testing

@testable import ServiceRuntime

@Suite("An option that one service has")
struct OwnOptionTests {
  static let places = OwnOption.number(
    "places", meaning: "how many may sit", default: 5, allowed: 2...9)
  static let patience = OwnOption.duration("patience", meaning: "how long to wait", default: "2s")
  static let motto = OwnOption.text(
    "motto", placeholder: "WORDS", meaning: "what is said", default: "hello")
  static let kitchen = OwnOption.target("kitchen", meaning: "who cooks")
  static let service = ServiceDefinition(
    name: "tables", summary: "tables", port: 1, adminPort: 2,
    ownOptions: [places, patience, motto, kitchen])

  static func read(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) -> CommandLineRequest {
    CommandLineReader.read(arguments, environment: { environment[$0] }, process: 1, for: service)
  }

  static func settings(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> ServiceSettings {
    let request = read(arguments, environment)
    guard case .run(let settings) = request else { throw Unexpected(text: "\(request)") }
    return settings
  }

  struct Unexpected: Error { let text: String }

  @Test("has its default, and flag over environment over that")
  func values() throws {
    let usual = try Self.settings([])
    #expect(usual.number(Self.places) == 5)
    #expect(usual.duration(Self.patience) == .seconds(2))
    #expect(usual.text(Self.motto) == "hello")
    #expect(usual.target(Self.kitchen) == nil)
    let given = try Self.settings(
      ["--places=7", "--kitchen", "127.0.0.1:5", "--motto=hi"],
      ["ROLLCALL_PLACES": "3", "ROLLCALL_PATIENCE": "500ms"])
    #expect(given.number(Self.places) == 7)
    #expect(given.duration(Self.patience) == .milliseconds(500))
    #expect(given.text(Self.motto) == "hi")
    #expect(given.target(Self.kitchen) == "127.0.0.1:5")
    let sources = given.report.filter { ["places", "patience"].contains($0.option.name) }
    #expect(sources.map(\.source) == [.flag, .environment])
  }

  @Test("is checked with the others")
  func refusals() {
    guard
      case .refuse(let mistakes) = Self.read(
        ["--places=1", "--patience=2", "--motto=", "--kitchen=here"])
    else {
      Issue.record("not refused")
      return
    }
    #expect(mistakes.count == 4)
    #expect(mistakes.first == "--places is \"1\", but it takes a number from 2 to 9")
    #expect(mistakes.last?.hasSuffix("or off") == true)
  }

  @Test("stands in the help")
  func help() {
    guard case .help(let text) = Self.read(["--help"]) else {
      Issue.record("no help")
      return
    }
    #expect(text.contains("  --places NUMBER"))
    #expect(text.contains("default 5, environment ROLLCALL_PLACES"))
    #expect(text.contains("  --motto WORDS"))
  }
}
