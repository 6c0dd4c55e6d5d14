import DirectoryAPI
import Foundation
import TestSupport
import Testing

/// `rollcall walkthrough` as a person types it, against the running services.
@Suite("The walkthrough", .timeLimit(.minutes(2)))
struct WalkthroughTests {
  private func walk(
    _ suite: RunningSuite, _ options: [String] = [], groups: String? = nil
  ) async throws -> (code: Int32, output: String, errors: String) {
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path,
      [
        "walkthrough", "--directory", suite.directory.address, "--groups",
        groups ?? suite.groups.address, "--profiles", suite.profiles.address,
      ] + options,
      environment: ["ROLLCALL_CERTS": suite.folder.path])
    let code = await process.exitCode()
    return (code, process.outputText, process.errorText)
  }

  private func accounts(_ suite: RunningSuite) async throws -> [String] {
    try await suite.users().listUsers(ListUsersRequest(pageSize: 1_000)).users.map(\.email)
  }

  @Test("tells three stories, any number of times, and leaves nobody behind")
  func stories() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    for turn in 0..<3 {
      // The last time among people whose addresses begin alike.
      let others =
        turn < 2
        ? []
        : try await suite.people(
          "mario.rossi@example.com", "mario.rossi+1@example.com", "mario.rossi+2@example.com",
          "mario.rossini@example.com", "mario.rosa@example.com", "mario.rossi+3@example.com")
      let walk = try await walk(suite)
      #expect(walk.code == 0, "\(walk.errors)\(walk.output)")
      for words in [
        "UNAUTHENTICATED: the e-mail or the password is wrong", "✓ Mario Rossi",
        "add people to your group", "[Done]", "Saturday climbing is made",
        "NOT_FOUND: there is no goal",
        "image/png, 76 × 76 pixels", "isn't sent", "FAILED_PRECONDITION",
        "Marta's groups: none", "Mario's groups:",
        "4 columns; cells of 76.25 × 76.25 on #555555", "[light7]", "light7 on #2e7d32",
        "[long term]", "10 of 10, reached!",
        "Her other phone hears: Climb ten routes, 10 of 10, reached just now",
        "Her other phone hears: the goal is gone", "This was the step that did it.",
        "Goals that Marta has reached: none", "Their accounts, profiles and goals are gone",
      ] {
        #expect(walk.output.contains(words), "\(words)")
      }
      #expect(walk.output.split(separator: "\n").allSatisfy { $0.last != " " })
      #expect(try await Set(accounts(suite)) == Set(others.map(\.email)))
    }
  }

  @Test("computes the grid for the width that is asked for")
  func width() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let narrow = try await walk(suite, ["--width", "320"])
    #expect(narrow.output.contains("3 columns; cells of 86.67 × 86.67 on #aaaaaa"))
    let wrong = try await walk(suite, ["--width", "wide"])
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("--width takes a number of points from 100 to 10000"))
  }

  @Test("takes its people along when something fails halfway")
  func failure() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let walk = try await walk(suite, groups: "127.0.0.1:1")
    #expect(walk.code == 78, "\(walk.errors)")
    #expect(walk.errors.contains("127.0.0.1:1"))
    #expect(try await accounts(suite) == [])
  }

  @Test("leaves everything as it is if asked to, with commands that go on from there")
  func keep() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let walk = try await walk(suite, ["--keep"])
    #expect(walk.code == 0, "\(walk.errors)")
    #expect(try await accounts(suite).count == 3)
    let commands = walk.output.split(separator: "\n").filter {
      $0.hasPrefix(BuiltExecutable.rollcall.path)
    }
    #expect(commands.count >= 6)
    for command in commands {
      let shell = try RunningProcess(
        "/bin/sh", ["-c", String(command)], environment: ["ROLLCALL_CERTS": suite.folder.path])
      #expect(await shell.exitCode() == 0, "\(command): \(shell.errorText)")
    }
  }
}
