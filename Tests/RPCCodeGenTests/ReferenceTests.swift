import Foundation
import PluginAPI
import Protobuf
import RPCCodeGen
import TestSupport
import Testing

/// The references are the module SampleAPI: one of everything, compiled with the project's
/// settings and used by the tests of Protobuf.
@Suite("The generated files of the sample schema")
struct ReferenceTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let parameter =
    "module=SampleAPI"
    + ["timestamp", "duration", "field_mask", "empty"]
    .map { ",Mgoogle/protobuf/\($0).proto=WellKnownTypes" }.joined()

  /// What protoc makes of the sample, through a descriptor set: its field 1 are the files.
  private func request() async throws -> CodeGeneratorRequest {
    let folder = try TemporaryFolder()
    let set = "\(folder.path)/sample.set"
    let protoc = try RunningProcess(
      "/usr/bin/env",
      [
        "protoc", "-I", "proto", "-I", "Tests/Support/proto", "-I", "/usr/include",
        "--include_imports", "--include_source_info", "--descriptor_set_out=\(set)",
        "rollcall/sample/v1/sample.proto",
      ], folder: Self.root.path)
    #expect(await protoc.exitCode() == 0, "\(protoc.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: set)))
    var request = CodeGeneratorRequest(
      fileToGenerate: ["rollcall/sample/v1/sample.proto"], parameter: Self.parameter)
    var reader = WireReader(bytes)
    while let field = try reader.nextField() {
      guard case .delimited(let range) = field.value else { continue }
      request.protoFile.append(try FileDescriptorProto(packed: Array(bytes[range])))
    }
    return request
  }

  @Test("are, byte for byte, those that are checked in")
  func references() async throws {
    let files = try Generator.swiftFiles(for: await request())
    #expect(
      files.map(\.name) == [
        "SampleAPI/sample.pb.swift", "SampleAPI/sample.rpc.swift", "SampleAPI/SampleAPI.pb.swift",
        "CSampleAPI/include/module.modulemap",
      ])
    for file in files {
      let path = Self.root.appendingPathComponent("Tests/Support/\(file.name)")
      let reference = try String(contentsOf: path, encoding: .utf8)
      #expect(file.content == reference, "\(file.name) differs; see what `make generate` changes")
    }
  }

  @Test("say where they come from, and neither when nor on which machine")
  func header() async throws {
    for file in try Generator.swiftFiles(for: await request()) where file.name.hasSuffix(".swift") {
      #expect(
        file.content.hasPrefix(
          """
          // Generated from rollcall/sample/v1/sample.proto. DO NOT EDIT.
          // swift-format-ignore-file

          """))
      #expect(!file.content.contains(Self.root.path))
    }
  }

  @Test("are the same again")
  func deterministic() async throws {
    let request = try await request()
    let first = try Generator.swiftFiles(for: request)
    for _ in 0..<5 {
      #expect(try Generator.swiftFiles(for: request) == first)
    }
  }
}
