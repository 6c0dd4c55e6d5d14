internal import Protobuf

/// What files declare, by full names; types refer to each other by those.
struct SchemaTable: Sendable {
  struct Message: Sendable {
    let fullName: String
    let documentation: String
    let isMapEntry: Bool
    var fields: [Field] = []
  }

  struct Field: Sendable {
    let name: String
    let jsonName: String
    let number: Int
    let label: FieldSchema.Label
    let type: TypeName
    let documentation: String
    var defaultText: String?
  }

  indirect enum TypeName: Sendable {
    case scalar(FieldType)
    case message(String)
    case group(String)
    case enumeration(String)
    case map(key: FieldType, value: TypeName)
  }

  struct Service: Sendable {
    let fullName: String
    let documentation: String
    var methods: [Method] = []
  }

  struct Method: Sendable {
    let name: String
    let documentation: String
    let input: String
    let output: String
    let clientStreams: Bool
    let serverStreams: Bool
    let idempotency: LearnedMethod.Idempotency
    let access: LearnedAccess?
  }

  var messages: [String: Message] = [:]
  var enums: [String: EnumSchema] = [:]
  var services: [Service] = []
}
