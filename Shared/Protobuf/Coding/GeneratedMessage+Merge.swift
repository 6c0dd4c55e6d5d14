internal import CProtobufC

extension GeneratedMessage {
  /// The same message with every embedded message that comes several times in one place instead
  /// coming once.
  ///
  /// Messages merge by joining their bytes, says the specification, which is all that is done here;
  /// the joined bytes are then looked at in the same way.
  static func mergingRepeatedMessages(_ bytes: RawSpan) throws(DecodingFailure) -> [UInt8] {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    do throws(WireReader.Malformed) {
      return try unsafe merging(copy, layout.descriptor)
    } catch {
      throw .malformed(message: schema.fullName)
    }
  }

  private static func merging(
    _ bytes: [UInt8], _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>
  ) throws(WireReader.Malformed) -> [UInt8] {
    var parts: [MergedPart] = []
    var partOfField: [Int: Int] = [:]
    var lastOfOneof: [UInt32: (number: Int, part: Int)] = [:]
    var reader = WireReader(bytes)
    while let field = try reader.nextField() {
      if let oneof = unsafe oneofOffset(field.number, of: descriptor) {
        // Another field of the oneof takes the place of the last; the same one adds to it.
        if let last = lastOfOneof[oneof], last.number != field.number {
          parts[last.part] = .dropped
          partOfField[last.number] = nil
        }
        lastOfOneof[oneof] = (field.number, partOfField[field.number] ?? parts.count)
      }
      guard case .delimited(let content) = field.value,
        let description = unsafe messageField(field.number, of: descriptor)
      else {
        parts.append(.asItCame(field.extent))
        continue
      }
      if !description.isRepeated, let index = partOfField[field.number],
        case .message(_, let earlier) = parts[index]
      {
        parts[index] = .message(number: field.number, content: earlier + bytes[content])
      } else {
        partOfField[field.number] = parts.count
        parts.append(.message(number: field.number, content: Array(bytes[content])))
      }
    }

    var writer = WireWriter()
    for part in parts {
      switch part {
      case .asItCame(let extent):
        writer.raw(bytes[extent])
      case .message(let number, let content):
        guard let inner = unsafe messageField(number, of: descriptor)?.message else { continue }
        writer.delimited(try unsafe merging(content, inner), number: number)
      case .dropped:
        continue
      }
    }
    return writer.bytes
  }
}

/// A field as it is to be written: as it came, or as a message to look into.
private enum MergedPart {
  case asItCame(Range<Int>)
  case message(number: Int, content: [UInt8])
  case dropped
}
