internal import Descriptors
internal import PluginAPI

/// Finds out what a field holds, or that it is something that can't be generated.
struct FieldShapes {
  let fileName: String
  let table: TypeTable
  let comments: Comments

  func shape(
    of field: FieldDescriptorProto, in message: DescriptorProto, _ fullName: String,
    _ path: [Int32]
  ) throws(GenerationFailure) -> FieldModel.Shape {
    if let entry = table.message(field.typeName), entry.options?.mapEntry == true,
      let type = table.type(field.typeName), entry.field.count == 2
    {
      return .map(
        key: try valueType(of: entry.field[0], fullName, path),
        value: try valueType(of: entry.field[1], fullName, path), entry: type)
    }
    let type = try valueType(of: field, fullName, path)
    switch field.label {
    case .repeated?:
      return .repeated(type)
    case .required?:
      throw failure("field \(fullName): required fields are not supported", path)
    case .optional?, .unspecified?, .unrecognized?, nil:
      break
    }
    if let index = field.oneofIndex, message.oneofDecl.indices.contains(Int(index)) {
      let oneof = message.oneofDecl[Int(index)].name ?? ""
      return field.proto3Optional == true
        ? .optional(
          type, cCase: CNames.Written.oneofCase(CNames.oneof(oneof, index: Int(index))))
        : .oneof(type, oneof: oneof)
    }
    if case .message(let type) = type { return .message(type) }
    return .implicit(type)
  }

  private func valueType(
    of field: FieldDescriptorProto, _ fullName: String, _ path: [Int32]
  ) throws(GenerationFailure) -> ValueType {
    switch field.type {
    case .double?: return .double
    case .float?: return .float
    case .int32?: return .int32
    case .int64?: return .int64
    case .uint32?: return .uint32
    case .uint64?: return .uint64
    case .sint32?: return .sint32
    case .sint64?: return .sint64
    case .fixed32?: return .fixed32
    case .fixed64?: return .fixed64
    case .sfixed32?: return .sfixed32
    case .sfixed64?: return .sfixed64
    case .bool?: return .bool
    case .string?: return .string
    case .bytes?: return .bytes
    case .message?, .enum?:
      return try referenced(field.typeName ?? "", fullName, path)
    case .group?:
      throw failure("field \(fullName): groups are not supported", path)
    case .unspecified?, .unrecognized?, nil:
      throw failure("field \(fullName): unknown type \(field.type?.rawValue ?? 0)", path)
    }
  }

  private func referenced(
    _ name: String, _ fullName: String, _ path: [Int32]
  ) throws(GenerationFailure) -> ValueType {
    guard let type = table.type(name) else {
      throw failure("field \(fullName): the type \(name) is not in the request", path)
    }
    guard !table.otherSyntax.contains(type.file) else {
      throw failure(
        "field \(fullName): \(type.fullName) is of \(type.file), which is not proto3", path)
    }
    return type.isEnum ? .enumeration(type) : .message(type)
  }

  private func failure(_ reason: String, _ path: [Int32]) -> GenerationFailure {
    GenerationFailure(file: fileName, line: comments.line(of: path), reason)
  }
}
