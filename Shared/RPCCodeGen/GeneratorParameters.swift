/// What `--rollcall_opt` says.
package struct GeneratorParameters: Hashable, Sendable {
  /// `module=GroupsAPI`: the Swift module that the generated files are for. The C module is the
  /// same with a C in front.
  package let module: String

  /// `visibility=public`, the default, `package` or `internal`: who can use what is generated.
  package let visibility: Visibility

  /// `Mgoogle/protobuf/timestamp.proto=WellKnownTypes`: the modules of imported files. Those of the
  /// well-known types and of the options are known without.
  package let importedModules: [String: String]

  package init(_ text: String) throws(GenerationFailure) {
    var values: [String: String] = [:]
    for parameter in text.split(separator: ",") {
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw GenerationFailure("the parameter \"\(parameter)\" has no value")
      }
      let isImport = parts[0].hasPrefix("M") && parts[0].hasSuffix(".proto")
      guard parts[0] == "module" || parts[0] == "visibility" || isImport else {
        throw GenerationFailure(
          "unknown parameter \"\(parts[0])\"; there are module=NAME, visibility=public, package "
            + "or internal, and MFILE.proto=MODULE")
      }
      let other = values.updateValue(parts[1], forKey: parts[0])
      guard other == nil || other == parts[1] else {
        throw GenerationFailure("\(parts[0]) can't be both \(other ?? "") and \(parts[1])")
      }
    }
    guard let module = values.removeValue(forKey: "module") else {
      throw GenerationFailure("the parameter module=NAME is missing")
    }
    let visibility = values.removeValue(forKey: "visibility") ?? Visibility.public.rawValue
    guard let visibility = Visibility(rawValue: visibility) else {
      throw GenerationFailure("visibility=\(visibility) is none of public, package and internal")
    }
    self.module = try Self.checked(module)
    self.visibility = visibility
    var importedModules = Self.wellKnownModules
    for (name, module) in values {
      importedModules[String(name.dropFirst())] = try Self.checked(module)
    }
    self.importedModules = importedModules
  }

  private static func checked(_ module: String) throws(GenerationFailure) -> String {
    let isName =
      module.first.map { $0.isLetter || $0 == "_" } == true
      && module.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isName else { throw GenerationFailure("\"\(module)\" is no name of a module") }
    return module
  }

  private static let wellKnownModules = Dictionary(
    uniqueKeysWithValues: [
      "any", "duration", "empty", "field_mask", "struct", "timestamp", "wrappers",
    ].map { ("google/protobuf/\($0).proto", "WellKnownTypes") } + [
      ("google/protobuf/descriptor.proto", "OptionsAPI"),
      ("rollcall/options/v1/options.proto", "OptionsAPI"),
    ])
}
