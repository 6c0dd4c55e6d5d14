/// The calls of a service from the other side.
struct ClientText {
  let service: ServiceModel
  let names: TypeNames

  func append(to text: inout SourceText) {
    text.documentation("Calls \(service.fullName).", isDeprecated: service.isDeprecated)
    text.block("public struct \(service.swiftName)Client: Sendable") { text in
      text.line("private let channel: Channel")
      text.line()
      text.block("public init(_ channel: Channel)") { text in
        text.line("self.channel = channel")
      }
      for method in service.methods {
        text.line()
        text.documentation(method.documentation, isDeprecated: method.isDeprecated)
        call(method, &text)
      }
    }
  }

  private func call(_ method: MethodModel, _ text: inout SourceText) {
    let name = SwiftNames.escaped(method.swiftName)
    let input = names.name(of: method.input, in: nil)
    let output = names.name(of: method.output, in: nil)
    let descriptor = "\(service.swiftName)Methods.\(name)"
    let takesRequest: Bool
    let result: String
    switch method.kind {
    case .unary: (takesRequest, result) = (true, output)
    case .serverStreaming: (takesRequest, result) = (true, "ResponseStream<\(output)>")
    case .clientStreaming:
      (takesRequest, result) = (false, "ClientStreamingCall<\(input), \(output)>")
    case .bidirectionalStreaming:
      (takesRequest, result) = (false, "BidirectionalCall<\(input), \(output)>")
    }
    text.block(
      "public func \(name)", opening: "(", closing: ") async throws(RPCError) -> \(result) {"
    ) {
      text in
      if takesRequest { text.line("_ request: \(input),") }
      text.line("options: CallOptions = CallOptions()")
    }
    text.block("  try await channel.\(method.kind.rawValue)", opening: "(", closing: "  )") {
      text in
      if takesRequest {
        text.line("  \(descriptor), request, options: options, returning: \(output).self")
      } else {
        text.line(
          "  \(descriptor), options: options, sending: \(input).self, returning: \(output).self")
      }
    }
    text.line("}")
  }
}
