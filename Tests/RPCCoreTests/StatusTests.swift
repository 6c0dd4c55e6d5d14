import RPCCore
import Testing

@Suite("Status")
struct StatusTests {
  @Test("has the numbers and names of gRPC")
  func numbers() {
    #expect(StatusCode.allCases.map(\.rawValue) == Array(0...16))
    #expect(StatusCode.notFound.name == "NOT_FOUND")
    #expect(StatusCode(number: 5) == .notFound)
    #expect(StatusCode(number: 17) == .unknown)
  }

  @Test("an error is never OK")
  func neverOK() {
    #expect(RPCError(.ok, "x").code == .internalError)
  }

  @Test("names every violated field in the text and in a detail")
  func violations() {
    let violations = [
      FieldViolation(field: "email", description: "has no @"),
      FieldViolation(field: "display_name", description: "is empty"),
    ]
    let error = RPCError.invalidArgument(violations)
    #expect(error.message == "email has no @; display_name is empty")
    #expect(error.violations == violations)
    #expect("\(error)" == "INVALID_ARGUMENT: email has no @; display_name is empty")
  }

  @Test("shows its cause in the log's text and not in the message")
  func cause() {
    struct Broken: Error {}
    let error = RPCError(.unavailable, "try later", cause: Broken())
    #expect(error.message == "try later")
    #expect("\(error)" == "UNAVAILABLE: try later (Broken())")
  }
}
