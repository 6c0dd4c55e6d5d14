import Foundation
import TestSupport
import Testing

@Suite("protoc-gen-rollcall")
struct PluginTests {
  private func protoc(_ schema: String, parameter: String = "module=XAPI") async throws
    -> (code: Int32, errors: String, folder: TemporaryFolder)
  {
    let folder = try TemporaryFolder()
    try schema.write(toFile: "\(folder.path)/x.proto", atomically: true, encoding: .utf8)
    let protoc = try RunningProcess(
      "/usr/bin/env",
      [
        "protoc", "-I", folder.path, "-I", ReferenceTests.root.appendingPathComponent("proto").path,
        "-I", "/usr/include", "--plugin=\(BuiltExecutable.generator.path)",
        "--rollcall_out=\(folder.path)", "--rollcall_opt=\(parameter)", "x.proto",
      ])
    return (await protoc.exitCode(), protoc.errorText, folder)
  }

  @Test("writes Swift and C where the package wants them")
  func writes() async throws {
    let result = try await protoc(
      """
      syntax = "proto3";
      package x.v1;
      message X { optional string text = 1; }
      """)
    #expect(result.code == 0, "\(result.errors)")
    for file in ["XAPI/x.pb.swift", "CXAPI/x.pb-c.c", "CXAPI/include/x.pb-c.h"] {
      #expect(FileManager.default.fileExists(atPath: "\(result.folder.path)/\(file)"))
    }
    let header = try String(
      contentsOfFile: "\(result.folder.path)/CXAPI/include/x.pb-c.h", encoding: .utf8)
    #expect(header.contains("ProtobufCBinaryData text_f1;"))
    #expect(header.contains("_text_oneof0_case;"))
  }

  @Test("has protoc print which method has no access rule, and writes nothing")
  func refuses() async throws {
    let result = try await protoc(
      """
      syntax = "proto3";
      package x.v1;
      message X {}
      service S {
        rpc Open(X) returns (X);
      }
      """)
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "x.proto:5: service x.v1.S, method Open: has no (rollcall.options.v1.access), "
          + "so nobody could call it"))
    #expect(!FileManager.default.fileExists(atPath: "\(result.folder.path)/XAPI"))
  }

  @Test(
    "refuses what isn't proto3 by name and line",
    arguments: [
      (
        "\n// Old.\n\nsyntax = \"proto2\"; message X { required int32 a = 1; }",
        "x.proto:4: proto2 is not"
      ),
      ("\n\nmessage X { optional group G = 1 {} }", "x.proto:3: proto2 is not supported"),
      (
        """
        syntax = "proto3";
        import "google/protobuf/descriptor.proto";
        message X {
          int32 a = 1;
          google.protobuf.FileOptions options = 2;
        }
        """,
        "x.proto:5: field X.options: google.protobuf.FileOptions is of "
          + "google/protobuf/descriptor.proto, which is not proto3"
      ),
    ])
  func otherSyntax(_ schema: String, _ error: String) async throws {
    let result = try await protoc(schema)
    #expect(result.code == 1)
    #expect(result.errors.contains(error), "\(result.errors)")
  }

  @Test("generates from a file that only adds options, whose extension is of no concern to Swift")
  func options() async throws {
    let result = try await protoc(
      """
      syntax = "proto3";
      package x.v1;
      import "google/protobuf/descriptor.proto";
      message Level { int32 value = 1; }
      extend google.protobuf.MethodOptions { Level level = 50000; }
      """)
    #expect(result.code == 0, "\(result.errors)")
    let text = try String(contentsOfFile: "\(result.folder.path)/XAPI/x.pb.swift", encoding: .utf8)
    #expect(text.contains("public struct Level: Message"))
  }

  @Test("says what is wrong with a request that is none")
  func garbage() async throws {
    let plugin = try RunningProcess(BuiltExecutable.generator.path, input: "\u{1f}garbage")
    #expect(await plugin.exitCode() == 1)
    #expect(
      plugin.errorText
        == "protoc-gen-rollcall: not a packed rollcall.plugin.v1.CodeGeneratorRequest\n")
  }
}
