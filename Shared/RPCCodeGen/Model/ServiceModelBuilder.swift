internal import PluginAPI

/// Makes a model of a service. A method has to say who may call it.
struct ServiceModelBuilder {
  let fileName: String
  let table: TypeTable
  let comments: Comments

  func service(
    _ service: ServiceDescriptorProto, in package: String, _ path: [Int32]
  ) throws(GenerationFailure) -> ServiceModel {
    let name = service.name ?? ""
    let fullName = package.isEmpty ? name : "\(package).\(name)"
    var methods: [MethodModel] = []
    var claimed: [String: String] = [:]
    for (index, descriptor) in service.method.enumerated() {
      let method = try method(descriptor, of: fullName, path + [2, Int32(index)])
      if let other = claimed.updateValue(method.name, forKey: method.swiftName) {
        throw GenerationFailure(
          file: fileName,
          "service \(fullName): \(other) and \(method.name) are both \(method.swiftName) in Swift")
      }
      methods.append(method)
    }
    return ServiceModel(
      name: name, fullName: fullName, documentation: comments.text(at: path), methods: methods)
  }

  private func method(
    _ method: MethodDescriptorProto, of service: String, _ path: [Int32]
  ) throws(GenerationFailure) -> MethodModel {
    let name = method.name ?? ""
    func failure(_ reason: String) -> GenerationFailure {
      GenerationFailure(file: fileName, "service \(service), method \(name): \(reason)")
    }
    guard let input = table.type(method.inputType), let output = table.type(method.outputType)
    else { throw failure("its types are not in the request") }
    guard let access = method.options?.access else {
      throw failure("has no (rollcall.options.v1.access), so nobody could call it")
    }
    guard !access.callers.isEmpty, !access.callers.contains("") else {
      throw failure("(rollcall.options.v1.access) names no caller")
    }
    let isForAll = access.callers.contains("*")
    guard !isForAll || access.callers.count == 1 else {
      throw failure("(rollcall.options.v1.access) has \"*\" beside other callers")
    }
    return MethodModel(
      name: name, swiftName: Self.swiftName(name), kind: Self.kind(method),
      idempotency: Self.idempotency(method), callers: isForAll ? [] : access.callers,
      input: input, output: output, documentation: comments.text(at: path))
  }

  private static func swiftName(_ name: String) -> String {
    let name = SwiftNames.lowerCamelCase(name)
    return ["all", "schema", "methods", "init", "self"].contains(name) ? "\(name)_" : name
  }

  private static func kind(_ method: MethodDescriptorProto) -> MethodModel.Kind {
    switch (method.clientStreaming == true, method.serverStreaming == true) {
    case (false, false): .unary
    case (true, false): .clientStreaming
    case (false, true): .serverStreaming
    case (true, true): .bidirectionalStreaming
    }
  }

  private static func idempotency(_ method: MethodDescriptorProto) -> MethodModel.Idempotency {
    switch method.options?.idempotencyLevel {
    case .noSideEffects?: .noSideEffects
    case .idempotent?: .idempotent
    case .idempotencyUnknown?, .unrecognized?, nil: .unknown
    }
  }
}
