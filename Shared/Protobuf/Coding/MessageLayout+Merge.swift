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

  /// The same message with every embedded message that comes several times in one place instead
  /// coming once.
  ///
  /// Messages merge by joining their bytes, says the specification, which is all that is done here;
  /// the joined bytes are then looked at in the same way.
  func mergingRepeatedMessages(_ bytes: RawSpan) throws(DecodingFailure) -> [UInt8] {
    let copy = unsafe bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    do throws(WireReader.Malformed) {
      return try fields.merging(copy)
    } catch {
      throw .malformed(message: fullName)
    }
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

  fileprivate func merging(_ bytes: [UInt8]) throws(WireReader.Malformed) -> [UInt8] {
    var parts: [MergedPart] = []
    var partOfField: [Int: Int] = [:]
    var lastOfOneof: [UInt32: (number: Int, part: Int)] = [:]
    var reader = WireReader(bytes)
    while let field = try reader.nextField() {
      let known = self.field(field.number)
      if let oneof = known?.oneof {
        // Another field of the oneof takes the place of the last; the same one adds to it.
        if let last = lastOfOneof[oneof], last.number != field.number {
          parts[last.part] = .dropped
          partOfField[last.number] = nil
        }
        lastOfOneof[oneof] = (field.number, partOfField[field.number] ?? parts.count)
      }
      guard case .delimited(let content) = field.value, let known,
        let inner = known.messageFields
      else {
        parts.append(.asItCame(field.extent))
        continue
      }
      if !known.isRepeated, let index = partOfField[field.number],
        case .message(_, let earlier, _) = parts[index]
      {
        parts[index] = .message(
          number: field.number, content: earlier + bytes[content], fields: inner)
      } else {
        partOfField[field.number] = parts.count
        parts.append(
          .message(number: field.number, content: Array(bytes[content]), fields: inner))
      }
    }

    var writer = WireWriter()
    for part in parts {
      switch part {
      case .asItCame(let extent): writer.raw(bytes[extent])
      case .message(let number, let content, let fields):
        writer.delimited(try fields.merging(content), number: number)
      case .dropped: continue
      }
    }
    return writer.bytes
  }
}

/// A field as it is to be written: as it came, or as a message to look into.
private enum MergedPart {
  case asItCame(Range<Int>)
  case message(number: Int, content: [UInt8], fields: FieldTable)
  case dropped
}
