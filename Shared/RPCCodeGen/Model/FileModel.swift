/// A .proto file, resolved and found to be something that can be generated.
struct FileModel {
  /// "rollcall/groups/v1/groups.proto"
  let name: String
  let messages: [MessageModel]
  let enums: [EnumModel]
  let services: [ServiceModel]

  /// Nested ones too.
  var allMessages: [MessageModel] {
    func all(_ messages: [MessageModel]) -> [MessageModel] {
      messages.flatMap { [$0] + all($0.messages) }
    }
    return all(messages)
  }
}

struct MessageModel {
  let type: TypeReference
  let documentation: String
  let fields: [FieldModel]
  let oneofs: [OneofModel]
  let messages: [MessageModel]
  let enums: [EnumModel]

  /// Messages of the type can nest without bound.
  let isRecursive: Bool

  /// Names of types that mean something else in the body of the message than outside.
  let innerTypeNames: Set<String>
}

struct EnumModel {
  struct Value {
    let name: String
    let number: Int32
    let swiftName: String
    let documentation: String
    let isDeprecated: Bool

    /// Another value with this number comes before it.
    let isAlias: Bool

    /// It is an alias, and its name in Swift is that of the other too.
    let isHidden: Bool
  }

  let type: TypeReference
  let documentation: String
  let values: [Value]
}

struct ServiceModel {
  /// In front of `Client`, `Service` and `Methods`.
  let swiftName: String

  let fullName: String
  let documentation: String
  let methods: [MethodModel]
  let isDeprecated: Bool

  /// Of the types that are made for a service.
  static func typeNames(of swiftName: String) -> [String] {
    ["Client", "Service", "Methods"].map { swiftName + $0 }
  }
}

struct MethodModel {
  enum Kind: String {
    case unary, clientStreaming, serverStreaming, bidirectionalStreaming
  }

  enum Idempotency: String {
    case unknown, noSideEffects, idempotent
  }

  let name: String
  let swiftName: String
  let kind: Kind
  let idempotency: Idempotency
  let access: AccessModel
  let input: TypeReference
  let output: TypeReference
  let documentation: String
  let isDeprecated: Bool

  /// Where it stands in the .proto file, if the request tells.
  let line: Int?
}
