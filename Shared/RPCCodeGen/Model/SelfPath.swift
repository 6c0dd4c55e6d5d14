internal import Descriptors
internal import PluginAPI

/// The way from a request to the id of the person it is about: the `self` of an access rule.
struct SelfPath {
  enum Step: Hashable {
    /// A text, or a message that can be absent.
    case property(String)
    /// A case of the oneof in that property.
    case oneof(property: String, name: String)
  }

  /// The fields as the .proto file names them: "user.id".
  let text: String
  /// One for each field.
  let steps: [Step]
}

/// Finds the fields of a path, or what is wrong with it.
struct SelfPathBuilder {
  let table: TypeTable
  let recursion: Recursion

  struct Failure: Error {
    let reason: String
  }

  /// - Parameter input: The type of the request.
  func path(_ text: String, in input: TypeReference) throws(Failure) -> SelfPath {
    var steps: [SelfPath.Step] = []
    var type = input
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      let message = try model(of: type)
      guard let field = message.fields.first(where: { $0.name == name }) else {
        throw Failure(reason: "\(type.fullName) has no field \"\(name)\"")
      }
      guard !field.isDeprecated else { throw Failure(reason: "\(field.fullName) is deprecated") }
      steps.append(try step(field, of: message))
      if index == names.count - 1 {
        try checkText(field)
        return SelfPath(text: text, steps: steps)
      }
      guard let next = field.usedType, !next.isEnum, !isMany(field) else {
        throw Failure(reason: "\(field.fullName) isn't a message")
      }
      type = next
    }
    throw Failure(reason: "it is empty")
  }

  private func model(of type: TypeReference) throws(Failure) -> MessageModel {
    guard let descriptor = table.message(type.fullName) else {
      throw Failure(reason: "\(type.fullName) isn't a message")
    }
    let scope = type.fullName.split(separator: ".").dropLast().joined(separator: ".")
    do throws(GenerationFailure) {
      return try MessageModelBuilder(
        fileName: type.file, table: table, recursion: recursion, comments: Comments(nil)
      ).message(descriptor, in: scope, [])
    } catch {
      throw Failure(reason: error.reason)
    }
  }

  private func step(_ field: FieldModel, of message: MessageModel) throws(Failure)
    -> SelfPath.Step
  {
    guard case .oneof(_, let name) = field.shape else { return .property(field.swiftName) }
    guard let oneof = message.oneofs.first(where: { $0.name == name }) else {
      throw Failure(reason: "\(field.fullName) is in no oneof")
    }
    return .oneof(property: oneof.swiftName, name: field.swiftName)
  }

  private func isMany(_ field: FieldModel) -> Bool {
    switch field.shape {
    case .repeated, .map: true
    case .implicit, .optional, .message, .oneof: false
    }
  }

  private func checkText(_ field: FieldModel) throws(Failure) {
    switch field.shape {
    case .implicit(.string), .oneof(.string, _), .optional(.string, _): return
    case .implicit, .optional, .message, .repeated, .map, .oneof:
      throw Failure(reason: "\(field.fullName) isn't a string")
    }
  }
}
