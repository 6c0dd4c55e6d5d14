import Protobuf

/// A message in JSON with functions in it, made ready to be packed once for every call.
///
/// One without functions is packed once. Of one with functions, what is always the same is packed
/// once, and the fields that differ are written behind that for every call, as the wire format allows
/// fields in any order. What can't be taken apart so is read as JSON again for every call.
struct RequestTemplate: Sendable {
  private enum Form: Sendable {
    case constant([UInt8])
    case fields(TemplateFields)
    case json(TemplateText)
  }

  private let form: Form
  /// What has to be known by name to make a message.
  let names: [String]
  private let type: MessageType
  private let options: JSONOptions

  /// - Throws: What is wrong with the JSON, and what it could look like.
  init(_ text: String, for type: MessageType, types: MessageTypes, folder: String? = nil)
    throws(UsageError)
  {
    self.type = type
    options = JSONOptions(types: types)
    let template = try TemplateText(text, folder: folder)
    names = template.names
    if let constant = template.constant {
      form = .constant(try Self.pack(constant, type, options))
      return
    }
    let value = try? JSONParser.parse(text)
    if let value,
      let fields = try TemplateFields(
        value, type.schema, folder: folder,
        pack: { json in
          try? type.message(json: json, options: JSONOptions(types: types)).bytes
        })
    {
      form = .fields(fields)
    } else {
      form = .json(template)
    }
  }

  /// - Throws: What is wrong with the JSON.
  private static func pack(
    _ json: String, _ type: MessageType, _ options: JSONOptions
  ) throws(UsageError) -> [UInt8] {
    do throws(JSONFailure) {
      return try type.message(json: json, options: options).bytes
    } catch {
      throw UsageError(
        "the template makes no \(type.fullName): \(error)\n  it made: \(json.prefix(200))\n"
          + "  it could be: \(ExampleJSON.text(for: type))")
    }
  }

  /// If it is always the same.
  var constant: [UInt8]? {
    if case .constant(let bytes) = form { bytes } else { nil }
  }

  /// - Throws: What a function made that the field doesn't take.
  func message(_ values: inout TemplateValues) throws(UsageError) -> [UInt8] {
    switch form {
    case .constant(let bytes): return bytes
    case .fields(let fields): return try fields.message(&values)
    case .json(let text): return try Self.pack(text.json(&values), type, options)
    }
  }
}
