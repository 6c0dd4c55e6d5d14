import AdminHTTP
import Foundation
import LinuxIO
import RPCCore
import TestSupport
import Testing

@testable import ServiceRuntime

@Suite("Access to the admin port")
struct AdminAccessTests {
  private static let token = "0123456789abcdef0123"

  private static func request(_ headers: [String: String]) -> AdminRequest {
    AdminRequest(path: "/console.json", headers: headers)
  }

  @Test(
    "without a token is for whoever names this machine by its address",
    arguments: [
      ("127.0.0.1:9401", true), ("localhost:9401", true), ("localhost", true), ("[::1]:9401", true),
      ("[::1]", true), ("127.0.0.1", true), ("evil.example.com", false),
      ("evil.example.com:9401", false), ("localhost.example.com", false), ("", false),
    ])
  func host(_ host: String, _ isLetIn: Bool) {
    let refusal = AdminAccess.local.refusal(of: Self.request(["host": host]))
    #expect(refusal?.status == (isLetIn ? nil : 421))
  }

  @Test(
    "with a token is for whoever bears it",
    arguments: [
      ("Bearer 0123456789abcdef0123", true), ("Bearer 0123456789abcdef0124", false),
      ("Bearer 0123456789abcdef012", false), ("Bearer 0123456789abcdef01234", false),
      ("Bearer ", false), ("0123456789abcdef0123", false), ("Basic 0123456789abcdef0123", false),
      (nil, false),
    ] as [(String?, Bool)])
  func token(_ given: String?, _ isLetIn: Bool) {
    var headers = ["host": "users.example.com"]
    headers["authorization"] = given
    let refusal = AdminAccess.bearing(Array(Self.token.utf8)).refusal(of: Self.request(headers))
    #expect(refusal?.status == (isLetIn ? nil : 401))
    #expect(refusal?.challenge == (isLetIn ? nil : "Bearer"))
  }

  @Test("lets only the page's own requests change something")
  func changes() {
    let access = AdminAccess.local
    let host = ["host": "127.0.0.1:9401"]
    let own = host.merging(["x-rollcall-console": "1"]) { $1 }
    let page = own.merging(["origin": "http://127.0.0.1:9401"]) { $1 }
    #expect(access.refusal(ofChange: Self.request(own)) == nil)
    #expect(access.refusal(ofChange: Self.request(page)) == nil)
    #expect(access.refusal(ofChange: Self.request(host))?.status == 403)
    for origin in ["http://evil.example.com", "null", "http://127.0.0.1:9402"] {
      let foreign = own.merging(["origin": origin]) { $1 }
      #expect(access.refusal(ofChange: Self.request(foreign))?.status == 403)
    }
  }

  @Test(
    "needs a token where others can reach it",
    arguments: [
      ("127.0.0.1:1", false), ("127.8.0.1:1", false), ("[::1]:1", false), ("0.0.0.0:1", true),
      ("[::]:1", true), ("10.0.0.1:1", true),
    ])
  func address(_ text: String, _ needsToken: Bool) throws {
    let address = try #require(SocketAddress(numeric: text))
    let access = try AdminAccess(tokenFile: nil, for: address)
    let refusal = access.refusal(of: Self.request(["host": text]))
    #expect(refusal?.status == (needsToken ? 403 : nil))
  }

  @Test(
    "takes a file with one fit token only",
    arguments: [
      ("0123456789abcdef\n", true), ("0123456789abcdef", true), ("short\n", false), ("", false),
      ("0123456789abcdef\t0123456789abcdef", false), ("0123456789abcdé012", false),
    ])
  func file(_ text: String, _ isFit: Bool) throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/token"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let address = try #require(SocketAddress(numeric: "0.0.0.0:1"))
    if isFit {
      let access = try AdminAccess(tokenFile: file, for: address)
      let request = Self.request(["authorization": "Bearer 0123456789abcdef"])
      #expect(access.refusal(of: request) == nil)
    } else {
      #expect(throws: RuntimeError.self) { _ = try AdminAccess(tokenFile: file, for: address) }
    }
  }

  @Test("names the file that can't be read")
  func missingFile() throws {
    let address = try #require(SocketAddress(numeric: "127.0.0.1:1"))
    let failure = #expect(throws: RuntimeError.self) {
      _ = try AdminAccess(tokenFile: "/nowhere/token", for: address)
    }
    #expect(failure?.message.contains("/nowhere/token") == true)
  }
}
