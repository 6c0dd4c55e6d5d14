public import Protobuf

extension AnyMessage {
  /// Why what it holds can't be had as a message of the asked type.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// It holds another type; `found` is its type URL.
    case otherType(expected: String, found: String)

    /// It says that it holds the type, but the bytes are none.
    case malformed(DecodingFailure)

    public var description: String {
      switch self {
      case .otherType(let expected, let found): "expected \(expected), found \"\(found)\""
      case .malformed(let failure): failure.description
      }
    }
  }

  /// Packs a message together with the name of its type.
  public init(packing message: some Message) throws(EncodingFailure) {
    self.init(
      typeURL: "type.googleapis.com/\(type(of: message).schema.fullName)",
      value: try message.packed())
  }

  /// The full name of the type it holds: what stands behind the last slash.
  public var typeName: String {
    String(typeURL.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
  }

  public func holds<M: Message>(_ type: M.Type) -> Bool {
    typeURL.contains("/") && typeName == M.schema.fullName
  }

  /// The message, if it is of this type.
  public func unpack<M: Message>(as type: M.Type = M.self) throws(Failure) -> M {
    guard holds(type) else {
      throw .otherType(expected: M.schema.fullName, found: typeURL)
    }
    do throws(DecodingFailure) {
      return try M(packed: value)
    } catch {
      throw .malformed(error)
    }
  }

  /// The message, if it is of one of these types; `nil` if it isn't.
  public func unpack(as types: MessageTypes) throws(Failure) -> (any Message)? {
    guard typeURL.contains("/"), let type = types[typeName] else { return nil }
    do throws(DecodingFailure) {
      return try type.init(packed: value)
    } catch {
      throw .malformed(error)
    }
  }
}
