/// The descriptors of a service's methods.
struct MethodsText {
  let service: ServiceModel
  let names: TypeNames

  func append(to text: inout SourceText) {
    text.line("/// The methods of \(service.fullName).")
    text.block("public enum \(service.swiftName)Methods") { text in
      for method in service.methods {
        descriptor(of: method, &text)
        text.line()
      }
      let all = service.methods.map { SwiftNames.escaped($0.swiftName) }.joined(separator: ", ")
      text.line("/// In the order of the .proto file.")
      text.line("public static let all: [MethodDescriptor] = [\(all)]")
      text.line()
      text.line("/// What the .proto file says about the service.")
      text.block("public static let schema = ServiceSchema", opening: "(", closing: ")") { text in
        text.line("name: \(SourceText.literal(service.fullName)),")
        text.line("documentation: \(SourceText.literal(service.documentation)),")
        text.block("methods: ", opening: "[", closing: "]") { text in
          for method in service.methods {
            schema(of: method, &text)
          }
        }
      }
    }
  }

  private func descriptor(of method: MethodModel, _ text: inout SourceText) {
    text.documentation(method.documentation)
    let name = SwiftNames.escaped(method.swiftName)
    text.block("public static let \(name) = MethodDescriptor", opening: "(", closing: ")") { text in
      text.line("service: \(SourceText.literal(service.fullName)),")
      text.line("name: \"\(method.name)\",")
      text.line("kind: .\(method.kind.rawValue),")
      text.line("idempotency: .\(method.idempotency.rawValue),")
      text.line("access: \(access(of: method))")
    }
  }

  private func access(of method: MethodModel) -> String {
    guard case .named(let callers) = method.access.peers else { return ".anyPeer" }
    let names = callers.map(SourceText.literal).joined(separator: ", ")
    let users =
      switch method.access.users {
      case .nobody: ""
      case .signedIn: ", users: .signedIn"
      case .themselves(let path):
        ", users: .themselves(field: \(path.map { SourceText.literal($0.text) } ?? "nil"))"
      }
    return ".callers([\(names)]\(users))"
  }

  private func schema(of method: MethodModel, _ text: inout SourceText) {
    text.block("MethodSchema", opening: "(", closing: "),") { text in
      text.line("descriptor: \(SwiftNames.escaped(method.swiftName)),")
      text.line("documentation: \(SourceText.literal(method.documentation)),")
      text.line("input: \(names.name(of: method.input, in: nil)).self,")
      text.line("output: \(names.name(of: method.output, in: nil)).self")
    }
  }
}
