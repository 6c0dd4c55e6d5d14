extension MessageLayout {
  /// Whether some message comes twice where it can be once.
  func repeatsMessages(_ bytes: RawSpan) throws(DecodingFailure) -> Bool {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    do throws(WireReader.Malformed) {
      return try fields.repeatMessages(copy, 0..<copy.count)
    } catch {
      throw .malformed(message: fullName)
    }
  }

  /// The same message as protobuf-c has to be given it to read it as the specification says.
  func normalForm(of bytes: RawSpan) throws(DecodingFailure) -> [UInt8] {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    do throws(WireReader.Malformed) {
      return try NormalForm(bytes: copy).message([0..<copy.count], fields)
    } catch {
      throw .malformed(message: fullName)
    }
  }
}

/// Writes a message anew, with three things done that protobuf-c can't do.
///
/// - An embedded message that comes several times in one place comes once. Messages merge by joining
///   their bytes, says the specification.
/// - A field whose wire type isn't that of its schema becomes an unknown one.
/// - Groups become unknown fields too; no message of proto3 has any.
///
/// Takes time and memory in proportion to the bytes, times the depth of the messages.
private struct NormalForm {
  let bytes: [UInt8]

  /// - Parameter extents: The message's bytes, all of them parts of `bytes`.
  func message(
    _ extents: [Range<Int>], _ fields: FieldTable
  ) throws(WireReader.Malformed) -> [UInt8] {
    var parts: [Part] = []
    var unknown = WireWriter()
    var partOfField: [Int: Int] = [:]
    var lastOfOneof: [UInt32: Int] = [:]
    for extent in extents {
      var reader = WireReader(bytes, in: extent)
      while let field = try reader.nextField() {
        guard let known = fields.field(field.number), known.takes(field.value) else {
          unknown.field(field, of: bytes)
          continue
        }
        if let oneof = known.oneof,
          let last = lastOfOneof.updateValue(field.number, forKey: oneof), last != field.number
        {
          // Another field of the oneof takes the place of the last, so that nothing joins that. It
          // stays here nevertheless, for protobuf-c to refuse it if it is no message.
          partOfField[last] = nil
        }
        guard case .delimited(let content) = field.value, let inner = known.messageFields else {
          parts.append(.asItCame(field.extent))
          continue
        }
        if !known.isRepeated, let index = partOfField[field.number] {
          parts[index].join(content)
        } else {
          partOfField[field.number] = parts.count
          parts.append(.message(number: field.number, contents: [content], fields: inner))
        }
      }
    }

    var writer = WireWriter()
    for part in parts {
      switch part {
      case .asItCame(let extent): writer.raw(bytes[extent])
      case .message(let number, let contents, let fields):
        writer.delimited(try message(contents, fields), number: number)
      }
    }
    UnknownFieldsCarrier.append(unknown.bytes, to: &writer)
    return writer.bytes
  }

  /// A field as it is to be written.
  private enum Part {
    case asItCame(Range<Int>)
    case message(number: Int, contents: [Range<Int>], fields: FieldTable)

    mutating func join(_ content: Range<Int>) {
      guard case .message(let number, var contents, let fields) = self else { return }
      // So that there is one owner of the array, and appending doesn't copy it.
      self = .asItCame(content)
      contents.append(content)
      self = .message(number: number, contents: contents, fields: fields)
    }
  }
}

/// How unknown fields that protobuf-c would refuse get past it: as the bytes of one field with a
/// number that no schema can have.
///
/// Bytes that come over the wire can have that number too. They don't have the seal, which is made
/// up anew by every process.
enum UnknownFieldsCarrier {
  private static let number = WireReader.fieldNumbers.upperBound + 1
  private static let seal: [UInt8] = (0..<16).map { _ in .random(in: .min ... .max) }

  static func append(_ fields: [UInt8], to writer: inout WireWriter) {
    guard !fields.isEmpty else { return }
    writer.delimited(seal + fields, number: number)
  }

  /// - Parameter value: As protobuf-c gives it: the length comes first.
  /// - Returns: The fields, or `nil` if this is no carrier.
  static func fields(number: Int, value: [UInt8]) -> [UInt8]? {
    guard number == Self.number else { return nil }
    var reader = WireReader(value)
    guard let count = try? reader.nextVarint(), count == value.count - reader.position,
      value[reader.position...].starts(with: seal)
    else { return nil }
    return Array(value[(reader.position + seal.count)...])
  }
}

extension FieldTable {
  /// Asked of every message with many fields, so it takes no memory.
  fileprivate func repeatMessages(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(WireReader.Malformed) -> Bool {
    // Bits by the place of the field in the table, for the first 64 of them; for others the answer
    // is yes as soon as there is one.
    var seen: UInt64 = 0
    var reader = WireReader(bytes, in: range)
    while let field = try reader.nextField() {
      guard case .delimited(let content) = field.value, let known = self.field(field.number),
        let inner = known.messageFields
      else { continue }
      if !known.isRepeated {
        guard known.index < 64, seen & 1 << UInt64(known.index) == 0 else { return true }
        seen |= 1 << UInt64(known.index)
      }
      if try inner.repeatMessages(bytes, content) { return true }
    }
    return false
  }
}
