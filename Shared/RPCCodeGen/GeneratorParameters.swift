/// What `--rollcall_opt` says.
package struct GeneratorParameters: Hashable, Sendable {
  /// `module=GroupsAPI`: the Swift module that the generated files are for. The C module is the
  /// same with a C in front.
  package let module: String

  /// `Mgoogle/protobuf/timestamp.proto=WellKnownTypes`: the modules of imported files.
  package let importedModules: [String: String]

  package init(_ text: String) throws(GenerationFailure) {
    var module: String?
    var importedModules: [String: String] = [:]
    for parameter in text.split(separator: ",") {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw GenerationFailure("the parameter \"\(parameter)\" has no value")
      }
      if parts[0] == "module" {
        module = parts[1]
      } else if parts[0].hasPrefix("M"), parts[0].hasSuffix(".proto") {
        importedModules[String(parts[0].dropFirst())] = parts[1]
      } else {
        throw GenerationFailure(
          "unknown parameter \"\(parts[0])\"; there are module=NAME and MFILE.proto=MODULE")
      }
    }
    guard let module else {
      throw GenerationFailure("the parameter module=NAME is missing")
    }
    self.module = module
    self.importedModules = importedModules
  }
}
