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
      try checkImports(of: model, names, request.fileToGenerate)
      models.append(model)
      let baseName = baseName(of: model.name)
      if let other = baseNames.updateValue(model.name, forKey: baseName) {
        throw GenerationFailure(
          file: model.name, "has the same name as \(other), and both are for \(names.module)")
      }
      files.append(
        File(
          name: "\(names.module)/\(baseName).pb.swift",
          content: ModelFile(file: model, names: names).text))
      if !model.services.isEmpty {
        files.append(
          File(
            name: "\(names.module)/\(baseName).rpc.swift",
            content: ServiceFile(file: model, names: names).text))
      }
    }
    if models.contains(where: { !$0.allMessages.isEmpty }) {
      files.append(
        File(
          name: "\(names.module)/\(listName).pb.swift",
          content: MessageTypesFile(files: models, names: names).text))
    }
    files.append(moduleMap(names.module, wanted.compactMap(\.name)))
    return files
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
    of file: FileModel, _ names: TypeNames, _ ownFiles: [String]
  ) throws(GenerationFailure) {
    let types =
      file.allMessages.flatMap(\.usedTypes)
      + file.services.flatMap(\.methods).flatMap { [$0.input, $0.output] }
    for type in types where !ownFiles.contains(type.file) && names.importedModules[type.file] == nil
    {
      throw GenerationFailure(
        file: file.name,
        "uses \(type.fullName), but \(type.file) has no module; add M\(type.file)=MODULE")
    }
  }

  private static func baseName(of file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".proto") ? last.dropLast(".proto".count) : last)
  }
}
