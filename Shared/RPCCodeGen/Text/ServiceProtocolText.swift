/// What a service implements, and how the runtime gets at it.
struct ServiceProtocolText {
  let service: ServiceModel
  let names: TypeNames

  func append(to text: inout SourceText) {
    text.documentation(service.documentation)
    text.block("public protocol \(service.swiftName)Service: RPCService") { text in
      for (index, method) in service.methods.enumerated() {
        if index > 0 { text.line() }
        text.documentation(method.documentation)
        text.line(requirement(for: method))
      }
    }
    text.line()
    text.block("extension \(service.swiftName)Service") { text in
      text.block("public var methods: [ServerMethod]") { text in
        text.block("", opening: "[", closing: "]") { text in
          for method in service.methods {
            registration(of: method, &text)
          }
        }
      }
      text.line()
      text.block("public var descriptors: FileDescriptors") { text in
        text.line(".\(DescriptorsFile.property(of: names.module))")
      }
    }
  }

  private func requirement(for method: MethodModel) -> String {
    let name = SwiftNames.escaped(method.swiftName)
    let input = names.name(of: method.input, in: nil)
    let output = names.name(of: method.output, in: nil)
    return switch method.kind {
    case .unary:
      "func \(name)(_ request: \(input), context: CallContext) async throws -> \(output)"
    case .clientStreaming:
      "func \(name)(_ requests: RequestStream<\(input)>, context: CallContext) async throws "
        + "-> \(output)"
    case .serverStreaming:
      "func \(name)(_ request: \(input), responses: ResponseWriter<\(output)>, "
        + "context: CallContext) async throws"
    case .bidirectionalStreaming:
      "func \(name)(_ requests: RequestStream<\(input)>, responses: ResponseWriter<\(output)>, "
        + "context: CallContext) async throws"
    }
  }

  private func registration(of method: MethodModel, _ text: inout SourceText) {
    let name = SwiftNames.escaped(method.swiftName)
    let input = names.name(of: method.input, in: nil)
    let output = names.name(of: method.output, in: nil)
    let descriptor = "\(service.swiftName)Methods.\(name)"
    var header = ".\(method.kind.rawValue)(\(descriptor))"
    if let path = method.access.selfPath {
      text.line(".\(method.kind.rawValue)(")
      text.line("  \(descriptor),")
      SelfPathText(path: path).append(to: &text, request: input)
      header = ")"
    }
    text.block(header, closing: "},") { text in
      switch method.kind {
      case .unary:
        text.line("(request: \(input), context) async throws -> \(output) in")
        text.line("try await self.\(name)(request, context: context)")
      case .clientStreaming:
        text.line("(requests: RequestStream<\(input)>, context) async throws -> \(output) in")
        text.line("try await self.\(name)(requests, context: context)")
      case .serverStreaming:
        text.line("(request: \(input), responses: ResponseWriter<\(output)>, context) in")
        text.line("try await self.\(name)(request, responses: responses, context: context)")
      case .bidirectionalStreaming:
        text.line(
          "(requests: RequestStream<\(input)>, responses: ResponseWriter<\(output)>, context) in")
        text.line("try await self.\(name)(requests, responses: responses, context: context)")
      }
    }
  }
}
