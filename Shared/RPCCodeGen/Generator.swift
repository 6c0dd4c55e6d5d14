package import PluginAPI

/// Swift from descriptors, without any input or output of its own.
package enum Generator {
  /// A file to write, relative to the folder of the generated modules.
  package struct File: Hashable {
    package let name: String
    package let content: String

    package init(name: String, content: String) {
      self.name = name
      self.content = content
    }
  }

  /// The Swift files, and the module map of the C module beside them.
  package static func swiftFiles(
    for request: CodeGeneratorRequest
  ) throws(GenerationFailure) -> [File] {
    let parameters = try GeneratorParameters(request.parameter ?? "")
    let table = TypeTable(request.protoFile)
    let recursion = Recursion(table)
    let wanted = request.protoFile.filter { request.fileToGenerate.contains($0.name ?? "") }
    var importedModules: [String: String] = [:]
    for (file, module) in parameters.importedModules where module != parameters.module {
      importedModules[file] = module
    }
    let names = TypeNames(
      module: parameters.module, importedModules: importedModules,
      ownTypes: Set(
        table.types.values.filter { request.fileToGenerate.contains($0.file) }
          .map { $0.swiftPath[0] }))

    var files: [File] = []
    var models: [FileModel] = []
    let listName = MessageTypesFile.baseName(of: names.module)
    var baseNames = [listName: "the list of messages"]
    for descriptor in wanted {
      let model = try FileModelBuilder.build(descriptor, table, recursion)
      try checkImports(of: model, parameters, request.fileToGenerate)
      models.append(model)
      let baseName = baseName(of: model.name)
      if let other = baseNames.updateValue(model.name, forKey: baseName) {
        throw GenerationFailure(
          file: model.name, "has the same name as \(other), and both are for \(names.module)")
      }
      files.append(
        File(
          name: "\(names.module)/\(baseName).pb.swift",
          content: parameters.visibility.applied(to: ModelFile(file: model, names: names).text)))
      if !model.services.isEmpty {
        files.append(
          File(
            name: "\(names.module)/\(baseName).rpc.swift",
            content: parameters.visibility.applied(
              to: ServiceFile(file: model, names: names).text)))
      }
    }
    try checkTypeNames(of: models, names.module)
    if models.contains(where: { !$0.allMessages.isEmpty }) {
      files.append(
        File(
          name: "\(names.module)/\(listName).pb.swift",
          content: parameters.visibility.applied(
            to: MessageTypesFile(files: models, names: names).text)))
    }
    files.append(
      File(
        name: "\(names.module)/\(DescriptorsFile.baseName(of: names.module)).pb.swift",
        content: parameters.visibility.applied(
          to: try DescriptorsFile(
            files: described(wanted, request.protoFile, importedModules), names: names
          ).text())))
    files.append(moduleMap(names.module, wanted.compactMap(\.name)))
    return files
  }

  /// The module's files, with those that they import and that no other module has: those that only
  /// define options. Imports come first, as in the request.
  private static func described(
    _ wanted: [FileDescriptorProto], _ all: [FileDescriptorProto], _ modules: [String: String]
  ) -> [FileDescriptorProto] {
    var names = Set(wanted.compactMap(\.name))
    for file in all.reversed() where names.contains(file.name ?? "") {
      names.formUnion(file.dependency.filter { modules[$0] == nil })
    }
    return all.filter { names.contains($0.name ?? "") }
  }

  /// Where SwiftPM wants a file of protoc-gen-c's: headers under `include`.
  package static func cFile(_ file: File, module: String) -> File {
    let folder = file.name.hasSuffix(".h") ? "C\(module)/include" : "C\(module)"
    return File(name: "\(folder)/\(file.name)", content: file.content)
  }

  private static func moduleMap(_ module: String, _ protoFiles: [String]) -> File {
    var text = SourceText()
    text.line("// Generated from \(protoFiles.sorted().joined(separator: ", ")). DO NOT EDIT.")
    text.block("module C\(module)") { text in
      for file in protoFiles.sorted() {
        text.line("header \"\(file.dropLast(".proto".count)).pb-c.h\"")
      }
      text.line("export *")
    }
    return File(name: "C\(module)/include/module.modulemap", content: text.text)
  }

  private static func checkImports(
    of file: FileModel, _ parameters: GeneratorParameters, _ ownFiles: [String]
  ) throws(GenerationFailure) {
    func check(
      _ type: TypeReference, of user: String, _ line: Int?
    ) throws(GenerationFailure) {
      guard !ownFiles.contains(type.file) else { return }
      let reason: String
      switch parameters.importedModules[type.file] {
      case nil:
        reason = "has no module; add M\(type.file)=MODULE"
      case parameters.module?:
        reason =
          "is for \(parameters.module) too; name all files of a module in one call of protoc"
      default:
        return
      }
      throw GenerationFailure(
        file: file.name, line: line,
        "\(user): \(type.fullName) is of \(type.file), which \(reason)")
    }
    for field in file.allMessages.flatMap(\.fields) {
      guard let type = field.usedType else { continue }
      try check(type, of: "field \(field.fullName)", field.line)
    }
    for service in file.services {
      for method in service.methods {
        for type in [method.input, method.output] {
          try check(
            type, of: "service \(service.fullName), method \(method.name)", method.line)
        }
      }
    }
  }

  /// Files of several packages can be for one module, which has one type of a name.
  private static func checkTypeNames(
    of files: [FileModel], _ module: String
  ) throws(GenerationFailure) {
    var owners: [String: String] = [:]
    for file in files {
      let types = (file.messages.map(\.type) + file.enums.map(\.type)).map { type in
        (type.fullName, [type.swiftPath[0], type.deprecatedAlias].compactMap(\.self))
      }
      let services = file.services.map { service in
        (service.fullName, ServiceModel.typeNames(of: service.swiftName))
      }
      for (fullName, names) in types + services {
        for name in names {
          guard let other = owners.updateValue(fullName, forKey: name) else { continue }
          throw GenerationFailure(
            file: file.name,
            "\(other) and \(fullName) are both \(name) in \(module); "
              + "give their files modules of their own")
        }
      }
    }
  }

  private static func baseName(of file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".proto") ? last.dropLast(".proto".count) : last)
  }
}
