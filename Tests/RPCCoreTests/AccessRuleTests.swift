import RPCCore
import Testing

@Suite("Access rules")
struct AccessRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: AccessRule
    let caller: String?
    let refused: StatusCode?
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "any peer takes a named caller", rule: .anyPeer, caller: "x", refused: nil),
    Row(name: "any peer refuses a nobody", rule: .anyPeer, caller: nil, refused: .unauthenticated),
    Row(name: "a list takes who is on it", rule: .callers(["a", "b"]), caller: "b", refused: nil),
    Row(
      name: "a list refuses the others", rule: .callers(["a"]), caller: "b",
      refused: .permissionDenied),
    Row(
      name: "a list refuses a nobody", rule: .callers(["a"]), caller: nil,
      refused: .unauthenticated),
    Row(
      name: "an empty list refuses everybody", rule: .callers([]), caller: "a",
      refused: .permissionDenied),
    Row(
      name: "people are asked to sign in", rule: .callers(["a"], users: .signedIn), caller: "b",
      refused: .unauthenticated),
    Row(
      name: "people are asked to sign in whoever they come through",
      rule: .callers([], users: .themselves(field: "id")), caller: nil, refused: .unauthenticated),
    Row(
      name: "a service on the list needs nobody who signed in",
      rule: .callers(["a"], users: .signedIn), caller: "a", refused: nil),
  ]

  @Test("admit and refuse", arguments: rows)
  func admission(_ row: Row) {
    let method = MethodDescriptor(
      service: "a.v1.S", name: "M", kind: .unary, idempotency: .unknown, access: row.rule)
    let peer = row.caller.map { PeerIdentity(trustDomain: "rollcall.test", name: $0) }
    do throws(RPCError) {
      try row.rule.admit(peer, to: method)
      #expect(row.refused == nil)
    } catch {
      #expect(error.code == row.refused)
      #expect(error.message.contains("a.v1.S/M"))
    }
  }
}
