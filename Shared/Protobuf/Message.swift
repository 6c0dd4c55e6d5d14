/// A protobuf message as a Swift value.
///
/// Generated types conform; nobody else needs to. The wire format is protobuf-c's work: packing
/// fills its C struct and lets it write, unpacking lets it parse and copies the result out, so no
/// message holds C memory.
///
/// A `string` is a `String`, so no text that isn't UTF-8 is ever packed; unpacking refuses it. As keys
/// of a map, two texts that differ only in how their accents are composed are one, as they are to any
/// dictionary of Swift's, and the later one's value stays.
public protocol Message: Sendable, Hashable, CustomStringConvertible {
  /// The message with every field at its default.
  init()

  /// Names, numbers, types and comments of the fields, as in the .proto file.
  static var schema: MessageSchema { get }

  /// Fields that came over the wire and are not in the schema. Packing writes them again.
  var unknownFields: UnknownFields { get set }

  /// Parses one packed message that takes up all of `bytes`.
  ///
  /// - Throws: What is wrong with the bytes. Whatever they are, the process goes on, and memory is
  ///   bounded by a multiple of their number.
  init(packed bytes: RawSpan) throws(DecodingFailure)

  /// Appends the packed message to `output`.
  ///
  /// - Throws: `.tooLarge` if it would take more than 2 GiB; `output` is then as it was.
  func pack(into output: inout [UInt8]) throws(EncodingFailure)
}

extension Message {
  /// Parses one packed message that takes up all of `bytes`.
  @inlinable public init(packed bytes: [UInt8]) throws(DecodingFailure) {
    try self.init(packed: unsafe bytes.span.bytes)
  }

  /// The packed message.
  @inlinable public func packed() throws(EncodingFailure) -> [UInt8] {
    var output: [UInt8] = []
    try pack(into: &output)
    return output
  }

  /// A message built in place: `Group.with { $0.title = "Choir" }`.
  public static func with<Failure: Error>(
    _ populate: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var message = Self()
    try populate(&message)
    return message
  }

  /// The full name and the fields that are set, as JSON, for logs and test failures.
  public var description: String {
    do throws(JSONFailure) {
      let json = try readableJSON(options: JSONOptions(protoFieldNames: true))
      return "\(Self.schema.fullName) \(json)"
    } catch {
      return "\(Self.schema.fullName) (\(error))"
    }
  }
}
