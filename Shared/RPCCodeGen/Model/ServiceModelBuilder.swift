internal import Descriptors
internal import PluginAPI

/// Makes a model of a service. A method has to say who may call it.
struct ServiceModelBuilder {
  let fileName: String
  let table: TypeTable
  let recursion: Recursion
  let comments: Comments

  /// The whole file is.
  let isDeprecated: Bool

  /// - Parameter taken: The types of the file; those that are made for the service stay apart.
  func service(
    _ service: ServiceDescriptorProto, in package: String, _ path: [Int32], taken: Set<String>
  ) throws(GenerationFailure) -> ServiceModel {
    let name = service.name ?? ""
    let fullName = package.isEmpty ? name : "\(package).\(name)"
    var swiftName = SwiftNames.type(name, suffix: "RPC")
    let taken = taken.union(SwiftNames.takenByTypes)
    while !taken.isDisjoint(with: ServiceModel.typeNames(of: swiftName)) { swiftName += "RPC" }
    var methods: [MethodModel] = []
    var claims = NameClaims()
    for (index, descriptor) in service.method.enumerated() {
      let swiftName = claims.claim(SwiftNames.method(descriptor.name ?? ""), number: index + 1)
      methods.append(
        try method(descriptor, swiftName, of: fullName, path + [2, Int32(index)]))
    }
    return ServiceModel(
      swiftName: swiftName, fullName: fullName, documentation: comments.text(at: path),
      methods: methods, isDeprecated: isDeprecated || service.options?.deprecated == true)
  }

  private func method(
    _ method: MethodDescriptorProto, _ swiftName: String, of service: String, _ path: [Int32]
  ) throws(GenerationFailure) -> MethodModel {
    let name = method.name ?? ""
    func failure(_ reason: String) -> GenerationFailure {
      GenerationFailure(
        file: fileName, line: comments.line(of: path),
        "service \(service), method \(name): \(reason)")
    }
    guard let input = table.type(method.inputType), let output = table.type(method.outputType)
    else { throw failure("its types are not in the request") }
    for type in [input, output] where table.otherSyntax.contains(type.file) {
      throw failure("\(type.fullName) is of \(type.file), which is not proto3")
    }
    let access: AccessModel
    do throws(AccessModelBuilder.Failure) {
      access = try AccessModelBuilder(table: table, recursion: recursion)
        .access(method.options?.access, of: input)
    } catch {
      throw failure(error.reason)
    }
    return MethodModel(
      name: name, swiftName: swiftName, kind: Self.kind(method),
      idempotency: Self.idempotency(method), access: access,
      input: input, output: output, documentation: comments.text(at: path),
      isDeprecated: method.options?.deprecated == true, line: comments.line(of: path))
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
