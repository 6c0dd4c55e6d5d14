import Foundation
import TestSupport
import Testing

@Suite("Foreign gRPC clients", .timeLimit(.minutes(2)))
struct InteroperabilityTests {
  @Test("grpcio passes the public cases against our server", arguments: ["sync", "asyncio"])
  func grpcio(_ kind: String) async throws {
    let server = try await ForeignlyCalled(.interopServer)
    let output = try await ForeignTool.run(
      VirtualEnvironment.program("python"),
      [
        "\(VirtualEnvironment.root)/Tests/Interop/python/client.py", kind, server.address,
        server.folder.path,
      ])
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines.filter { !$0.hasPrefix("passed ") } == [], "\(output.errors)")
    #expect(lines.count >= 16)
    #expect(output.code == 0, "\(output.errors)")
  }

  @Test("gRPC for C++ makes unary calls, reads streams and chats")
  func cPlusPlus() async throws {
    let build = try TemporaryFolder()
    let schemas = [
      "-I", "\(VirtualEnvironment.root)/Tests/Benchmarks/proto", "-I",
      "\(VirtualEnvironment.root)/proto",
    ]
    let generated = try await ForeignTool.run(
      "/usr/bin/protoc",
      schemas + [
        "--cpp_out=\(build.path)", "--grpc_out=\(build.path)",
        "--plugin=protoc-gen-grpc=/usr/bin/grpc_cpp_plugin", "peer.proto",
        "rollcall/options/v1/options.proto",
      ])
    try #require(generated.code == 0, "\(generated.errors)")
    let program = build.path(of: "client")
    let compiled = try await ForeignTool.run(
      "/usr/bin/g++",
      [
        "-std=c++17", "-O0", "-I", build.path, "\(ForeignTool.folder)/cpp/client.cc",
        build.path(of: "peer.pb.cc"), build.path(of: "peer.grpc.pb.cc"),
        build.path(of: "rollcall/options/v1/options.pb.cc"), "-o", program,
        "-Wl,--copy-dt-needed-entries", "-lgrpc++", "-lgrpc",
        "-lgpr", "-lprotobuf",
      ])
    try #require(compiled.code == 0, "\(compiled.errors)")
    let server = try await ForeignlyCalled(.benchServer)
    let output = try await ForeignTool.run(program, [server.address, server.folder.path])
    #expect(output.code == 0, "\(output.all)")
    #expect(output.text.split(separator: "\n").filter { $0.hasPrefix("passed ") }.count == 4)
  }
}
