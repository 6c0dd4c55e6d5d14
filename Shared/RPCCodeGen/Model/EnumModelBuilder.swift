internal import Descriptors
internal import PluginAPI

/// Makes a model of an enumeration.
struct EnumModelBuilder {
  let fileName: String
  let table: TypeTable
  let comments: Comments

  func enumeration(
    _ enumeration: EnumDescriptorProto, in scope: String, _ path: [Int32]
  ) throws(GenerationFailure) -> EnumModel {
    let name = enumeration.name ?? ""
    let fullName = scope.isEmpty ? name : "\(scope).\(name)"
    guard let type = table.type(fullName) else {
      throw GenerationFailure(file: fileName, "enum \(fullName) is not in the request")
    }
    let swiftNames = SwiftNames.cases(of: name, values: enumeration.value.map { $0.name ?? "" })
    var claims = NameClaims()
    var spellings: [Int32: Set<String>] = [:]
    var values: [EnumModel.Value] = []
    for (index, value) in enumeration.value.enumerated() {
      let number = value.number ?? 0
      let isAlias = spellings[number] != nil
      let isHidden = !spellings[number, default: []].insert(swiftNames[index]).inserted
      values.append(
        EnumModel.Value(
          name: value.name ?? "", number: number,
          swiftName: isHidden
            ? swiftNames[index] : claims.claim(swiftNames[index], number: index),
          documentation: comments.text(at: path + [2, Int32(index)]),
          isDeprecated: value.options?.deprecated == true, isAlias: isAlias, isHidden: isHidden))
    }
    return EnumModel(type: type, documentation: comments.text(at: path), values: values)
  }
}
