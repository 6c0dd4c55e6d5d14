import Foundation
import PluginAPI
import Protobuf
import TestSupport
import Testing
import WellKnownTypes

@testable import RPCCodeGen

/// The references are the module SampleAPI: one of everything, compiled with the project's
/// settings and used by the tests of Protobuf.
@Suite("The generated files of the sample schema")
struct ReferenceTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let files =
    ["sample", "language", "names", "old", "public"].map { "rollcall/sample/v1/\($0).proto" }
    + ["unpackaged.proto"]

  /// What protoc makes of the sample, through a descriptor set: its field 1 are the files.
  private func request(_ parameter: String = "module=SampleAPI") async throws
    -> CodeGeneratorRequest
  {
    let folder = try TemporaryFolder()
    let set = "\(folder.path)/sample.set"
    let protoc = try RunningProcess(
      "/usr/bin/env",
      [
        "protoc", "-I", "proto", "-I", "Tests/Support/proto", "-I", "/usr/include",
        "--include_imports", "--include_source_info", "--descriptor_set_out=\(set)",
      ] + Self.files, folder: Self.root.path)
    #expect(await protoc.exitCode() == 0, "\(protoc.errorText)")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: set)))
    var request = CodeGeneratorRequest(
      fileToGenerate: Self.files, parameter: parameter)
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
    let names =
      [
        "SampleAPI+Descriptors.pb", "SampleAPI.pb", "language.pb", "language.rpc", "names.pb",
        "old.pb", "old.rpc", "public.pb",
      ]
      + ["sample.pb", "sample.rpc", "unpackaged.pb"]
    #expect(
      files.map(\.name).sorted()
        == ["CSampleAPI/include/module.modulemap"] + names.map { "SampleAPI/\($0).swift" })
    for file in files {
      let path = Self.root.appendingPathComponent("Tests/Support/\(file.name)")
      let reference = try String(contentsOf: path, encoding: .utf8)
      #expect(file.content == reference, "\(file.name) differs; see what `make generate` changes")
    }
  }

  @Test("say where they come from, and neither when nor on which machine")
  func header() async throws {
    for file in try Generator.swiftFiles(for: await request()) where file.name.hasSuffix(".swift") {
      let lines = file.content.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("// Generated from "))
      #expect(lines[0].hasSuffix(".proto. DO NOT EDIT."))
      #expect(lines[1] == "// swift-format-ignore-file")
      #expect(!file.content.contains(Self.root.path))
    }
  }

  @Test("have, with another visibility, that one in place of public, and are the same otherwise")
  func visibility() async throws {
    let references = try Generator.swiftFiles(for: await request())
    let forPackage = try Generator.swiftFiles(
      for: await request("module=SampleAPI,visibility=package"))
    let forModule = try Generator.swiftFiles(
      for: await request("module=SampleAPI,visibility=internal"))
    for index in references.indices where references[index].name.hasSuffix(".swift") {
      let reference = Self.lines(references[index])
      let package = Self.lines(forPackage[index])
      let module = Self.lines(forModule[index])
      try #require(package.count == reference.count && module.count == reference.count)
      for (line, (package, module)) in zip(reference, zip(package, module)) {
        if line.contains("public import ") {
          #expect(package == line.replacing("public import", with: "package import"))
          #expect(module == line.replacing("public import", with: "internal import"))
        } else if line.hasPrefix("public ") {
          #expect(package == line.replacing("public ", with: "package ", maxReplacements: 1))
          #expect(module == line.dropFirst("public ".count))
        } else {
          #expect(package == line && module == line)
        }
      }
    }
  }

  /// Without the indentation.
  private static func lines(_ file: Generator.File) -> [Substring] {
    file.content.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
  }

  @Test("have no warning to give and name nothing with an underscore or a \"!\"")
  func pleasant() async throws {
    for file in try Generator.swiftFiles(for: await request()) where file.name.hasSuffix(".swift") {
      for line in file.content.split(separator: "\n") {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("public ") || line.hasPrefix("case ") || line.hasPrefix("func ") else {
          continue
        }
        guard !line.hasPrefix("public import"), !line.contains(": self =") else { continue }
        let declared = line.prefix { $0 != "=" && $0 != "{" }
        #expect(!declared.contains("!"), "\(line)")
        #expect(declared.firstRange(of: /[A-Za-z0-9]_|\b_[A-Za-z]/) == nil, "\(line)")
      }
    }
  }

  /// Or a message of that name would take their place in the code that is generated for it.
  @Test("use no type of Swift's or ours that a message could be called like")
  func typesUsed() async throws {
    let files = try Generator.swiftFiles(for: await request()).filter {
      // The types of names.proto are called like those that are looked for.
      $0.name.hasSuffix(".swift")
        && !["names", "SampleAPI", "SampleAPI+Descriptors"].contains($0.baseName)
    }
    // What the sample declares may be used, what it imports may not be hidden.
    var known: Set<Substring> = [
      "SampleAPI", "CSampleAPI", "Protobuf", "WellKnownTypes", "RPCCore", "RPCTransport",
      "GeneratedCode",
    ]
    known.formUnion(
      MessageTypes.wellKnownTypes.fullNames.compactMap { $0.split(separator: ".").last })
    known.formUnion(["DurationMessage", "AnyMessage", "NullValue"])
    let lines = files.flatMap { $0.content.split(separator: "\n") }.map(Self.words)
    for words in lines {
      for (word, next) in zip(words, words.dropFirst())
      where ["struct", "enum", "protocol", "typealias"].contains(word) {
        known.insert(next)
      }
    }
    for word in Set(lines.joined()).subtracting(known)
    where word.first?.isUppercase == true && !word.contains("__") {
      let isTaken = SwiftNames.takenByTypes.contains(String(word))
      #expect(isTaken, "\(word)")
    }
  }

  /// Of a line of code, without comments and literals.
  private static func words(_ line: Substring) -> [Substring] {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
    let literals = line.replacing("\\\\", with: "").replacing("\\\"", with: "")
    let code = literals.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
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

extension Generator.File {
  /// "SampleAPI/names.pb.swift" → "names"
  fileprivate var baseName: Substring {
    name.split(separator: "/").last?.prefix { $0 != "." } ?? ""
  }
}
