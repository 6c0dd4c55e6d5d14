internal import Glibc
internal import PluginAPI
internal import Protobuf
internal import RPCCodeGen

/// A protoc plugin: a request on standard input, the response on standard output
/// (https://protobuf.dev/reference/cpp/api-docs/google.protobuf.compiler.plugin.pb/).
@main
struct ProtocGenRollcall {
  static func main() {
    let response: CodeGeneratorResponse
    do {
      let request = try CodeGeneratorRequest(packed: StandardStreams.readAll(from: STDIN_FILENO))
      response = try respond(to: request)
    } catch let failure as GenerationFailure {
      // Of the schema, so protoc prints it and stops.
      response = CodeGeneratorResponse(error: failure.description)
    } catch {
      exit(reporting: error)
    }
    do {
      try StandardStreams.write(try response.packed(), to: STDOUT_FILENO)
    } catch {
      exit(reporting: error)
    }
  }

  private static func respond(to request: CodeGeneratorRequest) throws -> CodeGeneratorResponse {
    let parameters = try GeneratorParameters(request.parameter ?? "")
    let swiftFiles = try Generator.swiftFiles(for: request)
    let cResponse = try CodeGeneratorResponse(
      packed: Subprocess.run(
        "protoc-gen-c", input: CRequest.rewrite(request).packed()))
    if let error = cResponse.error {
      throw GenerationFailure("protoc-gen-c: \(error)")
    }
    let cFiles = cResponse.file.map { file in
      Generator.cFile(
        Generator.File(name: file.name ?? "", content: file.content ?? ""),
        module: parameters.module)
    }
    return CodeGeneratorResponse(
      supportedFeatures: CodeGeneratorResponse.proto3OptionalFeature,
      file: (swiftFiles + cFiles).map { .init(name: $0.name, content: $0.content) })
  }

  private static func exit(reporting error: any Error) -> Never {
    let text = "protoc-gen-rollcall: \(error)\n"
    try? StandardStreams.write(Array(text.utf8), to: STDERR_FILENO)
    Glibc.exit(EXIT_FAILURE)
  }
}

extension CodeGeneratorResponse {
  /// FEATURE_PROTO3_OPTIONAL
  fileprivate static let proto3OptionalFeature: UInt64 = 1
}
