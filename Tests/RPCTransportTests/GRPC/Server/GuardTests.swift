import DirectoryAPI
import RPCCore
import RPCTransport
import Testing

/// Every guard of a server refuses alike whatever protocol a call came by, and each call anew.
@Suite("Guards on both protocols")
struct GuardTests {
  struct Guarded: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let method: MethodDescriptor
    var caller = "operator"
    var request = GetUserRequest(id: "x")
    var metadata = Metadata()
    var timeout: Duration?
    let code: StatusCode
    let refusal: CallRefusal?
  }

  static let guards = [
    Guarded(
      testDescription: "a method that isn't there", method: Probe.method("Nope", .unary),
      code: .unimplemented, refusal: .unknownMethod),
    Guarded(
      testDescription: "an access rule that names others", method: Probe.operatorsOnly,
      caller: "group-service", code: .permissionDenied, refusal: .permissionDenied),
    Guarded(
      testDescription: "metadata over the limit", method: Probe.echo,
      metadata: ["x": String(repeating: "y", count: 2_000)], code: .resourceExhausted,
      refusal: .metadataTooLarge),
    Guarded(
      testDescription: "a message over the limit", method: Probe.echo,
      request: GetUserRequest(id: String(repeating: "y", count: 200_000)),
      code: .resourceExhausted, refusal: nil),
    Guarded(
      testDescription: "a deadline", method: Probe.hang, timeout: .milliseconds(30),
      code: .deadlineExceeded, refusal: nil),
  ]

  static let protocols = CallProtocol.allCases

  @Test("refuse with the same status and the same words", arguments: guards, protocols)
  func refusal(_ guarded: Guarded, _ callProtocol: CallProtocol) async throws {
    let log = EventLog()
    var server = ServerConfiguration()
    server.maximumMetadataBytes = 1_000
    server.maximumFrameBytes = 100_000
    server.report = { event in
      if case .callRefused(let refusal, _, _, let peer, _) = event {
        log.record("\(refusal.rawValue) \(peer?.name ?? "")")
      }
    }
    var channel = ChannelConfiguration()
    channel.callProtocol = callProtocol
    channel.maximumFrameBytes = 100_000_000
    try await Wired.with(
      callProtocol == .grpc ? .grpc : .tls, as: guarded.caller, server: server, channel: channel
    ) { wired in
      // A call that is let through before doesn't open the way for one that isn't, nor the other
      // way round.
      for _ in 0..<2 {
        let user: User = try await wired.channel.unary(
          Probe.describe, GetUserRequest(), options: CallOptions())
        #expect(user.id == guarded.caller)
        let error = await #expect(throws: RPCError.self) {
          let _: User = try await wired.channel.unary(
            guarded.method, guarded.request,
            options: CallOptions(timeout: guarded.timeout, metadata: guarded.metadata))
        }
        #expect(error?.code == guarded.code)
      }
    }
    let expected = guarded.refusal.map { "\($0.rawValue) \(guarded.caller)" }
    #expect(log.all == expected.map { [$0, $0] } ?? [])
  }
}
