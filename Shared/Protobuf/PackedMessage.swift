/// A message of any type in its packed form, for those who learn of the type as they run.
package struct PackedMessage: Message {
  package var bytes: [UInt8]

  package init() { bytes = [] }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whatever the bytes are.
  package init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.bytes = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
  }

  package func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    output.append(contentsOf: bytes)
  }

  package static let schema = MessageSchema(
    fullName: "packed message", documentation: "", fields: [])

  /// All of it is known, to somebody.
  package var unknownFields: UnknownFields {
    get { UnknownFields() }
    set {}
  }
}

extension MessageType {
  /// Reads proto3 JSON, as ``Message/init(json:options:)`` does.
  ///
  /// - Throws: The field and what is wrong with it; also a required one that isn't there.
  package func message(json: String, options: JSONOptions) throws(JSONFailure) -> PackedMessage {
    let schema = schema
    let bytes = try JSONReader(options: options).message(
      try JSONParser.parse(json), schema, JSONPath())
    do {
      return PackedMessage(try canonical(bytes, isWhole: true))
    } catch {
      throw JSONFailure(path: "", reason: "\(error)")
    }
  }

  /// Writes proto3 JSON, as ``Message/json(options:)`` does.
  ///
  /// - Throws: Also what is wrong with the bytes.
  package func json(
    of message: PackedMessage, options: JSONOptions
  ) throws(JSONFailure) -> String {
    try write(message, options, isLenient: false).output.text
  }

  /// The same with a form for everything: what has none in JSON is written as the fields that it is
  /// made of, and the content of a google.protobuf.Any of an unknown type as base64.
  ///
  /// - Returns: Also the full names of those types.
  package func readableJSON(
    of message: PackedMessage, options: JSONOptions
  ) throws(JSONFailure) -> (text: String, unknownTypes: [String]) {
    let writer = try write(message, options, isLenient: true)
    return (writer.output.text, writer.unknownTypes)
  }

  private func write(
    _ message: PackedMessage, _ options: JSONOptions, isLenient: Bool
  ) throws(JSONFailure) -> JSONWriter {
    let bytes: [UInt8]
    do {
      bytes = try canonical(message.bytes)
    } catch {
      throw JSONFailure(path: "", reason: "\(error)")
    }
    var writer = JSONWriter(options: options, isLenient: isLenient)
    try writer.message(bytes[...], schema, JSONPath())
    return writer
  }
}
