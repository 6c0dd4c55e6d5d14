import RPCCore
import Testing

@testable import RollcallCommand

@Suite("What people type")
struct TypedTextTests {
  @Test(
    "reads timeouts",
    arguments: [
      ("500ms", Duration.milliseconds(500)), ("2s", .seconds(2)), ("1.5s", .milliseconds(1500)),
      ("1m", .seconds(60)), ("2h", .seconds(7200)), ("0.5ms", .microseconds(500)),
    ])
  func timeouts(text: String, duration: Duration) throws {
    #expect(try TimeoutText.parse(text) == duration)
  }

  @Test(
    "refuses what is no timeout",
    arguments: ["", "2", "s", "-1s", "0s", "1e3s", "1.2.3s", "2 s", "nans", "9999999999h", "٢s"])
  func badTimeouts(text: String) {
    #expect(throws: UsageError.self) { try TimeoutText.parse(text) }
  }

  @Test("reads metadata: text as it is, the value of a -bin key from base64")
  func metadata() throws {
    let metadata = try HeaderText.parse(["Trace-Id: a:b", "k-bin:AAH/", "empty:"])
    #expect(metadata["trace-id"] == "a:b")
    #expect(metadata[binary: "k-bin"] == [0, 1, 255])
    #expect(metadata["empty"] == "")
  }

  @Test("refuses metadata that breaks a rule", arguments: ["k", ":v", "k-bin:?", "k y:v", "k:é"])
  func badMetadata(text: String) {
    #expect(throws: UsageError.self) { try HeaderText.parse([text]) }
  }

  @Test(
    "finds the word that was meant",
    arguments: [
      ("GetUsr", "GetUser"), ("getuser", "GetUser"), ("GteUser", "GetUser"),
      ("CreatUser", "CreateUser"), ("cal", "call"),
    ])
  func suggestion(typed: String, meant: String) {
    let words = ["CreateUser", "GetUser", "call", "list"]
    #expect(Suggestion.nearest(to: typed, among: words) == meant)
  }

  @Test("suggests nothing for a word that is near none", arguments: ["", "xyzzy", "walk"])
  func noSuggestion(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: ["CreateUser", "list"]) == nil)
  }
}

@Suite("Names of methods")
struct MethodNamesTests {
  let names = MethodNames(paths: [
    "r.directory.v1.UserDirectory/GetUser", "r.directory.v1.UserDirectory/DeleteUser",
    "r.groups.v1.Groups/GetGroup", "r.groups.v1.Groups/Remove", "r.goals.v1.Goals/Remove",
    "r.goals.v2.Goals/List",
  ])

  @Test(
    "takes a unique method, a short service name or the full path",
    arguments: [
      "GetUser", "UserDirectory/GetUser", "r.directory.v1.UserDirectory/GetUser",
      "/r.directory.v1.UserDirectory/GetUser",
    ])
  func method(text: String) throws {
    #expect(try names.method(text) == "r.directory.v1.UserDirectory/GetUser")
  }

  @Test(
    "says what was meant, or what there is to choose from",
    arguments: [
      (
        "GetUsers",
        "there is no method \"GetUsers\"; did you mean GetUser? (rollcall list shows them all)"
      ),
      ("Remove", "\"Remove\" could be Groups/Remove or Goals/Remove"),
      ("Goals/Remove", "\"Goals\" could be r.goals.v1.Goals or r.goals.v2.Goals"),
      (
        "UserDirectory/Get",
        "r.directory.v1.UserDirectory has no method \"Get\""
          + " (rollcall describe UserDirectory shows them all)"
      ),
      (
        "Group/GetGroup",
        "there is no service \"Group\"; did you mean Groups? (rollcall list shows them all)"
      ),
      (
        "UserDirectory",
        "UserDirectory is a service; say which of its methods: GetUser, DeleteUser"
      ),
    ])
  func mistakes(text: String, message: String) {
    #expect(throws: UsageError(message)) { try names.method(text) }
  }
}

@Suite("What people read")
struct ReportTests {
  @Test("every status has its own exit code, 65 to 80, and OK has 0")
  func exitCodes() {
    #expect(ExitCode.of(.ok) == 0)
    #expect(ExitCode.of(.notFound) == 69)
    let others = StatusCode.allCases.filter { $0 != .ok }
    #expect(others.map(ExitCode.of) == Array(65...80))
    for status in others {
      #expect(ExitCode.table.contains("   \(ExitCode.of(status))  \(status.name)\n"))
    }
  }

  @Test("each violation of a field stands on a line of its own")
  func violations() {
    let error = RPCError.invalidArgument([
      FieldViolation(field: "email", description: "has no \"@\""),
      FieldViolation(field: "", description: "is too large"),
    ])
    #expect(
      ErrorReport.text(error) == """
        INVALID_ARGUMENT: email has no "@";  is too large
          email: has no "@"
          the request: is too large
        """)
  }

  @Test("the other details and the trailers are told in words")
  func details() {
    let error = RPCError(
      .resourceExhausted, "",
      details: [
        .retryInfo(delay: .milliseconds(1250)),
        .errorInfo(reason: "FULL", domain: "rollcall.test", metadata: ["limit": "5", "a": "b"]),
        .resourceInfo(type: "group", name: "g1", owner: "marta", description: "has no place left"),
        .other(typeURL: "type.googleapis.com/x.Y", value: [1, 2]),
      ], metadata: ["k": "v"])
    #expect(
      ErrorReport.text(error) == """
        RESOURCE_EXHAUSTED
          try again after 1.25 s
          reason FULL (rollcall.test), a: b, limit: 5
          resource group "g1" of marta: has no place left
          type.googleapis.com/x.Y: 2 bytes
          trailer k: v
        """)
  }

  @Test(
    "spans are told in seconds",
    arguments: [
      (Duration.seconds(2), "2 s"), (.milliseconds(5), "0.005 s"),
      (.milliseconds(10_500), "10.5 s"),
    ])
  func seconds(duration: Duration, text: String) {
    #expect(duration.formattedSeconds == text)
  }
}
