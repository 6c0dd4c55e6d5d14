import InteropAPI
import InteropClient
import InteropHandlers
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// Our client against a server that isn't ours.
@Suite("A gRPC channel to grpcio", .timeLimit(.minutes(2)))
struct InteropClientTests {
  private func with(
    _ server: GRPCIOServer, as credentials: ServiceCredentials,
    _ configure: (inout ChannelConfiguration) -> Void = { _ in },
    _ body: (Channel) async throws -> Void
  ) async throws {
    var configuration = InteropClient.configuration
    configure(&configuration)
    let channel = try Channel(to: server.address, as: credentials, configuration: configuration)
    defer { channel.close() }
    try await body(channel)
  }

  @Test("passes the public interoperability cases")
  func cases() async throws {
    let server = try await GRPCIOServer()
    try await with(server, as: server.credentials) { channel in
      let client = InteropClient(channel)
      // grpcio doesn't tell handlers whether a message was compressed.
      for interopCase in InteropCase.allCases where !interopCase.needsServerThatSeesCompression {
        do {
          try await client.run(interopCase)
        } catch {
          Issue.record("\(interopCase.rawValue): \(error)")
        }
      }
    }
  }

  @Test("sends compressed messages that it understands")
  func compression() async throws {
    let server = try await GRPCIOServer()
    try await with(server, as: server.foreignCredentials) { channel in
      let service = TestServiceClient(channel)
      _ = try await service.emptyCall(Empty())
      let before = Server.savedBytes
      let call = try await service.streamingInputCall()
      for _ in 0..<3 {
        try await call.send(
          StreamingInputCallRequest(payload: Payload(body: [UInt8](repeating: 7, count: 50_000))))
      }
      #expect(try await call.response().aggregatedPayloadSize == 150_000)
      #expect(Server.savedBytes - before > 100_000)
    }
  }

  @Test("carries messages far larger than any window, side by side, both ways")
  func largeMessages() async throws {
    let server = try await GRPCIOServer()
    let tooLarge: (inout ChannelConfiguration) -> Void = { configuration in
      configuration.compressedAbove = nil
      configuration.maximumFrameBytes = 8 << 20
    }
    try await with(server, as: server.credentials, tooLarge) { channel in
      let service = TestServiceClient(channel)
      for size in [200_000, 3_500_000] {
        let answer = try await service.unaryCall(
          SimpleRequest(
            responseSize: Int32(size), payload: Payload(body: [UInt8](repeating: 1, count: size))))
        #expect(answer.payload?.body.count == size)
      }
      try await withThrowingTaskGroup(of: Int32.self) { group in
        for _ in 0..<10 {
          group.addTask {
            let call = try await service.streamingInputCall()
            for _ in 0..<4 {
              try await call.send(
                StreamingInputCallRequest(
                  payload: Payload(body: [UInt8](repeating: 1, count: 100_000))))
            }
            return try await call.response().aggregatedPayloadSize
          }
        }
        for try await size in group { #expect(size == 400_000) }
      }
    }
  }

  @Test("over a port without TLS works if that was asked for")
  func plaintext() async throws {
    let server = try await GRPCIOServer(plaintext: true)
    try await with(server, as: .plaintext) { channel in
      try await InteropClient(channel).run(.largeUnary)
      try await InteropClient(channel).run(.pingPong)
    }
  }

  @Test("says which of the two doesn't speak TLS")
  func mismatch() async throws {
    let plain = try await GRPCIOServer(plaintext: true)
    try await with(plain, as: plain.credentials) { channel in
      let error = await #expect(throws: RPCError.self) {
        try await TestServiceClient(channel).emptyCall(Empty())
      }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("the server doesn't speak TLS") == true)
      #expect(error?.message.contains("gRPC in plain text") == true)
    }
    let secure = try await GRPCIOServer()
    try await with(secure, as: .plaintext) { channel in
      let error = await #expect(throws: RPCError.self) {
        try await TestServiceClient(channel).emptyCall(Empty())
      }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("perhaps it expects TLS") == true)
    }
  }

  @Test("on our own protocol is told that the server speaks another")
  func wrongProtocol() async throws {
    let server = try await GRPCIOServer()
    let native: (inout ChannelConfiguration) -> Void = { $0.callProtocol = .native }
    try await with(server, as: server.credentials, native) { channel in
      let error = await #expect(throws: RPCError.self) {
        try await TestServiceClient(channel).emptyCall(Empty())
      }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("speaks none of the protocols offered") == true)
      #expect(error?.message.contains("rollcall/1") == true)
    }
  }

  @Test("without a certificate is refused by a server that wants one")
  func noCertificate() async throws {
    let server = try await GRPCIOServer()
    let credentials = try ServiceCredentials(authorities: "\(server.folder.path)/ca.pem")
    try await with(server, as: credentials) { channel in
      let error = await #expect(throws: RPCError.self) {
        try await TestServiceClient(channel).emptyCall(Empty())
      }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("perhaps it wants a certificate") == true)
    }
  }

  @Test("to a server whose certificate bears another name refuses it")
  func wrongName() async throws {
    let server = try await GRPCIOServer()
    let port = server.address.split(separator: ":").last ?? ""
    let channel = try Channel(
      to: "127.0.0.2:\(port)", as: server.credentials, configuration: InteropClient.configuration)
    let error = await #expect(throws: RPCError.self) {
      try await TestServiceClient(channel).emptyCall(Empty())
    }
    #expect(error?.code == .unavailable)
    channel.close()
  }
}

/// Our client against our own server: both ends can tell which messages are compressed.
@Suite("A gRPC channel to a server of ours", .timeLimit(.minutes(2)))
struct OwnInteropTests {
  @Test("passes every public interoperability case", arguments: InteropCase.allCases)
  func cases(_ interopCase: InteropCase) async throws {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "interop.test", names: ["server", "client"])
    var configuration = ServerConfiguration()
    configuration.compressedAbove = 0
    let server = try Server(
      serving: [TestHandlers(serverID: "one")],
      as: ServiceCredentials(directory: folder.path, name: "server"), configuration: configuration)
    let channel = try Channel(
      to: try server.listen(on: "127.0.0.1:0"),
      as: ServiceCredentials(directory: folder.path, name: "client"),
      configuration: InteropClient.configuration)
    let result: Result<Void, any Error>
    do {
      result = .success(try await InteropClient(channel).run(interopCase))
    } catch {
      result = .failure(error)
    }
    channel.close()
    await server.drain(until: .after(.zero))
    try result.get()
  }
}
