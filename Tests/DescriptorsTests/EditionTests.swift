import PluginAPI
import Protobuf
import Testing

@testable import Descriptors

@Suite("Messages of editions")
struct EditionTests {
  private static func field(
    _ name: String, _ number: Int32, of type: String? = nil, _ features: FeatureSet? = nil
  ) -> FieldDescriptorProto {
    FieldDescriptorProto(
      name: name, number: number, label: .optional, type: type == nil ? .int32 : .message,
      typeName: type, options: features.map { FieldOptions(features: $0) }, jsonName: name)
  }

  private static func schema(_ features: FeatureSet? = nil, ofMessage: FeatureSet? = nil) throws
    -> MessageType
  {
    let file = FileDescriptorProto(
      name: "a.proto", package: "a",
      messageType: [
        DescriptorProto(
          name: "M",
          field: [
            field("plain", 1), field("implicit", 2, FeatureSet(fieldPresence: .implicit)),
            field("required", 3, FeatureSet(fieldPresence: .legacyRequired)),
            field("m", 4, of: ".a.M"),
            field("prefixed", 5, of: ".a.M", FeatureSet(messageEncoding: .lengthPrefixed)),
            field("delimited", 6, of: ".a.M", FeatureSet(messageEncoding: .delimited)),
          ], options: ofMessage.map { MessageOptions(features: $0) })
      ], options: features.map { FileOptions(features: $0) }, syntax: "editions", edition: 1000)
    return try #require(try DescriptorPool(files: [try file.packed()]).message(named: "a.M"))
  }

  private static func shape(_ type: MessageType) -> [String] {
    type.schema.fields.map { "\($0.name) \($0.label) \($0.type.name)" }
  }

  @Test("have presence and length prefixes, where no feature says otherwise")
  func defaults() throws {
    #expect(
      Self.shape(try Self.schema()) == [
        "plain explicit int32", "implicit implicit int32", "required required int32",
        "m explicit a.M", "prefixed explicit a.M", "delimited explicit group a.M",
      ])
  }

  @Test("take features from their file, and rather from around them")
  func inheritance() throws {
    let delimited = FeatureSet(fieldPresence: .implicit, messageEncoding: .delimited)
    let ofFile = Self.shape(try Self.schema(delimited))
    #expect(ofFile[0] == "plain implicit int32")
    #expect(
      ofFile[3...] == [
        "m explicit group a.M", "prefixed explicit a.M", "delimited explicit group a.M",
      ])
    let ofMessage = Self.shape(
      try Self.schema(delimited, ofMessage: FeatureSet(messageEncoding: .lengthPrefixed)))
    #expect(ofMessage[0] == "plain implicit int32")
    #expect(ofMessage[3] == "m explicit a.M")
  }

  @Test("are written as their features say")
  func wire() throws {
    let message = try Self.schema().message(
      json: #"{"plain":0,"implicit":0,"required":1,"delimited":{"required":2}}"#,
      options: JSONOptions())
    #expect(message.bytes == [0x08, 0, 0x18, 1, 0x33, 0x18, 2, 0x34])
  }
}
