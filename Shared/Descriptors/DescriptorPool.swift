package import Protobuf
internal import WellKnownTypes

/// Types and services out of .proto files that the program learns of as it runs: proto3's, proto2's
/// and those of editions.
///
/// The well-known types are the ones that are compiled in, whatever the files say of them.
package final class DescriptorPool: Sendable {
  private let table: SchemaTable

  /// - Parameter files: Packed google.protobuf.FileDescriptorProtos, in any order, with all that they
  ///   import, but for the well-known types.
  /// - Throws: What about them can't be used. Whatever they are, the process goes on.
  package init(files: [[UInt8]]) throws(DescriptorFailure) {
    var builder = SchemaTableBuilder()
    for bytes in files { try builder.add(bytes) }
    table = try builder.finish()
  }

  /// - Parameter descriptorSet: A packed google.protobuf.FileDescriptorSet, as `protoc
  ///   --include_imports --descriptor_set_out` writes it.
  package convenience init(descriptorSet bytes: [UInt8]) throws(DescriptorFailure) {
    var files: [[UInt8]] = []
    var reader = WireReader(bytes)
    do throws(WireReader.Malformed) {
      while let field = try reader.nextField() {
        guard field.number == 1, case .delimited(let range) = field.value else { continue }
        files.append(Array(bytes[range]))
      }
    } catch {
      throw DescriptorFailure("not a FileDescriptorSet, as protoc --descriptor_set_out writes it")
    }
    guard !files.isEmpty else { throw DescriptorFailure("a FileDescriptorSet without files") }
    try self.init(files: files)
  }

  /// In the order of the files.
  package var services: [LearnedService] {
    table.services.map { service in
      LearnedService(
        fullName: service.fullName, documentation: service.documentation,
        methods: service.methods.map { method in
          LearnedMethod(
            name: method.name, documentation: method.documentation,
            input: type(named: method.input), output: type(named: method.output),
            clientStreams: method.clientStreams, serverStreams: method.serverStreams,
            idempotency: method.idempotency, access: method.access)
        })
    }
  }

  /// - Parameter fullName: "rollcall.groups.v1.Group"
  package func message(named fullName: String) -> MessageType? {
    Self.known(fullName) ?? (table.messages[fullName] == nil ? nil : type(named: fullName))
  }

  /// The messages, for a google.protobuf.Any to hold.
  package var messageTypes: MessageTypes {
    MessageTypes(table.messages.values.filter { !$0.isMapEntry }.map { type(named: $0.fullName) })
  }

  // MARK: Schemas

  private static func known(_ fullName: String) -> MessageType? {
    MessageTypes.wellKnownTypes.type(named: fullName)
  }

  private func type(named fullName: String) -> MessageType {
    Self.known(fullName)
      ?? MessageType(learned: fullName, owner: self) { [self] in schema(of: fullName) }
  }

  private func schema(of fullName: String) -> MessageSchema {
    // The builder has found every name that a type has.
    let message = table.messages[fullName]
    return MessageSchema(
      fullName: fullName, documentation: message?.documentation ?? "",
      fields: message?.fields.map(schema) ?? [])
  }

  private func schema(_ field: SchemaTable.Field) -> FieldSchema {
    var schema = FieldSchema(
      name: field.name, jsonName: field.jsonName, number: field.number, type: type(field.type),
      label: field.label, documentation: field.documentation)
    schema.defaultText = field.defaultText
    return schema
  }

  private func type(_ type: SchemaTable.TypeName) -> FieldType {
    switch type {
    case .scalar(let type): return type
    case .message(let name): return .message(self.type(named: name))
    case .group(let name): return .group(self.type(named: name))
    case .enumeration(let name):
      return .enumeration(
        table.enums[name].map { EnumType(learned: $0) } ?? EnumType(NullValue.self))
    case .map(let key, let value): return .map(key: key, value: self.type(value))
    }
  }
}

/// A service as its descriptor tells.
package struct LearnedService: Sendable {
  package let fullName: String
  package let documentation: String
  package let methods: [LearnedMethod]
}

package struct LearnedMethod: Sendable {
  package enum Idempotency: Sendable, Hashable {
    case unknown, noSideEffects, idempotent
  }

  package let name: String
  package let documentation: String
  package let input: MessageType
  package let output: MessageType
  package let clientStreams: Bool
  package let serverStreams: Bool
  package let idempotency: Idempotency
  /// What `(rollcall.options.v1.access)` says, if it is there.
  package let access: LearnedAccess?
}

/// The `(rollcall.options.v1.access)` of a method.
package struct LearnedAccess: Sendable, Hashable {
  package enum Users: Sendable, Hashable {
    case nobody
    /// The field that says whom a request is about; `nil` if the method's code judges.
    case themselves(field: String?)
    case signedIn
  }

  /// "*" alone stands for every peer of the trust domain.
  package let callers: [String]
  package let users: Users
}
